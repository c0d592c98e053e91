// The options of the bot, for each version of the book (supercat 0.2, supercat-0.10 0.4). Those that change the rules
// themselves (difficulty, how many cards are drawn and where bonus cards come from) are options of the game; those of the
// campaign come with it.

import type { Lang } from '@understudy/procedure'
import type { OptionSpec, Options } from '@understudy/table'
import { bots } from '../../about.ts'
import type { CampaignChoices } from './campaign/choices.ts'
import { type OptionKey, said } from './text/options/index.ts'
import type { Version, VersionId } from './versions/version.ts'

/** What can be set in 0.5, after a preset has had its say. */
export interface Choices {
  readonly backports: boolean
  readonly contendMeasure: 'standing' | 'count'
  readonly preludeRestriction: 'specific' | 'onlyIfLost'
  readonly combatCard: 'fuelAndWeapon' | 'asNeeded'
  readonly combatCardOnAutoSelect: boolean
  readonly changeControl: 'keepFirst' | 'takeFirst'
  readonly walkOff: boolean
  readonly stripBuilding: boolean
  readonly raidAtOnce: boolean
  readonly gpCarryOver: boolean
  readonly moveOrigins: 'single' | 'multi'
  readonly combatKeepsOrigin: boolean
  readonly twoSlots: 'open' | 'printed'
  readonly guildPage: boolean
  readonly unlistedPreludes: boolean
  readonly outrageSpreadsAt: 'human' | 'anyRival'
}

/** What can be set in 0.10 only. */
export interface LaterChoices {
  readonly sameSuit: 'higherNumber' | 'moreActions'
  readonly mostUnbuilt: 'all' | 'some'
  readonly ships23: 'random' | 'as33'
  readonly abilities: 'legal' | 'useful' | 'off'
  readonly abilityFirst: boolean
  readonly fuelExpansion: 'alone' | 'off'
  readonly tokenCap: 'two' | 'none'
  readonly levelCards: 'outbid' | 'ignore'
  readonly defendFallback: 'block' | 'abandon'
  readonly defendBinds: boolean
  readonly raidEarly: 'never' | 'noShips' | 'noFresh'
  readonly ransackGoal: boolean
  readonly moveOrder: 'keepFirst' | 'shortestFirst'
  readonly preparedFirst: boolean
}

export type AllChoices = Choices & LaterChoices

/** What the pages go by: what was chosen, and the version that is played. */
export interface Settings extends AllChoices {
  readonly version: Version
  /** In the campaign. */
  readonly act?: CampaignChoices
}

type Title = Readonly<Record<Lang, string>>
/** How it was played in games that do not name them: when there was no such option, or another default. */
const BEFORE: Partial<Choices> = {
  combatCard: 'asNeeded',
  combatCardOnAutoSelect: true,
  changeControl: 'takeFirst',
  stripBuilding: false,
  raidAtOnce: true,
}
const inOldGames = (id: keyof AllChoices) => {
  const before = (BEFORE as Partial<AllChoices>)[id]
  return before === undefined ? {} : { before }
}

/** Where it is written down: a ruling, or a section of the rules. */
const reference = (id: string): Title =>
  id.includes('/') ? { en: `Ruling ${id}.`, ru: `Решение ${id}.` } : { en: `Rule ${id}.`, ru: `Правило ${id}.` }

const flag = (id: keyof AllChoices, on: boolean, help: string): OptionSpec => ({
  id,
  kind: 'flag',
  title: said(id),
  help: reference(help),
  ...inOldGames(id),
  default: on,
})
/** The first is the default. */
const choice = <Id extends keyof AllChoices>(
  id: Id,
  help: string,
  values: readonly (AllChoices[Id] & string)[],
): OptionSpec => ({
  id,
  kind: 'choice',
  title: said(id),
  help: reference(help),
  values: values.map((value) => ({ id: value, title: said(`${id}=${value}` as OptionKey) })),
  ...inOldGames(id),
  default: values[0]!,
})

/** Every option of every version, once. */
const SPECS = {
  preset: {
    id: 'preset',
    kind: 'choice',
    title: said('preset'),
    values: [
      { id: 'filled', title: said('preset=filled') },
      { id: 'printed', title: said('preset=printed') },
    ],
    default: 'filled',
  },
  backports: flag('backports', true, 'supercat 0.1'),
  contendMeasure: choice('contendMeasure', 'supercat/A13', ['standing', 'count']),
  preludeRestriction: choice('preludeRestriction', 'supercat/A18', ['specific', 'onlyIfLost']),
  combatCard: choice('combatCard', 'supercat/A27', ['fuelAndWeapon', 'asNeeded']),
  combatCardOnAutoSelect: flag('combatCardOnAutoSelect', false, 'supercat/A28'),
  changeControl: choice('changeControl', 'supercat/A40', ['keepFirst', 'takeFirst']),
  walkOff: flag('walkOff', true, 'supercat/A35'),
  stripBuilding: flag('stripBuilding', true, 'supercat/A43'),
  raidAtOnce: flag('raidAtOnce', false, 'supercat/A54'),
  gpCarryOver: flag('gpCarryOver', true, 'supercat/A24'),
  moveOrigins: choice('moveOrigins', 'supercat/A33', ['single', 'multi']),
  combatKeepsOrigin: flag('combatKeepsOrigin', false, 'supercat/A36'),
  twoSlots: choice('twoSlots', 'supercat/A38', ['open', 'printed']),
  guildPage: flag('guildPage', true, 'supercat/A64'),
  unlistedPreludes: flag('unlistedPreludes', false, 'supercat/A64, A112'),
  outrageSpreadsAt: choice('outrageSpreadsAt', 'supercat/A71', ['human', 'anyRival']),
  sameSuit: choice('sameSuit', 'supercat/B2', ['higherNumber', 'moreActions']),
  mostUnbuilt: choice('mostUnbuilt', 'supercat/B5', ['all', 'some']),
  ships23: choice('ships23', 'supercat/B6', ['random', 'as33']),
  abilities: choice('abilities', 'supercat/B7', ['legal', 'useful', 'off']),
  abilityFirst: flag('abilityFirst', false, 'supercat/B8'),
  fuelExpansion: choice('fuelExpansion', 'supercat/B12', ['alone', 'off']),
  tokenCap: choice('tokenCap', 'supercat/B14', ['two', 'none']),
  levelCards: choice('levelCards', 'supercat/B17', ['outbid', 'ignore']),
  defendFallback: choice('defendFallback', 'supercat/B20', ['block', 'abandon']),
  defendBinds: flag('defendBinds', true, 'supercat/B21'),
  raidEarly: choice('raidEarly', 'supercat/B26', ['never', 'noShips', 'noFresh']),
  ransackGoal: flag('ransackGoal', true, 'supercat/B28'),
  moveOrder: choice('moveOrder', 'supercat/B32', ['keepFirst', 'shortestFirst']),
  preparedFirst: flag('preparedFirst', true, 'supercat/B16'),
} satisfies Record<keyof AllChoices | 'preset', OptionSpec>

const listed = (...ids: readonly (keyof typeof SPECS)[]): readonly OptionSpec[] => ids.map((id) => SPECS[id])

/** What each version offers; options that mean the same are the same object. */
export const OPTIONS: Readonly<Record<VersionId, readonly OptionSpec[]>> = {
  '0.5': listed(
    'preset',
    'backports',
    'contendMeasure',
    'preludeRestriction',
    'combatCard',
    'combatCardOnAutoSelect',
    'changeControl',
    'walkOff',
    'stripBuilding',
    'raidAtOnce',
    'gpCarryOver',
    'moveOrigins',
    'combatKeepsOrigin',
    'twoSlots',
    'guildPage',
    'unlistedPreludes',
    'outrageSpreadsAt',
  ),
  '0.10': listed(
    'contendMeasure',
    'sameSuit',
    'combatCardOnAutoSelect',
    'mostUnbuilt',
    'ships23',
    'abilities',
    'abilityFirst',
    'fuelExpansion',
    'tokenCap',
    'levelCards',
    'defendFallback',
    'defendBinds',
    'raidEarly',
    'ransackGoal',
    'preparedFirst',
    'moveOrder',
    'changeControl',
    'walkOff',
    'stripBuilding',
    'gpCarryOver',
    'moveOrigins',
    'combatKeepsOrigin',
    'twoSlots',
    'guildPage',
    'unlistedPreludes',
  ),
}
export const optionSpecs: readonly OptionSpec[] = OPTIONS['0.5']

/** 0.5 as printed: for each option what the text itself says, whatever else was chosen. */
export const PRINTED: Choices = {
  backports: false,
  contendMeasure: 'standing',
  preludeRestriction: 'specific',
  combatCard: 'fuelAndWeapon',
  combatCardOnAutoSelect: false,
  changeControl: 'keepFirst',
  walkOff: true,
  stripBuilding: true,
  raidAtOnce: false,
  // The page of Aggression has no battle for a rival city.
  gpCarryOver: false,
  moveOrigins: 'single',
  // The doctrine of movement is about all movement.
  combatKeepsOrigin: true,
  twoSlots: 'printed',
  guildPage: false,
  unlistedPreludes: false,
  outrageSpreadsAt: 'human',
}

/** The same for options of the game: two cards are always drawn (A04), and beside several people it must be behind all (A20). */
export const GAME_PRINTED: Options = { alwaysDraw: true, multiHuman: 'strictlyBehindAll' }
/** What 0.10 says about the rules of the game: how people look at its cards (supercat-0.10, 2.2). */
export const gameOfTen = (options: Options, game: Options): Options => ({
  farseersAtStack: true,
  // In an act: Negotiations and Spy (supercat-0.10, 8.6 and 8.9).
  ...((game.act ?? 0) === 0
    ? {}
    : {
        talks:
          options.negotiation === false ? 'off' : options.negotiationEnds === 'oneGoEach' ? 'callerGoes' : 'rounds',
        spying: options.spyDraw === 'rest' ? 'rest' : 'counter',
      }),
})
export const gamePrinted = (options: Options): Options => (options.preset === 'printed' ? GAME_PRINTED : {})

/** What a table has to know of a version before it has its book. */
export const offered = (version: VersionId) => ({
  name: version,
  about: said(`version=${version}`),
  aboutIn: (edition: string) => (edition === 'campaign' ? said(`version=${version}@act`) : undefined),
  editions: bots.supercat.editions,
  options: OPTIONS[version],
  implies: version === '0.5' ? gamePrinted : gameOfTen,
})

/** The settings that follow from the options of a bot: what its version offers, as chosen, and what it settles by itself. */
export function settingsFrom(version: Version, options: Readonly<Record<string, unknown>>): Settings {
  const offered = OPTIONS[version.id]
  if (options.preset === 'printed' && offered.includes(SPECS.preset)) return { ...PRINTED, version } as Settings
  const chosen = Object.fromEntries(
    offered.map((spec) => [spec.id, options[spec.id] ?? ('default' in spec ? spec.default : undefined)]),
  ) as unknown as AllChoices
  return { ...chosen, ...version.settled, version }
}
