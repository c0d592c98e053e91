// Prison Wardens (BC12): Pressgang, Execute, and three ships in the Prelude.

import type { Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { kindBit } from '../../../data/action-cards.ts'
import { GUILD } from '../../../data/court.ts'
import { type ActionOf, type Colour, type Pay, RESOURCES, type Resource } from '../../../vocabulary.ts'
import { payKinds, payments, refusePay, settlePay } from '../../actions/pay.ts'
import { returnAgents, T_AGENT, takeTrophy } from '../../board/pieces.ts'
import { gain, typeIndex, typeName } from '../../board/resources.ts'
import { type No, paid } from '../../choosing/deed.ts'
import { type Offer, offer } from '../../choosing/pick-text.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { holdsGuild } from '../../seats/index.ts'
import { TYPES } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { topSeat } from '../../state/stack.ts'
import { colourOf, playersOf, type State, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { useShips } from './ships.ts'

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
const pressgang = paid<'pressgang'>({
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
const execute = paid<'execute'>({
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
      takeTrophy(state, seat, owner, T_AGENT, events)
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

/** Captive by captive, each with the token it brings. */
function pressgangChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  if (!holdsGuild(state, seat, GUILD.prisonWardens)) return []
  const [first, ...rest] = picks
  const ways = payments(state, seat).filter((way) => (payKinds(state, seat, way) & kindBit('build')) !== 0)
  let held = 0
  for (let owner = 0; owner < playersOf(state); owner++) held += read.captive(state, seat, owner)
  if (held === 0 || RESOURCES.every((_, i) => read.supply(state, i + 1) === 0)) return []
  if (first === undefined) return ways.map((way) => offer(state, 'pressgang', 'pay', way as Json, { more: true }))
  const chosen = rest.map((pick) => pick.value as { of: Colour; gain: Resource })
  const offers: Offer[] = []
  for (let owner = 0; owner < playersOf(state); owner++) {
    for (const type of RESOURCES) {
      const next = { of: colourOf(state, owner), gain: type }
      const action: ActionOf<'pressgang'> = { do: 'pressgang', captives: [...chosen, next], pay: first.value as Pay }
      if (pressgang.refuse(state, action, seat) !== undefined) continue
      offers.push(
        offer(state, 'pressgang', 'captives', next, { action, ...(chosen.length + 1 < held ? { more: true } : {}) }),
      )
    }
  }
  return offers
}

export const prisonWardens: Card = {
  is: { guild: GUILD.prisonWardens },
  paid: { pressgang, execute },
  uses: { useShips },
  choices: { pressgang: pressgangChoices },
}
