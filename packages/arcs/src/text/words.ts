// The words that sentences are made of, in both languages: names of places, pieces, cards.

import { type Lang, listing, type PluralForms, plural } from '@understudy/procedure'
import { COURT } from '../data/court.ts'
import { faceLetters } from '../data/dice.ts'
import { LEADER, LORE } from '../data/leaders.ts'
import { SETUPS } from '../data/setup-cards.ts'
import type {
  ActionCardId,
  Ambition,
  Colour,
  CourtId,
  DieKind,
  Kind,
  LeaderId,
  LoreId,
  Mode,
  Resource,
  SetupId,
  SiteId,
  Suit,
  SystemId,
  TrophyKind,
} from '../vocabulary.ts'

type Name = Readonly<Record<Lang, string>>

const COLOUR: Readonly<Record<Colour, Name>> = {
  red: { en: 'Red', ru: 'Красный' },
  yellow: { en: 'Yellow', ru: 'Жёлтый' },
  blue: { en: 'Blue', ru: 'Синий' },
  white: { en: 'White', ru: 'Белый' },
}
/** «город красного» */
const COLOUR_OF: Readonly<Record<Colour, string>> = {
  red: 'красного',
  yellow: 'жёлтого',
  blue: 'синего',
  white: 'белого',
}
/** «отдать красному» */
const COLOUR_TO: Readonly<Record<Colour, string>> = {
  red: 'красному',
  yellow: 'жёлтому',
  blue: 'синему',
  white: 'белому',
}

export const RESOURCE: Readonly<Record<Resource, Name>> = {
  material: { en: 'Material', ru: 'материалы' },
  fuel: { en: 'Fuel', ru: 'топливо' },
  weapon: { en: 'Weapon', ru: 'оружие' },
  relic: { en: 'Relic', ru: 'реликвия' },
  psionic: { en: 'Psionic', ru: 'псионика' },
}
const AMBITION: Readonly<Record<Ambition, Name>> = {
  tycoon: { en: 'Tycoon', ru: 'Магнат' },
  tyrant: { en: 'Tyrant', ru: 'Тиран' },
  warlord: { en: 'Warlord', ru: 'Полководец' },
  keeper: { en: 'Keeper', ru: 'Хранитель' },
  empath: { en: 'Empath', ru: 'Эмпат' },
}
export const SUIT: Readonly<Record<Suit, Name>> = {
  administration: { en: 'Administration', ru: 'Управление' },
  aggression: { en: 'Aggression', ru: 'Агрессия' },
  construction: { en: 'Construction', ru: 'Строительство' },
  mobilization: { en: 'Mobilization', ru: 'Мобилизация' },
}
export const KIND: Readonly<Record<Kind, Name>> = {
  tax: { en: 'Tax', ru: 'налог' },
  build: { en: 'Build', ru: 'постройка' },
  move: { en: 'Move', ru: 'движение' },
  repair: { en: 'Repair', ru: 'ремонт' },
  influence: { en: 'Influence', ru: 'влияние' },
  secure: { en: 'Secure', ru: 'вербовка' },
  battle: { en: 'Battle', ru: 'бой' },
}
export const MODE: Readonly<Record<Mode, Name>> = {
  none: { en: 'no card', ru: 'без карты' },
  lead: { en: 'lead', ru: 'ведёт' },
  surpass: { en: 'surpass', ru: 'превосходит' },
  copy: { en: 'copy', ru: 'копирует' },
  pivot: { en: 'pivot', ru: 'меняет масть' },
}
export const PIECE: Readonly<Record<TrophyKind, Name>> = {
  ship: { en: 'ship', ru: 'корабль' },
  city: { en: 'city', ru: 'город' },
  starport: { en: 'starport', ru: 'космопорт' },
  agent: { en: 'agent', ru: 'агент' },
}
export const PIECES_OF: Readonly<Record<TrophyKind, Name>> = {
  ship: { en: 'ships', ru: 'кораблей' },
  city: { en: 'cities', ru: 'городов' },
  starport: { en: 'starports', ru: 'космопортов' },
  agent: { en: 'agents', ru: 'агентов' },
}
const DIE: Readonly<Record<DieKind, Name>> = {
  assault: { en: 'assault', ru: 'штурм' },
  skirmish: { en: 'skirmish', ru: 'перестрелка' },
  raid: { en: 'raid', ru: 'налёт' },
}
const SYMBOL: Readonly<Record<string, Name>> = {
  a: { en: 'arrow', ru: 'стрела' },
  c: { en: 'crescent', ru: 'полумесяц' },
  h: { en: 'hex', ru: 'шестиугольник' },
}

export const seatName = (lang: Lang, colour: Colour): string => COLOUR[colour][lang]
export const ofSeat = (colour: Colour): string => COLOUR_OF[colour]
export const toSeat = (colour: Colour): string => COLOUR_TO[colour]
export const resource = (lang: Lang, type: Resource): string => RESOURCE[type][lang]
export const ambitionName = (lang: Lang, ambition: Ambition): string => AMBITION[ambition][lang]
export const dieName = (lang: Lang, die: DieKind): string => DIE[die][lang]

/** In the words printed on the board: "cluster 4, crescent"; "gate 4". */
export function place(lang: Lang, id: SystemId): string {
  const [cluster, kind] = [id[0]!, id[1]!]
  if (kind === 'g') return lang === 'en' ? `gate ${cluster}` : `врата ${cluster}`
  return lang === 'en' ? `cluster ${cluster}, ${SYMBOL[kind]!.en}` : `сектор ${cluster}, ${SYMBOL[kind]!.ru}`
}

export function siteName(lang: Lang, id: SiteId): string {
  const [system, n] = id.split('/') as [SystemId, string]
  const at = place(lang, system)
  if (n === '3') return lang === 'en' ? `${at} (in the clouds)` : `${at} (в облаках)`
  if (system[1] === 'g') return at
  return lang === 'en' ? `${at} (slot ${n})` : `${at} (место ${n})`
}

export const somewhere = (lang: Lang, id: SystemId | SiteId): string =>
  id.includes('/') ? siteName(lang, id as SiteId) : place(lang, id as SystemId)

export function actionCard(lang: Lang, id: ActionCardId): string {
  const [suit, n] = id.split('-') as [Suit, string]
  return `${SUIT[suit][lang]} ${n}`
}

const quoted = (lang: Lang, name: Name): string => (lang === 'en' ? name.en : `«${name.ru}»`)
export const courtName = (lang: Lang, id: CourtId): string => quoted(lang, COURT[id]!.name)
export const loreName = (lang: Lang, id: LoreId): string => quoted(lang, LORE[id]!)
export const leaderName = (lang: Lang, id: LeaderId): string => quoted(lang, LEADER[id]!.name)
export const setupName = (lang: Lang, id: SetupId): string => quoted(lang, SETUPS[id].name)

export const names = <T>(lang: Lang, items: readonly T[], name: (lang: Lang, item: T) => string): string =>
  listing(
    lang,
    items.map((item) => name(lang, item)),
  )

/** A face by its symbols: "HS" is a hit and a self-hit. */
export function faceName(lang: Lang, die: DieKind, face: number): string {
  const letters = faceLetters(die, face)
  if (letters === '') return lang === 'en' ? 'blank' : 'пусто'
  const words: Readonly<Record<string, Name>> = {
    H: { en: 'hit', ru: 'попадание' },
    S: { en: 'self-hit', ru: 'по своим' },
    I: { en: 'intercept', ru: 'перехват' },
    B: { en: 'building hit', ru: 'по зданию' },
    K: { en: 'key', ru: 'ключ' },
  }
  return [...letters].map((letter) => words[letter]![lang]).join(' + ')
}

const forms = (en: readonly [string, string], ru: readonly [string, string, string]) => (lang: Lang, n: number) => {
  const words: PluralForms = lang === 'en' ? { one: en[0], many: en[1] } : { one: ru[0], few: ru[1], many: ru[2] }
  return plural(lang, n, words)
}

export const shipsN = forms(['ship', 'ships'], ['корабль', 'корабля', 'кораблей'])
export const freshN = forms(['fresh ship', 'fresh ships'], ['целый корабль', 'целых корабля', 'целых кораблей'])
export const damagedN = forms(
  ['damaged ship', 'damaged ships'],
  ['повреждённый корабль', 'повреждённых корабля', 'повреждённых кораблей'],
)
export const agentsN = forms(['agent', 'agents'], ['агент', 'агента', 'агентов'])
export const agentsTaken = forms(['agent', 'agents'], ['агента', 'агентов', 'агентов'])
export const hitsN = forms(['hit', 'hits'], ['попадание', 'попадания', 'попаданий'])
export const diceN = forms(['die', 'dice'], ['кубик', 'кубика', 'кубиков'])
export const keysN = forms(['key', 'keys'], ['ключ', 'ключа', 'ключей'])
export const pipsN = forms(['action', 'actions'], ['действие', 'действия', 'действий'])
export const cardsN = forms(['card', 'cards'], ['карта', 'карты', 'карт'])
export const tokensN = forms(['token', 'tokens'], ['жетон', 'жетона', 'жетонов'])
export const captivesN = forms(['captive', 'captives'], ['пленник', 'пленника', 'пленников'])
export const playersN = forms(['player', 'players'], ['игрок', 'игрока', 'игроков'])
