// A second table for tests: pieces in places, filled from the list for setting up, changed by what sentences say.

import type { Json, Say } from '@understudy/procedure'
import type { SecondTable } from '@understudy/table/testing'
import { arcs } from '../game.ts'
import type { State } from '../rules/state/state.ts'
import type { ActionCardId, Colour, CourtId, LoreId, Resource } from '../vocabulary.ts'
import type { Piece, Spot } from './lying.ts'
import type { BesideSayings } from './sayings.ts'

type Facts = Record<string, Json>

/** Every line is one place: what lies there, or what a marker shows. */
type Laid = Map<string, Json>

const bump = (laid: Laid, at: string, n: number): void => {
  const left = ((laid.get(at) as number | undefined) ?? 0) + n
  if (left < 0) throw new Error(`nothing left at ${at}`)
  if (left === 0) laid.delete(at)
  else laid.set(at, left)
}

const SLOTS = 13

const tokenOf = (piece: Piece): string | null =>
  piece.piece === 'resource' ? piece.type : piece.piece === 'golem' ? piece.golem : null

/** What the list for setting up says, and of the cards in hands and piles what it leaves out. */
function laidOut(state: State): Laid {
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
function shown(laid: Laid, say: string, f: Facts): void {
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

export class ArcsSecondTable implements SecondTable<State> {
  readonly #laid: Laid
  /** The discard pile of an act has an order. */
  readonly #inAct: boolean

  constructor(state: State) {
    this.#inAct = state.options.act !== 0
    this.#laid = laidOut(state)
  }

  differs(state: State): string[] {
    const real = laidOut(state)
    const keys = [...new Set([...this.#laid.keys(), ...real.keys()])]
    return keys.flatMap((key) => {
      const [here, there] = [JSON.stringify(this.#laid.get(key)), JSON.stringify(real.get(key))]
      return here === there ? [] : [`${key}: ${here} here, ${there} in the app`]
    })
  }

  carry({ say, with: facts = {} }: Say): void {
    const f = facts as Facts
    if (say.startsWith('log.')) this.#event(say, f)
    else if (say === 'carry.move') {
      const { piece, n, from, to } = facts as BesideSayings['carry.move']
      this.#take(piece, from, n)
      this.#put(piece, to, n)
    } else this.#set(say, f)
  }

  #set(say: string, f: Facts): void {
    const laid = this.#laid
    switch (say) {
      case 'carry.slots': {
        const slots = f.slots as (Resource | null)[]
        for (let slot = 1; slot <= SLOTS; slot++) {
          const type = slots[slot - 1] ?? null
          if (type === null) laid.delete(`slot ${f.of} ${slot}`)
          else laid.set(`slot ${f.of} ${slot}`, type)
        }
        break
      }
      case 'carry.discard':
        for (const card of f.cards as ActionCardId[]) {
          if (!laid.delete(`card ${card}`)) throw new Error('the card does not lie open')
          bump(laid, 'cards discard', 1)
        }
        break
      case 'carry.gather':
        for (const [key, at] of [...laid])
          if (/^cards? /.test(key) && !/^(row|under|faithful|scrapped)/.test(String(at))) laid.delete(key)
        bump(laid, 'cards stack', f.stack as number)
        bump(laid, 'cards discard', f.discard as number)
        for (const { of, n } of f.hands as { of: Colour; n: number }[]) bump(laid, `cards ${this.#handOf(of)} ${of}`, n)
        break
      case 'carry.counter':
        laid.set(`counter ${f.of}`, f.n!)
        break
      case 'carry.seizeCounter':
        laid.set(`seize ${f.of}`, f.n!)
        break
      case 'carry.planetType':
        if (f.type === null) laid.delete(`type ${f.system}`)
        else laid.set(`type ${f.system}`, f.type!)
        break
      case 'put.lore':
        if (f.leader !== 'none') laid.set(`leader ${f.of}`, f.leader!)
        break
      case 'carry.golem':
        laid.set(`awake ${f.golem}`, f.awake!)
        break
      case 'carry.side':
      case 'carry.shuffleCourt':
        break
      default:
        shown(laid, say, f)
    }
  }

  /** Lars has a deck of its own instead of a hand. */
  #handOf(of: Colour): string {
    return this.#laid.has(`put.target ${of}`) ? 'deck' : 'hand'
  }

  #place(piece: Piece, spot: Spot): string {
    const at = 'seat' in spot ? `${spot.at} ${spot.seat}` : spot.at
    switch (piece.piece) {
      case 'resource':
        return spot.at === 'slot' ? `slot ${spot.seat} ${spot.slot}` : `${at} ${piece.type}`
      case 'agent':
        if (spot.at === 'onCourt') return `agents ${spot.card} ${piece.of}`
        if (spot.at === 'outrage') return `outrage agents ${piece.of}`
        if (spot.at === 'favors') return `favors ${spot.seat} agents ${piece.of}`
        if (spot.at === 'captives') return `captives ${spot.seat} ${piece.of}`
        return spot.at === 'trophies' ? `trophies ${spot.seat} agent ${piece.of}` : `${at} agents ${piece.of}`
      case 'ship':
      case 'city':
      case 'starport':
        if (spot.at === 'system') return `ships ${piece.of} ${spot.system} ${spot.damaged ? 'damaged' : 'fresh'}`
        if (spot.at === 'trophies') return `trophies ${spot.seat} ${piece.piece} ${piece.of}`
        return `${at} ${{ ship: 'ships', city: 'cities', starport: 'starports' }[piece.piece]} ${piece.of}`
      default:
        return at
    }
  }

  #take(piece: Piece, spot: Spot, n: number): void {
    const laid = this.#laid
    if (spot.at === 'slots') return
    if (spot.at === 'site') {
      const there = laid.get(`site ${spot.site}`)
      if (there !== `${piece.piece} ${(piece as { of: Colour }).of}${spot.damaged ? ' damaged' : ''}`)
        throw new Error(`${there} at ${spot.site}`)
      laid.delete(`site ${spot.site}`)
    } else if (spot.at === 'slot') {
      const at = `slot ${spot.seat} ${spot.slot}`
      if (laid.get(at) !== tokenOf(piece)) throw new Error('another token')
      laid.delete(at)
    } else if (piece.piece === 'golem') {
      if (spot.at === 'gate') bump(laid, `golem gate ${spot.system}`, -1)
      else if (spot.at === 'hearth' && !laid.delete(`golem ${piece.golem}`)) throw new Error('no such Golem there')
    } else if (piece.piece === 'court' && spot.at === 'courtDiscard') {
      this.#undiscard(piece.card)
    } else if (piece.piece === 'court' || piece.piece === 'lore') laid.delete(`${piece.piece} ${piece.card}`)
    else if (piece.piece === 'action' && piece.card !== null && laid.has(`card ${piece.card}`))
      laid.delete(`card ${piece.card}`)
    else bump(laid, piece.piece === 'action' ? `cards ${this.#place(piece, spot)}` : this.#place(piece, spot), -n)
  }

  #put(piece: Piece, spot: Spot, n: number): void {
    const laid = this.#laid
    if (spot.at === 'slots') return
    if (spot.at === 'site') {
      if (laid.has(`site ${spot.site}`)) throw new Error(`something stands at ${spot.site}`)
      laid.set(`site ${spot.site}`, `${piece.piece} ${(piece as { of: Colour }).of}${spot.damaged ? ' damaged' : ''}`)
    } else if (spot.at === 'slot') laid.set(`slot ${spot.seat} ${spot.slot}`, tokenOf(piece)!)
    else if (piece.piece === 'golem') {
      if (spot.at === 'gate') bump(laid, `golem gate ${spot.system}`, n)
      else if (spot.at === 'hearth') laid.set(`golem ${piece.golem}`, 'hearth')
      else if (spot.at === 'aside') laid.delete(`awake ${piece.golem}`)
    } else if (piece.piece === 'court') this.#putCourt(piece.card, spot)
    else if (piece.piece === 'lore') {
      if (spot.at === 'lore') laid.set(`lore ${piece.card}`, spot.seat)
      else if (spot.at === 'row' || spot.at === 'under') laid.set(`lore ${piece.card}`, `${spot.at} ${spot.spot}`)
      else if (spot.at === 'courtBottom') laid.set(`court F102`, 'bottom')
    } else if (piece.piece === 'action') this.#putAction(piece.card, spot, n)
    else bump(laid, this.#place(piece, spot), n)
  }

  #putCourt(card: CourtId, spot: Spot): void {
    const at = `court ${card}`
    if (spot.at === 'row') this.#laid.set(at, `row ${spot.spot}`)
    else if (spot.at === 'guild') this.#laid.set(at, `guild ${spot.seat}`)
    else if (spot.at === 'under') this.#laid.set(at, `under ${spot.spot}`)
    else if (spot.at === 'courtDiscard') {
      this.#laid.set(at, 'discard')
      if (this.#inAct) this.#order([...this.#discard, card])
    } else if (spot.at === 'courtBottom') this.#laid.set(at, 'bottom')
    else if (spot.at === 'onAction') this.#laid.set(at, `on ${spot.card}`)
    else this.#laid.delete(at)
  }

  get #discard(): CourtId[] {
    return ((this.#laid.get('put.discardOrder ') as { cards: CourtId[] } | undefined)?.cards ?? []).slice()
  }
  #order(cards: CourtId[]): void {
    shown(this.#laid, 'put.discardOrder', { cards })
  }
  #undiscard(card: CourtId): void {
    if (!this.#laid.delete(`court ${card}`)) throw new Error('the card is not there')
    if (this.#inAct) this.#order(this.#discard.filter((each) => each !== card))
  }

  #putAction(card: ActionCardId | null, spot: Spot, n: number): void {
    const secret = ['discard', 'stack', 'aside', 'hand', 'deck'].includes(spot.at)
    if (spot.at === 'row' || spot.at === 'under') {
      this.#laid.set(`card ${card}`, `${spot.at} ${spot.spot}`)
      return
    }
    if (spot.at === 'faithful' || spot.at === 'scrapped') {
      this.#laid.set(`card ${card}`, spot.at)
      return
    }
    if (card !== null && !secret) this.#laid.set(`card ${card}`, `${spot.at} ${(spot as { seat: Colour }).seat}`)
    else bump(this.#laid, `cards ${this.#place({ piece: 'action', card }, spot)}`, n)
  }

  /** What the log says exactly, done as anybody would who knows the game. */
  #event(say: string, f: Facts): void {
    const seat = f.seat as Colour
    const laid = this.#laid
    switch (say) {
      case 'log.led':
      case 'log.surpassed':
      case 'log.pivoted':
        this.#play(f.card as ActionCardId, `up ${seat}`)
        break
      case 'log.revealed':
        for (const card of f.cards as ActionCardId[]) {
          bump(laid, laid.has(`cards deck ${seat}`) ? `cards deck ${seat}` : 'cards stack', -1)
          laid.set(`card ${card}`, `open ${seat}`)
        }
        break
      case 'log.reshuffled': {
        const n = laid.get('cards discard') as number
        bump(laid, 'cards discard', -n)
        bump(laid, 'cards stack', n)
        break
      }
      case 'log.moved': {
        let from = f.from as string
        for (const { to, ships } of f.legs as { to: string; ships: number }[]) {
          bump(laid, `ships ${seat} ${from} fresh`, -ships)
          bump(laid, `ships ${seat} ${to} fresh`, ships)
          from = to
        }
        break
      }
      case 'log.built':
        bump(laid, `supply ships ${seat}`, -1)
        bump(laid, `ships ${seat} ${f.system} fresh`, 1)
        break
      case 'log.influenced':
        bump(laid, `supply agents ${seat}`, -1)
        bump(laid, `agents ${f.card} ${seat}`, 1)
        break
      case 'log.captured':
        bump(laid, `supply agents ${f.of}`, -(f.n as number))
        bump(laid, `captives ${seat} ${f.of}`, f.n as number)
        break
      case 'log.damaged':
        bump(laid, `ships ${f.of} ${f.system} fresh`, -(f.n as number))
        bump(laid, `ships ${f.of} ${f.system} damaged`, f.n as number)
        break
      case 'log.secured':
      case 'log.stoleCard':
        laid.set(`court ${f.card}`, `guild ${seat}`)
        break
      case 'log.arranged':
        this.#set('carry.slots', { of: seat, slots: f.slots! })
        break
      case 'log.declared': {
        const marker = [...laid].find(([key, value]) => key.startsWith('marker ') && this.#shows(value, f))
        if (marker === undefined) throw new Error('there is no such marker')
        laid.set(marker[0], [f.ambition!, f.high!, f.low!])
        break
      }
      case 'log.initiative':
      case 'log.roundEnd':
        shown(laid, 'put.initiative', { seat, seized: false })
        break
      case 'log.seized':
        shown(laid, 'put.initiative', { seat, seized: true })
        break
      case 'log.chapter':
        shown(laid, 'put.chapter', { n: f.n! })
        break
      case 'log.resourcePower':
        shown(laid, 'put.resourcePower', { of: seat, n: f.n! })
        break
      case 'log.target':
        shown(laid, 'put.target', { of: seat, system: f.system! })
        break
      default:
        this.#eventOfAct(say, f)
    }
  }

  #eventOfAct(say: string, f: Facts): void {
    const seat = f.seat as Colour
    const laid = this.#laid
    switch (say) {
      case 'log.policy':
      case 'log.policyChanged':
        shown(laid, 'put.policy', { policy: f.policy! })
        break
      case 'log.firstRegent':
        shown(laid, 'put.firstRegent', { of: seat })
        break
      case 'log.outlaw':
      case 'log.regent':
        shown(laid, 'put.title', { of: seat, outlaw: say === 'log.outlaw' })
        break
      case 'log.inSession':
        shown(laid, 'put.council', { side: 'session', of: 'none' })
        break
      case 'log.advanced':
        shown(laid, 'put.fate', { of: seat, fate: f.fate!, left: f.left! })
        break
      case 'log.grievance':
        shown(laid, 'put.grievances', { seat, of: f.of!, n: f.n! })
        break
      case 'log.amends':
        shown(laid, 'put.grievances', { seat: f.of!, of: seat, n: f.n! })
        break
      case 'log.side':
        break
      case 'log.favorTaken':
        bump(laid, `supply agents ${f.of}`, -1)
        bump(laid, `favors ${seat} agents ${f.of}`, 1)
        break
      case 'log.favorsReturned':
        bump(laid, `favors ${seat} agents ${f.of}`, -(f.n as number))
        bump(laid, `supply agents ${f.of}`, f.n as number)
        break
      case 'log.escalated':
      case 'log.parade': {
        const of = say === 'log.parade' ? seat : 'empire'
        bump(laid, `supply ships ${of}`, -(f.n as number))
        bump(laid, `ships ${of} ${f.system} fresh`, f.n as number)
        break
      }
      case 'log.imperialMoved':
        bump(laid, `ships empire ${f.from} fresh`, -(f.n as number))
        bump(laid, `ships empire ${f.to} fresh`, f.n as number)
        break
      default:
        throw new Error('nobody knows how to do that')
    }
  }

  #shows(value: Json, { high, low }: Facts): boolean {
    const [, first, second] = value as Json[]
    return first === high && second === low
  }

  #play(card: ActionCardId, to: string): void {
    if (!this.#laid.has(`card ${card}`)) throw new Error('the card does not lie open')
    this.#laid.set(`card ${card}`, to)
  }
}
