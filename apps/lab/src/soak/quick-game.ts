// A game of random players without a journal, many times as fast as one with: it must come to an end, offer something to do
// at every decision, never refuse what it offers, and lose no piece and no card.

import { equal, type Json } from '@understudy/procedure'
import { type AnyPackage, CHANCE, keyedRandom, type Options, Table } from '@understudy/table'
import type { GameEntry } from '../game-entry.ts'
import type { BrokenGame } from './check-game.ts'

const PATIENCE = 20_000
/** What is dear is looked at after so many decisions, at different places in different games. */
const EVERY = 23

export function checkQuickly({ pkg, census }: GameEntry, options: Options, seed: string): BrokenGame | undefined {
  const { game } = pkg
  const random = keyedRandom(seed, 'quick')
  const actions: unknown[] = []
  const broken = (what: string): BrokenGame => ({
    what: `after ${actions.length} decisions: ${what}`,
    journal: journalOf(pkg, options, seed, actions),
  })
  try {
    const state = game.start(options, {})
    let pieces: Json | undefined
    let next = random.int(EVERY)
    for (let step = 0; step < PATIENCE; step++) {
      const decision = game.decision(state)
      if (step === next || decision === undefined) {
        next += EVERY
        const [problem] = game.check(state)
        if (problem !== undefined) return broken(`${problem.where}: ${problem.what.say}`)
        const now = census?.(state)
        pieces ??= now
        if (now !== undefined && !equal(now, pieces ?? null)) return broken('a piece is lost')
        if (decision?.next([]).length === 0) return broken(`nothing is offered for ${decision.kind}`)
      }
      if (decision === undefined)
        return game.outcome(state) === undefined ? broken('it ends without an outcome') : undefined
      const action = decision.sample(random)
      actions.push(action)
      game.apply(state, action)
    }
    return broken('it does not end')
  } catch (error) {
    return broken(`it throws ${String(error)}`)
  }
}

/** The same game once more at a table of people who tell everything, as far as it goes. */
function journalOf(pkg: AnyPackage, options: Options, seed: string, actions: readonly unknown[]) {
  const seats = Object.fromEntries(pkg.game.seats(options).map(({ id }) => [id, { by: 'person' } as const]))
  const chance = Object.fromEntries(pkg.game.sources.map(({ id }) => [id, 'table' as const]))
  // biome-ignore lint/suspicious/noExplicitAny: every game alike
  const table: Table<any, any> = Table.start(pkg, { options, seats, chance, seed })
  try {
    for (const action of actions) {
      if (pkg.game.decision(table.state)?.seat === CHANCE) table.answer(action)
      else table.act(action)
    }
  } catch {
    // The journal ends before the action that breaks the game.
  }
  return table.file()
}
