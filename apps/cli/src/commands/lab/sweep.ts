import { type Arm, baseArm, changedArm, makePlan, otherValues } from '@understudy/lab'
import { equal } from '@understudy/procedure'
import type { AnyPackage, Options } from '@understudy/table'
import { optionsMeant, readChanges } from '../../args/changes.ts'
import { needed } from '../../args/flags.ts'
import { optionFlags } from '../../args/options.ts'
import { simulatedFlags, simulatedGame } from '../../args/simulated.ts'
import type { Command } from '../../command.ts'
import { bad, gameInSight, gameNamed } from '../../context.ts'
import { seatNotes } from '../../text/bot-options.ts'
import { gamesAndSeed } from '../simulate.ts'
import { carryOut, experimentFlags } from './experiment.ts'

const MOST_VALUES = 100

export const sweep: Command = {
  name: 'sweep',
  shape: 'sweep <game> --seats a,b,c --vary option=a..b',
  about: {
    en: 'The same games with every value of an option',
    ru: 'Одни и те же партии с каждым значением настройки',
  },
  args: (context) => ({
    game: { type: 'positional', description: context.t({ en: 'Which game', ru: 'Какая игра' }) },
    ...experimentFlags(context),
    ...simulatedFlags(context),
    vary: {
      type: 'string',
      valueHint: context.t({ en: 'option=a..b', ru: 'настройка=a..b' }),
      description: context.t({
        en: 'Also option=x,y,z, or the option alone for all its values',
        ru: 'Или настройка=x,y,z; одна настройка — все её значения',
      }),
    },
    rotate: {
      type: 'boolean',
      description: context.t({
        en: 'Everybody plays at every seat in turn (on; --no-rotate)',
        ru: 'Все по очереди играют на каждом месте (включено; --no-rotate)',
      }),
    },
    ...optionFlags(gameInSight(context)?.pkg.game.options ?? [], context.lang),
  }),
  notes: seatNotes,
  async run(context, values) {
    const entry = await gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const { pkg } = entry
    const vary = needed(values, 'vary', { en: '--vary', ru: '--vary' })
    const table = await simulatedGame(entry, values)
    const base = baseArm(pkg, table.options, table.seats)
    const { name, list } = valuesIn(vary, pkg, base)
    const arms: Arm[] = []
    for (const value of list) {
      const word = `${name}=${value}`
      arms.push(changedArm(pkg, base, word, await readChanges('--vary', word, pkg, base), table.options))
    }
    // The value that the table has anyway is the base.
    const usual = arms.find((arm) => isSame(arm, base, table.options))
    const { seed, games } = gamesAndSeed(values)
    const plan = makePlan(pkg, {
      kind: 'sweep',
      ...table,
      rotate: values.rotate !== false,
      seed,
      games,
      ...(usual === undefined ? {} : { baseName: usual.name }),
      others: arms.filter((arm) => arm !== usual),
    })
    return carryOut(context, values, entry, plan)
  },
}

const isSame = (arm: Arm, base: Arm, options: Options): boolean =>
  equal({ ...options, ...arm.options }, { ...options, ...base.options }) &&
  equal(arm.players as never, base.players as never)

function valuesIn(vary: string, pkg: AnyPackage, base: Arm): { name: string; list: readonly string[] } {
  const at = vary.indexOf('=')
  const name = at < 0 ? vary : vary.slice(0, at)
  const [first] = optionsMeant('--vary', name, pkg, base)
  if (at < 0) {
    const spec = first?.spec
    const usual = spec === undefined || spec.kind === 'file' ? [] : [spec.default]
    const all = spec === undefined ? [] : [...usual, ...otherValues(spec, usual[0])]
    return { name, list: all.map(String) }
  }
  const given = vary.slice(at + 1)
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(given)
  if (range === null) return { name, list: [...new Set(given.split(','))] }
  const [low, high] = [Number(range[1]), Number(range[2])]
  const count = high - low + 1
  if (count < 1 || count > MOST_VALUES)
    throw bad({
      en: `--vary: from ${low} to ${high} there should be 1 to ${MOST_VALUES} values`,
      ru: `--vary: от ${low} до ${high} должно быть от 1 до ${MOST_VALUES} значений`,
    })
  return { name, list: Array.from({ length: count }, (_, step) => String(low + step)) }
}
