// The options that only a bot's decisions depend on (rome 33). Those that change what may be done are options of the game.

import type { Lang } from '@understudy/procedure'
import type { OptionSpec } from '@understudy/table'
import { PRESET } from '../../rules/options/options.ts'
import type { C } from '../context.ts'

/** The settings that the pages ask for. */
interface Settings {
  readonly 'stance.setupRows': 'card' | 'text'
  readonly 'agents.spareAllies': boolean
  readonly 'goldenA.counts': 'main' | 'main+declared' | 'main+cavalry' | 'main+cavalry+declared'
  readonly 'pot.rollPer': 'target' | 'opponent'
  readonly 'army.horizonTurns': '2' | '1' | '3' | '99'
  readonly 'army.repeat': boolean
  readonly 'army.homeAfterDeed': boolean
  readonly 'army.reachFirst': boolean
  readonly 'target.nearestFirst': boolean
  readonly 'speed.homeGuard': boolean
  readonly 'army.seaEverywhere': boolean
  readonly 'und.onlyAfterLoss': boolean
  readonly 'nav.intercept': 'table' | 'never' | 'enemyOnly'
  readonly 'spend.pile': 'random' | 'reservesFirst' | 'mercenaryFirst'
  readonly 'spend.short': 'stop' | 'skip'
  readonly 'spend.devBudget': 'total' | 'perItem'
  readonly 'build.wonders': boolean
  readonly 'build.coin': boolean
  readonly 'build.valueFirst': boolean
  readonly 'build.randomRoads': boolean
  readonly 'difficulty.aggressionFrom': number
}

type Words = Readonly<Record<Lang, string>>
const cited = (ruling: string): Words => ({ en: `Ruling rome/${ruling}.`, ru: `Решение rome/${ruling}.` })

const flag = (id: keyof Settings, ruling: string, standard: boolean, title: Words): OptionSpec => ({
  id,
  kind: 'flag',
  title,
  help: cited(ruling),
  default: standard,
})

/** An option that came later: games from before it were played the other way. */
const later = (id: keyof Settings, ruling: string, standard: boolean, title: Words): OptionSpec => ({
  ...flag(id, ruling, standard, title),
  before: !standard,
})

const choice = (
  id: keyof Settings,
  ruling: string,
  title: Words,
  values: readonly (readonly [string, Words])[],
): OptionSpec => ({
  id,
  kind: 'choice',
  title,
  help: cited(ruling),
  values: values.map(([value, text]) => ({ id: value, title: text })),
  default: values[0]?.[0] ?? '',
})

const shared: readonly OptionSpec[] = [
  {
    id: PRESET,
    kind: 'choice',
    title: { en: 'Rules of this bot', ru: 'Правила этого бота' },
    help: {
      en: 'As printed: every option below about doubtful lines is what the draft says in so many words.',
      ru: 'Как напечатано: каждая настройка ниже о спорных строках — то, что прямо сказано в черновике.',
    },
    values: [
      { id: 'standard', title: { en: 'with the usual rulings', ru: 'с обычными решениями' } },
      { id: 'printed', title: { en: 'as printed', ru: 'как напечатано' } },
    ],
    default: 'standard',
  },
  choice(
    'stance.setupRows',
    'R-01',
    { en: 'Rows when markers are rolled for at the start', ru: 'Ряды при начальном броске' },
    [
      ['card', { en: 'as on the card: 1–2 at the bottom', ru: 'как на карте: 1–2 внизу' }],
      ['text', { en: 'as in the text: 1–2 at the top', ru: 'как в тексте: 1–2 вверху' }],
    ],
  ),
  flag('agents.spareAllies', 'R-25', false, {
    en: 'Agents spare friends and allies',
    ru: 'Агенты щадят друзей и союзников',
  }),
  choice('goldenA.counts', 'R-44', { en: 'Golden Rule A counts', ru: 'Золотое правило A считает' }, [
    ['main', { en: 'the Main deck', ru: 'основную колоду' }],
    ['main+declared', { en: 'and infantry of declared armies', ru: 'и пехоту объявленных армий' }],
    ['main+cavalry', { en: 'the Main and Cavalry decks', ru: 'основную колоду и конницу' }],
    ['main+cavalry+declared', { en: 'both, and declared armies', ru: 'обе и объявленные армии' }],
  ]),
  choice('pot.rollPer', 'R-47', { en: 'The priority table is rolled for', ru: 'По таблице приоритета бросают' }, [
    ['target', { en: 'each target', ru: 'за каждую цель' }],
    ['opponent', { en: 'each opponent', ru: 'за каждого соперника' }],
  ]),
  choice('army.horizonTurns', 'R-49', { en: 'Armies march towards targets', ru: 'Армии идут к целям' }, [
    ['2', { en: 'two turns away at most', ru: 'не дальше двух ходов' }],
    ['1', { en: 'in reach only', ru: 'только досягаемым' }],
    ['3', { en: 'three turns away at most', ru: 'не дальше трёх ходов' }],
    ['99', { en: 'however far', ru: 'на любом расстоянии' }],
  ]),
  flag('army.repeat', 'R-50', true, {
    en: 'Armies go on while points are left',
    ru: 'Армии действуют, пока есть очки',
  }),
  later('army.homeAfterDeed', 'R-50', false, {
    en: 'An army that has conquered may still march off',
    ru: 'Армия может уйти и после завоевания',
  }),
  later('army.reachFirst', 'R-49', false, {
    en: 'What can be attacked now comes first',
    ru: 'Сначала то, на что можно напасть сейчас',
  }),
  later('target.nearestFirst', 'R-46', false, {
    en: 'Nearness counts where the line does not name it',
    ru: 'Близость важна и там, где о ней не сказано',
  }),
  flag('und.onlyAfterLoss', 'R-75', false, {
    en: 'Only armies that lost cards go home',
    ru: 'Домой идут только армии с потерями',
  }),
  choice('nav.intercept', 'R-77', { en: 'Interception at sea', ru: 'Перехват на море' }, [
    ['table', { en: 'by the priority table', ru: 'по таблице приоритета' }],
    ['never', { en: 'never', ru: 'никогда' }],
    ['enemyOnly', { en: 'enemies only, without dice', ru: 'только врагов, без кубиков' }],
  ]),
  choice('spend.pile', 'R-81', { en: 'Troops are bought from', ru: 'Войска покупают' }, [
    ['random', { en: 'a random pile', ru: 'из случайной стопки' }],
    ['reservesFirst', { en: 'the Reserves first', ru: 'сначала из резерва' }],
    ['mercenaryFirst', { en: 'mercenaries first', ru: 'сначала наёмников' }],
  ]),
  choice('spend.short', 'R-84', { en: 'A step that cannot be paid', ru: 'Шаг, на который нет золота' }, [
    ['stop', { en: 'ends the spending', ru: 'заканчивает траты' }],
    ['skip', { en: 'is skipped', ru: 'пропускается' }],
  ]),
  choice('spend.devBudget', 'R-85', { en: 'Value for developments', ru: 'Сумма на развитие' }, [
    ['total', { en: 'for all of them', ru: 'на всё вместе' }],
    ['perItem', { en: 'for each of them', ru: 'на каждое' }],
  ]),
  flag('build.wonders', 'R-89', true, { en: 'Builds ancient wonders', ru: 'Строит чудеса света' }),
  flag('build.coin', 'R-92', false, {
    en: 'A die decides between Walls and Barracks',
    ru: 'Стены или казармы решает кубик',
  }),
  flag('build.valueFirst', 'R-93', false, { en: 'Value before nearness', ru: 'Сначала ценность, потом близость' }),
  later('build.randomRoads', 'R-115', true, {
    en: 'A random building may be a road',
    ru: 'Случайная постройка может быть дорогой',
  }),
  {
    id: 'difficulty.aggressionFrom',
    kind: 'number',
    title: { en: 'More aggressive from this round on (0: never)', ru: 'Агрессивнее с этого раунда (0 — никогда)' },
    help: { en: 'DIF-4; the rulebook suggests 3.', ru: 'DIF-4; в правилах предложен раунд 3.' },
    min: 0,
    max: 99,
    default: 0,
  },
]

export const superOptions: readonly OptionSpec[] = [
  ...shared,
  flag('army.seaEverywhere', 'R-57', false, { en: 'Ships for every target', ru: 'Корабли для любых целей' }),
]

export const speedOptions: readonly OptionSpec[] = [
  ...shared,
  flag('speed.homeGuard', 'R-55', true, { en: 'Only one army guards home', ru: 'Дом сторожит только одна армия' }),
]

const DEFAULTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...superOptions, ...speedOptions].map((spec) => [spec.id, 'default' in spec ? spec.default : undefined]),
)

/** What the draft says in so many words; where it contradicts itself or says nothing, the option stays as it is. */
const PRINTED: Partial<Settings> = {
  'agents.spareAllies': false,
  'goldenA.counts': 'main',
  'pot.rollPer': 'target',
  'army.horizonTurns': '99',
  'army.repeat': true,
  'army.homeAfterDeed': false,
  'army.reachFirst': false,
  'target.nearestFirst': false,
  'speed.homeGuard': true,
  'army.seaEverywhere': false,
  'und.onlyAfterLoss': true,
  'nav.intercept': 'table',
  'spend.short': 'stop',
  'spend.devBudget': 'total',
  'build.wonders': true,
  'build.valueFirst': false,
  'build.randomRoads': true,
}
const isPrinted = (of: Readonly<Record<string, unknown>>): boolean => of[PRESET] === 'printed'

/** For each table: plain, hard, as printed, both. */
const MADE = [1, 2, 3, 4].map(() => new WeakMap<object, Settings>())

/** DIF-7: the harder levels make bots more aggressive from round 3 on. */
const HARD: readonly unknown[] = ['hard', 'brutal']
const AGGRESSION = 'difficulty.aggressionFrom'

let lastOptions: C['options'] | undefined
let lastGame: C['view']['options'] | undefined
let last: Settings | undefined

/** The settings that follow from the options of a bot, and from the difficulty and the preset of the game. */
export function settings({ options, view }: C): Settings {
  // Asked about many a candidate.
  if (last === undefined || options !== lastOptions || view.options !== lastGame) {
    last = settingsOf(options, view.options)
    lastOptions = options
    lastGame = view.options
  }
  return last
}

function settingsOf(options: C['options'], game: C['view']['options']): Settings {
  const hard = HARD.includes(game.difficulty)
  const printed = isPrinted(game)
  const made = MADE[(hard ? 1 : 0) + (printed ? 2 : 0)] as WeakMap<object, Settings>
  const known = made.get(options)
  if (known !== undefined) return known
  const letter = printed || isPrinted(options) ? PRINTED : {}
  const all = { ...DEFAULTS, ...options, ...letter } as unknown as Settings
  const result = hard && all[AGGRESSION] === 0 ? { ...all, [AGGRESSION]: 3 } : all
  made.set(options, result)
  return result
}
