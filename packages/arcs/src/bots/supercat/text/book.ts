// The book in both languages: titles, introductions, and what surrounds the pages.

import type { BookText, Lang } from '@understudy/procedure'
import type { NodeId, PageId, PreferenceId } from '../ids.ts'
import { nodesEn } from './nodes-en.ts'
import { nodesRu } from './nodes-ru.ts'
import { preferences } from './preferences.ts'
import { terms } from './terms.ts'

type Text = BookText<NodeId, PageId, PreferenceId>

const en: Text = {
  title: 'SUPERCAT',
  about:
    'A procedural opponent for Arcs, by okonomichiyaki: version 0.5, base edition, retold in our own words. The numbers in brackets are the author’s priority numbers.',
  pages: {
    BT: { title: 'Bot turn', intro: 'Start here.' },
    GP: {
      title: 'General Priorities',
      intro: 'Each line names suits. The first line that can be done with a card of these suits takes that card.',
    },
    PR: {
      title: 'Prelude',
      intro:
        'Tokens and Guild cards that count for a declared ambition in contention are not spent; a Relic may still pay for a Relic card.',
    },
    ADM: { title: 'Administration', intro: 'Tax, Repair, Influence. After each plan, from the top.' },
    AGG: { title: 'Aggression', intro: 'Move, Battle, Secure. After each plan, from the top.' },
    CON: { title: 'Construction', intro: 'Build, Repair. After each plan, from the top.' },
    MOB: { title: 'Mobilization', intro: 'Move, Influence. After each plan, from the top.' },
    CMB: { title: 'Combat' },
    VOX: { title: 'Vox cards' },
    SLT: { title: 'Resource slots' },
    OTH: { title: 'Other decisions' },
  },
  nodes: nodesEn,
  preferences: preferences.en,
  terms: terms.en,
  before: [
    {
      title: 'Cards',
      text: 'The bot holds no cards. A counter stands for its hand: 6 at the start of a chapter. All cards that are not dealt to people form a face-down stack that the bots share. Cards that it gains lie open at its board and count as part of the hand.',
    },
    {
      title: 'Difficulty',
      text: 'Normal: people sit last, a bot begins, and while a bot is ahead of no person it has one more action with each card and one more die in each of its battles. Harder: always. Off: never.',
    },
    {
      title: 'How to follow the pages',
      text: 'Read from the top. A question that finds a way is done; then the page starts again while actions are left. Preferences narrow the ways one after another. Fractions are rounded down.',
    },
  ],
}

const ru: Text = {
  title: 'SUPERCAT',
  about:
    'Процедурный противник для «Арок», автор — okonomichiyaki: версия 0.5, базовая редакция, пересказ своими словами. Числа в скобках — номера приоритетов автора.',
  pages: {
    BT: { title: 'Ход бота', intro: 'Начинать отсюда.' },
    GP: {
      title: 'Общие приоритеты',
      intro:
        'В каждой строке названы масти. Первая строка, которую можно выполнить картой этих мастей, забирает эту карту.',
    },
    PR: {
      title: 'Прелюдия',
      intro:
        'Жетоны и карты гильдий объявленной амбиции, за которую он борется, не тратятся; реликвией всё же можно оплатить карту реликвий.',
    },
    ADM: { title: 'Управление', intro: 'Налог, ремонт, влияние. После каждого плана — сначала.' },
    AGG: { title: 'Агрессия', intro: 'Движение, бой, вербовка. После каждого плана — сначала.' },
    CON: { title: 'Строительство', intro: 'Постройка, ремонт. После каждого плана — сначала.' },
    MOB: { title: 'Мобилизация', intro: 'Движение, влияние. После каждого плана — сначала.' },
    CMB: { title: 'Бой' },
    VOX: { title: 'Карты гласа' },
    SLT: { title: 'Ячейки ресурсов' },
    OTH: { title: 'Прочие решения' },
  },
  nodes: nodesRu,
  preferences: preferences.ru,
  terms: terms.ru,
  before: [
    {
      title: 'Карты',
      text: 'Карт на руке у бота нет. Руку заменяет счётчик: 6 в начале главы. Все карты, не сданные людям, образуют закрытую стопку, общую для ботов. Полученные карты лежат открыто у планшета и входят в руку.',
    },
    {
      title: 'Сложность',
      text: 'Обычная: люди сидят последними, начинает бот, и пока бот не впереди ни одного человека, у него на одно действие больше с каждой картой и на один кубик больше в каждом своём бою. Труднее: всегда. Выключено: никогда.',
    },
    {
      title: 'Как читать страницы',
      text: 'Читать сверху. Вопрос, для которого нашёлся способ, выполняется; затем страница начинается сначала, пока есть действия. Предпочтения сужают выбор одно за другим. Дроби округляются вниз.',
    },
  ],
}

export const text: Record<Lang, Text> = { en, ru }
