// What an act brings to the page: its rules, its drawings and its own questions. Fetched with the first game of an act.

import './governing.css'
import './reach.css'
import './reach-seats.css'
import type { State } from '@understudy/arcs'
import { camp, loadCampaign, offerCampaign, optionsOfCampaign } from '@understudy/arcs/act'
import { ids, ROW_SIZE, read } from '@understudy/arcs/state'
import { courtName } from '@understudy/arcs/text'
import type { Colour, CourtId } from '@understudy/arcs/vocabulary'
import type { Json, Lang } from '@understudy/procedure'
import { speed } from '../../../store/settings.ts'
import { later } from '../../../ui/later.tsx'
import type { ActLayer } from '../act.ts'
import { RESOURCE_SIGN } from '../draw/glyphs.tsx'
import { laying } from './beside/laying-now.ts'
import { composes, ReachComposer } from './composer.tsx'
import { GOLEM_SIGN, OnSystem, ReachFace } from './drawings.tsx'
import { seatLook, systemLook } from './looks.ts'
import { ClockLine, ReachBox } from './reach-box.tsx'
import { toldInScene } from './scene/scene-of.ts'
import { controlAt, key, ScoringSwitch } from './scoring-view.tsx'
import { SeatLines } from './seat-lines.tsx'
import { reachWords } from './words.ts'

const EventScene = later(() => import('./scene/event-scene.tsx').then((part) => part.EventScene))
const Laying = later(() => import('./beside/laying-list.tsx').then((part) => part.Laying))
const COUNCIL = 'council' as CourtId
const SCENE_SAYS = { en: 'This is what happened.', ru: 'Вот что произошло.' }

function courtNote(state: State, card: CourtId, lang: Lang): string | undefined {
  const w = reachWords(lang)
  const spot = card === COUNCIL ? ROW_SIZE : [0, 1, 2, 3].find((at) => read.rowCard(state, at) === ids.court(card) + 1)
  if (spot === undefined) return undefined
  const under = camp.attached(state, spot) - 1
  const note = under < 0 ? undefined : w.under(courtName(lang, ids.courtId(under)))
  if (card !== COUNCIL) return note
  const side = camp.council(state) === camp.IN_SESSION ? w.councilSession : w.councilDecided
  return note === undefined ? side : `${side}, ${note}`
}

/** Systems, Fates, the Policy, Events and Faithful cards are told in an act's own way. */
function tellsAbout(state: State, what: Json): boolean {
  if (typeof what !== 'object' || what === null || Array.isArray(what)) return false
  const { system, site, reach, policy, action } = what as Record<string, Json>
  return (
    ids.sys(String(system ?? site ?? '').slice(0, 2)) >= 0 ||
    state.options.colours.includes(reach as Colour) ||
    policy === true ||
    /^(event|faithful)-\d$/.test(String(action))
  )
}

export const layer: ActLayer = {
  load() {
    loadCampaign()
    // Golems lie in slots like resources.
    Object.assign(RESOURCE_SIGN, GOLEM_SIGN)
  },
  optionsOf: (version) => optionsOfCampaign(version === '0.5' ? '0.5' : '0.10'),
  offer: offerCampaign,
  systemLook,
  seatLook,
  OnSystem,
  OnSeat: SeatLines,
  Face: ReachFace,
  courtNote,
  council: COUNCIL,
  councilLies: (state) => camp.council(state) !== camp.TUCKED && camp.imperialCluster(state) !== 0,
  Text: later(() => import('./texts.ts').then((part) => part.CardWords)),
  Reach: ReachBox,
  ClockLine,
  controlAt,
  ScoringSwitch,
  key,
  tellsAbout,
  About: later(() => import('./about.tsx').then((part) => part.About)),
  composes,
  Composer: ReachComposer,
  MoreCards: later(() => import('./beside/more-cards.tsx').then((part) => part.MoreCards)),
  MoreCourt: later(() => import('./beside/more-cards.tsx').then((part) => part.MoreCourt)),
  Fates: later(() => import('./fates-field.tsx').then((part) => part.FatesField)),
  help: () => import('./help/help.tsx'),
  EditForm: later(() => import('./reach-form.tsx').then((part) => part.ReachForm)),
  CourtForm: later(() => import('./reach-form.tsx').then((part) => part.ActCourtForm)),
  laying: (state) => (laying(state) ? Laying : undefined),
  kinds: () => import('./heads.ts').then((part) => part.ACT_KINDS),
  beside: () => import('@understudy/arcs/beside-act').then((part) => part.actBeside),
  scene(before, after, more) {
    // At Quick and At once the list says it.
    const brief = speed.value === 'quick' || speed.value === 'instant'
    const events = brief ? undefined : toldInScene(before, after, more)
    return events && { Screen: EventScene, events, says: SCENE_SAYS }
  },
  EventScene,
  Pause: later(() => import('./act-pause.tsx').then((part) => part.ActPause)),
  Ending: later(() => import('./ending.tsx').then((part) => part.Ending)),
}
