// What the common supplies still hold: whatever lies nowhere else (campaign 1.1, 7.1).

import { BLIGHT, EMPIRE, FREE_STATES } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { isCity, isPort, SITE_COUNT, siteOwner } from '../state/sites.ts'
import { playersOf, type State, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'
import { BLIGHT_TOKENS, FREE_PIECES, IMPERIAL_SHIPS } from './data.ts'

const onMap = (state: State, owner: number): number => {
  let n = 0
  for (let system = 0; system < 24; system++) n += read.ships(state, system, owner)
  return n
}
const asTrophies = (state: State, owner: number): number => {
  let n = 0
  for (let seat = 0; seat < playersOf(state); seat++) n += read.trophy(state, seat, owner, 0)
  return n
}

export const imperialSupply = (state: State): number =>
  Math.max(0, IMPERIAL_SHIPS - onMap(state, EMPIRE) - asTrophies(state, EMPIRE))
export const blightSupply = (state: State): number =>
  Math.max(0, BLIGHT_TOKENS - onMap(state, BLIGHT) - asTrophies(state, BLIGHT))

export function freeSupply(state: State, piece: 'city' | 'starport'): number {
  let n: number = FREE_PIECES[piece]
  for (let site = 0; site < SITE_COUNT; site++) {
    const value = read.site(state, site)
    if (siteOwner(value) === FREE_STATES && (piece === 'city' ? isCity(value) : isPort(value))) n--
  }
  for (let seat = 0; seat < playersOf(state); seat++)
    n -= read.trophy(state, seat, FREE_STATES, piece === 'city' ? 1 : 2)
  return Math.max(0, n)
}

/** Puts damaged Blight into a system; if there is none left, it comes from whoever has most of it (campaign 7.1). */
export function placeBlight(state: State, system: number): void {
  if (blightSupply(state) === 0) {
    let most = -1
    for (const seat of turnOrder(state)) {
      const n = read.trophy(state, seat, BLIGHT, 0)
      if (n > 0 && (most < 0 || n > read.trophy(state, most, BLIGHT, 0))) most = seat
    }
    if (most < 0) return
    write.addTrophy(state, most, BLIGHT, 0, -1)
  }
  write.addDamaged(state, system, BLIGHT, 1)
}
