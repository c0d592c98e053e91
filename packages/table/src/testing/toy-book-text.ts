// The Miser's rulebook in words.

import type { BookText, Phrases } from '@understudy/procedure'
import type { MiserSayings, NodeId, PageId, PreferenceId } from './toy-book.ts'
import { cardName, seatName } from './toy-text.ts'

interface Texts {
  readonly book: BookText<NodeId, PageId, PreferenceId>
  readonly phrases: Phrases<MiserSayings>
  readonly rulings: Readonly<Record<string, string>>
}

export const miserEn: Texts = {
  book: {
    title: 'The Miser',
    about: 'Builds where it can, and holds others to [[ransom]]. <Not> a **real** bot & not *official*.',
    pages: {
      TURN: { title: 'Turn', intro: 'While there are actions left, read this page from the top.' },
      GOLD: { title: 'Gold' },
      SHIELD: { title: 'Shield' },
      TOLL: { title: 'Toll' },
    },
    nodes: {
      'T.1': { rule: 'Is the mood still open?' },
      'T.1.1': { rule: 'Roll for the mood.' },
      'T.2': { rule: 'Is it still open whether there is music?' },
      'T.2.1': { rule: 'Ask for music.' },
      'T.3': { rule: 'Is there no coin left?', yes: 'Penniless.' },
      'T.3.1': { rule: 'Work.' },
      'T.3.2': { rule: 'Can it build?' },
      'T.4': { rule: 'Can it build with a [[ransom|ransom of somebody]]?' },
      'T.5': { rule: 'Is there a card to use?' },
      'T.5.1': { rule: 'Go to the page of that card.' },
      'T.6': { rule: 'Is the mood bad, and no music to help?' },
      'T.6.1': { rule: 'Then rest at once.' },
      'T.7': { rule: 'Can it work?' },
      'T.8': { rule: 'Can it rest?' },
      'G.1': { rule: 'While there is gold:' },
      'G.1.1': { rule: 'Cash it in.' },
      'G.2': { rule: 'That is all about gold.' },
      'S.1': { rule: 'Choose the cheapest free site.' },
      'S.2': { rule: 'Are there coins enough for it?' },
      'S.2.1': { rule: 'Build there.' },
      'S.2.2': { rule: 'Bury the shield for a coin.' },
      'S.3': { rule: 'Keep the shield.' },
      'P.1': { rule: 'Are there coins enough to pay?' },
      'P.1.1': { rule: 'Pay.' },
      'P.1.2': { rule: 'That settles it.' },
      'P.2': { rule: 'Can it raise a shield?' },
      'P.2.1': { rule: 'That settles it too.' },
      'P.3': { rule: 'Stand firm.' },
    },
    preferences: {
      worth: 'the site that is worth most',
      neighbour: 'a site next to one of its own',
      rich: 'the richest victim',
      many: 'the card it has most of',
      cheap: 'the cheapest',
    },
    terms: [{ id: 'ransom', term: 'Ransom', text: 'What an attacked seat pays to be left alone.' }],
    before: [{ title: 'Setup', text: 'Sit down.\n\nLook "poor".' }],
    after: [{ title: 'In the end', text: 'Count.' }],
  },
  phrases: {
    'm.coins': ({ coins }) => `It has ${coins}.`,
    'm.site': ({ site }) => `site ${site}`,
    'm.raid': ({ target, site }) => `${seatName('en', target)} for site ${site}`,
    'm.suit': ({ suit }) => cardName('en', suit),
    'm.music': () => 'Is there music?',
    'm.yes': () => 'it plays',
    'm.no': () => 'silence',
    'm.once': () => 'it can',
  },
  rulings: {
    'toll/1': 'A raid is planned for two actions.',
    'toll/2': 'A seat that can do nothing rests.',
    'toll/3': 'Never cited.',
  },
}

export const miserRu: Texts = {
  book: {
    title: 'Скряга',
    about: 'Строит, где может, и требует [[ransom|выкуп]]. <Не> **настоящий** бот & *неофициальный*.',
    pages: {
      TURN: { title: 'Ход', intro: 'Пока есть действия, читайте эту страницу сначала.' },
      GOLD: { title: 'Золото' },
      SHIELD: { title: 'Щит' },
      TOLL: { title: 'Дань' },
    },
    nodes: {
      'T.1': { rule: 'Настроение ещё не известно?' },
      'T.1.1': { rule: 'Бросьте кубик настроения.' },
      'T.2': { rule: 'Ещё не известно, играет ли музыка?' },
      'T.2.1': { rule: 'Спросите про музыку.' },
      'T.3': { rule: 'Монет не осталось?', yes: 'Ни гроша.' },
      'T.3.1': { rule: 'Работать.' },
      'T.3.2': { rule: 'Может ли он строить?' },
      'T.4': { rule: 'Может ли он строить на [[ransom|чужой выкуп]]?' },
      'T.5': { rule: 'Есть ли карта, которую можно использовать?' },
      'T.5.1': { rule: 'Перейдите на страницу этой карты.' },
      'T.6': { rule: 'Настроение плохое, и музыка не помогает?' },
      'T.6.1': { rule: 'Тогда сразу отдых.' },
      'T.7': { rule: 'Может ли он работать?' },
      'T.8': { rule: 'Может ли он отдыхать?' },
      'G.1': { rule: 'Пока есть золото:' },
      'G.1.1': { rule: 'Разменять его.' },
      'G.2': { rule: 'О золоте всё.' },
      'S.1': { rule: 'Выберите самый дешёвый свободный участок.' },
      'S.2': { rule: 'Хватает ли на него монет?' },
      'S.2.1': { rule: 'Построить там.' },
      'S.2.2': { rule: 'Спрятать щит под колоду за монету.' },
      'S.3': { rule: 'Оставить щит.' },
      'P.1': { rule: 'Хватает ли монет, чтобы заплатить?' },
      'P.1.1': { rule: 'Заплатить.' },
      'P.1.2': { rule: 'Вопрос решён.' },
      'P.2': { rule: 'Может ли он поднять щит?' },
      'P.2.1': { rule: 'Вопрос тоже решён.' },
      'P.3': { rule: 'Стоять насмерть.' },
    },
    preferences: {
      worth: 'самый ценный участок',
      neighbour: 'участок рядом со своим',
      rich: 'самая богатая жертва',
      many: 'карта, которых больше всего',
      cheap: 'самый дешёвый',
    },
    terms: [{ id: 'ransom', term: 'Выкуп', text: 'Плата, чтобы оставили в покое.' }],
    before: [{ title: 'Подготовка', text: 'Сядьте.\n\nВыглядите «бедно».' }],
    after: [{ title: 'В конце', text: 'Подсчёт.' }],
  },
  phrases: {
    'm.coins': ({ coins }) => `Монет: ${coins}.`,
    'm.site': ({ site }) => `участок ${site}`,
    'm.raid': ({ target, site }) => `${seatName('ru', target)} ради участка ${site}`,
    'm.suit': ({ suit }) => cardName('ru', suit),
    'm.music': () => 'Играет ли музыка?',
    'm.yes': () => 'играет',
    'm.no': () => 'тишина',
    'm.once': () => 'может',
  },
  rulings: {
    'toll/1': 'Набег планируется на два действия.',
    'toll/2': 'Кто ничего не может, тот отдыхает.',
    'toll/3': 'Нигде не упомянуто.',
  },
}
