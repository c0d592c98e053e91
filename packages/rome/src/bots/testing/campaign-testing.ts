// A campaign turn of a bot in a small position: its first army is activated, and it decides.

import { packOf } from '../../pack/setting.ts'
import type { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { type Given, type Played, play } from './bot-testing.ts'

/** Every region that is nobody's home belongs to this seat, except these. */
export function onlyFree(bench: Bench, seat: string, ...free: string[]): Bench {
  packOf(bench.state).regions.forEach(({ id, home }) => {
    if (home < 0 && !free.includes(id)) bench.hold(seat, id)
  })
  return bench
}

/** Of the homes of the Barbarians only Bibracte is still theirs. */
export const onlyBibracte = (bench: Bench): Bench =>
  bench.hold('ROM', 'nemetocenna', 'cenabum', 'treverorum', 'vesontio', 'uburzis', 'casurgis')

/** So many cards in the Main deck. */
export function mainDeck(bench: Bench, seat: string, card: string, n: number): Bench {
  bench.side(seat).decks.MI = [{ cards: Array<string>(n).fill(card) }]
  return bench
}

/** The first army is activated and does its first deed (which may be two actions). */
export function deed(bench: Bench, seat: string, given: Given = {}): Played {
  bench.begin('campaign', seat)
  return play(bench, seat, { actions: 2, ...given })
}

/** In the middle of an activation: so many points left, so many home regions taken. */
export function goOn(bench: Bench, seat: string, mp: number, homesTaken: number, given: Given = {}): Played {
  bench.begin('campaign', seat).act({ do: 'activate', slot: 0 })
  Object.assign(bench.army(seat, 0), { mp, homesTaken, moved: true })
  return play(bench, seat, given)
}

/** It has just been activated, with so many points. */
export function withPoints(bench: Bench, seat: string, mp: number, given: Given = {}): Played {
  bench.begin('campaign', seat).act({ do: 'activate', slot: 0 })
  bench.army(seat, 0).mp = mp
  return play(bench, seat, given)
}

/** What it attacked, if it attacked. */
export const attacked = ({ actions }: Played): string | undefined =>
  actions.flatMap((action) => (action.do === 'attack' ? [action.target] : []))[0]

export const marchTo = (...path: string[]): Action => ({ do: 'march', path })
export const HALT: Action = { do: 'halt' }
