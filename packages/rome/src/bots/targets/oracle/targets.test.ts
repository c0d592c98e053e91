// Both target lists read a second time, from the tables of the specification, in positions that lots have made: the same
// candidates at the same prices, the same ones left after the preferences, the same rule next, the same deed.

import { describe, expect, it } from 'vitest'
import { copyState } from '../../../rules/state/copy.ts'
import type { Action } from '../../../vocabulary.ts'
import { type Played, play } from '../../testing/bot-testing.ts'
import { March } from '../../testing/oracle-map.ts'
import { scatter } from '../../testing/scatter.ts'
import { best, candidates, concerned, type Goal, isGated, SPEED, SUPER, verdict } from './lists.ts'
import { type Place, placesOf, stopsTo } from './places.ts'
import { type Reading, readings, rollsOf } from './reading.ts'

type Target = Goal & { readonly now: boolean }
const sorted = (list: readonly unknown[]): string[] => list.map((each) => JSON.stringify(each)).sort()
const plain = ({ region, cost, sea }: Goal) => ({ region, cost, sea })

/** Goes through the list beside the trace; ends with the deed that it must come to. */
class Check {
  readonly #m: March
  readonly #speed: boolean
  readonly #log: Reading[]
  readonly #rolls: ReturnType<typeof rollsOf>
  readonly #action: Action | undefined
  readonly #places: ReturnType<typeof placesOf>

  constructor(m: March, speed: boolean, { events, actions }: Played) {
    const rules = [...SUPER, ...SPEED].map(({ id }) => id)
    this.#m = m
    this.#speed = speed
    this.#places = placesOf(m)
    this.#log = readings(events).filter(({ node }) => rules.includes(node) || node in this.#places)
    this.#rolls = rollsOf(events, 'POT-2.2')
    this.#action = actions[0]
  }

  run(): string {
    const m = this.#m
    const spent = (m.own.decks.MI[0] as { cards: string[] } | undefined)?.cards.length ?? 0
    for (const row of this.#speed ? SPEED : SUPER) {
      if (row.id === 'SUP-4.1' || row.id === 'SPD-4') {
        if (this.#calms(row.id)) return row.id
      } else if (spent > 6 && !isGated(m, row) && this.#goesFor(row)) return row.id
    }
    const id = this.#rests() ?? (this.#speed ? this.#watches() : this.#improves())
    expect(this.#log).toEqual([])
    return id
  }

  #next(node: string): Reading {
    const reading = this.#log.shift()
    expect(reading?.node).toBe(node)
    return reading as Reading
  }

  /** An army that marches stops in one of these. */
  #marches(stops: readonly number[]): boolean {
    if (stops.length === 0) return false
    const action = this.#action
    expect(action?.do).toBe('march')
    const end = action?.do === 'march' ? this.#m.pack.regionNo.get(action.path.at(-1) ?? '') : undefined
    expect(stops).toContain(end)
    return true
  }

  #goesFor(row: (typeof SUPER)[number]): boolean {
    const m = this.#m
    const dropped: number[] = []
    for (;;) {
      const goals = candidates(m, row, this.#speed).filter(({ region }) => !dropped.includes(region))
      const { all, left, taken } = this.#next(row.id)
      expect(sorted((all as Target[]).map(plain))).toEqual(sorted(goals))
      if (goals.length === 0) return false
      expect(sorted((left as Target[]).map(plain))).toEqual(sorted(best(m, row, goals)))
      const goal = taken as Target
      if (row.tested !== true || this.#takes(goal.region)) return this.#attacks(goal)
      dropped.push(goal.region)
    }
  }

  #takes(region: number): boolean {
    const who = concerned(this.#m, region)
    const says = verdict(this.#m.status(who), this.#m.stance(who))
    if (says === 'yes' || says === 'no') return says === 'yes'
    const roll = this.#rolls.shift()
    expect(roll?.die).toBe(says)
    return roll?.face === 'K'
  }

  #attacks({ region, cost, sea }: Goal): boolean {
    const m = this.#m
    const walks = m.walks()
    const stages = m.stages().filter((from) => (walks[from] ?? 0) + m.step(from, region) === cost)
    if (cost > m.army.mp) {
      const ways = stages.map((stage) => ({ own: m.holder(stage) === m.side, stops: stopsTo(m, [stage]) }))
      const open = ways.filter(({ stops }) => stops.length > 0)
      const first = open.some(({ own }) => own) ? open.filter(({ own }) => own) : open
      const far = Math.max(...first.flatMap(({ stops }) => stops.map((stop) => walks[stop] ?? 0)))
      return this.#marches(first.flatMap(({ stops }) => stops.filter((stop) => walks[stop] === far)))
    }
    const action = this.#action
    expect(action).toMatchObject({ do: 'attack', target: m.pack.regions[region]?.id })
    if (action?.do !== 'attack') return true
    expect(action.sail !== undefined).toBe(sea)
    if (sea) return true
    const from = action.path.length === 0 ? m.army.region : m.pack.regionNo.get(action.path.at(-1) ?? '')
    const own = stages.filter((stage) => m.holder(stage) === m.side)
    expect(own.length > 0 ? own : stages).toContain(from)
    return true
  }

  /** The place that a rule chooses. */
  #place(id: Exclude<keyof ReturnType<typeof placesOf>, 'atBorder'>): number | undefined {
    const reading = this.#next(id)
    const { places, best: chosen }: Place = this.#places[id]
    expect(sorted(reading.all)).toEqual(sorted(places))
    if (places.length === 0) return undefined
    expect(sorted(reading.left)).toEqual(sorted(chosen))
    return reading.taken as number
  }

  #calms(id: 'SUP-4.1' | 'SPD-4'): boolean {
    const m = this.#m
    const goal = this.#place(id)
    if (goal === undefined) return false
    if ((m.walks()[goal] ?? 0) + 1 > m.army.mp) return this.#marches(stopsTo(m, [goal]))
    if (goal !== m.army.region) return this.#marches([goal])
    const cubes = Math.min(m.army.mp, m.state.lands[goal]?.cubes ?? 0)
    expect(this.#action).toEqual({ do: 'calm', cubes })
    return true
  }

  /** Towards a place, or staying in it. */
  #walks(id: Exclude<keyof ReturnType<typeof placesOf>, 'atBorder'>): boolean {
    const goal = this.#place(id)
    if (goal === undefined) return false
    if (goal !== this.#m.army.region) return this.#marches(stopsTo(this.#m, [goal]))
    expect(this.#action).toEqual({ do: 'halt' })
    return true
  }

  /** who has done something stays. */
  #rests(): string | undefined {
    if (!this.#m.army.moved) return undefined
    expect(this.#action).toEqual({ do: 'halt' })
    return 'MOV-5.4'
  }

  #improves(): string {
    const m = this.#m
    if (m.opponents.some((other) => m.status(other) === 0)) {
      if (this.#places.atBorder) {
        expect(this.#action).toEqual({ do: 'halt' })
        return 'SUP-6.1'
      }
      if (this.#walks('SUP-6.1.4')) return 'SUP-6.1.4'
    }
    for (const id of ['SUP-6.2', 'SUP-6.3', 'SUP-6.4', 'SUP-6.5'] as const) if (this.#walks(id)) return id
    expect(this.#action).toEqual({ do: 'halt' })
    return 'SUP-6.6'
  }

  #watches(): string {
    const m = this.#m
    const guarded = m.own.armies.some(
      (army) => army !== m.army && m.home(army.region) === m.side && m.holder(army.region) === m.side,
    )
    if (!guarded && this.#walks('SPD-6')) return 'SPD-6'
    if (this.#walks('SPD-7')) return 'SPD-7'
    expect(this.#action).toEqual({ do: 'halt' })
    return 'SPD-7.3'
  }
}

const SEATS = ['ROM', 'GRE', 'CAR', 'BAR'] as const

/** One army of a bot in a position of its own; which rule it came to. */
function deed(no: number, kind: 'super' | 'speed'): string | undefined {
  const seat = SEATS[no % 4] ?? 'ROM'
  const person = SEATS[(no + 1 + (no % 3)) % 4] ?? 'GRE'
  const seating = { ROM: kind, GRE: 'super', CAR: 'super', BAR: 'super', [person]: 'human', [seat]: kind } as const
  const { bench, random } = scatter(no, seating)
  if (bench.army(seat, 0).region < 0) return undefined
  bench.begin('campaign', seat).act({ do: 'activate', slot: 0 })
  Object.assign(bench.army(seat, 0), { mp: 1 + random.int(4), homesTaken: random.int(2), moved: random.int(2) === 0 })
  const before = copyState(bench.state)
  const played = play(bench, seat, { luck: random })
  return new Check(new March(before, bench.no(seat), 0), kind === 'speed', played).run()
}

describe('the target lists in positions made by lots', () => {
  it.each([
    ['super', SUPER],
    ['speed', SPEED],
  ] as const)('%s: found, preferred, tested and done as the tables of 23 and 24 say', (kind, rows) => {
    const came = new Map<string, number>()
    for (let no = 0; no < 300; no++) {
      const rule = deed(no, kind)
      if (rule !== undefined) came.set(rule, (came.get(rule) ?? 0) + 1)
    }
    // Most lines of the list are carried out in one position or another.
    const used = rows.filter(({ id }) => came.has(id))
    expect(used.length).toBeGreaterThan(rows.length / 2)
  })
})
