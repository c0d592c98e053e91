import { type Action, romePackage, type State } from '@understudy/rome'
import { type Decision, keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { pips } from '../pips.ts'
import { type ArmyVerb, whyImpossible } from './impossible.ts'

const { game } = romePackage
const PEOPLE = { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }
const VERBS: readonly ArmyVerb[] = ['march', 'attack', 'besiege', 'embark']

/** Armies of two people who do anything at all. */
function* armies(): Generator<{ state: State; decision: Decision<Action> }> {
  const state = game.start(PEOPLE, {})
  for (let n = 0; n < 1500; n++) {
    const decision = game.decision(state)
    if (decision === undefined) return
    if (decision.kind === 'army') yield { state, decision }
    game.apply(state, decision.sample(keyedRandom('armies', `${n}`)))
  }
}

describe('verbs of an army', () => {
  it('that are impossible say why, a price together with its place', () => {
    const reasons = new Set<string>()
    for (const { state, decision } of armies()) {
      const offered = new Set(decision.next([]).map(({ pick }) => pick.value))
      for (const verb of VERBS) {
        if (offered.has(verb)) continue
        const { en, ru } = whyImpossible(state, decision, verb)
        expect(en).toMatch(/^[A-Z].+\.$/)
        expect(ru).toMatch(/^[А-ЯЁ].+\.$/)
        if (en.includes('movement point')) expect(en).toMatch(/^[^:]+: this takes/)
        reasons.add(`${verb}: ${en}`)
      }
    }
    const all = [...reasons].join('\n')
    for (const verb of VERBS) expect(all).toContain(`${verb}: `)
    expect(all).not.toContain('There is no such place')
    expect(all).not.toContain('This cannot be done now')
  })
})

describe('pips of an army', () => {
  it('are its movement points, of those with which it set out', () => {
    const state = game.start(PEOPLE, {})
    const log: { index: number; entry: never; events: { say: string; with?: unknown }[]; moment: string }[] = []
    let spent = 0
    for (let n = 0; n < 1500 && spent < 3; n++) {
      const decision = game.decision(state)
      if (decision === undefined) break
      const shown = pips(state, log as never)
      const frame = state.frames.at(-1)
      if (shown !== undefined && frame?.kind === 'army') {
        expect(shown.left).toBe(state.sides[frame.side]?.armies[frame.slot]?.mp)
        if (shown.left < shown.of) spent++
      }
      const events: { say: string; with?: unknown }[] = []
      game.apply(state, decision.sample(keyedRandom('armies', `${n}`)), { event: (event) => events.push(event) })
      log.push({ index: n, entry: undefined as never, events, moment: '' })
    }
    expect(spent).toBe(3)
  })
})
