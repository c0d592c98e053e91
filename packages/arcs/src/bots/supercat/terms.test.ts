// Terms that can be checked by trying everything: risks, possible Trophies, damage for control.

import { describe, expect, it } from 'vitest'
import { FACES } from '../../data/dice.ts'
import { controller, NOBODY, OUTSIDE_TURNS } from '../../rules/board/control.ts'
import { sys } from '../../rules/board/ids.ts'
import * as Pile from '../../rules/state/piles.ts'
import { copyState, type State } from '../../rules/state/state.ts'
import * as write from '../../rules/state/write.ts'
import { SupercatBench } from './bot-testing.ts'
import { agentsFor } from './plans/influence.ts'
import { damageNeeded, favourable, possibleTrophies, riskOf } from './terms/combat.ts'
import { isEffective } from './terms/court.ts'
import { claims, newResource, taskForce, unassigned } from './terms/map.ts'
import { SOLE1, SOLE2, standing, TIED1, TIED2 } from './terms/standing.ts'
import { v0_5 } from './versions/v0_5.ts'

const AT = sys('4a')

/** All sums of one symbol that so many dice of a kind can show. */
function sums(die: keyof typeof FACES, n: number, of: (face: (typeof FACES)['raid'][number]) => number): Set<number> {
  let out = new Set([0])
  for (let i = 0; i < n; i++) out = new Set([...out].flatMap((sum) => FACES[die].map((face) => sum + of(face))))
  return out
}

describe('risk of Outrage (supercat/A57)', () => {
  it('is there exactly if some roll leaves no way to spare the city', () => {
    for (const ships of [0, 1, 2])
      for (const hurt of [false, true])
        for (const port of [false, true])
          for (let assault = 0; assault <= 3; assault++)
            for (let skirmish = 0; skirmish <= 2; skirmish++)
              for (let raid = 0; raid <= 3; raid++) {
                const table = new SupercatBench().building('yellow', '4a', 'city', hurt).ships('yellow', '4a', ships)
                if (port) table.building('yellow', '4a', 'starport')
                const hits =
                  Math.max(...sums('assault', assault, (face) => face.hit)) +
                  Math.max(...sums('skirmish', skirmish, (face) => face.hit))
                const onBuildings =
                  Math.max(...sums('raid', raid, (face) => face.building)) + Math.max(0, hits - 2 * ships)
                const city = hurt ? 1 : 2
                // Hits go on the starport first; what is left must fall on the city.
                const forced = onBuildings - (port ? 2 : 0) >= city
                expect(riskOf(table.state, AT, 1, { assault, skirmish, raid })).toBe(forced)
              }
  })
})

describe('possible Trophies (supercat/A49)', () => {
  it('are the most ships that the best rolls destroy', () => {
    for (let fresh = 0; fresh <= 3; fresh++)
      for (let damaged = 0; damaged <= 3; damaged++)
        for (let dice = 0; dice <= 4; dice++) {
          const table = new SupercatBench().ships('yellow', '4a', fresh, damaged)
          let best = 0
          for (let weak = 0; weak <= damaged; weak++)
            for (let strong = 0; strong <= fresh; strong++)
              if (weak + 2 * strong <= 2 * dice) best = Math.max(best, weak + strong)
          expect(possibleTrophies(table.state, AT, 1, 1, dice)).toBe(best)
        }
  })
})

describe('damage needed for control', () => {
  it('is the fewest fresh ships of the defender that must be damaged', () => {
    for (let own = 0; own <= 3; own++)
      for (let theirs = 1; theirs <= 4; theirs++)
        for (let others = 0; others <= 3; others++)
          for (const grade of [1, 2] as const) {
            const { state } = new SupercatBench()
              .ships('red', '4a', own)
              .ships('yellow', '4a', theirs)
              .ships('blue', '4a', others)
            let fewest = -1
            for (let n = theirs; n >= 0; n--) if (reached(damage(state, n), grade)) fewest = n
            // Grade 2 is asked only where somebody else controls the system.
            if (grade === 2 && controller(state, AT, OUTSIDE_TURNS) !== 1) continue
            expect(damageNeeded(state, 0, AT, 1, grade)).toBe(fewest)
          }
  })
})

function damage(state: State, n: number): State {
  const after = copyState(state)
  write.addFresh(after, AT, 1, -n)
  return after
}
const reached = (state: State, grade: 1 | 2): boolean =>
  grade === 1 ? controller(state, AT, OUTSIDE_TURNS) === 0 : controller(state, AT, OUTSIDE_TURNS) === NOBODY

describe('places', () => {
  it('are told apart as the reference says', () => {
    const table = (red: number, yellow: number, blue: number) =>
      new SupercatBench().captives('red', 'blue', red).captives('yellow', 'blue', yellow).captives('blue', 'red', blue)
        .state
    const place = (red: number, yellow: number, blue: number) => standing(table(red, yellow, blue), 0, 2)
    expect(place(2, 1, 0)).toBe(SOLE1)
    expect(place(2, 2, 0)).toBe(TIED1)
    expect(place(1, 2, 0)).toBe(SOLE2)
    expect(place(1, 2, 1)).toBe(TIED2)
    expect(place(1, 2, 2)).toBe(0)
    expect(place(0, 0, 0)).toBe(0)
  })
})

describe('map and court', () => {
  it('claims, task force and idle ships', () => {
    const table = new SupercatBench()
      .ships('red', '1a', 1)
      .city('red', '1h')
      .ships('red', '4g', 2)
      .ships('red', '5g', 2)
    expect(claims(table.state, 0)).toBe(3)
    expect(taskForce(table.state, 0)).toEqual([sys('4g'), sys('5g')])
    expect(unassigned(table.state, 0)).toEqual([])
    table.city('red', '5a').ships('red', '5a', 1)
    expect(unassigned(table.state, 0)).toEqual([sys('5a')])
    expect(newResource(table.tokens('red', 'weapon').state, 0, 3)).toBe(false)
    expect(newResource(table.state, 0, 5)).toBe(true)
  })

  it('agents for a card: two, one more than the rival, or a match with one to spare', () => {
    const court = (agents: Record<string, number>, supply = 9) =>
      new SupercatBench().court({ card: 'BC11', agents }).agents('red', supply).state
    expect(agentsFor(court({}), 0, 10, 3)).toBe(2)
    expect(agentsFor(court({}), 0, 10, 1)).toBe(1)
    expect(agentsFor(court({ red: 1 }), 0, 10, 3)).toBe(0)
    expect(agentsFor(court({ yellow: 2 }), 0, 10, 3)).toBe(3)
    expect(agentsFor(court({ yellow: 2 }), 0, 10, 2)).toBe(2)
    expect(agentsFor(court({ yellow: 2 }, 2), 0, 10, 3)).toBe(0)
    expect(agentsFor(court({ red: 1, yellow: 1 }), 0, 10, 1)).toBe(1)
  })

  it('effective Vox cards', () => {
    const table = new SupercatBench()
    const effective = (card: number) => isEffective(table.state, 0, card, 'human')
    expect(effective(25)).toBe(true)
    expect([26, 27, 28, 29].map(effective)).toEqual([false, false, false, false])
    expect(effective(30)).toBe(true)
    table.trophies('red', 'blue', 'ship', 1).guild('yellow', 'BC24').city('yellow', '4a').ships('red', '4a', 1)
    table.tokens('blue', 'relic').declared('keeper')
    write.setInitiative(table.state, 2)
    expect(effective(26)).toBe(true)
    expect(effective(28)).toBe(true)
    expect(effective(29)).toBe(true)
    expect(effective(27)).toBe(false)
    write.clear(table.state, Pile.guild(1))
    expect(effective(27)).toBe(true)
  })
})

describe('favourable', () => {
  it('wants fresh ships, dice and reach', () => {
    const table = new SupercatBench().ships('red', '4a', 1, 2).ships('yellow', '4a', 1)
    const fight = { system: AT, defender: 1, battles: 1, extra: 0 }
    expect(favourable(table.state, 0, { ...fight, goal: 'trophies' }, v0_5)).toBe(true)
    expect(favourable(table.state, 0, { ...fight, goal: 'trophies', battles: 0 }, v0_5)).toBe(false)
    expect(favourable(table.ships('yellow', '4a', 1).state, 0, { ...fight, goal: 'trophies' }, v0_5)).toBe(false)
    expect(favourable(table.state, 0, { ...fight, goal: 'control', grade: 1 }, v0_5)).toBe(true)
    expect(favourable(table.ships('yellow', '4a', 2).state, 0, { ...fight, goal: 'control', grade: 1 }, v0_5)).toBe(
      false,
    )
  })
})
