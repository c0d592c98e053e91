// Pieces and places in words: for the ear, and for whoever asks what something is.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { type Army, hasGeneral, statusOf } from '@understudy/rome/rules'
import { STATUSES } from '@understudy/rome/vocabulary'
import { words } from '../text/words.ts'
import { type PieceLook, type PlaceLook, ROMAN } from './look.ts'

export const factionName = (state: State, faction: number, lang: Lang): string =>
  packOf(state).factions[faction]?.name[lang] ?? ''

/** As far as the viewer knows him. Nobody leads an army whose general has fallen. */
export function leaderOf(state: State, army: Army, lang: Lang): string {
  const [general] = army.general.known
  if (general !== undefined) return packOf(state).generals.get(general)?.name[lang] ?? words(lang).captain
  return hasGeneral(army) ? words(lang).faceDown : words(lang).noGeneral
}

export function pieceLabel(state: State, look: PieceLook, lang: Lang): string {
  const w = words(lang)
  const of = factionName(state, look.faction, lang)
  if (look.kind === 'agent') return `${w.agent(of)}, ${look.spent ? w.used : w.ready}`
  if (look.kind === 'navy') return `${w.navy(of)}, ${w.ships(look.count)}`
  return `${w.army(ROMAN[look.no] ?? '', of)}, ${look.declared ? w.cards(look.count) : w.undeclared}`
}

export function placeFacts(state: State, place: PlaceLook, lang: Lang): string[] {
  const w = words(lang)
  const pack = packOf(state)
  const wonder = pack.wonders[pack.regions[place.no]?.wonder ?? -1]
  const home = place.home < 0 ? '' : factionName(state, place.home, lang)
  return [
    place.holder < 0 ? w.independent : w.holder(factionName(state, place.holder, lang)),
    ...(home === '' ? [] : [place.capital ? w.capitalOf(home) : w.homeOf(home)]),
    ...(place.gold < 0 ? [] : [w.gold(place.gold)]),
    ...(place.level > 0 ? [w.level(place.level)] : []),
    ...(place.terrain > 0 ? [w.terrain(place.terrain)] : []),
    ...(place.port > 0 ? [w.port(place.port)] : []),
    ...(['walls', 'market', 'barracks'] as const).filter((each) => place[each]).map((each) => w.buildings[each]),
    ...(wonder === undefined
      ? []
      : [place.wonder === 'built' ? w.wonderBuilt(wonder.name[lang]) : w.wonderSite(wonder.name[lang], wonder.vp)]),
    ...(place.mercenaries > 0 ? [w.mercenaries(place.mercenaries)] : []),
    ...(place.cubes > 0 ? [w.unrest(place.cubes)] : []),
    ...(place.siege ? [w.siege] : []),
  ]
}

/** What regions and seas are called, by their keys. */
export function placeLabels(state: State, places: readonly PlaceLook[], lang: Lang): ReadonlyMap<string, string> {
  const pack = packOf(state)
  const facts = (place: PlaceLook) => placeFacts(state, place, lang).join(', ')
  return new Map([
    ...places.map((place): [string, string] => [
      `region ${place.id}`,
      `${pack.regions[place.no]?.name[lang] ?? place.id}, ${facts(place)}`,
    ]),
    ...pack.seas.map(({ id, name }): [string, string] => [`sea ${id}`, name[lang]]),
  ])
}

export const statusWord = (state: State, a: number, b: number, lang: Lang): string =>
  words(lang).status[STATUSES[statusOf(state, a, b)] ?? 'neutral']
