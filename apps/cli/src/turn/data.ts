// A turn as data, for programs.

import { explainEntry, type TurnTaken } from '@understudy/table'
import type { ActionEntry } from '@understudy/table/journal'
import { taggedTree, traceHash } from '../text/traces.ts'
import { entryLines, type Speech, spoken } from '../text/words.ts'

// biome-ignore lint/suspicious/noExplicitAny: every game alike
export type AnyTurn = TurnTaken<any, any>

/** What an entry did, in words. */
export function saidOf(speech: Speech, { table }: AnyTurn, index: number): string[] {
  const logged = table.log[index]
  return logged === undefined ? [] : entryLines(speech, logged, table.stateAt(index))
}

/** `brief`: only what was done, without the rules that led to it. */
export function turnData(speech: Speech, seat: string, turn: AnyTurn, brief: boolean) {
  const { table, done, position, outcome } = turn
  const { game } = table.pkg
  return {
    game: game.id,
    seat,
    steps: done.map((index) => {
      const { hash: _, first: __, ...step } = table.entries[index] as ActionEntry & { hash?: string }
      const explained = brief ? undefined : explainEntry(table, index)
      const trace = explained === undefined ? {} : { trace: traceHash(explained), tree: taggedTree(table, explained) }
      return { ...step, text: saidOf(speech, turn, index), ...trace }
    }),
    changes: game
      .diff(table.stateAt(1), table.state)
      .map((change: Parameters<typeof spoken>[1]) => spoken(speech, change)),
    ...(outcome === undefined ? {} : { over: { winners: outcome.winners, why: spoken(speech, outcome.why) } }),
    options: table.options,
    position,
  }
}
