import { equal } from '@understudy/procedure'
import type { FactAsk, FactCell, FactForm, Told } from '@understudy/table/gaps'
import { toldEntry } from '@understudy/table/steps'
import { describe, expect, it } from 'vitest'
import { smallMap, typedMap } from '../pack/blank-testing.ts'
import { filesOf, packOf } from '../pack/setting.ts'
import type { PackFiles } from '../pack/types.ts'
import { romePackage } from '../package.ts'
import type { State } from '../rules/state/state.ts'
import { answering } from './emptied.ts'
import { driverOf, fillIn, house } from './facts-testing.ts'

const { game } = romePackage
const bare = (state: State): string =>
  JSON.stringify({ ...(game.serialise(state) as object), setting: null, pack: null })

const houseSays = answering(house)

/** A middling answer of the right kind, for boards that the house pack does not know. */
function plausible({ form }: FactCell): string {
  const value = (of: FactForm): string => {
    if (of.kind === 'number') return String(Math.min(of.max, Math.max(of.min, 2)))
    if (of.kind === 'one') return of.of[0]?.id ?? '-'
    if (of.kind === 'letters') return of.least === 0 ? '-' : (of.of[0]?.id ?? '-')
    return '-'
  }
  return value(form)
}

interface Played {
  readonly over: boolean
  readonly asked: readonly string[]
  readonly state: State
}

/** Plays to the end and answers whatever is asked; `answer` may be refused never. */
function play(files: PackFiles, roles: Record<string, string>, seed: string, answer: (ask: FactAsk) => Told): Played {
  const driver = driverOf(files, roles, seed)
  const asked: string[] = []
  for (let steps = 0; steps < 20_000; steps++) {
    const next = driver.next()
    if (next.kind === 'gap') {
      const ask = game.facts?.ask(driver.state, next.fact) ?? expect.fail('nothing is asked')
      const told = answer(ask)
      const why = game.facts?.refuse(driver.state, told, next.fact)
      if (why !== undefined) expect.fail(`${JSON.stringify(told)} is refused: ${JSON.stringify(why)}`)
      asked.push(...Object.keys(told))
      driver.commit(toldEntry(next.key, told))
    } else if (next.kind === 'auto') driver.commit(next.entry)
    else return { over: next.kind === 'over', asked, state: driver.state }
  }
  return { over: false, asked, state: driver.state }
}

const absentOr =
  (otherwise: (ask: FactAsk) => Told) =>
  (ask: FactAsk): Told => {
    const told = otherwise(ask)
    return Object.fromEntries(ask.cells.map(({ id, absent }) => [id, absent ?? told[id] ?? '-']))
  }

const BOTS = [
  ['Super-bots', { role1: 'super', role2: 'absent', role3: 'super', role4: 'absent' }],
  ['Speed-bots', { role1: 'speed', role2: 'absent', role3: 'absent', role4: 'speed' }],
] as const

describe('a game with a blank pack in which only the map is entered', () => {
  it.each(BOTS)(
    'answered from the house pack, is the game with the house pack: %s',
    (_, roles) => {
      const whole = driverOf(house, roles, 'blank game')
      const open = driverOf(typedMap('inPairs').files, roles, 'blank game')
      const asked: string[] = []
      let steps = 0
      for (;;) {
        asked.push(...fillIn(open))
        const [is, would] = [open.next(), whole.next()]
        if (!equal(is as never, would as never)) expect(is).toEqual(would)
        if (is.kind !== 'auto' || would.kind !== 'auto') break
        whole.commit(would.entry)
        open.commit(is.entry)
        steps++
      }
      expect(whole.next().kind).toBe('over')
      expect(bare(open.state)).toBe(bare(whole.state))
      expect(new Set(asked).size).toBe(asked.length)
      expect(steps).toBeGreaterThan(100)
      // What no rule needed stays unasked: cards of factions that do not play above all.
      expect(packOf(open.state).gaps.some(({ key }) => key === 'troops.csv/GRE/list')).toBe(true)
    },
    120_000,
  )

  it.each(BOTS)(
    'comes to its end when everything that a box may lack is not in the game: %s',
    (_, roles) => {
      const { over, asked, state } = play(typedMap().files, roles, 'lacking', absentOr(houseSays))
      expect(over).toBe(true)
      const pack = packOf(state)
      expect(pack.stacks).toEqual([])
      expect([...pack.actions.values()].every(({ copies }) => copies === 0)).toBe(true)
      expect(pack.lists).toMatchObject({ mercenaries: 'none', 'generals.ROM': 'none', 'developments.ROM': 'none' })
      expect([...pack.generals.values()].filter(({ faction }) => faction === 0).map(({ name }) => name.en)).toEqual([
        'Captain I',
        'Captain II',
        'Captain III',
        'Captain IV',
      ])
      // Remembered like everything that was told: nothing is asked twice.
      expect(new Set(asked).size).toBe(asked.length)
    },
    120_000,
  )

  it.each([
    ['super', 'speed'],
    ['speed', 'super'],
  ])(
    'works on a small board of one’s own, too: %s against %s',
    (role1, role2) => {
      const troops = JSON.stringify([
        ['Foot, heavy', 'MI', '-', '12', '6', '0', '0'],
        ['Bows', 'SK', '-', '4', '2', '0', '0'],
        ['Horse', 'CV', 'skirmish', '4', '2', '2', '0'],
      ])
      const generals = JSON.stringify([1, 2, 3, 4].map((n) => [`General ${n}`, '', '1']))
      const DICE: Readonly<Record<string, string>> = {
        'pack.yaml/dice/B': '----SX',
        'pack.yaml/dice/W': '---SXX',
        'pack.yaml/dice/G': '--SXXK',
        'pack.yaml/dice/Y': '-SXXXK',
        'pack.yaml/dice/R': 'SXXXKK',
      }
      const { over, state } = play(smallMap(), { role1, role2 }, 'small', (ask) =>
        Object.fromEntries(
          ask.cells.map((cell) => [
            cell.id,
            DICE[cell.id] ??
              (cell.id.startsWith('troops.csv') && cell.form.kind === 'rows'
                ? troops
                : cell.id.startsWith('generals.csv') && cell.form.kind === 'rows'
                  ? generals
                  : cell.form.kind === 'rows'
                    ? '-'
                    : plausible(cell)),
          ]),
        ),
      )
      expect(over).toBe(true)
      // Names with commas survive the way into the table and back.
      expect([...packOf(state).troops.values()].map(({ name }) => name.en)).toContain('Foot, heavy')
      expect(filesOf(state.setting.pack)['troops.csv']).toContain('"Foot, heavy"')
    },
    120_000,
  )
})
