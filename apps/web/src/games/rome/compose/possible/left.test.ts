import { LANGS } from '@understudy/procedure'
import { type Action, romePackage, type State } from '@understudy/rome'
import { type Logged, Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { beforeHalt, haltsAlone, leftToAsk, onlyHalts } from './left.ts'

const HUMAN = { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }

/** What people are asked on their campaigns in games by lots. */
function campaigns(visit: (state: State, choices: ReturnType<typeof choicesOf>) => void): void {
  const seats = Object.fromEntries(
    Object.keys(romePackage.seating(HUMAN)).map((seat) => [seat, { by: 'random' } as const]),
  )
  for (const seed of ['left', 'left 0']) {
    const table = Table.start(romePackage, { options: HUMAN, seats, seed })
    for (let step = 0; step < 1500 && table.next().kind === 'auto'; step++) {
      const kind = table.state.frames.at(-1)?.kind
      if (kind === 'army' || kind === 'campaign') visit(table.state, choicesOf(table.state))
      table.advance()
    }
  }
}
const choicesOf = (state: State) => romePackage.game.decision(state)?.next([]) ?? []

describe('what is left on a campaign', () => {
  it('is said where no army has a way on, in at most 56 letters', () => {
    const said = new Set<string>()
    let silent = 0
    campaigns((state, choices) => {
      const words = leftToAsk(state)
      const frame = state.frames.at(-1)
      if (words === undefined) {
        // With more points there is nearly always a way on, and nobody looks for it.
        if (frame?.kind === 'army' && (state.sides[frame.side]?.armies[frame.slot]?.mp ?? 0) > 2) return
        silent++
        const sets = choices.some(({ pick }) => pick.slot === 'army' || pick.slot === 'region' || pick.value !== 'halt')
        expect(sets).toBe(true)
        return
      }
      for (const lang of LANGS) expect(words[lang].length).toBeLessThanOrEqual(56)
      if (frame?.kind === 'army') expect(words.en.includes('nothing more')).toBe(onlyHalts(choices))
      if (words.en.includes('embark')) expect(choices.some(({ pick }) => pick.value === 'embark')).toBe(true)
      if (frame?.kind === 'campaign')
        expect(/sail/.test(words.en)).toBe(choices.some(({ pick }) => pick.slot === 'navy'))
      said.add(words.en.replace(/^[^:]*: /, ''))
    })
    expect(silent).toBeGreaterThan(10)
    expect([...said]).toContain('nothing more can be done.')
    expect([...said]).toContain('no way on, but it may embark.')
    expect([...said].some((words) => words.includes('armies'))).toBe(true)
  })

  it('halts an army by itself after its last deed, once, and not when one comes back to it', () => {
    const state = { round: 2, frames: [{ kind: 'army', side: 0, slot: 1 }] } as unknown as State
    const pick = (value: string) => ({ pick: { slot: 'do', value }, text: { say: 'pick.do' } })
    const [ways, none] = [[pick('march'), pick('halt')], [pick('halt')]]
    expect(haltsAlone(state, none)).toBe(false)
    expect(haltsAlone(state, ways)).toBe(false)
    expect(haltsAlone(state, none)).toBe(true)
    expect(haltsAlone(state, none)).toBe(false)
    // Another army had the choice.
    expect(haltsAlone(state, ways)).toBe(false)
    const other = { round: 2, frames: [{ kind: 'army', side: 0, slot: 2 }] } as unknown as State
    expect(haltsAlone(other, none)).toBe(false)
  })

  it('keeps what came of the last deed in sight', () => {
    const line = (action: Action): Logged =>
      ({ entry: { t: 'action', by: 'person', action }, events: [] }) as unknown as Logged
    const march = line({ do: 'march', path: [] } as unknown as Action)
    expect(beforeHalt([march, line({ do: 'halt' })])).toEqual([march])
    expect(beforeHalt([march])).toEqual([march])
  })
})
