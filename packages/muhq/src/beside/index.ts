// muhq's game on a real table: what has to be done there after each step.

import { type Phrasebook, type Phrases, sayer } from '@understudy/procedure'
import { type Beside, type Change, pileSize, type Tells, untold } from '@understudy/table'
import type { Name } from '../rules/cards.ts'
import { changesBetween } from '../rules/diff.ts'
import { cardName, type UnitFact } from '../rules/names.ts'
import { say } from '../rules/sayings.ts'
import { discardOf, type State } from '../rules/state.ts'
import { cardList, cards, SEAT_EN, SEAT_RU_OF } from '../text/words.ts'
import type { CardId, SeatId } from '../vocabulary.ts'

export type BesideSayings = {
  'carry.discard': { seat: SeatId; cards: readonly Name[] }
  /** Whose cards they are is told to their holder alone. */
  'carry.hand': { seat: SeatId; n: number }
  'carry.untap': { seat: SeatId }
}

const carry = sayer<BesideSayings>()

const en: Phrases<BesideSayings> = {
  'carry.discard': ({ seat, cards: names }) => `Put on the discard pile of ${SEAT_EN(seat)}: ${cardList('en', names)}.`,
  'carry.hand': ({ seat, n }) => `The hand of ${SEAT_EN(seat)}: ${n === 0 ? 'empty' : cards('en', n)}.`,
  'carry.untap': ({ seat }) => `Untap all units of ${SEAT_EN(seat)}.`,
}
const ru: Phrases<BesideSayings> = {
  'carry.discard': ({ seat, cards: names }) => `Положите в сброс ${SEAT_RU_OF(seat)}: ${cardList('ru', names)}.`,
  'carry.hand': ({ seat, n }) => `Рука ${SEAT_RU_OF(seat)}: ${n === 0 ? 'пуста' : cards('ru', n)}.`,
  'carry.untap': ({ seat }) => `Разверните всех юнитов ${SEAT_RU_OF(seat)}.`,
}
const phrases: Phrasebook = { en, ru }

/** Cards of the second list that the first one lacks; undefined if the first has others too. */
function added(before: readonly CardId[], after: readonly CardId[]): readonly CardId[] | undefined {
  const more = [...after]
  for (const card of before) {
    const at = more.indexOf(card)
    if (at < 0) return undefined
    more.splice(at, 1)
  }
  return more
}

function changes(from: State, to: State): Change[] {
  const out = changesBetween(from, to).map((change): Change => {
    if (change.say === 'change.hand') {
      const { seat, cards: known, unknown } = change.with as { seat: SeatId; cards: readonly Name[]; unknown: number }
      return carry('carry.hand', { seat, n: known.length + unknown })
    }
    if (change.say !== 'change.discard') return change
    const seat = change.with?.seat as SeatId
    const more = added(discardOf(from, seat), discardOf(to, seat))
    return more === undefined ? change : carry('carry.discard', { seat, cards: more.map((card) => cardName(to, card)) })
  })
  if (pileSize(from.storeRest) !== pileSize(to.storeRest))
    out.push(say('change.storeRest', { n: pileSize(to.storeRest) }))
  return untapped(out, to)
}

/** "Untap all units" instead of each by itself. */
function untapped(changes: readonly Change[], to: State): Change[] {
  const seats = new Set<SeatId>()
  const rest = changes.filter(({ say: name, with: facts }) => {
    const { seat } = (facts?.unit ?? {}) as { seat?: SeatId }
    if (name !== 'change.tapped' || facts?.tapped === true || seat === undefined) return true
    if (to.units.some((unit) => unit.controller === seat && unit.tapped)) return true
    seats.add(seat)
    return false
  })
  return [...rest, ...[...seats].map((seat) => carry('carry.untap', { seat }))]
}
type OfUnit = { readonly unit: UnitFact }

const is =
  (name: string, fits: (facts: Record<string, unknown>) => boolean) =>
  (change: Change): boolean =>
    change.say === name && fits(change.with ?? {})

const same = (facts: Record<string, unknown>, unit: UnitFact): boolean => (facts.unit as UnitFact).id === unit.id
const amount = ({ seat, now }: { seat: SeatId; now: number }) => [{ say: 'change.resources', with: { seat, n: now } }]
const moved = ({ unit, to }: OfUnit & { to: string }) => [
  is('change.move', (facts) => same(facts, unit) && facts.to === to),
]
const marks = (name: string, of: 'now' | 'left') => (told: OfUnit & { now: number; left: number }) => [
  is(name, (facts) => same(facts, told.unit) && facts.n === told[of]),
]
const fewer = (seat: SeatId) =>
  is('change.deck', (facts) => facts.seat === seat && facts.n === (facts.before as number) - 1)
const discarded = (seat: SeatId, card: Name): Change => carry('carry.discard', { seat, cards: [card] })

/** The boss plays and discards what lies beside its deck. */
const spent = (seat: SeatId): Change[] => (seat === 'boss' ? [say('change.noDrawn', {})] : [])

const tells: Tells = {
  'log.turn': ({ seat, round }: { seat: SeatId; round: number }) => [say('change.turn', { seat, round })],
  'log.income': amount,
  'log.gained': amount,
  'log.upkeep': amount,
  'log.moved': moved,
  'log.streetMoved': moved,
  'log.damage': ({ unit, left }: OfUnit & { left: number }) => [
    is('change.damage', (facts) => same(facts, unit) && (facts.health as number) - (facts.n as number) === left),
  ],
  'log.warded': marks('change.ward', 'left'),
  'log.ward': marks('change.ward', 'now'),
  'log.destroyed': ({ unit }: OfUnit) => [is('change.remove', (facts) => same(facts, unit))],
  'log.tapped': ({ unit }: OfUnit) => [is('change.tapped', (facts) => same(facts, unit) && facts.tapped === true)],
  'log.drew': ({ seat, card }: { seat: SeatId; card: Name }) =>
    seat === 'boss' ? [say('change.drawn', { card }), fewer(seat)] : [],
  'log.played': ({ seat, card, at }: { seat: SeatId; card: Name; at: string }) => [
    say('change.place', { card, seat, at }),
    ...spent(seat),
  ],
  'log.cast': ({ seat, card }: { seat: SeatId; card: Name }) => [discarded(seat, card), ...spent(seat)],
  'log.discarded': ({ seat, card }: { seat: SeatId; card: Name }) => [discarded(seat, card), ...spent(seat)],
  'log.reshuffled': ({ seat }: { seat: SeatId }) => [
    say('change.discard', { seat, cards: [] }),
    is('change.deck', (facts) => facts.seat === seat),
  ],
}

export const muhqBeside: Beside<State> = {
  carried: (from, to, events) => untold(changes(from, to), events, tells),
  phrases,
}
