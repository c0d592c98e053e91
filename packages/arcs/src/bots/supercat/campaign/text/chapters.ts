// What surrounds the pages of the campaign book.

import type { BookText } from '@understudy/procedure'
import { afterEn, beforeEn } from '../../text/chapters-en.ts'
import { laterAfterEn, laterBeforeEn } from '../../text/chapters-later-en.ts'
import { laterAfterRu, laterBeforeRu } from '../../text/chapters-later-ru.ts'
import { afterRu, beforeRu } from '../../text/chapters-ru.ts'
import { tenTerms } from '../ten/terms.ts'
import { coreTerms } from './terms-core.ts'
import { fateTerms } from './terms-fates.ts'

type Chapters = NonNullable<BookText['before']>

/** Chapters of the base edition, some with another text, some with more. */
const changed = (chapters: Chapters, other: Readonly<Record<string, (text: string) => string>>): Chapters =>
  chapters.map(({ title, text }) => ({ title, text: other[title]?.(text) ?? text }))
const plus = (more: string) => (text: string) => `${text}\n\n${more}`
const instead = (text: string) => () => text
/** Other words in some places; a place that is not there any more is an error. */
const reworded =
  (...words: readonly (readonly [was: string, is: string])[]) =>
  (text: string): string =>
    words.reduce((all, [was, is]) => {
      if (!all.includes(was)) throw new Error(`no chapter says “${was}”`)
      return all.replace(was, is)
    }, text)

const SETUP_EN =
  'Set up Act I as its rules say. People draw two “A” Fates and keep one; each bot gets one by lot. When buildings are placed, a bot takes an empty slot by lot among those that are allowed: first a city, then a starport (the Believer: two cities). Only people are dealt action cards, six each. All other action cards, Events included, form one face-down stack that all bots share; each hand counter starts at 6, and there is no seize counter.\n\nWith normal or harder difficulty a bot gets the initiative marker, and people sit last in turn order.'
const SETUP_RU =
  'Подготовьте акт I по правилам. Люди берут по две судьбы «А» и оставляют одну; каждому боту судьба достаётся по жребию. Размещая здания, бот занимает пустую ячейку по жребию из разрешённых: сначала городом, затем космопортом (Верующий — двумя городами). Карты действий сдаются только людям, по шесть. Все остальные, вместе с событиями, — одна стопка лицом вниз, общая для всех ботов; счётчик каждой руки — 6, счётчиков перехвата инициативы нет.\n\nПри обычной и повышенной сложности инициативу получает бот, а люди ходят последними.'

const EVENTS_EN =
  'A bot never leads an Event: if it leads, cards are drawn until two that it can choose from are no Events, and the Events are shuffled back into the stack. Events that were played, or drawn and not played, are left out when the discard pile is shuffled into a new stack; they come back with the next chapter. An action card that Teach scraps is the bottom card of the stack that is no Event.'
const EVENTS_RU =
  'Бот не открывает раунд событием: вместо событий берутся другие карты, пока не наберётся двух не событий для выбора, а события замешиваются обратно в стопку. Сыгранные события и те, что взяты и не сыграны, не замешиваются, когда сброс становится новой стопкой; они возвращаются в следующей главе. Карта, которую обучение убирает из кампании, — нижняя карта стопки, не считая событий.'

const FAITHFUL_EN =
  'A Faithful card offers the actions of the side that it is played by. In General Priorities it comes before all other cards if it can do what the line asks for, by the side that can. If it declares, any ambition will do; it is led as Wisdom if WIS.1 or WIS.2 would find something, else as Zeal if one of ZEAL.1 to ZEAL.4 would, else by lot. It surpasses a Faithful lead by its side.'
const FAITHFUL_RU =
  'Карта веры даёт действия той стороны, которой сыграна. В общих приоритетах она идёт раньше всех других карт, если может сделать то, о чём говорит строка, — той стороной, которая может. Объявить ею можно любой замысел; она играется «Мудростью», если что-то нашли бы WIS.1 или WIS.2, иначе «Рвением», если нашла бы одна из ZEAL.1–ZEAL.4, иначе по жребию. Карту веры, открывшую раунд, она превышает той же стороной.'

const FATES_EN =
  'General Priorities begin with the page of the bot’s Fate. If a line there can be done with a card, that card is taken; half of its actions, rounded up, are spent on the page of the Fate, after the Prelude, the rest on the page of the suit. Plans that take more than that half are not made, unless a line says that all actions may be spent. A card that was taken to surpass or to declare is spent on the page of its suit alone.'
const FATES_RU =
  'Общие приоритеты начинаются со страницы судьбы бота. Если какую-то её строку можно выполнить картой, берётся эта карта; половина её действий, округляя вверх, тратится после прелюдии по странице судьбы, остальные — по странице масти. Планы длиннее этой половины не выполняются, если строка не разрешает потратить все действия. Карта, взятая, чтобы превысить или объявить, тратится только по странице масти.'

const IMPERIAL_EN =
  'For a Regent the Empire is no rival: where it has a piece, it controls the Empire’s systems itself, and one piece keeps that control. For an Outlaw the Empire counts as a rival. Imperial ships go along with the ships of a Regent, as many as may go: always to Blight where there is no Imperial ship; otherwise one stays if without it a rival would control a loyal building. In battle all Imperial ships that it may use attack along, and they take hits before its own.'
const IMPERIAL_RU =
  'Для регента Империя не соперник: где есть его фишка, он сам правит системами Империи, и одной фишки для этого довольно. Для отступника Империя считается соперником. Имперские корабли идут вместе с кораблями регента, сколько можно: к скверне без имперских кораблей — всегда; иначе один остаётся, если без него верным зданием правил бы соперник. В сражении нападают все имперские корабли, которыми он командует, и удары принимают раньше его собственных.'

const EXPANSION_EN = 'The bot wants half as many [[claim|claims]] as it has cities on its board, rounded down.'
const EXPANSION_RU = 'Боту нужно вдвое меньше [[claim|заявок]], чем городов на его планшете, округляя вниз.'

/** Only the first sentence differs. */
const firstSentence = (sentence: string) => (text: string) => `${sentence}${text.slice(text.indexOf('.') + 1)}`

const NEEDED_EN = reworded([
  'its hand counter and its seize counter.',
  'its hand counter and its seize counter; and one more for each other seat, for its grievances, if you play with them.',
])
const NEEDED_RU = reworded([
  'счётчик руки и счётчик перехвата инициативы.',
  'счётчик руки и счётчик перехвата инициативы; и ещё по одному на каждое другое место — для обид, если вы с ними играете.',
])
const MOVEMENT_EN = reworded(['a system with a rival city;', 'a system with a rival city or a Free city;'])
const MOVEMENT_RU = reworded([
  'правление в системе с городом соперника;',
  'правление в системе с городом соперника или вольным городом;',
])
const INFLUENCE_EN = reworded([
  'Which card: the Weapon icon;',
  'Which card: a lore card; a card with a Faithful card attached; a card with a Guild card attached; the Weapon icon;',
])
const INFLUENCE_RU = reworded([
  'Какая карта: символ оружия;',
  'Какая карта: карта знания; карта, к которой приложена карта веры; карта, к которой приложена карта гильдии; символ оружия;',
])

const titleAt = (chapters: Chapters, at: number): string => chapters[at]?.title ?? ''

const GOES_ON_EN =
  'The author’s text goes on to Acts II and III; what is played here stops after Act I. The hand-over sheet names the page of each bot’s Fate to go on with on paper.'
const GOES_ON_RU =
  'Авторский текст идёт дальше, в акты II и III; здесь игра кончается актом I. Лист передачи называет страницу судьбы каждого бота, по которой играют дальше за столом.'
const TEN_FAITHFUL_EN = FAITHFUL_EN.replace(
  /it is led as Wisdom.*?else by lot/s,
  'by which side it is led General Priorities say, read with its two sides',
)
const TEN_FAITHFUL_RU = FAITHFUL_RU.replace(
  /она играется «Мудростью».*?иначе по жребию/s,
  'какой стороной она играется, говорят общие приоритеты, прочитанные с двумя её сторонами',
)
const TEN_FATES_EN = FATES_EN.replace(
  /A card that was taken.*$/s,
  'The same page is read after a card that was taken to surpass or to declare, with what that card offers; not after an Event.',
)
const TEN_FATES_RU = FATES_RU.replace(
  /Карта, взятая, чтобы.*$/s,
  'Та же страница читается и после карты, взятой, чтобы превысить или объявить, — с её действиями; после события — нет.',
)
const TEN_SETUP_EN = SETUP_EN.replace(
  '(the Believer: two cities)',
  '(the Believer: two cities, on planets with one slot if it can; the Admiral: the city on a planet of Weapons)',
)
const TEN_SETUP_RU = SETUP_RU.replace(
  '(Верующий — двумя городами)',
  '(Верующий — двумя городами, по возможности на планетах с одной ячейкой; Адмирал ставит город на планете оружия)',
)

const TEN_SITES_EN = reworded([
  'it takes one in a system that it controls, then one where it has no city yet.',
  'it takes one where it has no city yet.',
])
const TEN_SITES_RU = reworded([
  'он берёт то, где правит, затем то, где у него ещё нет города.',
  'он берёт то, где у него ещё нет города.',
])
const TEN_INFLUENCE_EN = reworded([
  'then a card without agents;',
  'then a card without agents; a card with a Faithful, Guild or lore card attached;',
])
const TEN_INFLUENCE_RU = reworded([
  'затем карта без агентов;',
  'затем карта без агентов; карта, к которой приложена карта веры, гильдии или знания;',
])

/** 0.10. */
export const tenAroundEn = {
  about:
    'A procedural opponent for Arcs: The Blighted Reach, Act I, by okonomichiyaki: version 0.10, campaign edition, the text of 18 January 2026, retold in our own words.',
  terms: tenTerms.en,
  before: [
    ...changed(laterBeforeEn, {
      [titleAt(laterBeforeEn, 0)]: NEEDED_EN,
      [titleAt(laterBeforeEn, 1)]: instead(TEN_SETUP_EN),
      [titleAt(laterBeforeEn, 2)]: plus(EVENTS_EN),
    }),
    { title: 'Faithful cards', text: TEN_FAITHFUL_EN },
    { title: 'Fates', text: TEN_FATES_EN },
    { title: 'After Act I', text: GOES_ON_EN },
  ],
  after: [
    ...changed(laterAfterEn, {
      [titleAt(laterAfterEn, 1)]: (text) => TEN_SITES_EN(firstSentence(EXPANSION_EN)(text)),
      [titleAt(laterAfterEn, 2)]: TEN_INFLUENCE_EN,
    }),
    { title: 'Empire and Imperial ships', text: IMPERIAL_EN },
  ],
}
export const tenAroundRu = {
  about:
    'Процедурный соперник для Arcs: The Blighted Reach, акт I, автор — okonomichiyaki: версия 0.10, редакция для кампании, текст от 18 января 2026 года, пересказ своими словами.',
  terms: tenTerms.ru,
  before: [
    ...changed(laterBeforeRu, {
      [titleAt(laterBeforeRu, 0)]: NEEDED_RU,
      [titleAt(laterBeforeRu, 1)]: instead(TEN_SETUP_RU),
      [titleAt(laterBeforeRu, 2)]: plus(EVENTS_RU),
    }),
    { title: 'Карты веры', text: TEN_FAITHFUL_RU },
    { title: 'Судьбы', text: TEN_FATES_RU },
    { title: 'После акта I', text: GOES_ON_RU },
  ],
  after: [
    ...changed(laterAfterRu, {
      [titleAt(laterAfterRu, 1)]: (text) => TEN_SITES_RU(firstSentence(EXPANSION_RU)(text)),
      [titleAt(laterAfterRu, 2)]: TEN_INFLUENCE_RU,
    }),
    { title: 'Империя и имперские корабли', text: IMPERIAL_RU },
  ],
}

export const aroundEn = {
  about:
    'A procedural opponent for Arcs: The Blighted Reach, Act I, by okonomichiyaki: version 0.5, campaign edition, retold in our own words. The numbers in brackets are the author’s priority numbers.',
  terms: [...coreTerms.en, ...fateTerms.en],
  before: [
    ...changed(beforeEn, {
      [titleAt(beforeEn, 0)]: NEEDED_EN,
      [titleAt(beforeEn, 1)]: instead(SETUP_EN),
      [titleAt(beforeEn, 2)]: plus(EVENTS_EN),
    }),
    { title: 'Faithful cards', text: FAITHFUL_EN },
    { title: 'Fates', text: FATES_EN },
  ],
  after: [
    ...changed(afterEn, {
      [titleAt(afterEn, 0)]: MOVEMENT_EN,
      [titleAt(afterEn, 1)]: firstSentence(EXPANSION_EN),
      [titleAt(afterEn, 2)]: INFLUENCE_EN,
    }),
    { title: 'Empire and Imperial ships', text: IMPERIAL_EN },
  ],
}
export const aroundRu = {
  about:
    'Процедурный соперник для Arcs: The Blighted Reach, акт I, автор — okonomichiyaki: версия 0.5, редакция для кампании, пересказ своими словами. Числа в скобках — номера приоритетов автора.',
  terms: [...coreTerms.ru, ...fateTerms.ru],
  before: [
    ...changed(beforeRu, {
      [titleAt(beforeRu, 0)]: NEEDED_RU,
      [titleAt(beforeRu, 1)]: instead(SETUP_RU),
      [titleAt(beforeRu, 2)]: plus(EVENTS_RU),
    }),
    { title: 'Карты веры', text: FAITHFUL_RU },
    { title: 'Судьбы', text: FATES_RU },
  ],
  after: [
    ...changed(afterRu, {
      [titleAt(afterRu, 0)]: MOVEMENT_RU,
      [titleAt(afterRu, 1)]: firstSentence(EXPANSION_RU),
      [titleAt(afterRu, 2)]: INFLUENCE_RU,
    }),
    { title: 'Империя и имперские корабли', text: IMPERIAL_RU },
  ],
}
