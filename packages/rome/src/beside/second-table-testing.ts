// A second table for tests: one line for each component, filled from the list for setting up, changed by what sentences
// say.

import type { Json, Say } from '@understudy/procedure'
import { handSize, pileSize } from '@understudy/table/chance'
import type { SecondTable } from '@understudy/table/testing'
import { rome } from '../game.ts'
import { packOf } from '../pack/setting.ts'
import type { State } from '../rules/state/state.ts'

type Facts = Record<string, Json>
const en = (value: Json | undefined): string => (value as { en: string }).en
const armyIn = (value: Json | undefined): string => {
  const { of, slot } = value as { of: { en: string }; slot: string }
  return `${of.en} ${slot}`
}

const whereIn = (value: Json | undefined): Json => {
  if (value === null || value === undefined) return 'off'
  const at = value as { region?: Json; navy?: number }
  return at.navy ?? en(at.region)
}

const MISSING = Symbol()

export class RomeSecondTable implements SecondTable<State> {
  readonly #lines = new Map<string, Json>()

  constructor(state: State) {
    for (const line of rome.setup(state)) this.carry(line)
    // What the list leaves out, read off the position itself.
    const pack = packOf(state)
    for (const side of state.sides) {
      const of = pack.factions[side.faction]!.name.en
      side.armies.forEach((army, slot) => {
        this.#lines.set(`cards ${of} ${['I', 'II', 'III', 'IV'][slot]}`, [
          handSize(army.cards),
          handSize(army.general) > 0,
        ])
      })
      this.#lines.set(`reserves ${of}`, pileSize(side.reserves))
      this.#lines.set(`navy ${of}`, side.navyCards)
      this.#lines.set(`toFlip ${of}`, side.toFlip)
      if (side.flipped !== null) this.#lines.set(`flipped ${of}`, pack.actions.get(side.flipped)!.name.en)
    }
    state.stacks.forEach((stack, no) => {
      this.#lines.set(`stack ${no + 1}`, pileSize(stack))
    })
    this.#lines.set('actions', pileSize(state.actionDeck))
    this.#lines.set('spent', state.actionDiscard.length)
    state.lands.forEach(({ siege }, no) => {
      if (siege >= 0) this.#lines.set(`siege ${pack.regions[no]!.name.en}`, siege)
    })
  }

  differs(state: State): string[] {
    const real = new RomeSecondTable(state).#lines
    return [...new Set([...this.#lines.keys(), ...real.keys()])].flatMap((key) => {
      const [here, there] = [this.#lines.get(key), real.get(key)].map((value) => JSON.stringify(value))
      return here === there ? [] : [`${key}: ${here} here, ${there} in the app`]
    })
  }

  #set(key: string, value: Json | typeof MISSING): void {
    if (value === MISSING) this.#lines.delete(key)
    else this.#lines.set(key, value as Json)
  }

  carry({ say, with: facts = {} }: Say): void {
    if (say === 'table.gone') {
      const { key } = this.#read(facts.what as unknown as Say)
      if (!this.#lines.delete(key)) throw new Error('there is nothing to take away')
      return
    }
    const { key, value } = this.#read({ say, with: facts })
    this.#set(key, value)
  }

  /** Whoever takes a piece finds it where the list says. */
  #was(key: string, value: Json): void {
    // A pile that nobody has told of yet is empty.
    const there = this.#lines.get(key) ?? 0
    if (JSON.stringify(there) !== JSON.stringify(value)) throw new Error(`${JSON.stringify(there)} at ${key}`)
  }

  /** Which component a sentence speaks of, and what it is to show. */
  #read({ say, with: facts = {} }: Say): { key: string; value: Json | typeof MISSING } {
    const f = facts as Facts
    switch (say) {
      case 'table.round':
        return { key: 'round', value: f.n! }
      case 'table.gold':
        return { key: `gold ${en(f.seat)}`, value: f.n! }
      case 'table.vp':
        return { key: `points ${en(f.seat)}`, value: f.n! }
      case 'table.armyOff':
        return { key: `army ${armyIn(f.army)}`, value: 'off' }
      case 'table.armyAt':
        return { key: `army ${armyIn(f.army)}`, value: en(f.region) }
      case 'table.armyAboard':
        return { key: `army ${armyIn(f.army)}`, value: f.n! }
      case 'carry.goes':
        this.#was(`army ${armyIn(f.army)}`, whereIn(f.from))
        return { key: `army ${armyIn(f.army)}`, value: whereIn(f.to) }
      case 'carry.agent':
        this.#was(`agent ${en(f.seat)} ${f.n}`, whereIn(f.from))
        return { key: `agent ${en(f.seat)} ${f.n}`, value: whereIn(f.to) }
      case 'carry.number': {
        const what = f.what === 'vp' ? 'points' : f.what
        const key = f.of === null ? String(what) : `${what} ${en(f.of)}`
        this.#was(key, f.from!)
        return { key, value: f.to! }
      }
      case 'table.agentOff':
        return { key: `agent ${en(f.seat)} ${f.n}`, value: 'off' }
      case 'table.agentAt':
        return { key: `agent ${en(f.seat)} ${f.n}`, value: en(f.region) }
      case 'table.navyAt':
        return { key: `navy ${en(f.seat)} ${f.n}`, value: [en(f.sea), f.cards!] }
      case 'table.stance':
        return { key: `stance ${en(f.seat)} ${en(f.towards)}`, value: f.box! }
      case 'table.developments':
        return { key: `developments ${en(f.seat)} ${f.col}`, value: f.n! }
      case 'table.status':
        return { key: `status ${[en(f.a), en(f.b)].sort().join()}`, value: f.status! }
      case 'table.holder':
        return { key: `holder ${en(f.region)}`, value: en(f.seat) }
      case 'table.cubes':
        return { key: `unrest ${en(f.region)}`, value: f.n! }
      case 'table.building':
        return { key: `building ${en(f.region)} ${f.building}`, value: true }
      case 'table.road':
        return { key: `road ${en(f.a)} ${en(f.b)}`, value: en(f.seat) }
      case 'carry.flipped':
        return { key: `flipped ${en(f.seat)}`, value: f.card === null ? MISSING : en(f.card) }
      case 'carry.army':
        return { key: `cards ${armyIn(f.army)}`, value: [f.n!, f.led!] }
      case 'carry.pile':
        return { key: f.of === null ? String(f.pile) : `${f.pile} ${en(f.of)}`, value: f.n! }
      case 'carry.stack':
        return { key: `stack ${f.no}`, value: f.n! }
      case 'carry.siege':
        return { key: `siege ${en(f.region)}`, value: f.level === null ? MISSING : f.level! }
      default:
        throw new Error('nobody knows how to do that')
    }
  }
}
