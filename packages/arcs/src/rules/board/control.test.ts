// Control in its contexts (arcs 6.3; campaign 5.2). In the base game the context never matters.

import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { CampaignBench } from '../campaign/campaign-testing.ts'
import { BLIGHT, EMPIRE, FREE_STATES } from '../state/owners.ts'
import { F, push } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import * as write from '../state/write.ts'
import {
  controller,
  imperialController,
  mostFreshBeside,
  NOBODY,
  OUTSIDE_TURNS,
  onTurnOf,
  type Regents,
  rivalControls,
  whenNow,
} from './control.ts'
import { sys } from './ids.ts'

const AT = sys('4c')
const ALWAYS = [onTurnOf(0), onTurnOf(1), onTurnOf(2), OUTSIDE_TURNS]
const asAct1 = (bench: Bench): State => ({ ...bench.state, options: { ...bench.state.options, act: 1 } })
const told = (state: State): number[] => ALWAYS.map((when) => controller(state, AT, when))

describe('control', () => {
  it('does not depend on the context where the Empire has no fresh ship', () => {
    const bench = new Bench(3).ships('red', '4c', 3).ships('yellow', '4c', 2, 4)
    expect(told(bench.state)).toEqual([0, 0, 0, 0])
    const state = asAct1(bench)
    write.addDamaged(state, AT, EMPIRE, 5)
    write.addFresh(state, AT, BLIGHT, 6)
    write.addFresh(state, AT, FREE_STATES, 6)
    expect(told(state)).toEqual([0, 0, 0, 0])
  })

  it('is nobody’s of the seats where the Empire has a fresh ship: it is the Empire’s', () => {
    const { state } = new CampaignBench(3)
      .outlaw('red', 'yellow', 'blue')
      .firstRegent(undefined)
      .ships('red', '4c', 3)
      .imperial('4c', 1)
    expect(told(state)).toEqual([EMPIRE, EMPIRE, EMPIRE, EMPIRE])
    expect(rivalControls(state, 0, AT, onTurnOf(0))).toBe(true)
  })

  it('knows nothing of the Empire in a base game', () => {
    const { state } = new Bench(3).ships('red', '4c', 3)
    write.addFresh(state, AT, EMPIRE, 9)
    expect(told(state)).toEqual([0, 0, 0, 0])
  })

  it('answers as if a seat had other ships there', () => {
    const { state } = new Bench(3).ships('red', '4c', 3).ships('yellow', '4c', 1)
    expect(controller(state, AT, onTurnOf(0), 0, 1)).toBe(NOBODY)
    expect(controller(state, AT, onTurnOf(0), 0, 0)).toBe(1)
    expect(controller(state, AT, onTurnOf(1), 1, 4)).toBe(1)
    expect(mostFreshBeside(state, 0, AT)).toBe(1)
    expect(mostFreshBeside(state, 2, AT)).toBe(3)
  })

  it('of the Empire’s systems belongs to a Regent on its own turn where it is, else to the First Regent outside turns', () => {
    const state = asAct1(new Bench(3).ships('red', '4c', 0, 1).ships('yellow', '4c', 5))
    write.addFresh(state, AT, EMPIRE, 1)
    const regents = (titles: readonly number[], first = NOBODY, everywhere = NOBODY): Regents => ({
      isRegent: (_, seat) => titles.includes(seat),
      isEverywhere: (_, seat) => seat === everywhere,
      first: () => first,
    })
    const who = (of: Regents, present = false) => ALWAYS.map((when) => imperialController(state, AT, when, present, of))
    // Red has a damaged ship there, blue nothing; yellow is an Outlaw with most ships.
    expect(who(regents([0, 2]))).toEqual([0, EMPIRE, EMPIRE, EMPIRE])
    expect(who(regents([0, 2], 2))).toEqual([0, EMPIRE, EMPIRE, 2])
    expect(who(regents([0, 2], NOBODY, 2))).toEqual([0, EMPIRE, 2, EMPIRE])
    expect(who(regents([2]), true)).toEqual([EMPIRE, EMPIRE, 2, EMPIRE])
  })

  it('is asked on the turn of whoever has it, and outside turns at the end of a round or chapter', () => {
    const bench = new Bench(3).settled()
    expect(whenNow(bench.state)).toBe(OUTSIDE_TURNS)
    bench.leads('red', 'mobilization-2')
    expect(whenNow(bench.state)).toBe(onTurnOf(0))
    push(bench.state, F.overflow, 2)
    expect(whenNow(bench.state)).toBe(onTurnOf(0))
    push(bench.state, F.cleanUp, 0)
    push(bench.state, F.overflow, 2)
    expect(whenNow(bench.state)).toBe(OUTSIDE_TURNS)
  })
})

describe('control', () => {
  it('6.3: control is a strict majority of fresh ships; damaged ones and buildings never count', () => {
    const who = (red: [number, number], yellow: [number, number]) =>
      controller(
        new Bench()
          .city('yellow', '2a')
          .ships('red', '2a', ...red)
          .ships('yellow', '2a', ...yellow).state,
        sys('2a'),
        OUTSIDE_TURNS,
      )
    expect([who([1, 0], [0, 5]), who([1, 0], [1, 0]), who([0, 3], [0, 0]), who([1, 0], [2, 0])]).toEqual([
      0,
      NOBODY,
      NOBODY,
      1,
    ])
  })
})
