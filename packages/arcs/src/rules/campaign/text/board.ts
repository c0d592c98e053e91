// What an act adds to the position in the terminal: Empire, Council, Fates, Favors, Golems.

import type { Lang } from '@understudy/procedure'
import * as words from '../../../text/words.ts'
import { type CourtId, RESOURCES } from '../../../vocabulary.ts'
import { courtId } from '../../board/ids.ts'
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
  const seat = (n: number): string => words.seatName(lang, colourOf(state, n))
  const tokens = (of: (type: number) => number): string =>
    RESOURCES.flatMap((type, i) => (of(i + 1) === 0 ? [] : [`${words.resource(lang, type)} ${of(i + 1)}`])).join(
      ', ',
    ) || '–'
  const first = camp.firstRegent(state)
  const policy = POLICIES[camp.policy(state)]!
  const sides = { en: ['In Session', 'Decided', 'Decided, tucked'], ru: ['заседает', 'решил', 'решил, под картой'] }[
    lang
  ]
  const agents = Array.from({ length: playersOf(state) }, (_, n) => n)
    .filter((n) => read.courtAgents(state, 4, n) > 0)
    .map((n) => `${seat(n)} ${read.courtAgents(state, 4, n)}`)
  const attached = [0, 1, 2, 3, 4].flatMap((spot) => {
    const card = camp.attached(state, spot)
    return card === 0 ? [] : [`${spot + 1}: ${words.courtName(lang, courtId(card - 1) as CourtId)}`]
  })
  const out = [
    `${{ en: 'Policy', ru: 'Политика' }[lang]}: ${{ en: POLICY_EN[policy], ru: POLICY_RU[policy] }[lang]} · ${{ en: 'First Regent', ru: 'первый регент' }[lang]}: ${first < 0 ? '–' : seat(first)} · ${{ en: 'Trust', ru: 'казна' }[lang]}: ${tokens((type) => camp.trust(state, type))}`,
    `${{ en: 'Imperial Council', ru: 'Имперский совет' }[lang]}: ${sides[camp.council(state)]}${agents.length > 0 ? ` (${agents.join(', ')})` : ''}${attached.length > 0 ? ` · ${{ en: 'attached', ru: 'приложено' }[lang]} ${attached.join('; ')}` : ''}`,
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
        `${words.resource(lang, GOLEMS[golem] as never)}${camp.awake(state, golem) ? '' : ({ en: ' (asleep)', ru: ' (спит)' })[lang]}`,
    )
    out.push(
      `${seat(n)}: ${fate < 0 || (!camp.fatesOpen(state) && fate < 0) ? '?' : fateData(fate).name[lang]}, ${{ en: 'objective', ru: 'задача' }[lang]} ${camp.objective(state, n)}, ${isOutlaw(state, n) ? { en: 'Outlaw', ru: 'отступник' }[lang] : ({ en: 'Regent', ru: 'регент' })[lang]}${favors.length > 0 ? `, ${{ en: 'Favors of', ru: 'услуги' }[lang]} ${favors.join(', ')}` : ''}${golems.length > 0 ? `, ${golems.join(', ')}` : ''}${grudges.length > 0 ? `, ${{ en: 'grievances against', ru: 'обиды на:' }[lang]} ${grudges.join(', ')}` : ''}`,
    )
  }
  const clusters = [1, 2, 3, 4, 5, 6].filter((cluster) => (camp.golemsOnMap(state) & (1 << (cluster - 1))) !== 0)
  if (clusters.length > 0) out.push(`${{ en: 'Golems in gates', ru: 'Големы у врат' }[lang]}: ${clusters.join(', ')}`)
  return out
}
