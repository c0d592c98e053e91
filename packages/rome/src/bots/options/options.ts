// The options that only a bot's decisions depend on (rome 33). Those that change what may be done are options of the game.

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

type Words = { readonly en: string; readonly ru: string }
const words = (en: string, ru: string): Words => ({ en, ru })
const cited = (ruling: string): Words => words(`Ruling rome/${ruling}.`, `Решение rome/${ruling}.`)

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
    title: words('Rules of this bot', 'Правила этого бота'),
    help: words(
      'As printed: every option below about doubtful lines is what the draft says in so many words.',
      'Как напечатано: каждая настройка ниже о спорных строках — то, что прямо сказано в черновике.',
    ),
    values: [
      { id: 'standard', title: words('with the usual rulings', 'с обычными решениями') },
      { id: 'printed', title: words('as printed', 'как напечатано') },
    ],
    default: 'standard',
  },
  choice(
    'stance.setupRows',
    'R-01',
    words('Rows when markers are rolled for at the start', 'Ряды при начальном броске'),
    [
      ['card', words('as on the card: 1–2 at the bottom', 'как на карте: 1–2 внизу')],
      ['text', words('as in the text: 1–2 at the top', 'как в тексте: 1–2 вверху')],
    ],
  ),
  flag(
    'agents.spareAllies',
    'R-25',
    false,
    words('Agents spare friends and allies', 'Агенты щадят друзей и союзников'),
  ),
  choice('goldenA.counts', 'R-44', words('Golden Rule A counts', 'Золотое правило A считает'), [
    ['main', words('the Main deck', 'основную колоду')],
    ['main+declared', words('and infantry of declared armies', 'и пехоту объявленных армий')],
    ['main+cavalry', words('the Main and Cavalry decks', 'основную колоду и конницу')],
    ['main+cavalry+declared', words('both, and declared armies', 'обе и объявленные армии')],
  ]),
  choice('pot.rollPer', 'R-47', words('The priority table is rolled for', 'По таблице приоритета бросают'), [
    ['target', words('each target', 'за каждую цель')],
    ['opponent', words('each opponent', 'за каждого соперника')],
  ]),
  choice('army.horizonTurns', 'R-49', words('Armies march towards targets', 'Армии идут к целям'), [
    ['2', words('two turns away at most', 'не дальше двух ходов')],
    ['1', words('in reach only', 'только досягаемым')],
    ['3', words('three turns away at most', 'не дальше трёх ходов')],
    ['99', words('however far', 'на любом расстоянии')],
  ]),
  flag('army.repeat', 'R-50', true, words('Armies go on while points are left', 'Армии действуют, пока есть очки')),
  later(
    'army.homeAfterDeed',
    'R-50',
    false,
    words('An army that has conquered may still march off', 'Армия может уйти и после завоевания'),
  ),
  later(
    'army.reachFirst',
    'R-49',
    false,
    words('What can be attacked now comes first', 'Сначала то, на что можно напасть сейчас'),
  ),
  later(
    'target.nearestFirst',
    'R-46',
    false,
    words('Nearness counts where the line does not name it', 'Близость важна и там, где о ней не сказано'),
  ),
  flag(
    'und.onlyAfterLoss',
    'R-75',
    false,
    words('Only armies that lost cards go home', 'Домой идут только армии с потерями'),
  ),
  choice('nav.intercept', 'R-77', words('Interception at sea', 'Перехват на море'), [
    ['table', words('by the priority table', 'по таблице приоритета')],
    ['never', words('never', 'никогда')],
    ['enemyOnly', words('enemies only, without dice', 'только врагов, без кубиков')],
  ]),
  choice('spend.pile', 'R-81', words('Troops are bought from', 'Войска покупают'), [
    ['random', words('a random pile', 'из случайной стопки')],
    ['reservesFirst', words('the Reserves first', 'сначала из резерва')],
    ['mercenaryFirst', words('mercenaries first', 'сначала наёмников')],
  ]),
  choice('spend.short', 'R-84', words('A step that cannot be paid', 'Шаг, на который нет золота'), [
    ['stop', words('ends the spending', 'заканчивает траты')],
    ['skip', words('is skipped', 'пропускается')],
  ]),
  choice('spend.devBudget', 'R-85', words('Value for developments', 'Сумма на развитие'), [
    ['total', words('for all of them', 'на всё вместе')],
    ['perItem', words('for each of them', 'на каждое')],
  ]),
  flag('build.wonders', 'R-89', true, words('Builds ancient wonders', 'Строит чудеса света')),
  flag(
    'build.coin',
    'R-92',
    false,
    words('A die decides between Walls and Barracks', 'Стены или казармы решает кубик'),
  ),
  flag('build.valueFirst', 'R-93', false, words('Value before nearness', 'Сначала ценность, потом близость')),
  later(
    'build.randomRoads',
    'R-115',
    true,
    words('A random building may be a road', 'Случайная постройка может быть дорогой'),
  ),
  {
    id: 'difficulty.aggressionFrom',
    kind: 'number',
    title: words('More aggressive from this round on (0: never)', 'Агрессивнее с этого раунда (0 — никогда)'),
    help: words('DIF-4; the rulebook suggests 3.', 'DIF-4; в правилах предложен раунд 3.'),
    min: 0,
    max: 99,
    default: 0,
  },
]

export const superOptions: readonly OptionSpec[] = [
  ...shared,
  flag('army.seaEverywhere', 'R-57', false, words('Ships for every target', 'Корабли для любых целей')),
]

export const speedOptions: readonly OptionSpec[] = [
  ...shared,
  flag('speed.homeGuard', 'R-55', true, words('Only one army guards home', 'Дом сторожит только одна армия')),
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
