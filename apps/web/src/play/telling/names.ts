// What those at the table are called.

import type { Lang } from '@understudy/procedure'
import { textsIn } from '../../text/index.ts'
import type { Play } from '../play.ts'
import { seatsAt } from '../seats/seats.ts'
import { controllerName, seatTitle, turnName } from './story.ts'

/** Two bots of one kind, or two people of one name, are told apart by their seats. At some tables a bot's seat is its name. */
export function nameOf(play: Play, seat: string, lang: Lang, byColour = play.ui.byColour): string {
  const name = ownName(play, seat, lang, byColour)
  const others = seatsAt(play.pkg, play.options).filter(({ id }) => id !== seat)
  if (!others.some(({ id }) => ownName(play, id, lang, byColour) === name)) return name
  return `${name} (${seatTitle(play.pkg, play.options, seat, lang)})`
}

function ownName({ table, pkg }: Play, seat: string, lang: Lang, byColour?: boolean): string {
  const controller = table.controller(seat)
  if (controller.by === 'bot' && !byColour) return controllerName(pkg, controller, lang)
  if (controller.by === 'person') {
    if (controller.name) return controller.name
    const people = seatsAt(pkg, table.options).filter((spec) => table.controller(spec.id).by === 'person')
    if (people.length === 1) return textsIn(lang).seats.you
  }
  return seatTitle(pkg, table.options, seat, lang)
}

export function namesOf(play: Play, lang: Lang): Record<string, string> {
  return Object.fromEntries(seatsAt(play.pkg, play.options).map(({ id }) => [id, nameOf(play, id, lang)]))
}

/** "Round 5 · You". */
export const turnOf = (play: Play, moment: string, lang: Lang): string =>
  turnName(play.pkg, play.options, moment, lang, (seat) => nameOf(play, seat, lang))
