import { expect, test } from 'vitest'
import { answerEntry } from '../play/answers.ts'
import type { ToyAction } from '../testing/toy-state.ts'
import { toyTable } from '../testing/toy-table.ts'
import { foresee } from './foresee.ts'
import { type Foreseen, toTell } from './foreseen.ts'
import { keyedRandom } from './random.ts'

const KINDS = ['draw', 'roll']
const CHANCE = { cards: 'table', dice: 'table', botDice: 'table' } as const

/** A whole game in which everything is told by the table; what it was asked, and what was foreseen of it. */
function play(seed: string, looks: boolean) {
  const table = toyTable('MM', seed, CHANCE)
  const driver = table.driverAt(table.entries.length)
  const keys: string[] = []
  let coming: readonly Foreseen<ToyAction>[] = []
  let foreseen = 0
  for (let i = 0; i < 400; i++) {
    const next = driver.next()
    if (next.kind === 'auto') driver.commit(next.entry)
    if (next.kind !== 'auto' && next.kind !== 'table') break
    if (next.kind !== 'table') continue
    const { question } = next
    // What was foreseen is what is asked.
    if (coming[0] !== undefined) expect(question.key).toBe(coming[0].key)
    if (coming[0] !== undefined) foreseen++
    coming = coming[0] !== undefined ? coming.slice(1) : looks ? toTell(foresee(driver, KINDS), []) : []
    keys.push(question.key)
    const random = keyedRandom(seed, question.key)
    const faces =
      question.ask === 'roll' ? question.die.faces.length : question.ask === 'fact' ? question.fact.answers.length : 0
    driver.commit(
      answerEntry(question, question.ask === 'chance' ? question.decision.sample(random) : random.int(faces)),
    )
  }
  return { keys, foreseen, end: JSON.stringify(driver.pkg.game.serialise(driver.state)) }
}

test('what is foreseen is asked, and looking ahead changes nothing', () => {
  let foreseen = 0
  for (let game = 0; game < 8; game++) {
    const looked = play(`foresee-${game}`, true)
    const plain = play(`foresee-${game}`, false)
    expect([looked.keys, looked.end]).toEqual([plain.keys, plain.end])
    foreseen += looked.foreseen
  }
  expect(foreseen).toBeGreaterThan(0)
})
