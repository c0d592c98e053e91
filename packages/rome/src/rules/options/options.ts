// The options that the rules themselves read; those that only a bot's decisions depend on belong to the bots.

import type { Lang } from '@understudy/procedure'
import { BadInput, type OptionSpec, type Options } from '@understudy/table'
import { ROLES } from '../../vocabulary.ts'
import { SECRET_ARMIES, secretOption } from '../secret/option.ts'
import type { GameOptions } from '../state/state.ts'

type Words = Readonly<Record<Lang, string>>
const words = (en: string, ru: string): Words => ({ en, ru })

const ROLE_WORDS: Readonly<Record<(typeof ROLES)[number], Words>> = {
  human: words('a person', 'человек'),
  super: words('Super-bot', 'Super-bot'),
  speed: words('Speed-bot', 'Speed-bot'),
  absent: words('not in the game', 'не участвует'),
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

const ruling = (id: string): Words => words(`Ruling rome/${id}.`, `Решение rome/${id}.`)

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
    words('Difficulty', 'Сложность'),
    [
      ['normal', words('normal', 'обычная')],
      ['easy', words('easy', 'лёгкая')],
      ['hard', words('hard', 'трудная')],
      ['brutal', words('brutal', 'жестокая')],
    ],
    words(
      'Sets the options of difficulty below that you leave as they are.',
      'Задаёт настройки сложности ниже, которые вы не меняли.',
    ),
  ),
  choice('stance.setup', words('Stance cards at the start', 'Карты отношения в начале'), [
    ['centre', words('all markers in the middle', 'все метки в центре')],
    ['random', words('rolled', 'по броску')],
    ['chosen', words('people place the markers', 'метки расставляют люди')],
  ]),
  choice(
    'tax.mixed',
    words('Income when both kinds of bot play', 'Доход, если играют боты обоих видов'),
    [
      ['bySeat', words('each by its kind', 'каждый по своему виду')],
      ['allFixed', words('all bots fixed', 'у всех ботов твёрдый')],
    ],
    ruling('R-30'),
  ),
  flag(
    'army.minCountsCavalry',
    words('Cavalry counts towards an army’s minimum', 'Конница входит в минимум армии'),
    ruling('R-37'),
  ),
  flag(
    'loss.compensateAll',
    words('Gold for every dear card a bot loses', 'Золото за каждую дорогую потерю бота'),
    ruling('R-41'),
  ),
  flag(
    'agents.doubleAnywhere',
    words('Bots turn agents anywhere', 'Боты перевербовывают агентов где угодно'),
    ruling('R-16'),
  ),
  flag(
    'agents.goldOnRefusal',
    words('A bot’s failed action still pays gold', 'Неудачное действие бота приносит золото'),
    ruling('R-22'),
  ),
  choice(
    'conquest.independent',
    words('Independent regions', 'Независимые области'),
    [
      ['contest', words('defend themselves like others', 'защищаются, как прочие')],
      ['lossOnly', words('only cost losses', 'только наносят потери')],
    ],
    ruling('R-61'),
  ),
  choice(
    'bvb.mode',
    words('Battles between bots', 'Битвы между ботами'),
    [
      ['gather', words('gathered dice', 'собранными кубиками')],
      ['fourPhase', words('four phases (two Super-bots)', 'в четыре фазы (два Super-bot)')],
    ],
    ruling('R-70'),
  ),
  choice(
    'bvb.wounds',
    words('Wounds between bots', 'Раны между ботами'),
    [
      ['pairs', words('two make a loss', 'две дают потерю')],
      ['none', words('do not count', 'не считаются')],
    ],
    ruling('R-71'),
  ),
  flag('nav.rebuild', words('Bots buy ships again', 'Боты снова покупают корабли'), ruling('R-79')),
  choice(
    'build.perTurn',
    words('Buildings a bot builds in a turn', 'Построек бота за ход'),
    [
      ['1', words('one', 'одна')],
      ['2', words('two', 'две')],
      ['unlimited', words('any number', 'сколько угодно')],
    ],
    ruling('R-87'),
  ),
  choice('difficulty.speedTax', words('Speed-bot’s income', 'Доход Speed-bot'), [
    ['15', words('15', '15')],
    ['20', words('20', '20')],
    ['25', words('25', '25')],
  ]),
  number('difficulty.superTaxBonus', words('Gold a Super-bot gains on top', 'Надбавка к доходу Super-bot'), 0, 12, 0),
  number(
    'difficulty.vpBonus',
    words('Extra points for a battle won by a bot', 'Дополнительные очки боту за выигранную битву'),
    0,
    3,
    0,
  ),
  number(
    'difficulty.initiativeBonus',
    words('Added to a bot’s initiative card', 'Прибавка к карте инициативы бота'),
    0,
    4,
    0,
  ),
  choice('difficulty.tactics', words('Tactics dice of bots', 'Тактические кубики ботов'), [
    ['plain', words('replace blanks', 'заменяют пустые грани')],
    ['s', words('replace blanks and useless skirmishes', 'заменяют пустые грани и бесполезные стычки')],
    ['all', words('added to everything but skulls', 'добавляются ко всему, кроме черепов')],
    ['none', words('none', 'нет')],
  ]),
  number('victory.maxRounds', words('Rounds at most', 'Раундов не больше'), 1, 99, 15),
]

/**
 * What came later than the first saved games. The start of every game says what was chosen, so a game that does not name one of
 * these is from before it, and goes on as it began: without it the rules are those of its day.
 */
export const LATER_OPTIONS: readonly OptionSpec[] = [
  choice(
    'bvb.lossesFrom',
    words('Losses in battles between bots', 'Потери в битвах между ботами'),
    [
      ['decks', words('from the top of the decks', 'с верха колод')],
      ['army', words('a declared army loses its own cards', 'объявленная армия теряет свои карты')],
    ],
    ruling('R-72'),
  ),
  choice(
    'battle.evenRoll',
    words('After equal casualties the red die is rolled for', 'При равных потерях красный кубик бросают за'),
    [
      ['both', words('a bot that attacks as well as one that defends', 'бота, нападал он или защищался')],
      ['defender', words('a bot that defends', 'бота, который защищался')],
    ],
    ruling('R-121'),
  ),
  choice(
    'agents.mercenaries',
    words('Bots’ agents recruit mercenaries', 'Агенты ботов нанимают наёмников'),
    [
      ['any', words('wherever a stack has cards', 'везде, где в стопке есть карты')],
      ['unheld', words('not in opponents’ regions', 'но не в областях соперников')],
    ],
    ruling('R-20'),
  ),
]

/** Everything that the draft says in so many words, whatever the options are; bots follow it as well. */
export const PRESET = 'preset'
const presetOption: OptionSpec = choice(
  PRESET,
  words('Rules of the bots', 'Правила ботов'),
  [
    ['standard', words('with the usual rulings', 'с обычными решениями')],
    ['printed', words('as printed', 'как напечатано')],
  ],
  words(
    'As printed: every option about doubtful lines is what the draft says in so many words.',
    'Как напечатано: каждая настройка о спорных строках — то, что прямо сказано в черновике.',
  ),
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
  role(1, words('First faction (in the house pack Rome)', 'Первая фракция (в домашнем наборе Рим)')),
  role(2, words('Second faction (in the house pack Greeks)', 'Вторая фракция (в домашнем наборе Греки)')),
  role(3, words('Third faction (in the house pack Carthage)', 'Третья фракция (в домашнем наборе Карфаген)')),
  role(4, words('Fourth faction (in the house pack Barbarians)', 'Четвёртая фракция (в домашнем наборе Варвары)')),
  {
    id: 'pack',
    kind: 'file',
    format: 'json',
    title: words('A pack of your own', 'Свой набор'),
    help: words(
      'Map, cards, dice and prices as you know them from the box; without it the house pack is used, a reconstruction.',
      'Карта, карты, кубики и цены, как в вашей коробке; без него играют домашним набором — реконструкцией.',
    ),
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
