// The cards, Fates and numbers of Act I (campaign 1, 12, 14). A Court card is a number here: below 31 those that the base
// game has too, then what only the campaign has.

import type { Lang } from '@understudy/procedure'
import { type CardSet, firstCards, joined, setOf } from '../../card-sets.ts'
import { EVENT_FROM, FAITHFUL_FROM, isEvent, numberOf } from '../../data/action-cards.ts'
import { COURT_COUNT, GUILD, VOX } from '../../data/court.ts'
import { BASE_LORE, LORE_CARD } from '../../data/leaders.ts'
import { FATES, type FateId } from './vocabulary.ts'

export type Name = Readonly<Record<Lang, string>>

/** Campaign ids of cards that the base game has under its own (campaign/R22): CC01 to CC11 and CC14. */
export const SAME_CARDS: Readonly<Record<string, number>> = {
  CC01: GUILD.miningInterest,
  CC02: GUILD.constructionUnion,
  CC03: GUILD.gatekeepers,
  CC04: GUILD.shippingInterest,
  CC05: GUILD.skirmishers,
  CC06: GUILD.armsUnion,
  CC07: GUILD.latticeSpies,
  CC08: GUILD.silverTongues,
  CC09: GUILD.swornGuardians,
  CC10: GUILD.elderBroker,
  CC11: VOX.populistDemands,
  CC14: VOX.songOfFreedom,
}

/** The first Court card of the campaign: behind those of the base game. */
const COURT_FROM = COURT_COUNT
/** Court cards of the campaign alone, by number. */
export const CARD = {
  councilIntrigue: COURT_FROM,
  diplomaticFiasco: COURT_FROM + 1,
  blightLooms: COURT_FROM + 2,
  dealmakers: COURT_FROM + 3,
  paradeFleets: COURT_FROM + 4,
  merchantLeague: COURT_FROM + 5,
  investigators: COURT_FROM + 6,
  overseers: COURT_FROM + 7,
  stoneSpeakers: COURT_FROM + 8,
  informants: COURT_FROM + 9,
  imperialOfficers: COURT_FROM + 10,
  disciples: COURT_FROM + 11,
  imperialAuthority: COURT_FROM + 12,
} as const
export const FAITHFUL_COURT = COURT_FROM + 13
export const COUNCIL = FAITHFUL_COURT + 9
export const LORE_COURT = COUNCIL + 1

export const COURT_NAMES: readonly (readonly [string, Name])[] = [
  ['CC12', { en: 'Council Intrigue', ru: 'Интриги совета' }],
  ['CC13', { en: 'Diplomatic Fiasco', ru: 'Дипломатический провал' }],
  ['CC15', { en: 'Blight Looms', ru: 'Скверна надвигается' }],
  ['F103', { en: 'Dealmakers', ru: 'Мастера сделок' }],
  ['F202', { en: 'Parade Fleets', ru: 'Парадные флоты' }],
  ['F302', { en: 'Merchant League', ru: 'Купеческая лига' }],
  ['F402', { en: 'Guild Investigators', ru: 'Дознаватели гильдий' }],
  ['F403', { en: 'Guild Overseers', ru: 'Блюстители гильдий' }],
  ['F504', { en: 'Stone-Speakers', ru: 'Говорящие с камнем' }],
  ['F602', { en: 'Informants', ru: 'Осведомители' }],
  ['F702', { en: 'Imperial Officers', ru: 'Имперские офицеры' }],
  ['F802', { en: 'Faithful Disciples', ru: 'Ученики веры' }],
  ['F102', { en: 'Imperial Authority', ru: 'Имперские полномочия' }],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n): readonly [string, Name] => [
    `faithful-${n}`,
    { en: `Faithful ${n}`, ru: `Вера ${n}` },
  ]),
  ['council', { en: 'Imperial Council', ru: 'Имперский совет' }],
]

/** Lore that only Fates bring, after L01 to L28. */
export const FATE_LORE = {
  imperialAuthority: 28,
  golemBeacon: 29,
  golemHearth: 30,
} as const
export const FATE_LORE_NAMES: readonly (readonly [string, Name])[] = [
  ['LF102', { en: 'Imperial Authority', ru: 'Имперские полномочия' }],
  ['LF502', { en: 'Golem Beacon', ru: 'Маяк големов' }],
  ['LF503', { en: 'Golem Hearth', ru: 'Очаг големов' }],
]

export const isLore = (card: number): boolean => card >= LORE_COURT
export const isFaithful = (card: number): boolean => card >= FAITHFUL_COURT && card < COUNCIL
export const VOX_CARDS: CardSet = setOf(
  VOX.populistDemands,
  VOX.songOfFreedom,
  CARD.councilIntrigue,
  CARD.diplomaticFiasco,
  CARD.blightLooms,
)
/** The Court deck (campaign 14). */
export const CAMPAIGN_COURT: CardSet = joined(VOX_CARDS, setOf(...Object.values(SAME_CARDS)))
/** Guild cards that Fates bring: protected (campaign 15.2). */
export const PROTECTED: CardSet = setOf(
  CARD.dealmakers,
  CARD.paradeFleets,
  CARD.merchantLeague,
  CARD.investigators,
  CARD.overseers,
  CARD.stoneSpeakers,
  CARD.informants,
  CARD.imperialOfficers,
  CARD.disciples,
)
export const GUILD_OF_ACT: CardSet = joined(
  PROTECTED,
  setOf(
    ...Object.entries(SAME_CARDS)
      .filter(([id]) => id <= 'CC10')
      .map(([, card]) => card),
  ),
)
/** Guild cards whose Prelude action discards them (campaign 12.4). */
export const SELF_DISCARDING: CardSet = setOf(
  ...Object.entries(SAME_CARDS)
    .filter(([id]) => id <= 'CC10' && id !== 'CC09')
    .map(([, card]) => card),
)

export { isEvent }
export const isFaithfulAction = (card: number): boolean => card >= FAITHFUL_FROM
/** The action card that a Faithful card of the Court is, and back. */
export const actionOfFaithful = (card: number): number => card - FAITHFUL_COURT + FAITHFUL_FROM
export const faithfulOfNumber = (number: number): number => FAITHFUL_COURT + number - 1

/** The action cards of the box, before anything is scrapped or taught (campaign 3.1). */
export function plainDeck(players: number): CardSet {
  const cards: number[] = []
  for (let card = 0; card < 28; card++)
    if (players === 4 || (numberOf(card) > 1 && numberOf(card) < 7)) cards.push(card)
  for (let n = 0; n < (players === 4 ? 3 : 2); n++) cards.push(EVENT_FROM + n)
  return setOf(...cards)
}

/** Lore that may come into the Court: the base game's, with the pack all of it. */
export const courtLoreCards = (pack: boolean): CardSet => firstCards(pack ? LORE_CARD.tycoonsCharm + 1 : BASE_LORE)
/** Hidden lore cards in the Court deck, by seats. */
export const LORE_CARDS_ADDED: readonly number[] = [0, 0, 2, 3, 4]

export const FATE = Object.fromEntries(FATES.map((id, at) => [id, at])) as Readonly<Record<FateId, number>>

interface FateData {
  readonly name: Name
  /** With two, three and four seats. */
  readonly start: readonly [number, number, number]
  readonly guild: readonly number[]
  readonly lore: readonly number[]
}

/** campaign 12.0 */
export const FATE_DATA: Readonly<Record<FateId, FateData>> = {
  steward: {
    name: { en: 'Steward', ru: 'Наместник' },
    start: [20, 17, 14],
    guild: [CARD.dealmakers],
    lore: [FATE_LORE.imperialAuthority],
  },
  founder: { name: { en: 'Founder', ru: 'Основатель' }, start: [18, 16, 14], guild: [CARD.paradeFleets], lore: [] },
  magnate: { name: { en: 'Magnate', ru: 'Негоциант' }, start: [10, 10, 10], guild: [CARD.merchantLeague], lore: [] },
  advocate: {
    name: { en: 'Advocate', ru: 'Заступник' },
    start: [18, 18, 18],
    guild: [CARD.investigators, CARD.overseers],
    lore: [],
  },
  caretaker: {
    name: { en: 'Caretaker', ru: 'Смотритель' },
    start: [18, 18, 18],
    guild: [CARD.stoneSpeakers],
    lore: [FATE_LORE.golemBeacon, FATE_LORE.golemHearth],
  },
  partisan: { name: { en: 'Partisan', ru: 'Партизан' }, start: [12, 11, 10], guild: [CARD.informants], lore: [] },
  admiral: { name: { en: 'Admiral', ru: 'Адмирал' }, start: [13, 13, 13], guild: [CARD.imperialOfficers], lore: [] },
  believer: { name: { en: 'Believer', ru: 'Верующий' }, start: [10, 9, 8], guild: [CARD.disciples], lore: [] },
}
export const fateData = (fate: number): FateData => FATE_DATA[FATES[fate]!]
export const objectiveStart = (fate: number, players: number): number => fateData(fate).start[players - 2]!

export const IMPERIAL_SHIPS = 15
export const BLIGHT_TOKENS = 24
export const FREE_PIECES = { city: 28, starport: 14 } as const

/** The two kinds of tokens beyond the board, as slots of a theft: frozen ones by type, Golems of the Hearth. */
export const FROZEN_SLOT = 20
export const HEARTH_SLOT = 30
/** What Golems are among tokens. */
export const GOLEM_TOKEN = 6
export const isGolem = (token: number): boolean => token >= GOLEM_TOKEN
