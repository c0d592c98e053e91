// What those at the table are called.

import type { Lang } from '@understudy/procedure'
import { textsIn } from '../text/index.ts'
import type { Play } from './play.ts'
import { seatsAt } from './seats.ts'
import { controllerName, seatTitle } from './story.ts'

export function nameOf(play: Play, seat: string, lang: Lang): string {
  const { table, pkg } = play
  const controller = table.controller(seat)
  if (controller.by === 'bot') return controllerName(pkg, controller, lang)
  if (controller.by === 'random') return seatTitle(pkg, table.options, seat, lang)
  if (controller.name !== undefined && controller.name !== '') return controller.name
  const people = seatsAt(pkg, table.options).filter((spec) => table.controller(spec.id).by === 'person')
  return people.length === 1 ? textsIn(lang).seats.you : seatTitle(pkg, table.options, seat, lang)
}

export function namesOf(play: Play, lang: Lang): Record<string, string> {
  const names: Record<string, string> = {}
  for (const { id } of seatsAt(play.pkg, play.options)) names[id] = nameOf(play, id, lang)
  return names
}
