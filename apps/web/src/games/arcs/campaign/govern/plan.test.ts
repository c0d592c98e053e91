import '@understudy/arcs/campaign'
import { type Action, arcs, arcsPackage, type State } from '@understudy/arcs'
import { copyState, playersOf, read, seatOf, write } from '@understudy/arcs/state'
import type { Colour } from '@understudy/arcs/vocabulary'
import { equal } from '@understudy/procedure'
import { Driver } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arrangePage } from '../../compose/model/start.ts'
import { arrangeReady } from '../../compose/model/table-pages.ts'
import { ENFORCE, planOf } from './plan.ts'

const OPTIONS = { players: 3, act: 1, role1: 'human', role2: 'supercat', role3: 'supercat' }

/** Positions in which somebody governs, of some acts. */
function* governing(): Generator<State> {
  for (let n = 0; n < 12; n++) {
    const driver = new Driver<State, Action>(arcsPackage, {
      t: 'start',
      options: OPTIONS,
      seats: { red: { by: 'random' }, yellow: { by: 'bot', bot: 'supercat' }, blue: { by: 'bot', bot: 'supercat' } },
      seed: `govern ${n}`,
      chance: {},
    })
    for (let next = driver.next(); next.kind === 'auto'; next = driver.next()) {
      if (arcs.decision(driver.state)?.kind === 'govern') yield copyState(driver.state)
      driver.commit(next.entry)
    }
  }
}
const all = [...governing()]
const plans = all.map((state) => {
  const seat = arcs.decision(state)!.seat as Colour
  return { state, seat, plan: planOf(state, seat) }
})

describe('enforcing a Policy as one plan', () => {
  it('is carried out step by step, each of them asked by the rules', () => {
    for (const { state, seat, plan } of plans) {
      const now = copyState(state)
      for (const action of [ENFORCE, ...plan.steps]) {
        const decision = arcs.decision(now)!
        expect(decision.seat).toBe(seat)
        expect(decision.legal(action)).toBeUndefined()
        arcs.apply(now, action)
      }
      // The policy is dealt with: whatever is asked now is another thing.
      expect(['demand', 'policyAction', 'supplyWeapons']).not.toContain(arcs.decision(now)?.kind)
    }
    expect(plans.length).toBeGreaterThan(20)
    expect(plans.some(({ plan }) => plan.lines.some(({ doing }) => doing === 'exact'))).toBe(true)
    expect(plans.some(({ plan }) => plan.lines.some(({ doing }) => doing === 'escalate'))).toBe(true)
  })

  it('asks only where there is a choice, and has one of it chosen', () => {
    for (const { line } of plans.flatMap(({ plan }) => plan.lines.map((each) => ({ line: each })))) {
      expect(line.options.length).toBeGreaterThan(0)
      expect(line.options.some((option) => equal(option, line.chosen))).toBe(true)
    }
  })

  it('goes by what was chosen, line by line', () => {
    let changed = 0
    for (const { state, seat, plan } of plans)
      for (const line of plan.lines)
        for (const option of line.options) {
          const other = planOf(state, seat, { [line.id]: option })
          expect(other.steps).toContainEqual(option)
          if (!equal(option, line.chosen)) changed++
        }
    expect(changed).toBeGreaterThan(20)
  })

  it('expels nobody unless told so', () => {
    let asked = 0
    for (const { state, seat } of plans) {
      // Whoever has neither a piece nor an agent to give may be expelled.
      const bare = copyState(state)
      for (let rival = 0; rival < playersOf(bare); rival++) {
        if (rival === seatOf(bare, seat)) continue
        write.addAgentsLeft(bare, rival, -read.agentsLeft(bare, rival))
        for (let slot = 0; slot < 7; slot++) write.setSlot(bare, rival, slot, 0)
      }
      const { lines, steps } = planOf(bare, seat)
      asked += lines.filter(({ options }) =>
        options.some((option) => 'expel' in option && option.expel === true),
      ).length
      for (const step of steps) expect(step).not.toMatchObject({ expel: true })
    }
    expect(asked).toBeGreaterThan(20)
  })

  it('says what comes of it, and leaves the position as it was', () => {
    for (const { state, seat } of plans) {
      const before = copyState(state)
      expect(planOf(state, seat).events[0]?.say).toBe('log.enforced')
      expect(state).toEqual(before)
    }
  })

  it('has tokens rearranged once, after the last of them was taken', () => {
    let found = 0
    for (const { state, seat, plan } of plans) {
      if (plan.arranging === undefined) continue
      const context = { ...plan.arranging, beside: false, tableDice: false }
      const page = arrangePage(context)
      const taken = page.slots.findIndex((type) => type !== null)
      const free = page.slots.findIndex((type, slot) => slot > taken && slot < 7 && type !== page.slots[taken])
      const swapped = [...page.slots]
      swapped[taken] = page.slots[free] ?? null
      swapped[free] = page.slots[taken] ?? null
      const arranged = arrangeReady(context, { ...page, slots: swapped })
      if (arranged === undefined) continue
      found++
      const { steps } = planOf(state, seat, {}, arranged)
      expect(steps.filter((step) => step.do === 'arrange')).toEqual([arranged])
      const at = steps.findIndex((step) => step.do === 'arrange')
      expect(steps.slice(at).some((step) => step.do === 'decline')).toBe(false)
      expect(steps.length).toBe(plan.steps.length)
    }
    expect(found).toBeGreaterThan(3)
  })
})
