// A position of an act that is corrected by hand stays one that can be: pieces, tokens and cards are each in one place.

import { Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import '../../../act.ts'
import { type Action, arcs, arcsPackage, type State } from '../../../index.ts'
import { ids, read } from '../../../state.ts'
import { setBuilding, setShips, setToken, setTrophies, toggleDiscarded } from '../../edit/index.ts'
import * as camp from '../../state/campaign/read.ts'
import { BLIGHT, EMPIRE, FREE_STATES } from '../../state/owners.ts'
import { offerCampaign } from '../text/options.ts'
import * as edit from './edit.ts'

/** An act at random, at the first lead of its second chapter. */
function middle(): State {
  const options = { players: 3, act: 1, fate1: 'believer', fate2: 'advocate', fate3: 'caretaker' }
  const seats = Object.fromEntries(arcs.seats(options).map(({ id }) => [id, { by: 'random' as const }]))
  const withdraw = offerCampaign()
  const table = Table.start<State, Action>(arcsPackage, { options, seats, seed: 'edit' })
  withdraw()
  const there = () => read.chapter(table.state) === 2 && arcs.decision(table.state)?.kind === 'lead'
  while (!there()) if (table.advance() === undefined) break
  expect(there()).toBe(true)
  return table.state
}
const start = middle()
const problems = (state: State): string[] => arcs.check(state).map(({ what }) => what.say)

describe('correcting a position of an act', () => {
  it('pieces of the Empire, of Blight and of the Free States', () => {
    expect(problems(start)).toEqual([])
    let state = setShips(start, '1a', EMPIRE, 2, 1)
    state = setShips(state, '2c', BLIGHT, 1, 1)
    state = setBuilding(state, '3h/1', { piece: 'city', seat: FREE_STATES, damaged: true })
    state = setTrophies(state, 0, BLIGHT, 'ship', 1)
    expect(problems(state)).toEqual([])
    expect(arcs.diff(start, state).map(({ say }) => say)).toContain('put.ships')
    expect(problems(setShips(start, '1a', EMPIRE, 16, 0))).toContain('bad.imperial')
  })

  it('tokens of the Trust come from the supply and go back, also when a slot is filled after them', () => {
    const supply = read.supply(start, 1)
    const trust = camp.trust(start, 1)
    const more = edit.setTrust(start, 'material', trust + 1)
    const state = setToken(more, 0, 0, read.slot(more, 0, 0) === 2 ? 3 : 2)
    expect(read.supply(state, 1)).toBe(supply - 1 + Number(read.slot(start, 0, 0) === 1))
    expect(problems(state)).toEqual(camp.firstRegent(state) < 0 ? ['bad.trust'] : [])
    expect(read.supply(edit.setTrust(more, 'material', trust), 1)).toBe(supply)
  })

  it('a card of the row, lore included, goes where it came from', () => {
    const lore = edit.inDeck(start).find((card) => card.startsWith('L'))!
    const before = read.rowCard(start, 0)
    const state = edit.setRow(start, 0, lore)
    expect(ids.courtId(read.rowCard(state, 0) - 1)).toBe(lore)
    expect([camp.courtLore(state), problems(state)]).toEqual([camp.courtLore(start) - 1, []])
    const back = edit.setRow(state, 0, ids.courtId(before - 1))
    expect(arcs.serialise(back)).toEqual(arcs.serialise(start))
  })

  it('a card is attached from the discard pile, which keeps its order', () => {
    const cards = edit.inDeck(start).filter((card) => card.startsWith('BC'))
    let state = start
    for (const card of cards.slice(0, 3)) state = toggleDiscarded(state, card)
    const order = (of: State) => Array.from({ length: camp.discarded(of) }, (_, n) => ids.courtId(camp.discard(of, n)))
    expect(order(state).slice(-3)).toEqual(cards.slice(0, 3))
    const spot = [0, 1, 2, 3].find((at) => camp.attached(state, at) === 0)!
    const attached = edit.setAttached(state, spot, cards[1])
    expect(order(attached).slice(-2)).toEqual([cards[0], cards[2]])
    expect(problems(attached)).toEqual([])
    expect(problems(edit.setAttached(attached, spot, undefined))).toEqual([])
  })

  it('a Faithful card comes off the stack and goes back onto it', () => {
    const left = camp.faithfulLeft(start)
    const spot = [0, 1, 2, 3].find((at) => camp.attached(start, at) === 0)!
    const state = edit.setAttached(start, spot, `faithful-${left}` as never)
    expect([camp.faithfulLeft(state), problems(state)]).toEqual([left - 1, []])
    expect(camp.faithfulLeft(edit.setAttached(state, spot, undefined))).toBe(left)
  })

  it('titles, Council, Favors and Golems', () => {
    let state = edit.setTitle(start, 1, 'regent')
    state = edit.setFirstRegent(state, 1)
    state = edit.setCouncil(state, 'decided')
    state = edit.setFavors(state, 0, 2, 2)
    expect([camp.firstRegent(state), camp.council(state), camp.favors(state, 0, 2)]).toEqual([1, camp.DECIDED, 2])
    expect(problems(state)).toEqual([])
    const gates = [1, 2, 3, 4, 5, 6].filter((n) => (camp.golemsOnMap(start) & (1 << (n - 1))) !== 0)
    if (gates.length === 0) return
    state = edit.setGolem(edit.setGates(state, gates.slice(1)), 0, { hearth: true }, true)
    expect(problems(state)).toEqual([])
  })
})
