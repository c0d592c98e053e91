// What lies on a second table for tests: every line is one place, filled from the list for setting up.

import type { Json } from '@understudy/procedure'
import { arcs } from '../game.ts'
import type { State } from '../rules/state/state.ts'
import type { ActionCardId, Colour, CourtId, LoreId, Resource } from '../vocabulary.ts'

export type Facts = Record<string, Json>

/** Every line is one place: what lies there, or what a marker shows. */
export type Laid = Map<string, Json>

export const bump = (laid: Laid, at: string, n: number): void => {
  const left = ((laid.get(at) as number | undefined) ?? 0) + n
  if (left < 0) throw new Error(`nothing left at ${at}`)
  if (left === 0) laid.delete(at)
  else laid.set(at, left)
}

const SLOTS = 13

export function setSlots(laid: Laid, of: Colour, slots: readonly (Resource | null)[]): void {
  for (let slot = 1; slot <= SLOTS; slot++) {
    const type = slots[slot - 1] ?? null
    if (type === null) laid.delete(`slot ${of} ${slot}`)
    else laid.set(`slot ${of} ${slot}`, type)
  }
}

/** What the list for setting up says, and of the cards in hands and piles what it leaves out. */
export function laidOut(state: State): Laid {
  const laid: Laid = new Map()
  for (const { say, with: facts = {} } of arcs.setup(state)) fromSetup(laid, say, facts as Facts)
  const position = arcs.serialise(state) as unknown as Position
  for (const [place, { cards, unknown }] of Object.entries(position.cards.places)) {
    const [kind = '', seat] = place.split('.')
    const of = state.options.colours[Number(seat) - 1]
    if (['discard', 'faceUp'].includes(kind)) bump(laid, 'cards discard', cards.length + unknown)
    else if (kind === 'stack') bump(laid, 'cards stack', cards.length + unknown)
    else if (kind === 'look') bump(laid, 'cards aside', cards.length + unknown)
    else {
      const open = cards.filter((card) =>
        state.options.colours.every((each) => position.cards.seen[each]!.includes(card)),
      )
      for (const card of open) laid.set(`card ${card}`, `${kind === 'bonus' || kind === 'drawn' ? 'open' : kind} ${of}`)
      bump(
        laid,
        `cards ${kind === 'bonus' || kind === 'drawn' ? 'open' : kind} ${of}`,
        cards.length + unknown - open.length,
      )
    }
  }
  for (const [of, seat] of Object.entries(position.seats)) {
    seat.loose.forEach((type, i) => {
      if (type !== null) laid.set(`slot ${of} ${i + 8}`, type)
    })
    for (const name of ['ships', 'cities', 'starports'] as const) bump(laid, `supply ${name} ${of}`, seat[name])
    bump(laid, `outrage agents ${of}`, seat.outrage.length - seat.outrageOwed)
    if (state.options.roles[state.options.colours.indexOf(of as Colour)] === 'supercat') {
      laid.set(`counter ${of}`, seat.counter)
      laid.set(`seize ${of}`, seat.seizeCounter)
    }
  }
  if (position.campaign !== undefined) laidOutInAct(laid, position.campaign)
  for (const { card, on } of position.court.unions) laid.set(`court ${card}`, `on ${on}`)
  for (const card of position.court.buried) laid.set(`court ${card}`, 'bottom')
  for (const [system, { type }] of Object.entries(position.systems))
    if (type !== undefined) laid.set(`type ${system}`, type)
  return laid
}

/** Golems, Fates that are revealed, and the supplies that follow from the map. */
function laidOutInAct(laid: Laid, { golems, numbers }: Campaign): void {
  for (const golem of golems.hearth) laid.set(`golem ${golem}`, 'hearth')
  const out = [...golems.hearth, ...[...laid].flatMap(([key, value]) => (key.startsWith('slot ') ? [value] : []))]
  for (const golem of ['warrior', 'protector', 'seeker', 'harvester'])
    if (out.includes(golem)) laid.set(`awake ${golem}`, golems.awake.includes(golem))
  if (numbers.open === 0) for (const key of [...laid.keys()]) if (key.startsWith('put.fate ')) laid.delete(key)
  const count = (fits: (key: string, value: Json) => number): number =>
    [...laid].reduce((sum, [key, value]) => sum + fits(key, value), 0)
  const pieces = (of: string) =>
    count((key, n) => (key.startsWith(`ships ${of} `) || key.endsWith(` ship ${of}`) ? (n as number) : 0))
  const sites = (piece: string) =>
    count((key, value) =>
      key.startsWith('site ')
        ? Number((value as string).startsWith(`${piece} free`))
        : key.endsWith(` ${piece} free`)
          ? (value as number)
          : 0,
    )
  bump(laid, 'supply ships empire', 15 - pieces('empire'))
  bump(laid, 'supply ships blight', 24 - pieces('blight'))
  bump(laid, 'supply cities free', 28 - sites('city'))
  bump(laid, 'supply starports free', 14 - sites('starport'))
}

interface Campaign {
  readonly golems: { readonly hearth: string[]; readonly awake: string[] }
  readonly numbers: { readonly open: number }
}

interface Position {
  readonly campaign?: Campaign
  readonly cards: {
    readonly places: Record<string, { cards: ActionCardId[]; unknown: number }>
    readonly seen: Record<string, ActionCardId[]>
  }
  readonly seats: Record<
    string,
    {
      readonly loose: (Resource | null)[]
      readonly outrage: Resource[]
      readonly outrageOwed: number
      readonly ships: number
      readonly cities: number
      readonly starports: number
      readonly counter: number
      readonly seizeCounter: number
    }
  >
  readonly court: { readonly unions: { card: CourtId; on: ActionCardId }[]; readonly buried: CourtId[] }
  readonly systems: Record<string, { type?: Resource }>
}

function fromSetup(laid: Laid, say: string, f: Facts): void {
  const of = f.of as string
  switch (say) {
    case 'put.ships':
      bump(laid, `ships ${of} ${f.system} fresh`, f.fresh as number)
      bump(laid, `ships ${of} ${f.system} damaged`, f.damaged as number)
      break
    case 'put.building':
      laid.set(`site ${f.site}`, `${f.piece} ${of}${f.damaged === true ? ' damaged' : ''}`)
      break
    case 'put.tokens':
      ;(f.slots as (Resource | 'none')[]).forEach((type, i) => {
        if (type !== 'none') laid.set(`slot ${of} ${i + 1}`, type)
      })
      break
    case 'put.supply':
      bump(laid, `supply ${f.type}`, f.n as number)
      break
    case 'put.box':
      bump(laid, `boxes ${f.type}`, f.n as number)
      break
    case 'put.agents':
      bump(laid, `supply agents ${of}`, f.n as number)
      break
    case 'put.trophies':
      bump(laid, `trophies ${f.seat} ${f.piece} ${of}`, f.n as number)
      break
    case 'put.captives':
      bump(laid, `captives ${f.seat} ${of}`, f.n as number)
      break
    case 'put.guild':
      for (const card of f.cards as CourtId[]) laid.set(`court ${card}`, `guild ${of}`)
      break
    case 'put.row':
      laid.set(courtKey(f.card as string), `row ${f.spot}`)
      break
    case 'put.attached':
      laid.set(courtKey(f.card as string), `under ${f.spot}`)
      break
    case 'put.trust':
    case 'put.league':
      for (const type of f.types as string[]) bump(laid, `${say.slice(4)} ${type}`, 1)
      break
    case 'put.faithful':
      for (let n = 1; n <= (f.n as number); n++) laid.set(`card faithful-${n}`, 'faithful')
      break
    case 'put.scrapped':
      for (const card of f.cards as string[]) laid.set(`card ${card}`, 'scrapped')
      break
    case 'put.golemMap':
      for (const cluster of f.clusters as number[]) bump(laid, `golem gate ${cluster}g`, 1)
      break
    case 'put.favors':
      bump(laid, `favors ${f.seat} agents ${of}`, f.n as number)
      break
    case 'put.deckOrder':
    case 'put.golems':
      // The deck is whatever lies nowhere else; Golems are told one by one.
      break
    case 'put.courtAgents':
      bump(laid, `agents ${f.card} ${of}`, f.n as number)
      break
    case 'put.courtDeck':
      for (const card of f.discard as CourtId[]) laid.set(`court ${card}`, 'discard')
      break
    case 'put.lore':
      for (const card of f.lore as LoreId[]) laid.set(`lore ${card}`, of)
      if (f.leader !== 'none') laid.set(`leader ${of}`, f.leader!)
      break
    case 'put.hand':
    case 'put.played':
    case 'put.discard':
      // Told card by card.
      break
    default:
      shown(laid, say, f)
  }
}

/** Lore and Faithful cards are the same in the Court as elsewhere. */
const courtKey = (card: string): string =>
  card === 'F102'
    ? 'lore LF102'
    : card.startsWith('L')
      ? `lore ${card}`
      : card.startsWith('faithful')
        ? `card ${card}`
        : `court ${card}`

/** Of these there is one on the table, whoever has it. */
const SINGLE = ['put.council', 'put.firstRegent']

/** What a marker shows: it says so itself. */
export function shown(laid: Laid, say: string, f: Facts): void {
  if (say === 'put.marker') {
    laid.set(`marker ${f.marker}`, [f.ambition!, f.high!, f.low!])
    return
  }
  if (say === 'put.zero' && f.on === false) {
    laid.delete('put.zero ')
    return
  }
  const empty =
    (say === 'put.outrage' && (f.types as Json[]).length === 0) ||
    (say === 'put.exhausted' && (f.cards as Json[]).length === 0) ||
    ((say === 'put.resourcePower' || say === 'put.grievances') && f.n === 0) ||
    (say === 'put.discardOrder' && (f.cards as Json[]).length === 0)
  const at = SINGLE.includes(say) ? say : `${say} ${say === 'put.grievances' ? f.seat : ''}${f.of ?? ''}`
  if (empty) laid.delete(at)
  else laid.set(at, f)
}
