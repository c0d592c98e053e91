// The book in both languages: titles, introductions, and what surrounds the pages.

import type { BookText, Lang } from '@understudy/procedure'
import type { NodeId, PageId, PreferenceId } from '../ids.ts'
import { afterEn, beforeEn } from './chapters-en.ts'
import { afterRu, beforeRu } from './chapters-ru.ts'
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
        'Read after each card is played, before its first action; after each step again from the top. Nothing is spent that is [[held-back|held back]]. A card Secured in this Prelude is not used in it.',
    },
    ADM: { title: 'Administration', intro: 'Tax, Repair, Influence. After each plan, from the top.' },
    AGG: { title: 'Aggression', intro: 'Move, Battle, Secure. After each plan, from the top.' },
    CON: { title: 'Construction', intro: 'Build, Repair. After each plan, from the top.' },
    MOB: { title: 'Mobilization', intro: 'Move, Influence. After each plan, from the top.' },
    CMB: { title: 'Combat', intro: 'See also the Combat Doctrine after the pages.' },

    VOX: {
      title: 'Vox cards',
      intro:
        'A Vox card is Secured if it is [[effective|effective]], or for Captives. What it does is looked up when it is resolved. Call to Action needs no decision: a card for its board.',
    },
    SLT: { title: 'Resource slots' },
    OTH: { title: 'Other decisions' },
  },
  nodes: nodesEn,
  preferences: preferences.en,
  terms: terms.en,
  before: beforeEn,
  after: afterEn,
}

const ru: Text = {
  title: 'SUPERCAT',
  about:
    'Процедурный соперник для игры Arcs, автор — okonomichiyaki: версия 0.5, базовая редакция, пересказ своими словами. Числа в скобках — номера приоритетов автора.',
  pages: {
    BT: { title: 'Ход бота', intro: 'Начните отсюда.' },
    GP: {
      title: 'Общие приоритеты',
      intro:
        'В каждой строке названы масти. Первая строка, которую можно выполнить картой этих мастей, забирает эту карту.',
    },
    PR: {
      title: 'Прелюдия',
      intro:
        'Читается после каждой разыгранной карты, до её первого действия; после каждого шага — сначала. Что он [[held-back|придерживает]], не тратится. Карта, присвоенная в этой прелюдии, в ней не применяется.',
    },
    ADM: { title: 'Руководство', intro: 'Сбор налогов, починка, влияние. После каждого плана — сначала.' },
    AGG: { title: 'Агрессия', intro: 'Перемещение, сражение, присвоение. После каждого плана — сначала.' },
    CON: { title: 'Проектирование', intro: 'Строительство, починка. После каждого плана — сначала.' },
    MOB: { title: 'Мобилизация', intro: 'Перемещение, влияние. После каждого плана — сначала.' },
    CMB: { title: 'Сражение', intro: 'См. также «Правила сражений» после страниц.' },

    VOX: {
      title: 'Карты гласа',
      intro:
        'Карту гласа присваивают, если она [[effective|действенна]], или ради пленников. Что она делает, решается при её розыгрыше. «Призыв к действию» решений не требует: карта ложится у планшета.',
    },
    SLT: { title: 'Ячейки ресурсов' },
    OTH: { title: 'Прочие решения' },
  },
  nodes: nodesRu,
  preferences: preferences.ru,
  terms: terms.ru,
  before: beforeRu,
  after: afterRu,
}

export const text: Record<Lang, Text> = { en, ru }
