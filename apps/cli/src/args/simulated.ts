// A game without people, as a command line describes it.

import { type GameEntry, type Seating, simulatedSeats } from '@understudy/lab'
import { type Options, withDefaults } from '@understudy/table'
import { checkSeats } from '@understudy/table/bots'
import { missingFacts } from '@understudy/table/gaps'
import { bad, type Context } from '../context.ts'
import { text, type Values } from './flags.ts'
import { givenOptions } from './options.ts'
import { readSeats, seatedOptions } from './seats.ts'

export function simulatedFlags({ t }: Context) {
  return {
    seats: {
      type: 'string',
      valueHint: 'a,b,c',
      description: t({
        en: 'Who plays, in the order of the seats or as seat=player; person is not possible here',
        ru: 'Кто играет: по порядку мест или место=игрок; людей здесь нет',
      }),
    },
    guess: {
      type: 'boolean',
      description: t({
        en: 'Fill what a pack leaves open with middling values instead of giving up',
        ru: 'Заменить незаполненное в наборе средними значениями, а не отказываться',
      }),
    },
  } as const
}

/** `flag`: the one that says who plays. */
export async function simulatedGame(
  entry: GameEntry,
  values: Values,
  flag = 'seats',
): Promise<{ options: Options; seats: Seating }> {
  const { pkg } = entry
  const given = await givenOptions(values, entry)
  let options = withDefaults(pkg, seatedOptions(text(values, flag), pkg, given))
  // Whatever is wrong with a file shows here, before anybody plays.
  const state = pkg.game.start(options, {})
  if (pkg.game.facts?.open(state) === true) {
    if (values.guess !== true) throw missingFacts(pkg, state)
    options = entry.fillGaps?.(options) ?? options
  }
  const asked = readSeats(text(values, flag), pkg, options)
  const person = Object.entries(asked).find(([, controller]) => controller.by === 'person')
  if (person !== undefined)
    throw bad({
      en: `a person cannot play at ${person[0]} in a simulation; name a bot or random`,
      ru: `человек не может сидеть на месте ${person[0]}: назовите бота или random`,
    })
  const seats = simulatedSeats(pkg, options, asked)
  checkSeats(pkg, seats, options)
  return { options, seats }
}
