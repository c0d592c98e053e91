// A second table for tests: units on tiles, cards in piles, filled from the list for setting up, changed by what
// sentences say.

import type { Json, Say } from '@understudy/procedure'
import type { SecondTable } from '@understudy/table/testing'
import { muhq } from '../game.ts'
import type { State } from '../rules/state.ts'

interface Standing {
  card: string
  seat: string
  damage: number
  ward: number
  repression: number
  tapped: boolean
}

type Facts = Record<string, Json>
const nameIn = (value: Json | undefined): string => (value as { en: string }).en
const namesIn = (value: Json | undefined): string[] => (value as { en: string }[]).map(({ en }) => en)

export class MuhqSecondTable implements SecondTable<State> {
  readonly #units = new Map<string, Standing>()
  /** Units in somebody's hand, by the tile that they stood on. */
  readonly #held = new Map<string, Standing>()
  /** Numbers and single cards, by what they are and whose. */
  readonly #shown = new Map<string, Json>()
  readonly #discards = new Map<string, string[]>()

  constructor(state: State) {
    for (const line of muhq.setup(state)) this.carry(line)
  }

  differs(state: State): string[] {
    const real = new MuhqSecondTable(state)
    const [here, there] = [this.lines(), real.lines()]
    return [
      ...here.filter((line) => !there.includes(line)).map((line) => `only here: ${line}`),
      ...there.filter((line) => !here.includes(line)).map((line) => `only in the app: ${line}`),
    ]
  }

  lines(): string[] {
    return [
      ...[...this.#units].map(([tile, unit]) => `${tile} ${JSON.stringify(unit)}`),
      ...[...this.#held.keys()].map((tile) => `held from ${tile}`),
      ...[...this.#shown].map(([what, value]) => `${what} ${JSON.stringify(value)}`),
      ...[...this.#discards].map(([seat, cards]) => `discard ${seat} ${[...cards].sort().join()}`),
    ]
  }

  #unit(at: Json | undefined): Standing {
    const unit = this.#units.get((at as { at: string }).at)
    if (unit === undefined) throw new Error('nobody stands there')
    return unit
  }

  #at(unit: Json | undefined): string {
    return (unit as { at: string }).at
  }

  #discard(seat: Json | undefined, cards: readonly string[]): void {
    const pile = this.#discards.get(seat as string)
    if (pile === undefined) throw new Error('there is no such pile')
    pile.push(...cards)
  }

  /** A list of cards names as many as lie there. */
  #counted(what: string, cards: Json | undefined): void {
    if (this.#shown.get(what) !== namesIn(cards).length) throw new Error('there are not so many')
  }

  #move(unit: Json | undefined, to: Json | undefined): void {
    const standing = this.#unit(unit)
    if (this.#units.has(to as string)) throw new Error('somebody stands there')
    this.#units.delete((unit as { at: string }).at)
    this.#units.set(to as string, standing)
  }

  #place(card: Json | undefined, seat: Json | undefined, at: Json | undefined): void {
    if (this.#units.has(at as string)) throw new Error('somebody stands there')
    const fresh = { damage: 0, ward: 0, repression: 0, tapped: false }
    this.#units.set(at as string, { card: nameIn(card), seat: seat as string, ...fresh })
  }

  carry({ say, with: facts = {} }: Say): void {
    const f = facts as Facts
    switch (say) {
      case 'change.board':
        this.#shown.set('map', nameIn(f.map))
        break
      case 'change.turn':
        this.#shown.set('turn', [f.seat!, f.round!])
        break
      case 'change.place':
        this.#place(f.card, f.seat, f.at)
        break
      case 'change.remove':
        this.#unit(f.unit)
        this.#units.delete((f.unit as { at: string }).at)
        break
      case 'change.move':
        this.#move(f.unit, f.to)
        break
      case 'carry.lift':
        this.#held.set(this.#at(f.unit), this.#unit(f.unit))
        this.#units.delete(this.#at(f.unit))
        break
      case 'carry.putDown': {
        const held = this.#held.get(this.#at(f.unit))
        if (held === undefined || this.#units.has(f.to as string)) throw new Error('it cannot be put down there')
        this.#held.delete(this.#at(f.unit))
        this.#units.set(f.to as string, held)
        break
      }
      case 'change.damage':
        this.#unit(f.unit).damage = f.n as number
        break
      case 'change.ward':
        this.#unit(f.unit).ward = f.n as number
        break
      case 'change.repression':
        this.#unit(f.unit).repression = f.n as number
        break
      case 'change.control':
        this.#unit(f.unit).seat = f.seat as string
        break
      case 'change.tapped':
        this.#unit(f.unit).tapped = f.tapped as boolean
        break
      case 'carry.untap':
        for (const unit of this.#units.values()) if (unit.seat === f.seat) unit.tapped = false
        break
      case 'change.resources':
        this.#shown.set(`resources ${f.seat}`, f.n!)
        break
      case 'change.deck':
        this.#shown.set(`deck ${f.seat}`, f.n!)
        break
      case 'change.deckCards':
        this.#counted(`deck ${f.seat}`, f.cards)
        break
      case 'change.storeCards':
        // Dealt into stores by what is said next.
        namesIn(f.cards)
        break
      case 'change.drawn':
        this.#shown.set('drawn', nameIn(f.card))
        break
      case 'change.noDrawn':
        this.#shown.delete('drawn')
        break
      case 'change.discard':
        this.#discards.set(f.seat as string, namesIn(f.cards))
        break
      case 'carry.discard':
        this.#discard(f.seat, namesIn(f.cards))
        break
      case 'change.hand':
        this.#shown.set(`hand ${f.seat}`, namesIn(f.cards).length + (f.unknown as number))
        break
      case 'carry.hand':
        this.#shown.set(`hand ${f.seat}`, f.n!)
        break
      case 'change.storeOpen':
        this.#shown.set(`store ${f.at}`, namesIn(f.cards).sort())
        break
      case 'change.storeUnseen':
        this.#shown.set(`store ${f.at}`, f.n!)
        break
      case 'change.storeRest':
        this.#shown.set('rest', f.n!)
        break
      default:
        throw new Error('nobody knows how to do that')
    }
  }
}
