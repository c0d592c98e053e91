// Hits, dealt out in words: `own 2d ships 1x 1xx 3h/1=2`. What is not said falls as the page proposes it; `ok` says no
// more than that.

import type { Action, State } from '@understudy/arcs'
import type { ShipHits, SiteHits } from '@understudy/arcs/vocabulary'
import { equal, type Lang } from '@understudy/procedure'
import type { Decision } from '@understudy/table'
import { inEvery } from '../../typed/every.ts'
import { hitWays } from '../compose/model/hit-ways.ts'
import { hitsPage } from '../compose/model/hits-page.ts'
import { latin } from './letters.ts'
import { say } from './phrases.ts'
import { NotUnderstood, type Reader } from './reader.ts'

type Side = 'own' | 'ships'
const SIDE_WORDS: Readonly<Record<Side, Readonly<Record<Lang, readonly string[]>>>> = {
  own: { en: ['own', 'mine'], ru: ['свои', 'мои'] },
  ships: { en: ['ships', 'theirs'], ru: ['чужие', 'корабли'] },
}
const SIDES: Readonly<Record<string, Side>> = Object.fromEntries(
  (Object.keys(SIDE_WORDS) as Side[]).flatMap((side) => inEvery(SIDE_WORDS[side]).map((word) => [word, side] as const)),
)
const OK = ['.', ...inEvery({ en: ['ok'], ru: ['ок'] })]

/** `2d`: two fresh ships are damaged; `1x`: a damaged one is destroyed; `1xx`: a fresh one is, by two hits. */
function readShips(word: string): Partial<ShipHits> | undefined {
  const [, n, what] = /^(\d*)(d|xx|x)$/.exec(latin(word.replaceAll('п', 'd').replaceAll('у', 'x'))) ?? []
  if (what === undefined) return undefined
  const count = n === '' || n === undefined ? 1 : Number(n)
  return what === 'd' ? { damage: count } : what === 'x' ? { destroyDamaged: count } : { destroyFresh: count }
}

/** `3h/1`: a hit on the building there; `3h/1=2`: two of them. The system need not be named. */
function readSite(word: string, sites: readonly SiteHits['site'][]): SiteHits | undefined {
  const [, name = '', hits] = /^(.*\/\d)(?:=(\d))?$/.exec(latin(word)) ?? []
  const site = sites.find((each) => each === name || (name.startsWith('/') && each.endsWith(name)))
  return site === undefined ? undefined : { site, hits: hits === undefined ? 1 : Number(hits) }
}

export function readHits(state: State, decision: Decision<Action>, reader: Reader): Action {
  const context = { state, decision, beside: true, tableDice: true }
  const ways = hitWays(context)
  const proposed = hitsPage(context)
  const open = (['own', 'ships'] as const).filter((each) => ways[each].length > 1)
  const sites = [...new Set(ways.buildings.flatMap((way) => way.map(({ site }) => site)))]
  const told: Partial<Record<Side, ShipHits>> = {}
  const buildings: SiteHits[] = []
  let side: Side | undefined = open.length === 1 ? open[0] : undefined
  for (; !reader.done; reader.take()) {
    const { word } = reader
    if (OK.includes(word)) {
      reader.take()
      break
    }
    const named = SIDES[word]
    const ships = readShips(word)
    const site = readSite(word, sites)
    if (named !== undefined) side = named
    else if (site !== undefined) buildings.push(site)
    else if (ships === undefined) throw new NotUnderstood(say('typed.hits', { word }))
    else if (side === undefined) throw new NotUnderstood(say('typed.side', { word }))
    else told[side] = { damage: 0, destroyFresh: 0, destroyDamaged: 0, ...told[side], ...ships }
  }
  const own = chosen(ways.own, told.own) ?? proposed.own
  const theirs = chosen(ways.ships, told.ships) ?? proposed.ships
  const onSites = buildings.length === 0 ? proposed.buildings : wayOf(ways.buildings, buildings)
  return {
    do: 'hits',
    ...(own === undefined ? {} : { own }),
    ...(theirs === undefined ? {} : { ships: theirs }),
    ...(onSites === undefined ? {} : { buildings: onSites }),
  }
}

/** Where there is only one way, it need not be in the action; a way that the rules do not know is refused by them. */
const chosen = (ways: readonly ShipHits[], told: ShipHits | undefined): ShipHits | undefined =>
  told !== undefined && ways.length === 1 && equal(ways[0]!, told) ? undefined : told

/** The order of buildings does not matter. */
function wayOf(ways: readonly (readonly SiteHits[])[], told: readonly SiteHits[]): readonly SiteHits[] | undefined {
  const hitting = (way: readonly SiteHits[]) => way.filter(({ hits }) => hits > 0)
  const same = ways.find((way) => {
    const some = hitting(way)
    return some.length === told.length && told.every((each) => some.some((other) => equal(other, each)))
  })
  return same === undefined ? told : ways.length === 1 ? undefined : same
}
