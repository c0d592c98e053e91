import { equal } from '@understudy/procedure'
import { hashOf } from '@understudy/procedure/json'
import { CHANCE, keyedRandom } from '@understudy/table'
import { pileProblems } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { muhq } from './game.ts'
import type { State } from './rules/state.ts'
import type { Action } from './vocabulary.ts'

interface Played {
  readonly state: State
  readonly actions: Action[]
}

function play(
  boss: string,
  players: number,
  seed: string,
  chance: Record<string, string> = {},
  watch?: (state: State) => void,
): Played {
  const state = muhq.start({ boss, players }, chance)
  const actions: Action[] = []
  for (let n = 0; n < 20_000; n++) {
    const decision = muhq.decision(state)
    if (decision === undefined) return { state, actions }
    watch?.(state)
    const action = decision.sample(keyedRandom(seed, String(n)))
    const refused = decision.legal(action)
    if (refused !== undefined) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(refused)}`)
    muhq.apply(state, action)
    actions.push(action)
  }
  throw new Error('the game does not end')
}

function bagsAddUp(state: State): boolean {
  return (
    state.people.every(({ hidden, deck, hand }) => pileProblems(hidden, [deck], [hand]).length === 0) &&
    pileProblems(state.boss.hidden, [state.boss.deck], []).length === 0 &&
    pileProblems(state.storeCards, [...state.stores.map((store) => store.unseen), state.storeRest], []).length === 0
  )
}

describe.each(['kraken', 'tyrant'])('random games against the %s', (boss) => {
  it.each([1, 2, 3, 4])('end, with %i people', (players) => {
    const endings = new Set<string>()
    for (let game = 0; game < 20; game++) {
      const { state } = play(boss, players, `${boss}.${players}.${game}`)
      const outcome = muhq.outcome(state)
      expect(outcome?.winners.length).toBeGreaterThan(0)
      endings.add(state.over ?? '')
    }
    expect(endings.size).toBeGreaterThan(0)
  })

  it('never reach a position that check finds fault with', () => {
    play(boss, 2, 'check', {}, (state) => {
      expect(muhq.check(state)).toEqual([])
      expect(bagsAddUp(state)).toBe(true)
    })
  })

  it('end with secret hands, and nobody is asked which cards the people draw', () => {
    for (let game = 0; game < 5; game++) {
      play(boss, 2, `secret.${game}`, { playerCards: 'secret' }, (state) => {
        const decision = muhq.decision(state)
        if (decision?.seat === CHANCE) expect(decision.source).not.toBe('playerCards')
        expect(muhq.check(state)).toEqual([])
      })
    }
  })

  it('survive being written and read at every step', () => {
    play(boss, 1, 'serialise', {}, (state) => {
      const again = muhq.parse(JSON.parse(JSON.stringify(muhq.serialise(state))))
      expect(equal(again, state)).toBe(true)
    })
  })

  it('replay to the same end', () => {
    const { state, actions } = play(boss, 3, 'replay')
    const again = muhq.start({ boss, players: 3 }, {})
    for (const action of actions) muhq.apply(again, muhq.parseAction(JSON.parse(JSON.stringify(action))))
    expect(hashOf(again)).toBe(hashOf(state))
  })

  it('leave a copy alone', () => {
    let before: { copy: State; text: string } | undefined
    play(boss, 2, 'copy', {}, (state) => {
      if (before !== undefined) expect(JSON.stringify(before.copy)).toBe(before.text)
      before = { copy: muhq.copy(state), text: JSON.stringify(state) }
      expect(JSON.stringify(before.copy)).toBe(before.text)
    })
  })
})
