// What an act adds to the position in the terminal: Empire, Council, Fates, Favors, Golems.

import type { Lang } from '@understudy/procedure'
import * as words from '../../../text/words.ts'
import { type CourtId, RESOURCES } from '../../../vocabulary.ts'
import { courtId } from '../../ids.ts'
import * as camp from '../../state/campaign/read.ts'
import * as read from '../../state/read.ts'
import { colourOf, playersOf, type State } from '../../state/state.ts'
import { fateData } from '../data.ts'
import { golemsOf } from '../golems.ts'
import { grieves } from '../grievances.ts'
import { isOutlaw } from '../titles.ts'
import { GOLEMS, POLICIES } from '../vocabulary.ts'
import { POLICY_EN } from './en.ts'
import { POLICY_RU } from './ru.ts'

export function board(state: State, lang: Lang): string[] {
  const en = lang === 'en'
  const seat = (n: number): string => words.seatName(lang, colourOf(state, n))
  const tokens = (of: (type: number) => number): string =>
    RESOURCES.flatMap((type, i) => (of(i + 1) === 0 ? [] : [`${words.resource(lang, type)} ${of(i + 1)}`])).join(
      ', ',
    ) || '–'
  const first = camp.firstRegent(state)
  const policy = POLICIES[camp.policy(state)]!
  const sides = en ? ['In Session', 'Decided', 'Decided, tucked'] : ['заседает', 'решил', 'решил, под картой']
  const agents = Array.from({ length: playersOf(state) }, (_, n) => n)
    .filter((n) => read.courtAgents(state, 4, n) > 0)
    .map((n) => `${seat(n)} ${read.courtAgents(state, 4, n)}`)
  const attached = [0, 1, 2, 3, 4].flatMap((spot) => {
    const card = camp.attached(state, spot)
    return card === 0 ? [] : [`${spot + 1}: ${words.courtName(lang, courtId(card - 1) as CourtId)}`]
  })
  const out = [
    `${en ? 'Policy' : 'Политика'}: ${en ? POLICY_EN[policy] : POLICY_RU[policy]} · ${en ? 'First Regent' : 'первый регент'}: ${first < 0 ? '–' : seat(first)} · ${en ? 'Trust' : 'казна'}: ${tokens((type) => camp.trust(state, type))}`,
    `${en ? 'Imperial Council' : 'Имперский совет'}: ${sides[camp.council(state)]}${agents.length > 0 ? ` (${agents.join(', ')})` : ''}${attached.length > 0 ? ` · ${en ? 'attached' : 'приложено'} ${attached.join('; ')}` : ''}`,
  ]
  for (let n = 0; n < playersOf(state); n++) {
    const fate = camp.fate(state, n)
    const favors = Array.from({ length: playersOf(state) }, (_, owner) => owner)
      .filter((owner) => camp.favors(state, n, owner) > 0)
      .map((owner) => `${seat(owner)} ${camp.favors(state, n, owner)}`)
    const grudges = grieves(state, n)
      ? Array.from({ length: playersOf(state) }, (_, other) => other)
          .filter((other) => camp.grievances(state, n, other) > 0)
          .map((other) => `${seat(other)} ${camp.grievances(state, n, other)}`)
      : []
    const golems = golemsOf(state, n).map(
      (golem) =>
        `${words.resource(lang, GOLEMS[golem] as never)}${camp.awake(state, golem) ? '' : en ? ' (asleep)' : ' (спит)'}`,
    )
    out.push(
      `${seat(n)}: ${fate < 0 || (!camp.fatesOpen(state) && fate < 0) ? '?' : fateData(fate).name[lang]}, ${en ? 'objective' : 'задача'} ${camp.objective(state, n)}, ${isOutlaw(state, n) ? (en ? 'Outlaw' : 'отступник') : en ? 'Regent' : 'регент'}${favors.length > 0 ? `, ${en ? 'Favors of' : 'услуги'} ${favors.join(', ')}` : ''}${golems.length > 0 ? `, ${golems.join(', ')}` : ''}${grudges.length > 0 ? `, ${en ? 'grievances against' : 'обиды на:'} ${grudges.join(', ')}` : ''}`,
    )
  }
  const clusters = [1, 2, 3, 4, 5, 6].filter((cluster) => (camp.golemsOnMap(state) & (1 << (cluster - 1))) !== 0)
  if (clusters.length > 0) out.push(`${en ? 'Golems in gates' : 'Големы у врат'}: ${clusters.join(', ')}`)
  return out
}
