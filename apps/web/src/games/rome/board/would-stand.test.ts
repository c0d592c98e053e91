import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { CHANCE, keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { ghostsOf } from './ghosts.tsx'
import { type PieceLook, piecesOf } from './look.ts'
import { wouldStand } from './would-stand.ts'

const PEOPLE = { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }

/** What two people could do in a campaign, wherever they are led by doing anything at all. */
function deeds(most: number): { readonly state: State; readonly action: Action }[] {
  return ['a', 'b', 'c', 'd'].flatMap((seed) => {
    const found: { state: State; action: Action }[] = []
    const state = rome.start(PEOPLE, {})
    for (let n = 0; n < most; n++) {
      const decision = rome.decision(state)
      if (decision === undefined) break
      const at = rome.copy(state)
      if (decision.seat !== CHANCE && (decision.kind === 'army' || decision.kind === 'campaign'))
        for (let m = 0; m < 6; m++)
          found.push({ state: at, action: decision.sample(keyedRandom(seed, `${n} ${m}`)) as Action })
      rome.apply(state, decision.sample(keyedRandom(seed, `${n}`)))
    }
    return found
  })
}

const all = deeds(1200)
const placed = (looks: readonly PieceLook[]) => looks.map(({ key, x, y }) => [key, x, y])

/** An army that is aboard may land where its ships lie. */
const goesBySea = (action: Action): boolean =>
  (action.do === 'march' || action.do === 'attack') && (action.sail?.zones.length ?? 0) > 0

/** The deed, whoever could meet the ships letting them pass. */
function done(state: State, action: Action): State {
  const after = rome.copy(state)
  rome.apply(after, action)
  while (rome.decision(after)?.kind === 'intercept') rome.apply(after, { do: 'intercept', yes: false })
  return after
}

describe('who would stand where', () => {
  it('is where ships and armies come to if nobody meets them', () => {
    const seen: Record<string, number> = {}
    for (const { state, action } of all) {
      if (action.do !== 'sail' && action.do !== 'embark' && action.do !== 'march') continue
      const side = (state.frames.at(-1) as { readonly side: number }).side
      const looks = wouldStand(state, action)
      const kind = action.do === 'march' && goesBySea(action) ? 'ferry' : action.do
      seen[kind] = (seen[kind] ?? 0) + 1
      const keys = new Set(looks.map(({ key }) => key))
      expect(looks.length, kind).toBe({ sail: 1, march: 1, embark: 2, ferry: 2 }[kind])
      expect(placed(looks)).toEqual(placed(piecesOf(done(state, action), side).filter(({ key }) => keys.has(key))))
      expect(looks.map(({ count }) => count)).not.toContain(0)
    }
    for (const kind of ['sail', 'embark', 'march', 'ferry']) expect(seen[kind], kind).toBeGreaterThan(5)
  })

  it('is the region that is attacked, beside who defends it, and the sea that it is attacked from', () => {
    let [bySea, defended] = [0, 0]
    for (const { state, action } of all) {
      if (action.do !== 'attack') continue
      const now = piecesOf(state)
      const looks = wouldStand(state, action)
      const army = looks.find(({ kind }) => kind === 'army')
      const no = packOf(state).regionNo.get(action.target) ?? -1
      const there = now.filter(({ kind, side }) => kind === 'army' && side !== army?.side)
      const defends = state.sides.some(
        (side, at) => at !== army?.side && side.armies.some(({ region }) => region === no),
      )
      expect(army).toBeDefined()
      expect(there.some(({ x, y }) => x === army?.x && y === army.y)).toBe(false)
      defended += Number(defends)
      if (!goesBySea(action)) continue
      bySea++
      const ship = looks.find(({ kind }) => kind === 'navy')
      expect(ship).toBeDefined()
      const ghosts = ghostsOf(now, [...now.filter(({ key }) => !looks.some((look) => look.key === key)), ...looks])
      expect([...ghosts.at]).toContain(army?.key)
    }
    expect(bySea).toBeGreaterThan(5)
    expect(defended).toBeGreaterThan(5)
  })

  it('is nobody else, and nobody for a deed that goes nowhere', () => {
    for (const { state, action } of all) {
      if (['sail', 'embark', 'march', 'attack'].includes(action.do)) continue
      expect(wouldStand(state, action)).toEqual([])
    }
    expect(all.some(({ action }) => action.do === 'muster' || action.do === 'activate')).toBe(true)
  })
})
