// What a seat may know. People show one another their hands (muhq/20); the boss's seat does not see them.

import type { Random } from '@understudy/table'
import { dealUnknown, type Group, hideHand, type Pile } from '@understudy/table/chance'
import { BOSS } from '../vocabulary.ts'
import { copyPerson, copyState, type Person, type State } from './state.ts'

/** To be kept; with `into`, to be looked at until the position changes. */
export function viewFor(state: State, seat: string, into?: State): State {
  if (seat !== BOSS) return into === undefined ? copyState(state) : state
  if (into !== undefined) return { ...state, people: state.people.map(glanceAt) }
  const view = copyState(state)
  for (const person of view.people) hide(person)
  return view
}

const hide = ({ hidden, hand, deck }: Person): void => hideHand(hidden, hand, deck, [hand])

/** By seat: a person as the boss saw it last, and as it was. */
const glances: ({ readonly of: Person; readonly seen: Person } | undefined)[] = []

/** While the boss acts people's cards mostly stay where they are: what it saw of them is kept. */
function glanceAt(person: Person, no: number): Person {
  const last = glances[no]
  if (last !== undefined && areSameCards(person, last.of)) {
    const { hidden, deck, hand } = last.seen
    return { resources: person.resources, hidden, deck, hand, discard: person.discard }
  }
  const seen = copyPerson(person)
  hide(seen)
  glances[no] = { of: copyPerson(person), seen }
  return seen
}

/** Bags are replaced, never changed: the same bag has the same cards. */
const areSameCards = (a: Person, b: Person): boolean =>
  a.hidden.nextBag === b.hidden.nextBag &&
  isSame(a.hidden.bags, b.hidden.bags) &&
  isSame(a.hand.known, b.hand.known) &&
  areSameGroups(a.hand.unknown, b.hand.unknown) &&
  areSameGroups(a.deck, b.deck)

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

function areSameGroups(a: Pile, b: Pile): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i] as Group, b[i] as Group]
    if ('bag' in one ? !('bag' in other && one.bag === other.bag && one.n === other.n) : 'bag' in other) return false
    if ('cards' in one && 'cards' in other && !isSame(one.cards, other.cards)) return false
  }
  return true
}

/** What people keep secret from the app is hidden from the boss, not from themselves. */
export function resampled(view: State, seat: string, random: Random): State {
  const state = copyState(view)
  if (seat !== BOSS) return state
  for (const person of state.people) dealUnknown(person.hidden, [person.hand], random)
  return state
}
