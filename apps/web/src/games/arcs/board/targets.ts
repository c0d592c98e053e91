// Everything on the map that a finger or a key can reach: each system, and each building or group of ships that is a choice.

import { type Board, SLOT_COUNT } from '@understudy/arcs/data'
import { arcs } from '@understudy/arcs/lean'
import { type Json, type Lang, speak } from '@understudy/procedure'
import { GATE, type Geometry, PLANET, r, type Site, slotSpot, TOKEN, tokenSpots } from '../draw/geometry.ts'
import type { Words } from '../text/words.ts'
import { type SystemLook, tokensOf } from './look.ts'
import { isOut } from './sky.tsx'
import type { ArcsChoice, Taps } from './taps.ts'

export interface Target {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly r: number
  /** Where its ships stand, as a path from its middle: beside a planet they lie on the ring of the gate, and are its own all the same. */
  readonly ships?: string
  readonly label: string
  readonly choice: ArcsChoice | undefined
  /** What a question about it is about. */
  readonly what: Json
}

interface TargetsInput {
  readonly looks: readonly SystemLook[]
  readonly geometry: Geometry
  readonly taps: Taps
  readonly board: Board
  readonly lang: Lang
  readonly names: Readonly<Record<string, string>> | undefined
  readonly w: Words
}

export function targetsOf({ looks, geometry, taps, board, lang, names, w }: TargetsInput): Target[] {
  const nameOf = (colour: string) => names?.[colour] ?? w.seat(colour as never)
  const said = (choice: ArcsChoice | undefined, label: string) =>
    choice === undefined ? label : `${w.choose}: ${speak(arcs.phrases, lang, choice.text)}. ${label}`
  const targets: Target[] = []
  const inner: Target[] = []
  for (const look of looks) {
    if (isOut(board, look.system)) continue
    const at = geometry.systems[look.system]!
    const choice = taps.at.system.get(look.id)
    const label = w.systemLabel(look, nameOf)
    // Where places are to be chosen, a ship that cannot be is not in their way.
    const taken = choice !== undefined || taps.at.system.size === 0
    targets.push({
      key: `s${look.id}`,
      x: at.x,
      y: at.y,
      r: (look.gate ? GATE : PLANET) + 5,
      ...(taken && !look.gate ? { ships: shipsPath(look, at) } : {}),
      label: said(choice, label),
      choice,
      what: { system: look.id },
    })
    const ships = taps.at.ships.get(look.id)
    if (ships !== undefined) {
      const tokens = tokensOf(look)
      const { spots } = tokenSpots(at, look.gate, tokens.length)
      const spot = spots[
        Math.max(
          0,
          tokens.findIndex(({ damaged }) => damaged),
        )
      ] ?? { x: 0, y: 0 }
      const here = { x: at.x + spot.x, y: at.y + spot.y, r: 18 }
      inner.push({ key: `h${look.id}`, ...here, label: said(ships, label), choice: ships, what: { system: look.id } })
    }
    for (let n = 0; n < 3; n++) {
      const id = `${look.id}/${n + 1}`
      const site = taps.at.site.get(id)
      if (site === undefined) continue
      const spot = slotSpot(SLOT_COUNT[look.system]!, n)
      const here = { x: at.x + spot.x, y: at.y + spot.y, r: 18 }
      inner.push({ key: `b${id}`, ...here, label: said(site, label), choice: site, what: { site: id } })
    }
  }
  return [...targets, ...inner]
}

/** A disc for each token of ships beside a planet. */
function shipsPath(look: SystemLook, at: Site): string {
  const { spots, scale } = tokenSpots(at, look.gate, tokensOf(look).length)
  const half = r((TOKEN * scale) / 2)
  return spots
    .map(
      ({ x, y }) => `M${r(x - half)} ${r(y)}a${half} ${half} 0 1 1 ${2 * half} 0a${half} ${half} 0 1 1 ${-2 * half} 0z`,
    )
    .join('')
}
