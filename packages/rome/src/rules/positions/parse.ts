// Positions read back from a file; a mistake names its place.

import type { Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import { checked } from '@understudy/table/files'
import { packNamed } from '../../pack/setting.ts'
import type { Pack } from '../../pack/types.ts'
import { CLASSES } from '../../vocabulary.ts'
import { RULE_OPTIONS } from '../options/options.ts'
import type { Frame } from '../state/frames.ts'
import { CAPTAIN, NONE } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { demandShape } from './parse-shape.ts'
import { type RawBags, type RawLand, type RawPile, type RawState, stateSchema } from './state-schema.ts'

const wrong = (where: string, said: Readonly<Record<Lang, string>>): BadInput => new BadInput(said, where)

export function parseState(data: unknown): State {
  const raw = checked(stateSchema, data)
  const pack = packNamed(raw.setting.pack)
  const sides = raw.sides.map(({ faction }) => faction)
  const lookUp = (map: ReadonlyMap<string, number>, name: string | null, where: string): number => {
    if (name === null) return NONE
    const no = map.get(name)
    if (no === undefined) throw wrong(where, { en: `${name} is not known.`, ru: `${name} неизвестно.` })
    return no
  }
  const holder = (name: string | null, where: string): number => {
    if (name === null) return NONE
    const no = sides.indexOf(name)
    if (no < 0) throw wrong(where, { en: `${name} does not play.`, ru: `${name} не участвует.` })
    return no
  }
  const region = (name: string | null, where: string): number => lookUp(pack.regionNo, name, where)
  demandCards(pack, raw)
  for (const spec of RULE_OPTIONS) {
    if (raw.options[spec.id] === undefined)
      throw wrong(`options.${spec.id}`, { en: 'this is missing.', ru: 'здесь чего-то не хватает.' })
  }
  const missing = pack.regions.find((each) => raw.lands[each.id] === undefined)
  if (missing !== undefined)
    throw wrong(`lands.${missing.id}`, { en: 'this is missing.', ru: 'здесь чего-то не хватает.' })
  const stray = Object.keys(raw.lands).find((name) => !pack.regionNo.has(name))
  if (stray !== undefined)
    throw wrong(`lands.${stray}`, { en: 'this region is not known.', ru: 'такая область неизвестна.' })
  demandShape(pack, raw)
  const roads = pack.edges.map(() => NONE)
  raw.roads.forEach(([a, b, owner], at) => {
    const [from, to] = [region(a, `roads[${at}]`), region(b, `roads[${at}]`)]
    const edge = pack.edges.findIndex(
      (each) => (each.a === from && each.b === to) || (each.a === to && each.b === from),
    )
    if (edge < 0) throw wrong(`roads[${at}]`, { en: 'these regions do not touch.', ru: 'эти области не граничат.' })
    roads[edge] = holder(owner, `roads[${at}]`)
  })
  return {
    ...raw,
    frames: raw.frames satisfies Frame[],
    sides: raw.sides.map((own, at) => ({
      ...own,
      faction: lookUp(pack.factionNo, own.faction, `sides[${at}].faction`),
      agents: own.agents.map((agent, no) => ({
        ...agent,
        region: region(agent.region, `sides[${at}].agents[${no}].region`),
      })),
      armies: own.armies.map((each, no) => ({
        ...each,
        region: region(each.region, `sides[${at}].armies[${no}].region`),
      })),
      navies: own.navies.map((navy, no) => ({
        ...navy,
        sea: lookUp(pack.seaNo, navy.sea, `sides[${at}].navies[${no}].sea`),
      })),
      scored: own.scored.map((name) => region(name, `sides[${at}].scored`)),
    })),
    lands: pack.regions.map((each) => {
      const own = raw.lands[each.id] as RawLand
      return { ...own, holder: holder(own.holder, `lands.${each.id}.holder`) }
    }),
    roads,
  }
}

/** Every card that the file names exists in the pack. */
function demandCards(pack: Pack, raw: RawState): void {
  const demand = (known: ReadonlyMap<string, unknown>, names: readonly string[], where: string): void => {
    const stray = names.find((name) => !known.has(name) && name !== CAPTAIN)
    if (stray !== undefined) throw wrong(where, { en: `there is no card ${stray}.`, ru: `карты ${stray} нет.` })
  }
  const ofPile = (groups: RawPile): string[] => groups.flatMap((group) => ('cards' in group ? group.cards : []))
  const ofBags = (all: RawBags): string[] => all.bags.flatMap((bag) => bag.cards)
  demand(pack.troops, ofBags(raw.troopCards), 'troopCards')
  demand(pack.generals, ofBags(raw.generalCards), 'generalCards')
  demand(pack.actions, [...ofBags(raw.actionCards), ...ofPile(raw.actionDeck), ...raw.actionDiscard], 'actionCards')
  demand(pack.generals, raw.dead, 'dead')
  for (const [at, stack] of raw.stacks.entries()) demand(pack.troops, ofPile(stack), `stacks[${at}]`)
  raw.sides.forEach((own, at) => {
    const where = `sides[${at}]`
    demand(pack.troops, [...own.pool.known, ...ofPile(own.reserves), ...own.upgrade, ...own.retired], where)
    for (const cls of CLASSES) demand(pack.troops, ofPile(own.decks[cls]), `${where}.decks.${cls}`)
    demand(pack.generals, [...own.available.known, ...ofPile(own.unused)], where)
    demand(pack.actions, [...own.hand.known, ...(own.flipped === null ? [] : [own.flipped])], where)
    own.armies.forEach((each, slot) => {
      demand(pack.troops, each.cards.known, `${where}.armies[${slot}].cards`)
      demand(pack.generals, each.general.known, `${where}.armies[${slot}].general`)
    })
  })
}
