// Everything on the map that a finger or a key can reach: each system, and each building or group of ships that is a choice.

import { type Board, SLOT_COUNT } from '@understudy/arcs/data'
import { arcs } from '@understudy/arcs/lean'
import { type Json, type Lang, speak } from '@understudy/procedure'
import { GATE, type Geometry, PLANET, slotSpot, tokenSpots } from '../draw/geometry.ts'
import type { Words } from '../text/words.ts'
import { type SystemLook, tokensOf } from './look.ts'
import { isOut } from './sky.tsx'
import type { ArcsChoice, Taps } from './taps.ts'

export interface Target {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly r: number
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
    const r = (look.gate ? GATE : PLANET) + 5
    targets.push({
      key: `s${look.id}`,
      x: at.x,
      y: at.y,
      r,
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
