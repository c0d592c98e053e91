// Positions and actions as plain data, and back. Places and sides are named in a file; a mistake names its place.

import type { Json } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import { both, checked, whole } from '@understudy/table/files'
import * as v from 'valibot'
import { packNamed, packOf } from '../pack/setting.ts'
import type { Pack } from '../pack/types.ts'
import { type Action, BUILDINGS, CLASSES, FACES, PHASES } from '../vocabulary.ts'
import { copyState } from './copy.ts'
import type { Frame } from './frames.ts'
import { RULE_OPTIONS } from './options.ts'
import { NONE, regionOf } from './query.ts'
import { STEPS, type State } from './state.ts'

const id = v.pipe(v.string(), v.maxLength(60))
const card = v.pipe(v.string(), v.maxLength(40))
const cards = v.pipe(v.array(card), v.maxLength(200))
const small = whole(-1, 999)
const bagNo = whole(1, 9999)
const hidden = v.strictObject({
  bags: v.array(v.strictObject({ id: bagNo, cards })),
  nextBag: bagNo,
})
const hand = v.strictObject({ known: cards, unknown: v.array(v.strictObject({ bag: bagNo, n: whole(1, 200) })) })
const pile = v.array(v.union([v.strictObject({ bag: bagNo, n: whole(1, 200) }), v.strictObject({ cards })]))
const place = v.nullable(id)

const land = v.strictObject({
  holder: place,
  cubes: whole(0, 99),
  walls: v.boolean(),
  market: v.boolean(),
  barracks: v.boolean(),
  wonder: v.boolean(),
  siege: small,
})
const army = v.strictObject({
  region: place,
  general: hand,
  revealed: v.boolean(),
  declared: v.boolean(),
  cards: hand,
  seenBy: v.array(small),
  activated: v.boolean(),
  mp: small,
  homesTaken: small,
  moved: v.boolean(),
  failed: v.boolean(),
})
const side = v.strictObject({
  faction: id,
  role: v.picklist(['human', 'super', 'speed']),
  gold: whole(0, 9999),
  vp: whole(0, 999),
  stance: v.array(whole(0, 9)),
  agents: v.array(v.strictObject({ region: place, used: v.boolean() })),
  armies: v.pipe(v.array(army), v.length(4)),
  available: hand,
  unused: pile,
  navyCards: whole(0, 99),
  navies: v.array(v.strictObject({ sea: place, cards: whole(0, 99), moved: small, carried: v.boolean() })),
  developments: v.array(whole(0, 9)),
  scored: v.array(id),
  hand,
  toFlip: whole(0, 40),
  flipped: v.nullable(card),
  decks: v.strictObject({ MI: pile, SK: pile, CV: pile, AR: pile }),
  pool: hand,
  reserves: pile,
  upgrade: cards,
  retired: cards,
  renounced: v.array(small),
  looked: v.nullable(v.strictObject({ pile: small, card })),
  built: whole(0, 99),
})

const frame = v.pipe(
  v.looseObject({ kind: v.string() }),
  v.check((data) => JSON.stringify(data).length < 20_000, both('this is too large.', 'это слишком велико.')),
)

export const stateSchema = v.strictObject({
  setting: v.strictObject({ pack: v.string() }),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  round: whole(1, 999),
  phase: v.picklist(PHASES),
  step: v.picklist(STEPS),
  turn: whole(0, 99),
  order: v.array(small),
  clockwise: v.boolean(),
  initiative: v.array(small),
  committed: v.array(small),
  frames: v.array(frame),
  sides: v.pipe(v.array(side), v.minLength(2), v.maxLength(4)),
  lands: v.record(id, land),
  roads: v.array(v.tuple([id, id, id])),
  statuses: v.array(whole(0, 3)),
  troopCards: hidden,
  generalCards: hidden,
  actionCards: hidden,
  actionDeck: pile,
  actionDiscard: cards,
  stacks: v.array(pile),
  dead: cards,
  over: v.nullable(v.strictObject({ winners: v.array(small), why: v.picklist(['target', 'rounds']) })),
})

const nameOf = (pack: Pack, no: number): string | null => (no === NONE ? null : regionOf(pack, no).id)

export function serialiseState(state: State): Json {
  const pack = packOf(state)
  const copy = copyState(state)
  const factionId = (no: number): string | null =>
    no === NONE ? null : (pack.factions[copy.sides[no]?.faction ?? 0]?.id ?? '')
  return {
    ...copy,
    sides: copy.sides.map((own) => ({
      ...own,
      faction: pack.factions[own.faction]?.id ?? '',
      agents: own.agents.map((agent) => ({ ...agent, region: nameOf(pack, agent.region) })),
      armies: own.armies.map((each) => ({ ...each, region: nameOf(pack, each.region) })),
      navies: own.navies.map((navy) => ({ ...navy, sea: navy.sea === NONE ? null : (pack.seas[navy.sea]?.id ?? '') })),
      scored: own.scored.map((no) => nameOf(pack, no)),
    })),
    lands: Object.fromEntries(
      copy.lands.map((each, no) => [nameOf(pack, no), { ...each, holder: factionId(each.holder) }]),
    ),
    roads: copy.roads.flatMap((owner, edge) => {
      const ends = pack.edges[edge]
      return owner === NONE || ends === undefined
        ? []
        : [[nameOf(pack, ends.a), nameOf(pack, ends.b), factionId(owner)]]
    }),
  } as unknown as Json
}

const wrong = (where: string, en: string, ru: string): BadInput => new BadInput({ en, ru }, where)

export function parseState(data: unknown): State {
  const raw = checked(stateSchema, data)
  const pack = packNamed(raw.setting.pack)
  const sides = raw.sides.map(({ faction }) => faction)
  const lookUp = (map: ReadonlyMap<string, number>, name: string | null, where: string): number => {
    if (name === null) return NONE
    const no = map.get(name)
    if (no === undefined) throw wrong(where, `${name} is not known.`, `${name} неизвестно.`)
    return no
  }
  const holder = (name: string | null, where: string): number => {
    if (name === null) return NONE
    const no = sides.indexOf(name)
    if (no < 0) throw wrong(where, `${name} does not play.`, `${name} не участвует.`)
    return no
  }
  const region = (name: string | null, where: string): number => lookUp(pack.regionNo, name, where)
  demandCards(pack, raw)
  for (const spec of RULE_OPTIONS) {
    if (raw.options[spec.id] === undefined)
      throw wrong(`options.${spec.id}`, 'this is missing.', 'здесь чего-то не хватает.')
  }
  const missing = pack.regions.find((each) => raw.lands[each.id] === undefined)
  if (missing !== undefined) throw wrong(`lands.${missing.id}`, 'this is missing.', 'здесь чего-то не хватает.')
  const stray = Object.keys(raw.lands).find((name) => !pack.regionNo.has(name))
  if (stray !== undefined) throw wrong(`lands.${stray}`, 'this region is not known.', 'такая область неизвестна.')
  const lists = { order: raw.order, initiative: raw.initiative, committed: raw.committed }
  for (const [key, list] of Object.entries(lists)) {
    if (list.length !== sides.length)
      throw wrong(key, `${sides.length} entries are needed.`, `нужно записей: ${sides.length}.`)
  }
  if (raw.statuses.length !== sides.length ** 2)
    throw wrong('statuses', 'one value for each pair is needed.', 'нужно по одному значению на пару.')
  if (raw.stacks.length !== pack.stacks.length)
    throw wrong('stacks', `${pack.stacks.length} stacks are needed.`, `нужно стопок: ${pack.stacks.length}.`)
  const roads = pack.edges.map(() => NONE)
  raw.roads.forEach(([a, b, owner], at) => {
    const [from, to] = [region(a, `roads[${at}]`), region(b, `roads[${at}]`)]
    const edge = pack.edges.findIndex(
      (each) => (each.a === from && each.b === to) || (each.a === to && each.b === from),
    )
    if (edge < 0) throw wrong(`roads[${at}]`, 'these regions do not touch.', 'эти области не граничат.')
    roads[edge] = holder(owner, `roads[${at}]`)
  })
  return {
    ...raw,
    frames: raw.frames as unknown as Frame[],
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
      const own = raw.lands[each.id] as v.InferOutput<typeof land>
      return { ...own, holder: holder(own.holder, `lands.${each.id}.holder`) }
    }),
    roads,
  }
}

/** Every card that the file names exists in the pack. */
function demandCards(pack: Pack, raw: v.InferOutput<typeof stateSchema>): void {
  const demand = (known: ReadonlyMap<string, unknown>, names: readonly string[], where: string): void => {
    const stray = names.find((name) => !known.has(name) && name !== 'captain')
    if (stray !== undefined) throw wrong(where, `there is no card ${stray}.`, `карты ${stray} нет.`)
  }
  const ofPile = (groups: v.InferOutput<typeof pile>): string[] =>
    groups.flatMap((group) => ('cards' in group ? group.cards : []))
  const ofBags = (all: v.InferOutput<typeof hidden>): string[] => all.bags.flatMap((bag) => bag.cards)
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

// ---- Actions -------------------------------------------------------------------------------------------------------

const slot = v.picklist([0, 1, 2, 3])
const ids = v.pipe(v.array(id), v.maxLength(60))
const number = whole(0, 999)
const dice = v.pipe(v.array(whole(0, 60)), v.maxLength(60))
const sail = v.strictObject({ navy: number, zones: ids, to: id })
const journey = { path: ids, sail: v.optional(sail) }
const target = v.union([
  v.strictObject({ general: slot, of: id }),
  v.strictObject({ agent: number, of: id }),
  v.strictObject({ army: slot, of: id }),
  v.strictObject({ building: v.picklist(['market', 'barracks']), region: id }),
  v.strictObject({ region: id }),
  v.strictObject({ capital: id, with: v.optional(id) }),
  v.strictObject({ seat: id }),
])
const does = <D extends string, E extends v.ObjectEntries>(kind: D, entries: E) =>
  v.strictObject({ do: v.literal(kind), ...entries })
const yes = { yes: v.boolean() }

export const actionSchema = v.variant('do', [
  does('initiative', { cards: v.pipe(v.array(whole(1, 99)), v.maxLength(4)) }),
  does('deal', { seat: id, cards }),
  does('flip', { seat: id, card }),
  does('roll', { faces: v.pipe(v.array(v.picklist(FACES)), v.maxLength(60)) }),
  does('troop', { card }),
  does('general', { general: card }),
  does('compose', { slot, general: card, cards }),
  does('commit', { gold: whole(0, 9999) }),
  does('order', { first: id, clockwise: v.boolean() }),
  does('passChoice', { to: id }),
  does('stance', { towards: id, box: whole(1, 9) }),
  does('enter', { region: id }),
  does('agent', { card, agent: number, target }),
  does('gold', { card }),
  does('answer', yes),
  does('renounce', { seat: id }),
  does('activate', { slot }),
  does('muster', { slot, region: id, general: v.optional(card), cards }),
  does('march', journey),
  does('attack', { target: id, ...journey }),
  does('besiege', { target: id, path: ids }),
  does('assault', {}),
  does('calm', { cubes: whole(1, 9) }),
  does('merge', { into: slot, path: ids }),
  does('split', { slot, general: card, cards, region: id }),
  does('sail', { navy: number, zones: ids, cards: v.optional(number), fight: v.optional(id) }),
  does('intercept', yes),
  does('halt', {}),
  does('retreat', { to: id }),
  does('endCampaign', {}),
  does('declare', { slot, counts: v.strictObject({ MI: number, SK: number, CV: number, AR: number }) }),
  does('strength', { slot, infantry: number }),
  does('dissolve', { path: v.optional(ids) }),
  does('reckon', { step: v.picklist(RECKON_STEPS) }),
  does('return', { region: id }),
  does('lose', { cards }),
  does('play', { line: v.optional(card), skirmisher: v.optional(card), artillery: v.optional(card) }),
  does('demand', yes),
  does('cavalry', { use: v.array(v.strictObject({ card, for: v.picklist(['centre', 'envelopment']) })) }),
  does('reroll', { dice }),
  does('tactics', { dice }),
  does('shoot', yes),
  does('terrain', { card }),
  does('giveWay', yes),
  does('buyGeneral', {}),
  does('assign', { slot, general: v.optional(card) }),
  does('buyAgent', {}),
  does('removeCube', { region: id }),
  does('buyTroop', { pile: id, card: v.optional(card), into: v.optional(v.union([slot, v.literal('pool')])) }),
  does('look', { pile: id }),
  does('putBack', {}),
  does('buyNavy', { navy: number }),
  does('develop', { column: number }),
  does('build', { building: v.picklist(BUILDINGS), region: id }),
  does('road', { links: v.pipe(v.array(v.tuple([id, id])), v.maxLength(40)) }),
  does('done', {}),
])

export const parseAction = (data: unknown): Action => checked(actionSchema, data) as Action
