import { type Action, muhq, type State } from '@understudy/muhq'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { inMarket } from './board/taps.ts'
import { pips } from './pips.ts'
import { verbs } from './verbs.ts'

/** Positions of a person's turn in some games of chance. */
function* turns(): Generator<State> {
  for (const boss of ['kraken', 'tyrant']) {
    const state = muhq.start({ boss, players: 1 }, {})
    const random = keyedRandom('verbs', boss)
    for (let n = 0; n < 300; n++) {
      const decision = muhq.decision(state)
      if (decision === undefined) break
      if (decision.kind === 'act' && decision.seat !== 'boss') yield state
      muhq.apply(state, decision.sample(random))
    }
  }
}

const ends = (state: State, picks: Parameters<NonNullable<ReturnType<typeof muhq.decision>>['next']>[0]): Action[] =>
  (muhq.decision(state)?.next(picks) ?? []).flatMap(({ pick, action, more }) => [
    ...(action === undefined ? [] : [action]),
    ...(more === true ? ends(state, [...picks, pick]) : []),
  ])

describe('verbs of muhq’s game', () => {
  it('to buy turns to the stores, whether there is one or several; other choices do not', () => {
    const store = (value: number) => ({
      pick: { slot: 'store', value },
      text: { say: 'choose.store' },
      more: true as const,
    })
    const unit = { pick: { slot: 'unit', value: 1 }, text: { say: 'choose.unit' }, more: true as const }
    const card = { pick: { slot: 'card', value: 'bolt' }, text: { say: 'choose.buy' } }
    expect([[store(0), store(1)], [card]].map(inMarket)).toEqual([true, true])
    expect([[], [unit], [store(0), unit]].map(inMarket)).toEqual([false, false, false])
  })

  it('that are impossible say why in both languages', async () => {
    const reasons = new Set<string>()
    for (const state of turns()) {
      const possible = new Set(ends(state, []).map((action) => verbs.of(action)))
      for (const { id } of verbs.all) {
        if (possible.has(id)) continue
        const { en, ru } = await verbs.why(state, [], id)
        expect(en).toMatch(/^[A-Z“].+\.$/)
        expect(ru).toMatch(/^[А-ЯЁA-Z«].*[а-яё].*\.$/)
        reasons.add(`${id}: ${en.replaceAll(/\d+/g, 'n')}`)
      }
    }
    expect([...reasons]).toContain('move: You have no unit on the board.')
    expect([...reasons].length).toBeGreaterThan(5)
  })

  it('of a unit that was picked are about that unit', async () => {
    let asked = 0
    for (const state of turns()) {
      for (const unit of state.units.filter(({ controller, moved }) => controller === state.turn && moved)) {
        const picks = [{ slot: 'unit', value: unit.id }]
        if (ends(state, picks).some((action) => action.do === 'move')) continue
        expect((await verbs.why(state, picks, 'move')).en).toMatch(
          /has already moved this turn|has finished for this turn|cannot move/,
        )
        asked++
      }
    }
    expect(asked).toBeGreaterThan(0)
  })
})

describe('pips of muhq’s game', () => {
  it('are one’s units, and those that could still act', () => {
    let some = 0
    for (const state of turns()) {
      const shown = pips(state)
      if (shown === undefined) continue
      expect(shown.left).toBeLessThanOrEqual(shown.of)
      expect(shown.of).toBe(state.units.filter(({ controller }) => controller === state.turn).length)
      some++
    }
    expect(some).toBeGreaterThan(3)
  })
})
