// A second table for tests: pieces in places, changed by what sentences say.

import type { Say } from '@understudy/procedure'
import type { SecondTable } from '@understudy/table/testing'
import type { State } from '../rules/state/state.ts'
import type { ActionCardId, Colour, CourtId, Resource } from '../vocabulary.ts'
import { bump, type Facts, type Laid, laidOut, setSlots, shown } from './laid-testing.ts'
import type { Piece, Spot } from './lying.ts'
import type { BesideSayings } from './sayings.ts'

const tokenOf = (piece: Piece): string | null =>
  piece.piece === 'resource' ? piece.type : piece.piece === 'golem' ? piece.golem : null

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
    if (say === 'log.reshuffled') {
      const n = this.#laid.get('cards discard') as number
      bump(this.#laid, 'cards discard', -n)
      bump(this.#laid, 'cards stack', n)
    } else if (say === 'carry.move') {
      const { piece, n, from, to } = facts as BesideSayings['carry.move']
      this.#take(piece, from, n)
      this.#put(piece, to, n)
    } else this.#set(say, f)
  }

  #set(say: string, f: Facts): void {
    const laid = this.#laid
    switch (say) {
      case 'carry.slots':
        setSlots(laid, f.of as Colour, f.slots as (Resource | null)[])
        break
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
    // What is in the box has no number.
    if (spot.at === 'slots' || spot.at === 'box') return
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
    if (spot.at === 'slots' || spot.at === 'box') return
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
}
