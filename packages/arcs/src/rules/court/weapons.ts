// The Weapon cards: three ships in the Prelude (BC12 to BC15), Pressgang and Execute (BC12), Abduct (BC14).
// The reroll of Skirmishers is in dice.ts.

import { GUILD } from '../../data/court.ts'
import { say } from '../../text/sayings.ts'
import type { Colour, CourtId, Resource } from '../../vocabulary.ts'
import { controls, onTurnOf } from '../control.ts'
import { free, type No, paid } from '../deed.ts'
import { weaponIcons } from '../dice.ts'
import { court, courtId, sys, sysId } from '../ids.ts'
import { spotOf } from '../influence.ts'
import { refusePay, settlePay } from '../pay.ts'
import { placeShips, returnAgents, T_AGENT } from '../pieces.ts'
import { gain, TYPES, typeIndex, typeName } from '../resources.ts'
import { holdsGuild } from '../seats/index.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { boardOf, colourOf, playersOf, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'
import { giveUp, refuseUse } from './uses.ts'

const SHIP_CARDS: readonly CourtId[] = ['BC12', 'BC13', 'BC14', 'BC15']

export const useShips = free<'useShips'>({
  refuse(state, action, seat) {
    if (!SHIP_CARDS.includes(action.card)) return say('no.guild', { card: action.card })
    const no = refuseUse(state, seat, court(action.card))
    if (no !== undefined || action.at === undefined) return no
    const system = sys(action.at)
    return boardOf(state).inPlay[system] && controls(state, seat, system, onTurnOf(seat))
      ? undefined
      : say('no.control', { system: action.at })
  },
  carry(state, action, seat, events) {
    giveUp(state, seat, court(action.card), events)
    if (action.at === undefined) return
    placeShips(state, seat, sys(action.at), 3)
    events?.event(say('log.placed', { seat: colourOf(state, seat), systems: [action.at] }))
  },
  *list(state, seat) {
    for (const card of SHIP_CARDS) {
      if (refuseUse(state, seat, court(card)) !== undefined) continue
      yield { do: 'useShips', card }
      for (const system of boardOf(state).systems)
        if (controls(state, seat, system, onTurnOf(seat))) yield { do: 'useShips', card, at: sysId(system) }
    }
  },
})

/** The captives named must be held, each as often as named. */
function refuseCaptives(state: State, seat: number, colours: readonly Colour[]): No {
  for (const of of new Set(colours)) {
    const owner = seatOf(state, of)
    const n = colours.filter((each) => each === of).length
    if (owner < 0 || read.captive(state, seat, owner) < n) return say('no.captive', { of })
  }
  return undefined
}

/** All captives, by colour. */
function captivesOf(state: State, seat: number): Colour[] {
  const out: Colour[] = []
  for (let owner = 0; owner < playersOf(state); owner++)
    for (let i = 0; i < read.captive(state, seat, owner); i++) out.push(colourOf(state, owner))
  return out
}

/** Pressgang, in place of Build: captives go home, each brings a token of a type that the supply has. */
export const pressgang = paid<'pressgang'>({
  kind: 'build',
  has: (state, seat) => holdsGuild(state, seat, GUILD.prisonWardens),
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'build')
    if (no !== undefined) return no
    if (!holdsGuild(state, seat, GUILD.prisonWardens)) return say('no.guild', { card: 'BC12' })
    const refused = refuseCaptives(
      state,
      seat,
      action.captives.map(({ of }) => of),
    )
    if (refused !== undefined) return refused
    for (let type = 1; type <= TYPES; type++) {
      const n = action.captives.filter((each) => typeIndex(each.gain) === type).length
      if (n > read.supply(state, type)) return say('no.tokenSupply', { type: typeName(type) })
    }
    return undefined
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    for (const { of, gain: type } of action.captives) {
      const owner = seatOf(state, of)
      write.addCaptive(state, seat, owner, -1)
      returnAgents(state, owner, 1)
      gain(state, seat, typeIndex(type), events)
    }
    events?.event(say('log.pressgang', { seat: colourOf(state, seat), n: action.captives.length }))
  },
  *list(state, seat, pay) {
    if (!holdsGuild(state, seat, GUILD.prisonWardens)) return
    const all = captivesOf(state, seat)
    // As many as wanted, of one type; mixtures are told one by one.
    for (let n = 1; n <= all.length; n++) {
      for (let type = 1; type <= TYPES; type++) {
        if (read.supply(state, type) < n) continue
        const captives = all.slice(0, n).map((of) => ({ of, gain: typeName(type) }))
        yield { do: 'pressgang', captives, pay }
      }
    }
  },
  sample(state, seat, pay, random) {
    if (!holdsGuild(state, seat, GUILD.prisonWardens)) return undefined
    const all = captivesOf(state, seat)
    if (all.length === 0) return undefined
    const captives: { of: Colour; gain: Resource }[] = []
    const left = Array.from({ length: TYPES + 1 }, (_, type) => read.supply(state, type))
    for (const of of all.slice(0, 1 + random.int(Math.min(4, all.length)))) {
      const type = 1 + random.int(TYPES)
      if (left[type]!-- > 0) captives.push({ of, gain: typeName(type) })
    }
    return captives.length === 0 ? undefined : { do: 'pressgang', captives, pay }
  },
})

/** Execute, in place of Influence: captives become Trophies. */
export const execute = paid<'execute'>({
  kind: 'influence',
  has: (state, seat) => holdsGuild(state, seat, GUILD.prisonWardens),
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'influence')
    if (no !== undefined) return no
    if (!holdsGuild(state, seat, GUILD.prisonWardens)) return say('no.guild', { card: 'BC12' })
    return refuseCaptives(state, seat, action.captives)
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    for (const of of action.captives) {
      const owner = seatOf(state, of)
      write.addCaptive(state, seat, owner, -1)
      write.addTrophy(state, seat, owner, T_AGENT, 1)
    }
    events?.event(say('log.executed', { seat: colourOf(state, seat), n: action.captives.length }))
  },
  *list(state, seat, pay) {
    if (!holdsGuild(state, seat, GUILD.prisonWardens)) return
    const counts = Array.from({ length: playersOf(state) }, (_, owner) => read.captive(state, seat, owner))
    const rest = function* (owner: number, so: readonly Colour[]): Generator<readonly Colour[]> {
      if (owner === counts.length) {
        if (so.length > 0) yield so
        return
      }
      for (let n = counts[owner]!; n >= 0; n--)
        yield* rest(owner + 1, [...so, ...Array.from({ length: n }, () => colourOf(state, owner))])
    }
    for (const captives of rest(0, [])) yield { do: 'execute', captives, pay }
  },
  sample(state, seat, pay, random) {
    if (!holdsGuild(state, seat, GUILD.prisonWardens)) return undefined
    const all = captivesOf(state, seat)
    if (all.length === 0) return undefined
    return { do: 'execute', captives: all.slice(0, 1 + random.int(all.length)), pay }
  },
})

const rivalAgents = (state: State, seat: number, spot: number): number => {
  let n = 0
  for (let rival = 0; rival < playersOf(state); rival++) if (rival !== seat) n += read.courtAgents(state, spot, rival)
  return n
}

/** Abduct, in place of Battle: Rival agents on a Court card, fewer than one's Weapon icons, become Captives. */
export const abduct = paid<'abduct'>({
  kind: 'battle',
  has: (state, seat) => holdsGuild(state, seat, GUILD.courtEnforcers),
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'battle')
    if (no !== undefined) return no
    if (!holdsGuild(state, seat, GUILD.courtEnforcers)) return say('no.guild', { card: 'BC14' })
    if (read.bonus(state) !== 0) return say('no.owes', { kind: 'battle' })
    const spot = spotOf(state, court(action.card))
    if (spot < 0) return say('no.inCourt', { card: action.card })
    const n = rivalAgents(state, seat, spot)
    if (n === 0) return say('no.abductNone', { card: action.card })
    return n < weaponIcons(state, seat)
      ? undefined
      : say('no.abduct', { card: action.card, n, icons: weaponIcons(state, seat) })
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const spot = spotOf(state, court(action.card))
    events?.event(
      say('log.abducted', { seat: colourOf(state, seat), card: action.card, n: rivalAgents(state, seat, spot) }),
    )
    for (let rival = 0; rival < playersOf(state); rival++) {
      if (rival === seat) continue
      write.addCaptive(state, seat, rival, read.courtAgents(state, spot, rival))
      write.setCourtAgents(state, spot, rival, 0)
    }
  },
  *list(state, seat, pay) {
    if (!holdsGuild(state, seat, GUILD.courtEnforcers) || read.bonus(state) !== 0) return
    for (let spot = 0; spot < ROW_SIZE; spot++) {
      const card = read.rowCard(state, spot)
      const n = card === 0 ? 0 : rivalAgents(state, seat, spot)
      if (n > 0 && n < weaponIcons(state, seat)) yield { do: 'abduct', card: courtId(card - 1), pay }
    }
  },
})
