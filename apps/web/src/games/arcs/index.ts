// Arcs for the page: our own drawings of the Reach, its Court and its cards.

import './style/colours.css'
import './style/board.css'
import './style/system.css'
import './style/hub.css'
import './style/taps.css'
import './style/table.css'
import './style/cards.css'
import './style/cards-phone.css'
import './style/goods.css'
import './style/seats.css'
import './style/seats-strip.css'
import './style/seats-rail.css'
import './style/thumbnail.css'
import './text/speaking.ts'
import { effect } from '@preact/signals'
import { type Action, inBothNames, type State, showBothNames } from '@understudy/arcs'
import { names } from '../../store/settings.ts'
import { nameBy } from '../../text/named.ts'
import { later } from '../../ui/later.tsx'
import type { GameUi, Telling } from '../ui.ts'
import { act, actOf } from './act.ts'
import { battle } from './battle/index.ts'
import { Board } from './board/board.tsx'
import { chapterOf, roundOf } from './board/round.ts'
import { placeOf, TAPPED_SLOTS } from './board/taps.ts'
import { Hand, Market } from './cards/hand.tsx'
import { chapterEnded } from './chapter.ts'
import { bridge, bridged } from './compose/bridge.tsx'
import { entering, fetchOther } from './compose/entering.ts'
import { arcsLight } from './light.ts'
import { needs } from './needs.ts'
import { Seats } from './seats/seats.tsx'
import { uses } from './seats/uses.ts'
import { Ambitions } from './table/ambitions.tsx'
import { hush } from './telling/hush.ts'
import { words } from './text/words.ts'
import { usual } from './usual.ts'

const ChapterPause = later(() => import('./pause.tsx').then((part) => part.ChapterPause))
const EventfulPause = later(() => import('./pause.tsx').then((part) => part.EventfulPause))

effect(() => showBothNames(names.value === 'both'))
nameBy(inBothNames)

function Nothing() {
  return null
}

/** What belongs together comes with the headlines; until then what one rule does is one thing. */
const telling: { joins: Telling<Action>['joins'] } = { joins: () => undefined }

export const arcsUi: GameUi<State, Action> = {
  pkg: arcsLight,
  Board: bridged(Board),
  Seats: bridged(Seats),
  byColour: true,
  Score: bridged(Ambitions),
  Market: bridged(Market),
  marketWord: { en: 'Court', ru: 'Двор' },
  inMarket: (choices) => (bridge.value?.choices ?? choices).some(({ pick }) => placeOf(pick.value)?.kind === 'court'),
  Hand: bridged(Hand),
  ...entering,
  uses,
  clock: { round: true },
  clockWords: (state, lang, short) =>
    (short ? words(lang).whenShort : words(lang).when)(chapterOf(state), roundOf(state)),
  clockLine: (state) => actOf(state)?.ClockLine,
  key: (state, code) => actOf(state)?.key(state, code) === true,
  ClockSigns: later(() => import('./table/clock.tsx').then((part) => part.ClockSigns), Nothing),
  Inspect: later(() => import('./inspect/inspect.tsx').then((part) => part.Inspect)),
  Editor: later(() => import('./editor/editor.tsx').then((part) => part.Editor)),
  Thumbnail: later(() => import('./thumbnail.tsx').then((part) => part.Thumbnail), Nothing),
  needs,
  ownFields: { act: later(() => import('./act-field.tsx').then((part) => part.ActField)) },
  presets: [usual],
  choosing: () => import('./choosing.tsx'),
  guide: () => import('./guide.ts').then((part) => part.guide),
  help: (state) => import('./help/help.tsx').then((part) => part.helpFor(state)),
  secrets: true,
  hush,
  laying: (state) => actOf(state)?.laying(state),
  telling,
  heads: () => import('./telling/heads.ts').then((part) => part.fetchHeads(telling)),
  beside: async () => {
    const [beside] = await Promise.all([
      act()?.beside() ?? import('@understudy/arcs/beside').then((part) => part.arcsBeside),
      fetchOther(),
    ])
    return beside
  },
  pause: (before, after, more) => {
    const scene = actOf(after)?.scene(before, after, more)
    if (!chapterEnded(before, after)) return scene
    const { events } = scene ?? {}
    return events === undefined ? { Screen: ChapterPause } : { Screen: EventfulPause, events }
  },
  battle,
  Summary: later(() => import('./summary.tsx').then((part) => part.Summary)),
  review: () => import('./review.ts').then((part) => part.review),
  pointing: () => import('./pointing.ts').then((part) => part.pointing),
  slots: TAPPED_SLOTS,
  // A Cartel takes a token out of somebody's slot.
  lies: (value) => placeOf(value) !== undefined,
}
