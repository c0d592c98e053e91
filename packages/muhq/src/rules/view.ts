// What a seat may know. People show one another their hands (muhq/20); the boss's seat does not see them.

import { dealUnknown, hideHand, type Random } from '@understudy/table'
import { BOSS } from '../vocabulary.ts'
import { copyPerson, copyState, type State } from './state.ts'

/** To be kept; with `into`, to be looked at until the position changes. */
export function viewFor(state: State, seat: string, into?: State): State {
  if (seat !== BOSS) return into === undefined ? copyState(state) : state
  const view = into === undefined ? copyState(state) : { ...state, people: state.people.map(copyPerson) }
  for (const person of view.people) hideHand(person.hidden, person.hand, person.deck, [person.hand])
  return view
}

/** What people keep secret from the app is hidden from the boss, not from themselves. */
export function resampled(view: State, seat: string, random: Random): State {
  const state = copyState(view)
  if (seat !== BOSS) return state
  for (const person of state.people) dealUnknown(person.hidden, [person.hand], random)
  return state
}
