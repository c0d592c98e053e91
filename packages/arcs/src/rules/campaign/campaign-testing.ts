// Small positions of Act I for tests: an empty map with all six clusters, Fates chosen, everybody a Regent.

import '../../act.ts'
import { Bench } from '../../testing.ts'
import type { Action, Ambition, Colour, CourtId, Owner, Resource, SystemId } from '../../vocabulary.ts'
import { AMBITIONS, TROPHIES, type TrophyKind } from '../../vocabulary.ts'
import { emptySlot } from '../board/control.ts'
import { court, sys } from '../board/ids.ts'
import { typeIndex } from '../board/resources.ts'
import { settle } from '../round/settle.ts'
import { chosenOptions } from '../setup/options.ts'
import { newGame } from '../setup/setup.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { gatherDeck } from '../state/cards.ts'
import { ownerIndex } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { makeSite, SITE_CITY, SITE_DAMAGED, SITE_PORT } from '../state/sites.ts'
import { clearStack, F, push } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { FAITHFUL_OUT } from './court.ts'
import { actionOfFaithful, faithfulOfNumber, fateData, objectiveStart } from './data.ts'
import { C } from './frames.ts'
import {
  type CampaignAction,
  type CampaignFrame,
  FATES,
  type FateId,
  GOLEMS,
  type GolemId,
  POLICIES,
  type PolicyId,
} from './vocabulary.ts'

const DEFAULT: readonly FateId[] = ['magnate', 'advocate', 'partisan', 'founder']

function table(players: number, fates: readonly FateId[], options: Record<string, string | boolean>): State {
  const state = newGame(chosenOptions({ players, act: 1, ...options }))
  clearStack(state)
  set.setImperialCluster(state, 5)
  fates.slice(0, players).forEach((id, seat) => {
    const fate = FATES.indexOf(id)
    set.setFate(state, seat, fate)
    set.setObjective(state, seat, objectiveStart(fate, players))
    for (const card of fateData(fate).guild) write.put(state, Pile.guild(seat), card)
    for (const card of fateData(fate).lore) write.put(state, Pile.lore(seat), card)
    if (id === 'believer') set.setFaithfulLeft(state, 9)
    if (id === 'caretaker') set.setGolemsOnMap(state, 0b001111)
  })
  set.setFatesOpen(state, 1)
  set.setFirstRegent(state, 0)
  gatherDeck(state)
  write.setGroups(state, 1)
  write.setUnknown(state, Pile.group(0), players === 4 ? 31 : 22)
  return state
}

/** Seats are red, yellow, blue, white; red has the initiative and is First Regent. */
export class CampaignBench extends Bench {
  constructor(players = 4, fates: readonly FateId[] = DEFAULT, options: Record<string, string | boolean> = {}) {
    super(players, undefined, {}, table(players, fates, options))
  }

  /** A piece that is nobody's: the Empire's ships, Blight. */
  imperial(system: SystemId, fresh: number, damaged = 0): this {
    return this.owned('empire', system, fresh, damaged)
  }
  blight(system: SystemId, fresh: number, damaged = 0): this {
    return this.owned('blight', system, fresh, damaged)
  }
  owned(owner: Owner, system: SystemId, fresh: number, damaged = 0): this {
    const of = ownerIndex(this.state, owner)
    write.addFresh(this.state, sys(system), of, fresh)
    write.addDamaged(this.state, sys(system), of, damaged)
    return this
  }
  free(system: SystemId, piece: 'city' | 'starport' = 'city', damaged = false): this {
    const kind = piece === 'city' ? SITE_CITY : SITE_PORT
    const site = makeSite(kind, ownerIndex(this.state, 'free')) | (damaged ? SITE_DAMAGED : 0)
    write.setSite(this.state, emptySlot(this.state, sys(system)), site)
    return this
  }
  outlaw(...colours: Colour[]): this {
    for (const colour of colours) set.setOutlaws(this.state, camp.outlaws(this.state) | (1 << this.seat(colour)))
    return this
  }
  firstRegent(colour: Colour | undefined): this {
    set.setFirstRegent(this.state, colour === undefined ? -1 : this.seat(colour))
    return this
  }
  trust(...types: Resource[]): this {
    for (const type of types) {
      set.addTrust(this.state, typeIndex(type), 1)
      write.addSupply(this.state, typeIndex(type), -1)
    }
    return this
  }
  league(...types: Resource[]): this {
    for (const type of types) {
      set.addLeague(this.state, typeIndex(type), 1)
      write.addSupply(this.state, typeIndex(type), -1)
    }
    return this
  }
  favors(holder: Colour, of: Colour, n: number): this {
    set.addFavors(this.state, this.seat(holder), this.seat(of), n)
    write.addAgentsLeft(this.state, this.seat(of), -n)
    return this
  }
  policy(policy: PolicyId): this {
    set.setPolicy(this.state, POLICIES.indexOf(policy))
    return this
  }
  council(side: 'session' | 'decided', agents: Partial<Record<Colour, number>> = {}): this {
    set.setCouncil(this.state, side === 'session' ? camp.IN_SESSION : camp.DECIDED)
    for (const [colour, n] of Object.entries(agents)) {
      write.setCourtAgents(this.state, 4, this.seat(colour as Colour), n)
      write.addAgentsLeft(this.state, this.seat(colour as Colour), -n)
    }
    return this
  }
  /** A Golem on the Hearth, asleep; one less on the map. */
  asleep(golem: GolemId): this {
    set.setHearth(this.state, GOLEMS.indexOf(golem), true)
    set.setGolemsOnMap(this.state, camp.golemsOnMap(this.state) & (camp.golemsOnMap(this.state) - 1))
    return this
  }
  /** Seats whose answers are rolled for, and who hold grievances. */
  bots(...colours: Colour[]): this {
    const { options } = this.state
    const roles = options.roles.map((role, seat) => (colours.includes(options.colours[seat]!) ? 'supercat' : role))
    ;(this.state as { options: State['options'] }).options = { ...options, roles }
    return this
  }
  grievances(holder: Colour, of: Colour, n: number): this {
    set.setGrievances(this.state, this.seat(holder), this.seat(of), n)
    return this
  }
  grudge(holder: Colour, of: Colour): number {
    return camp.grievances(this.state, this.seat(holder), this.seat(of))
  }
  agents(colour: Colour, n: number): this {
    // The rest lie with a rival as captives.
    const seat = this.seat(colour)
    const other = (seat + 1) % this.state.options.players
    write.addCaptive(this.state, other, seat, read.agentsLeft(this.state, seat) - n)
    write.setAgentsLeft(this.state, seat, n)
    return this
  }
  objective(colour: Colour, n: number): this {
    set.setObjective(this.state, this.seat(colour), n)
    return this
  }
  dice(event: number, number: number): this {
    set.setEventDie(this.state, event)
    set.setNumberDie(this.state, number)
    return this
  }
  loot(holder: Colour, of: Owner, piece: TrophyKind, n: number): this {
    write.addTrophy(this.state, this.seat(holder), ownerIndex(this.state, of), TROPHIES.indexOf(piece), n)
    return this
  }
  discarded(...cards: CourtId[]): this {
    for (const id of cards) {
      write.drop(this.state, Pile.COURT_DECK, court(id))
      write.put(this.state, Pile.COURT_DISCARD, court(id))
      set.setDiscard(this.state, camp.discarded(this.state), court(id))
      set.setDiscarded(this.state, camp.discarded(this.state) + 1)
    }
    return this
  }
  /** A Faithful card in a hand. */
  faithful(colour: Colour, ...numbers: number[]): this {
    for (const number of numbers) {
      const action = actionOfFaithful(faithfulOfNumber(number))
      write.put(this.state, FAITHFUL_OUT, action)
      write.put(this.state, Pile.hand(this.seat(colour)), action)
      set.setFaithfulLeft(this.state, Math.min(camp.faithfulLeft(this.state), number - 1))
    }
    return this
  }

  /** Puts a frame on top and lets it run. */
  frame(name: CampaignFrame, colour: Colour = 'red', x = 0, y = 0): this {
    push(this.state, C[name], this.seat(colour), x, y)
    settle(this.state, this.sink)
    return this
  }
  /** The end of the round at hand. */
  endRound(): this {
    push(this.state, F.endRound, 0)
    settle(this.state, this.sink)
    return this
  }

  do(action: CampaignAction): this {
    return this.act(action as unknown as Action)
  }
  refused(action: CampaignAction): string | undefined {
    return this.no(action as unknown as Action)
  }
  left(colour: Colour): number {
    return camp.objective(this.state, this.seat(colour))
  }
  favorsOf(holder: Colour, of: Colour): number {
    return camp.favors(this.state, this.seat(holder), this.seat(of))
  }
  pieces(owner: Owner, system: SystemId): [number, number] {
    const of = ownerIndex(this.state, owner)
    return [read.fresh(this.state, sys(system), of), read.damaged(this.state, sys(system), of)]
  }
  lootOf(holder: Colour, of: Owner, piece: TrophyKind = 'ship'): number {
    return read.trophy(this.state, this.seat(holder), ownerIndex(this.state, of), TROPHIES.indexOf(piece))
  }
  marker(ambition: Ambition): number {
    return [0, 1, 2].filter((at) => read.markerAt(this.state, at) === AMBITIONS.indexOf(ambition) + 1).length
  }
}
