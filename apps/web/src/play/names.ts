// What those at the table are called.

import type { Lang } from '@understudy/procedure'
import { textsIn } from '../text/index.ts'
import type { Play } from './play.ts'
import { seatsAt } from './seats.ts'
import { controllerName, seatTitle, turnName } from './story.ts'

/** At the table: one name for each seat, which everything there is told by. */
export function nameOf(play: Play, seat: string, lang: Lang): string {
  const { pkg, options, table, ui } = play
  return ui.byColour && table.controller(seat).by === 'bot'
    ? seatTitle(pkg, options, seat, lang)
    : recordedName(play, seat, lang)
}

/** Two bots of one kind, or two people of one name, are told apart by their seats. */
export function recordedName(play: Play, seat: string, lang: Lang): string {
  const name = ownName(play, seat, lang)
  const others = seatsAt(play.pkg, play.options).filter(({ id }) => id !== seat)
  if (!others.some(({ id }) => ownName(play, id, lang) === name)) return name
  return `${name} (${seatTitle(play.pkg, play.options, seat, lang)})`
}

function ownName(play: Play, seat: string, lang: Lang): string {
  const { table, pkg } = play
  const controller = table.controller(seat)
  if (controller.by === 'bot') return controllerName(pkg, controller, lang)
  if (controller.by === 'random') return seatTitle(pkg, table.options, seat, lang)
  if (controller.name !== undefined && controller.name !== '') return controller.name
  const people = seatsAt(pkg, table.options).filter((spec) => table.controller(spec.id).by === 'person')
  return people.length === 1 ? textsIn(lang).seats.you : seatTitle(pkg, table.options, seat, lang)
}

export function namesOf(play: Play, lang: Lang): Record<string, string> {
  return Object.fromEntries(seatsAt(play.pkg, play.options).map(({ id }) => [id, nameOf(play, id, lang)]))
}

/** "Round 5 · You". */
export const turnOf = (play: Play, moment: string, lang: Lang): string =>
  turnName(play.pkg, play.options, moment, lang, (seat) => nameOf(play, seat, lang))
