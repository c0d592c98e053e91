import { romePackage } from '@understudy/rome'
import type { Table } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import { expect, it } from 'vitest'
import { played } from '../played-testing.ts'
import { goesOn, inOnePress, lastPress } from './one-press.ts'

const OPTIONS = { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }

/** A person does so many things. */
function deeds(table: Table<unknown, unknown>, n: number): void {
  for (let done = 0; done < n; ) {
    const next = table.next()
    if (next.kind === 'auto') table.advance()
    else if (next.kind === 'person') {
      table.act(next.decision.sample({ int: () => 0 } as never))
      done++
    } else throw new Error(next.kind)
  }
}

it('what one press did is taken back and done again as one', () => {
  const table = played(romePackage, OPTIONS, 'press', 40) as unknown as Table<unknown, unknown>
  const before = table.entries.length
  inOnePress(table as never, () => deeds(table, 3))
  const after = table.entries.length
  const first = table.entries.findIndex((entry, at) => at >= before && isPersonal(entry))
  expect(lastPress(table as never)).toBe(first)
  table.undo(lastPress(table as never))
  expect(table.entries.length).toBe(first)
  expect(goesOn(table as never)).toBe(false)
  table.redo()
  while (goesOn(table as never)) table.redo()
  expect(table.entries.length).toBe(after)
  // What was done before is not part of it.
  table.undo(lastPress(table as never))
  expect(lastPress(table as never)).toBe(table.undoPoint())
})
