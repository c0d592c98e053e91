// The options that the rules themselves read; those that only a bot's decisions depend on belong to the bots.

import type { Lang } from '@understudy/procedure'
import { BadInput, type OptionSpec, type Options } from '@understudy/table'
import { ROLES } from '../../vocabulary.ts'
import { SECRET_ARMIES, secretOption } from '../secret/option.ts'
import type { GameOptions } from '../state/state.ts'

type Words = Readonly<Record<Lang, string>>

const ROLE_WORDS: Readonly<Record<(typeof ROLES)[number], Words>> = {
  human: { en: 'a person', ru: 'человек' },
  super: { en: 'Super-bot', ru: 'Super-bot' },
  speed: { en: 'Speed-bot', ru: 'Speed-bot' },
  absent: { en: 'not in the game', ru: 'не участвует' },
}

const role = (no: number, title: Words): OptionSpec => ({
  id: `role${no}`,
  kind: 'choice',
  title,
  values: ROLES.map((id) => ({ id, title: ROLE_WORDS[id] })),
  default: no === 1 ? 'human' : 'super',
  roleOf: no - 1,
})

const choice = (id: string, title: Words, values: readonly (readonly [string, Words])[], help?: Words): OptionSpec => ({
  id,
  kind: 'choice',
  title,
  ...(help === undefined ? {} : { help }),
  values: values.map(([value, text]) => ({ id: value, title: text })),
  default: values[0]?.[0] ?? '',
})

const flag = (id: string, title: Words, help?: Words): OptionSpec => ({
  id,
  kind: 'flag',
  title,
  ...(help === undefined ? {} : { help }),
  default: false,
})

const number = (id: string, title: Words, min: number, max: number, standard: number): OptionSpec => ({
  id,
  kind: 'number',
  title,
  min,
  max,
  default: standard,
})

const ruling = (id: string): Words => ({ en: `Ruling rome/${id}.`, ru: `Решение rome/${id}.` })

/** DIF-7: what a level of difficulty changes; an option that was set to something else stays as it is. */
const LEVELS: Readonly<Record<string, GameOptions>> = {
  normal: {},
  easy: { 'difficulty.tactics': 'none' },
  hard: {
    'difficulty.speedTax': '20',
    'difficulty.superTaxBonus': 3,
    'difficulty.initiativeBonus': 1,
    'difficulty.tactics': 's',
  },
  brutal: {
    'difficulty.speedTax': '25',
    'difficulty.superTaxBonus': 6,
    'difficulty.initiativeBonus': 2,
    'difficulty.tactics': 'all',
    'difficulty.vpBonus': 1,
  },
}

/** Read by the rules, with their values as numbers, words or flags. */
export const RULE_OPTIONS: readonly OptionSpec[] = [
  choice(
    'difficulty',
    { en: 'Difficulty', ru: 'Сложность' },
    [
      ['normal', { en: 'normal', ru: 'обычная' }],
      ['easy', { en: 'easy', ru: 'лёгкая' }],
      ['hard', { en: 'hard', ru: 'трудная' }],
      ['brutal', { en: 'brutal', ru: 'жестокая' }],
    ],
    {
      en: 'Sets the options of difficulty below that you leave as they are.',
      ru: 'Задаёт настройки сложности ниже, которые вы не меняли.',
    },
  ),
  choice('stance.setup', { en: 'Stance cards at the start', ru: 'Карты отношения в начале' }, [
    ['centre', { en: 'all markers in the middle', ru: 'все метки в центре' }],
    ['random', { en: 'rolled', ru: 'по броску' }],
    ['chosen', { en: 'people place the markers', ru: 'метки расставляют люди' }],
  ]),
  choice(
    'tax.mixed',
    { en: 'Income when both kinds of bot play', ru: 'Доход, если играют боты обоих видов' },
    [
      ['bySeat', { en: 'each by its kind', ru: 'каждый по своему виду' }],
      ['allFixed', { en: 'all bots fixed', ru: 'у всех ботов твёрдый' }],
    ],
    ruling('R-30'),
  ),
  flag(
    'army.minCountsCavalry',
    { en: 'Cavalry counts towards an army’s minimum', ru: 'Конница входит в минимум армии' },
    ruling('R-37'),
  ),
  flag(
    'loss.compensateAll',
    { en: 'Gold for every dear card a bot loses', ru: 'Золото за каждую дорогую потерю бота' },
    ruling('R-41'),
  ),
  flag(
    'agents.doubleAnywhere',
    { en: 'Bots turn agents anywhere', ru: 'Боты перевербовывают агентов где угодно' },
    ruling('R-16'),
  ),
  flag(
    'agents.goldOnRefusal',
    { en: 'A bot’s failed action still pays gold', ru: 'Неудачное действие бота приносит золото' },
    ruling('R-22'),
  ),
  choice(
    'conquest.independent',
    { en: 'Independent regions', ru: 'Независимые области' },
    [
      ['contest', { en: 'defend themselves like others', ru: 'защищаются, как прочие' }],
      ['lossOnly', { en: 'only cost losses', ru: 'только наносят потери' }],
    ],
    ruling('R-61'),
  ),
  choice(
    'bvb.mode',
    { en: 'Battles between bots', ru: 'Битвы между ботами' },
    [
      ['gather', { en: 'gathered dice', ru: 'собранными кубиками' }],
      ['fourPhase', { en: 'four phases (two Super-bots)', ru: 'в четыре фазы (два Super-bot)' }],
    ],
    ruling('R-70'),
  ),
  choice(
    'bvb.wounds',
    { en: 'Wounds between bots', ru: 'Раны между ботами' },
    [
      ['pairs', { en: 'two make a loss', ru: 'две дают потерю' }],
      ['none', { en: 'do not count', ru: 'не считаются' }],
    ],
    ruling('R-71'),
  ),
  flag('nav.rebuild', { en: 'Bots buy ships again', ru: 'Боты снова покупают корабли' }, ruling('R-79')),
  choice(
    'build.perTurn',
    { en: 'Buildings a bot builds in a turn', ru: 'Построек бота за ход' },
    [
      ['1', { en: 'one', ru: 'одна' }],
      ['2', { en: 'two', ru: 'две' }],
      ['unlimited', { en: 'any number', ru: 'сколько угодно' }],
    ],
    ruling('R-87'),
  ),
  choice('difficulty.speedTax', { en: 'Speed-bot’s income', ru: 'Доход Speed-bot' }, [
    ['15', { en: '15', ru: '15' }],
    ['20', { en: '20', ru: '20' }],
    ['25', { en: '25', ru: '25' }],
  ]),
  number(
    'difficulty.superTaxBonus',
    { en: 'Gold a Super-bot gains on top', ru: 'Надбавка к доходу Super-bot' },
    0,
    12,
    0,
  ),
  number(
    'difficulty.vpBonus',
    { en: 'Extra points for a battle won by a bot', ru: 'Дополнительные очки боту за выигранную битву' },
    0,
    3,
    0,
  ),
  number(
    'difficulty.initiativeBonus',
    { en: 'Added to a bot’s initiative card', ru: 'Прибавка к карте инициативы бота' },
    0,
    4,
    0,
  ),
  choice('difficulty.tactics', { en: 'Tactics dice of bots', ru: 'Тактические кубики ботов' }, [
    ['plain', { en: 'replace blanks', ru: 'заменяют пустые грани' }],
    ['s', { en: 'replace blanks and useless skirmishes', ru: 'заменяют пустые грани и бесполезные стычки' }],
    ['all', { en: 'added to everything but skulls', ru: 'добавляются ко всему, кроме черепов' }],
    ['none', { en: 'none', ru: 'нет' }],
  ]),
  number('victory.maxRounds', { en: 'Rounds at most', ru: 'Раундов не больше' }, 1, 99, 15),
]

/**
 * What came later than the first saved games. The start of every game says what was chosen, so a game that does not name one of
 * these is from before it, and goes on as it began: without it the rules are those of its day.
 */
export const LATER_OPTIONS: readonly OptionSpec[] = [
  choice(
    'bvb.lossesFrom',
    { en: 'Losses in battles between bots', ru: 'Потери в битвах между ботами' },
    [
      ['decks', { en: 'from the top of the decks', ru: 'с верха колод' }],
      ['army', { en: 'a declared army loses its own cards', ru: 'объявленная армия теряет свои карты' }],
    ],
    ruling('R-72'),
  ),
  choice(
    'battle.evenRoll',
    { en: 'After equal casualties the red die is rolled for', ru: 'При равных потерях красный кубик бросают за' },
    [
      ['both', { en: 'a bot that attacks as well as one that defends', ru: 'бота, нападал он или защищался' }],
      ['defender', { en: 'a bot that defends', ru: 'бота, который защищался' }],
    ],
    ruling('R-121'),
  ),
  choice(
    'agents.mercenaries',
    { en: 'Bots’ agents recruit mercenaries', ru: 'Агенты ботов нанимают наёмников' },
    [
      ['any', { en: 'wherever a stack has cards', ru: 'везде, где в стопке есть карты' }],
      ['unheld', { en: 'not in opponents’ regions', ru: 'но не в областях соперников' }],
    ],
    ruling('R-20'),
  ),
]

/** Everything that the draft says in so many words, whatever the options are; bots follow it as well. */
export const PRESET = 'preset'
const presetOption: OptionSpec = choice(
  PRESET,
  { en: 'Rules of the bots', ru: 'Правила ботов' },
  [
    ['standard', { en: 'with the usual rulings', ru: 'с обычными решениями' }],
    ['printed', { en: 'as printed', ru: 'как напечатано' }],
  ],
  {
    en: 'As printed: every option about doubtful lines is what the draft says in so many words.',
    ru: 'Как напечатано: каждая настройка о спорных строках — то, что прямо сказано в черновике.',
  },
)
const PRINTED: GameOptions = {
  'agents.doubleAnywhere': false,
  'agents.goldOnRefusal': false,
  'agents.mercenaries': 'any',
  'battle.evenRoll': 'both',
  'build.perTurn': '1',
  'bvb.lossesFrom': 'decks',
  'bvb.wounds': 'none',
  'loss.compensateAll': false,
  'nav.rebuild': false,
}

export const GAME_OPTIONS: readonly OptionSpec[] = [
  role(1, { en: 'First faction (in the house pack Rome)', ru: 'Первая фракция (в домашнем наборе Рим)' }),
  role(2, { en: 'Second faction (in the house pack Greeks)', ru: 'Вторая фракция (в домашнем наборе Греки)' }),
  role(3, { en: 'Third faction (in the house pack Carthage)', ru: 'Третья фракция (в домашнем наборе Карфаген)' }),
  role(4, { en: 'Fourth faction (in the house pack Barbarians)', ru: 'Четвёртая фракция (в домашнем наборе Варвары)' }),
  {
    id: 'pack',
    kind: 'file',
    format: 'json',
    title: { en: 'A pack of your own', ru: 'Свой набор' },
    help: {
      en: 'Map, cards, dice and prices as you know them from the box; without it the house pack is used, a reconstruction.',
      ru: 'Карта, карты, кубики и цены, как в вашей коробке; без него играют домашним набором — реконструкцией.',
    },
  },
  secretOption,
  presetOption,
  ...RULE_OPTIONS,
  ...LATER_OPTIONS,
]

export function gameOptions(options: Options): GameOptions {
  const level = LEVELS[String(options.difficulty ?? 'normal')] ?? {}
  const values = RULE_OPTIONS.map((spec): [string, string | number | boolean] => {
    const chosen = chosenValue(spec, options[spec.id])
    const left = 'default' in spec && chosen === spec.default
    return [spec.id, left ? (level[spec.id] ?? chosen) : chosen]
  })
  for (const spec of LATER_OPTIONS) {
    const given = options[spec.id]
    if (given !== undefined) values.push([spec.id, chosenValue(spec, given)])
  }
  // Only a table that wants it says so: positions from before R-136 keep their hashes.
  if (chosenValue(secretOption, options[SECRET_ARMIES]) === true) values.push([SECRET_ARMIES, true])
  const chosen = Object.fromEntries(values)
  return chosenValue(presetOption, options[PRESET]) === 'printed'
    ? { ...chosen, ...PRINTED, [PRESET]: 'printed' }
    : chosen
}

function chosenValue(spec: OptionSpec, value: Options[string]): string | number | boolean {
  // Made only when it is thrown: an error notes where it comes from, which takes long.
  const wrong = (): BadInput =>
    new BadInput({ en: 'this value cannot be chosen here.', ru: 'такое значение здесь выбрать нельзя.' }, spec.id)
  switch (spec.kind) {
    case 'choice': {
      const chosen = String(value ?? spec.default)
      if (!spec.values.some((each) => each.id === chosen)) throw wrong()
      return chosen
    }
    case 'number': {
      const chosen = value ?? spec.default
      if (typeof chosen !== 'number' || !Number.isInteger(chosen) || chosen < spec.min || chosen > spec.max)
        throw wrong()
      return chosen
    }
    case 'flag': {
      const chosen = value ?? spec.default
      if (typeof chosen !== 'boolean') throw wrong()
      return chosen
    }
    case 'file':
      return ''
  }
}
