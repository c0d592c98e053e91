// The words that sentences are made of, in both languages: names of places, pieces, cards.

import { type Lang, listing, type PluralForms, plural } from '@understudy/procedure'
import { COURT } from '../data/court.ts'
import { faceLetters } from '../data/dice.ts'
import { LEADER, LORE } from '../data/leaders.ts'
import { SETUPS } from '../data/setup-cards.ts'
import type {
  AbleCard,
  ActionCardId,
  Ambition,
  Colour,
  CourtId,
  DieKind,
  Kind,
  LeaderId,
  LoreId,
  Mode,
  Owner,
  Resource,
  SetupId,
  SiteId,
  Suit,
  SystemId,
  TrophyKind,
} from '../vocabulary.ts'

type Name = Readonly<Record<Lang, string>>

export const OWNER: Readonly<Record<Owner, Name>> = {
  red: { en: 'Red', ru: 'Красный' },
  yellow: { en: 'Yellow', ru: 'Жёлтый' },
  blue: { en: 'Blue', ru: 'Синий' },
  white: { en: 'White', ru: 'Белый' },
  empire: { en: 'the Empire', ru: 'Империя' },
  free: { en: 'the Free States', ru: 'Вольные государства' },
  blight: { en: 'the Blight', ru: 'Скверна' },
}
/** «город красного» */
const OWNER_OF: Readonly<Record<Owner, string>> = {
  red: 'красного',
  yellow: 'жёлтого',
  blue: 'синего',
  white: 'белого',
  empire: 'Империи',
  free: 'Вольных государств',
  blight: 'скверны',
}
/** «меняется с красным» */
const COLOUR_WITH: Readonly<Record<Colour, string>> = {
  red: 'красным',
  yellow: 'жёлтым',
  blue: 'синим',
  white: 'белым',
}
/** «отдать красному» */
const OWNER_TO: Readonly<Record<Owner, string>> = {
  red: 'красному',
  yellow: 'жёлтому',
  blue: 'синему',
  white: 'белому',
  empire: 'Империи',
  free: 'Вольным государствам',
  blight: 'скверне',
}

export const RESOURCE: Readonly<Record<Resource, Name>> = {
  material: { en: 'Material', ru: 'материалы' },
  fuel: { en: 'Fuel', ru: 'топливо' },
  weapon: { en: 'Weapon', ru: 'оружие' },
  relic: { en: 'Relic', ru: 'реликвии' },
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
  administration: { en: 'Administration', ru: 'Руководство' },
  aggression: { en: 'Aggression', ru: 'Агрессия' },
  construction: { en: 'Construction', ru: 'Проектирование' },
  mobilization: { en: 'Mobilization', ru: 'Мобилизация' },
}
export const KIND: Readonly<Record<Kind, Name>> = {
  tax: { en: 'Tax', ru: 'сбор налогов' },
  build: { en: 'Build', ru: 'строительство' },
  move: { en: 'Move', ru: 'перемещение' },
  repair: { en: 'Repair', ru: 'починка' },
  influence: { en: 'Influence', ru: 'влияние' },
  secure: { en: 'Secure', ru: 'присвоение' },
  battle: { en: 'Battle', ru: 'сражение' },
}
export const MODE: Readonly<Record<Mode, Name>> = {
  none: { en: 'no card', ru: 'без карты' },
  lead: { en: 'lead', ru: 'главная карта' },
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
const DIE: Readonly<Record<DieKind, Name>> = {
  assault: { en: 'assault', ru: 'таран' },
  skirmish: { en: 'skirmish', ru: 'перестрелка' },
  raid: { en: 'raid', ru: 'налёт' },
}
const SYMBOL: Readonly<Record<string, Name>> = {
  a: { en: 'arrow', ru: 'стрела' },
  c: { en: 'crescent', ru: 'полумесяц' },
  h: { en: 'hex', ru: 'шестиугольник' },
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** As within a sentence; the names of seats are the same at its beginning. */
export const ownerName = (lang: Lang, owner: Owner): string => OWNER[owner][lang]
export const ofOwner = (owner: Owner): string => OWNER_OF[owner]
export const toOwner = (owner: Owner): string => OWNER_TO[owner]
export const seatName = (lang: Lang, colour: Colour): string => OWNER[colour][lang]
export const ofSeat = (colour: Colour): string => OWNER_OF[colour]
export const withSeat = (colour: Colour): string => COLOUR_WITH[colour]
export const toSeat = (colour: Colour): string => OWNER_TO[colour]
export const resource = (lang: Lang, type: Resource): string => RESOURCE[type][lang]
export const ambitionName = (lang: Lang, ambition: Ambition): string => AMBITION[ambition][lang]
export const dieName = (lang: Lang, die: DieKind): string => DIE[die][lang]

/** In the words printed on the board: "cluster 4, crescent"; "gate 4". */
export function place(lang: Lang, id: SystemId): string {
  const [cluster, kind] = [id[0]!, id[1]!]
  if (kind === 'g') return { en: `gate ${cluster}`, ru: `врата ${cluster}` }[lang]
  return { en: `cluster ${cluster}, ${SYMBOL[kind]!.en}`, ru: `регион ${cluster}, ${SYMBOL[kind]!.ru}` }[lang]
}

/** Without a slot where it does not matter which. */
export function siteName(lang: Lang, id: SiteId | SystemId): string {
  const [system, n] = id.split('/') as [SystemId, string?]
  const at = place(lang, system)
  if (n === undefined) return at
  if (n === '3') return { en: `${at} (in the clouds)`, ru: `${at} (в облаках)` }[lang]
  if (system[1] === 'g') return at
  return { en: `${at} (slot ${n})`, ru: `${at} (ячейка ${n})` }[lang]
}

export const somewhere = siteName

export function actionCard(lang: Lang, id: ActionCardId): string {
  const [suit, n] = id.split('-') as [Suit, string]
  return `${SUIT[suit][lang]} ${n}`
}

/** Whether names of cards stand in both languages: for those whose box speaks the other one. Nothing but text depends on it. */
let both = false
export const showBothNames = (on: boolean): void => {
  both = on
}
export const showsBothNames = (): boolean => both
/** A name in its language; in brackets, if wished, as it is printed on the cards of the other one. */
export const cardName = (lang: Lang, name: Name): string => (both ? `${name[lang]} (${other(lang, name)})` : name[lang])
export const quotedName = (lang: Lang, name: Name, open: string, close: string): string =>
  `${open}${name[lang]}${close}${both ? ` (${other(lang, name)})` : ''}`
const other = (lang: Lang, name: Name): string => ({ en: name.ru, ru: name.en })[lang]

const quoted = (lang: Lang, name: Name): string =>
  ({ en: quotedName(lang, name, '', ''), ru: quotedName(lang, name, '«', '»') })[lang]
export const courtName = (lang: Lang, id: CourtId): string => quoted(lang, COURT[id]!.name)
export const loreName = (lang: Lang, id: LoreId): string => quoted(lang, LORE[id]!)
export const ableName = (lang: Lang, id: AbleCard): string =>
  id.startsWith('L') ? loreName(lang, id as LoreId) : courtName(lang, id as CourtId)
export const leaderName = (lang: Lang, id: LeaderId): string => quoted(lang, LEADER[id]!.name)
export const setupName = (lang: Lang, id: SetupId): string =>
  ({ en: SETUPS[id].name.en, ru: `«${SETUPS[id].name.ru}»` })[lang]

export const names = <T>(lang: Lang, items: readonly T[], name: (lang: Lang, item: T) => string): string =>
  listing(
    lang,
    items.map((item) => name(lang, item)),
  )

/** A face by its symbols: "HS" is a hit and a self-hit. */
export function faceName(lang: Lang, die: DieKind, face: number): string {
  const letters = faceLetters(die, face)
  if (letters === '') return { en: 'blank', ru: 'пусто' }[lang]
  const words: Readonly<Record<string, Name>> = {
    H: { en: 'hit', ru: 'удар' },
    S: { en: 'self-hit', ru: 'удар по своим' },
    I: { en: 'intercept', ru: 'перехват' },
    B: { en: 'building hit', ru: 'удар по зданию' },
    K: { en: 'key', ru: 'ключ' },
  }
  return [...letters].map((letter) => words[letter]![lang]).join(' + ')
}

const forms = (said: Readonly<Record<Lang, PluralForms>>) => (lang: Lang, n: number) => plural(lang, n, said[lang])

export const shipsN = forms({
  en: { one: 'ship', many: 'ships' },
  ru: { one: 'корабль', few: 'корабля', many: 'кораблей' },
})
export const freshN = forms({
  en: { one: 'fresh ship', many: 'fresh ships' },
  ru: { one: 'неповреждённый корабль', few: 'неповреждённых корабля', many: 'неповреждённых кораблей' },
})
export const damagedN = forms({
  en: { one: 'damaged ship', many: 'damaged ships' },
  ru: { one: 'повреждённый корабль', few: 'повреждённых корабля', many: 'повреждённых кораблей' },
})
export const agentsN = forms({
  en: { one: 'agent', many: 'agents' },
  ru: { one: 'агент', few: 'агента', many: 'агентов' },
})
export const citiesN = forms({
  en: { one: 'city', many: 'cities' },
  ru: { one: 'город', few: 'города', many: 'городов' },
})
export const starportsN = forms({
  en: { one: 'starport', many: 'starports' },
  ru: { one: 'космопорт', few: 'космопорта', many: 'космопортов' },
})
export const agentsTaken = forms({
  en: { one: 'agent', many: 'agents' },
  ru: { one: 'агента', few: 'агентов', many: 'агентов' },
})
export const hitsN = forms({ en: { one: 'hit', many: 'hits' }, ru: { one: 'удар', few: 'удара', many: 'ударов' } })
export const diceN = forms({ en: { one: 'die', many: 'dice' }, ru: { one: 'кубик', few: 'кубика', many: 'кубиков' } })
export const keysN = forms({ en: { one: 'key', many: 'keys' }, ru: { one: 'ключ', few: 'ключа', many: 'ключей' } })
export const pipsN = forms({
  en: { one: 'action', many: 'actions' },
  ru: { one: 'действие', few: 'действия', many: 'действий' },
})
export const cardsN = forms({ en: { one: 'card', many: 'cards' }, ru: { one: 'карта', few: 'карты', many: 'карт' } })
export const tokensN = forms({
  en: { one: 'token', many: 'tokens' },
  ru: { one: 'ресурс', few: 'ресурса', many: 'ресурсов' },
})
export const captivesN = forms({
  en: { one: 'captive', many: 'captives' },
  ru: { one: 'пленник', few: 'пленника', many: 'пленников' },
})
export const captivesTaken = forms({
  en: { one: 'captive', many: 'captives' },
  ru: { one: 'пленника', few: 'пленников', many: 'пленников' },
})
export const powerN = forms({
  en: { one: 'Power', many: 'Power' },
  ru: { one: 'очко власти', few: 'очка власти', many: 'очков власти' },
})
export const playersN = forms({
  en: { one: 'player', many: 'players' },
  ru: { one: 'игрок', few: 'игрока', many: 'игроков' },
})
const PIECES_N: Readonly<Record<TrophyKind, (lang: Lang, n: number) => string>> = {
  ship: shipsN,
  city: citiesN,
  starport: starportsN,
  agent: agentsN,
}
export const piecesN = (lang: Lang, piece: TrophyKind, n: number): string => PIECES_N[piece](lang, n)

/** What there is of two kinds of ships, without the kind that there is none of. */
export const shipsOf = (lang: Lang, fresh: number, damaged: number): string =>
  names(
    lang,
    [...(fresh > 0 ? [freshN(lang, fresh)] : []), ...(damaged > 0 ? [damagedN(lang, damaged)] : [])],
    (_, of) => of,
  ) || shipsN(lang, 0)

type Dice = Readonly<Record<DieKind, number>>
const DICE_OF: Readonly<Record<DieKind, string>> = { assault: 'тарана', skirmish: 'перестрелки', raid: 'налёта' }
/** "2 assault dice and 1 raid die"; kinds that are not rolled are left out. */
export const diceOf = (lang: Lang, dice: Dice): string =>
  names(
    lang,
    (Object.keys(DIE) as DieKind[]).filter((die) => dice[die] > 0),
    (_, die) =>
      ({
        en: plural('en', dice[die], { one: `${DIE[die].en} die`, many: `${DIE[die].en} dice` }),
        ru: `${diceN('ru', dice[die])} ${DICE_OF[die]}`,
      })[lang],
  ) || diceN(lang, 0)
