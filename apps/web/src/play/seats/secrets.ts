// Hands that are hidden from other people at the same device. Whoever is to decide takes the device and says so; until
// then nobody's hand is shown, after a reload neither.

import type { Seat } from '@understudy/table'
import type { Play } from '../play.ts'
import { seatsAt } from './seats.ts'

export const peopleOf = (play: Play): Seat[] =>
  seatsAt(play.pkg, play.options).flatMap(({ id }) => (play.table.controller(id).by === 'person' ? [id] : []))

/** Whether there is something to hide: cards in the app, and two people who must not see each other's. */
export function secretive(play: Play): boolean {
  if (play.ui.secrets !== true || peopleOf(play).length < 2) return false
  // Beside the board with hands kept secret, the app knows no more than anybody.
  return !play.beside || !Object.values(play.table.chance).includes('secret')
}

/** The person to whom the device has to be passed now. */
export function passTo(play: Play): Seat | undefined {
  const next = play.next.value
  if (next?.kind !== 'person') return undefined
  if (play.watched.value) return next.seat
  return next.seat === play.holder.value || !secretive(play) ? undefined : next.seat
}

/** Once the device is to be passed on nobody has it: an undo asks for whoever had it as for anybody else. */
export function letGo(play: Play): void {
  if (passTo(play) !== undefined) play.holder.value = undefined
}

/** "I am Anna": from now on her hand is shown. */
export function take(play: Play, seat: Seat): void {
  play.holder.value = seat
  if (!play.watched.value) return
  play.watched.value = false
  play.changed()
}

/** Whether this person's matters may be opened on the screen as it is now. */
export const mayOpen = (play: Play, seat: Seat): boolean => !secretive(play) || play.holder.value === seat
