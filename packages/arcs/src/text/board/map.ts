// The map, a line for each cluster: "4c Fuel RC· R3+1 Y2 =R" is a Fuel planet with a city of Red, an empty slot, three fresh
// and one damaged ship of Red, two of Yellow, under the control of Red.

import type { Lang } from '@understudy/procedure'
import { gateOf, isGate, SLOT_COUNT } from '../../data/map.ts'
import { controller, NOBODY, planetType, whenNow } from '../../rules/board/control.ts'
import { sysId } from '../../rules/board/ids.ts'
import { typeName } from '../../rules/board/resources.ts'
import { owners } from '../../rules/state/owners.ts'
import * as read from '../../rules/state/read.ts'
import { isCity, isDamaged, siteKind, siteOwner } from '../../rules/state/sites.ts'
import { boardOf, damagedShips, freshShips, type State } from '../../rules/state/state.ts'
import { resource } from '../words.ts'
import { letterOf, table } from './letters.ts'

export function mapLines(state: State, lang: Lang): string[] {
  const rows = boardOf(state).clusters.map((cluster) =>
    [0, 1, 2, 3].map((kind) => {
      const text = cell(state, lang, gateOf(cluster) + kind)
      return kind === 0 ? text : `│ ${text}`
    }),
  )
  const key = {
    en: 'R3+1: 3 fresh and 1 damaged ship of Red; RC city, RP starport (Rc, Rp damaged); · empty slot; =R Red controls',
    ru: 'К3+1: 3 неповреждённых и 1 повреждённый корабль красного; КГ город, КП космопорт (Кг, Кп повреждены); · пустая ячейка; =К правит красный',
  }[lang]
  return [...table(rows, ' '), `  (${key})`]
}

function cell(state: State, lang: Lang, system: number): string {
  const parts: string[] = [sysId(system)]
  if (!isGate(system)) parts.push(resource(lang, typeName(planetType(state, system))))
  const sites = buildings(state, lang, system)
  if (sites !== '') parts.push(sites)
  for (const owner of owners(state)) {
    const fresh = freshShips(state, system, owner)
    const damaged = damagedShips(state, system, owner)
    if (fresh + damaged > 0) parts.push(`${letterOf(state, lang, owner)}${fresh}${damaged === 0 ? '' : `+${damaged}`}`)
  }
  const who = controller(state, system, whenNow(state))
  if (who !== NOBODY) parts.push(`=${letterOf(state, lang, who)}`)
  return parts.join(' ')
}

function buildings(state: State, lang: Lang, system: number): string {
  const out: string[] = []
  for (let n = 0; n < 3; n++) {
    const site = read.site(state, system * 3 + n)
    if (siteKind(site) === 0) {
      if (n < SLOT_COUNT[system]!) out.push('·')
      continue
    }
    const piece = isCity(site) ? { en: 'C', ru: 'Г' }[lang] : { en: 'P', ru: 'П' }[lang]
    out.push(`${letterOf(state, lang, siteOwner(site))}${isDamaged(site) ? piece.toLowerCase() : piece}`)
  }
  return out.join(' ')
}
