// The options of the bot (supercat 0.2). Those that change the rules themselves (difficulty, how many cards are drawn and
// where bonus cards come from) are options of the game; those of the campaign come with it.

import type { OptionSpec, Options } from '@understudy/table'
import type { Version, VersionId } from './versions/version.ts'

/** What can be set, after a preset has had its say. */
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

/** What the pages go by: what was chosen, and the version that is played. */
export interface Settings extends Choices {
  readonly version: Version
}

type Title = { readonly en: string; readonly ru: string }
/** How it was played in games that do not name them: when there was no such option, or another default. */
const BEFORE: Partial<Choices> = {
  combatCard: 'asNeeded',
  combatCardOnAutoSelect: true,
  changeControl: 'takeFirst',
  stripBuilding: false,
  raidAtOnce: true,
}
const inOldGames = (id: keyof Choices) => {
  const before = BEFORE[id]
  return before === undefined ? {} : { before }
}

/** Where it is written down: a ruling, or a section of the rules. */
const reference = (id: string): Title =>
  id.includes('/') ? { en: `Ruling ${id}.`, ru: `Решение ${id}.` } : { en: `Rule ${id}.`, ru: `Правило ${id}.` }

const flag = (id: keyof Choices, on: boolean, title: Title, help: string): OptionSpec => ({
  id,
  kind: 'flag',
  title,
  help: reference(help),
  ...inOldGames(id),
  default: on,
})
const choice = (id: keyof Choices, title: Title, help: string, values: { id: string; title: Title }[]): OptionSpec => ({
  id,
  kind: 'choice',
  title,
  help: reference(help),
  values,
  ...inOldGames(id),
  default: values[0]!.id,
})

export const optionSpecs: readonly OptionSpec[] = [
  {
    id: 'preset',
    kind: 'choice',
    title: { en: 'Version', ru: 'Версия' },
    values: [
      {
        id: 'filled',
        title: { en: '0.5, gaps filled from later versions', ru: '0.5, пробелы заполнены из поздних версий' },
      },
      { id: 'printed', title: { en: '0.5 as printed', ru: '0.5, как напечатано' } },
    ],
    default: 'filled',
  },
  flag('backports', true, { en: 'Steps from later versions', ru: 'Шаги из поздних версий' }, 'supercat 0.1'),
  choice('contendMeasure', { en: 'To contend means', ru: 'Вступить в борьбу за замысел — значит' }, 'supercat/A13', [
    { id: 'standing', title: { en: 'to get a better place', ru: 'занять место лучше' } },
    { id: 'count', title: { en: 'to count more', ru: 'набрать больше' } },
  ]),
  choice('preludeRestriction', { en: 'Held back in the Prelude', ru: 'Не тратится в прелюдии' }, 'supercat/A18', [
    { id: 'specific', title: { en: 'everything that matches', ru: 'всё подходящее' } },
    {
      id: 'onlyIfLost',
      title: { en: 'only what would cost its place', ru: 'только то, без чего место будет потеряно' },
    },
  ]),
  choice(
    'combatCard',
    { en: 'Another card for combat needs', ru: 'Другая карта для сражения требует' },
    'supercat/A27',
    [
      { id: 'fuelAndWeapon', title: { en: 'always Fuel and a Weapon', ru: 'всегда топлива и оружия' } },
      { id: 'asNeeded', title: { en: 'the tokens it lacks', ru: 'недостающих ресурсов' } },
    ],
  ),
  flag(
    'combatCardOnAutoSelect',
    false,
    {
      en: 'A card that surpasses or declares may fight',
      ru: 'Карта, которой превзошли главную или объявили замысел, годится для сражения',
    },
    'supercat/A28',
  ),
  choice(
    'changeControl',
    { en: 'To change control, what comes first is', ru: 'Чтобы изменить, кто правит, важнее всего' },
    'supercat/A40',
    [
      { id: 'keepFirst', title: { en: 'keeping the origin', ru: 'править и дальше системой отправления' } },
      {
        id: 'takeFirst',
        title: { en: 'taking it rather than leaving it to nobody', ru: 'править самому, а не чтобы не правил никто' },
      },
    ],
  ),
  flag(
    'walkOff',
    true,
    {
      en: 'May leave a system in the turn in which it ended a rival’s control there',
      ru: 'Может уйти из системы в том же ходу, в котором соперник из-за него перестал там править',
    },
    'supercat/A35',
  ),
  flag(
    'stripBuilding',
    true,
    {
      en: 'Idle ships leave a building without a ship',
      ru: 'Корабли без дела уходят, даже если у здания не останется кораблей',
    },
    'supercat/A43',
  ),
  flag(
    'raidAtOnce',
    false,
    {
      en: 'Raids as soon as no fresh defender is left, not with its last battle',
      ru: 'Налёт, как только нет неповреждённых защитников, а не последним сражением',
    },
    'supercat/A54',
  ),
  flag(
    'gpCarryOver',
    true,
    { en: 'A battle found by GP.10 is fought', ru: 'Сражение, найденное правилом GP.10, проводится' },
    'supercat/A24',
  ),
  choice(
    'moveOrigins',
    { en: 'To change control, ships come', ru: 'Чтобы изменить, кто правит, корабли перемещаются' },
    'supercat/A33',
    [
      { id: 'single', title: { en: 'from one system', ru: 'из одной системы' } },
      { id: 'multi', title: { en: 'from several systems', ru: 'из нескольких систем' } },
    ],
  ),
  flag(
    'combatKeepsOrigin',
    false,
    {
      en: 'Moves to battle keep the origin',
      ru: 'Перемещаясь в сражение, бот продолжает править системой отправления',
    },
    'supercat/A36',
  ),
  choice(
    'twoSlots',
    { en: 'Planets with two slots', ru: 'Планеты с двумя ячейками для строительства' },
    'supercat/A38',
    [
      { id: 'open', title: { en: 'two open ones', ru: 'с двумя пустыми' } },
      { id: 'printed', title: { en: 'two printed ones', ru: 'с двумя напечатанными' } },
    ],
  ),
  flag('guildPage', true, { en: 'Page of Guild cards', ru: 'Страница карт гильдий' }, 'supercat/A64'),
  flag(
    'unlistedPreludes',
    false,
    { en: 'Uses Guild Preludes that the text does not name', ru: 'Применяет и неназванные прелюдии карт гильдий' },
    'supercat/A64, A112',
  ),
  choice(
    'outrageSpreadsAt',
    { en: 'Outrage Spreads is aimed at', ru: 'Карта «Всеобщий запрет» направлена' },
    'supercat/A71',
    [
      { id: 'human', title: { en: 'people', ru: 'на людей' } },
      { id: 'anyRival', title: { en: 'any rival', ru: 'на любого соперника' } },
    ],
  ),
]

/** What each version offers; options that mean the same are the same object. */
export const OPTIONS: Readonly<Record<VersionId, readonly OptionSpec[]>> = { '0.5': optionSpecs }

const defaultsOf = (version: VersionId): Readonly<Record<string, unknown>> =>
  Object.fromEntries(OPTIONS[version].map((spec) => [spec.id, 'default' in spec ? spec.default : undefined]))

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
export const gamePrinted = (options: Options): Options => (options.preset === 'printed' ? GAME_PRINTED : {})

/** The settings that follow from the options of a bot. */
export const settingsFrom = (version: Version, options: Readonly<Record<string, unknown>>): Settings =>
  options.preset === 'printed'
    ? { ...PRINTED, version }
    : ({ ...defaultsOf(version.id), ...options, version } as unknown as Settings)
