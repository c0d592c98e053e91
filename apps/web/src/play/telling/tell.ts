// An entry in words, for those who look at this screen.

import type { GameEvent, Logged } from '@understudy/table'
import { lang, names } from '../../store/settings.ts'
import { t } from '../../text/index.ts'
import { deedsOf, headline } from '../following/beats.ts'
import type { Play } from '../play.ts'
import { secretive } from '../seats/secrets.ts'
import { toldNow } from './resting.ts'
import { tellEntry, tellEvents } from './story.ts'
import { viewerOf } from './view.ts'

/** Entries are told again and again while a log is open; what was said about one stays true for the same viewer. */
interface Kept {
  viewer: string
  lang: string
  names: string
  text: string
}
const told = new WeakMap<Logged, Kept>()

export function tellLogged(play: Play, logged: Logged): string {
  const viewer = viewerOf(play)
  const now = toldNow(play, logged)
  if (now !== logged) return tellEntry(play.pkg, play.options, hushed(play, now, viewer), lang.value, before(play, now))
  const known = told.get(logged)
  if (known?.viewer === viewer && known.lang === lang.value && known.names === names.value) return known.text
  const text = goesOn(play, logged)
    ? t.value.log.goesOn
    : tellEntry(play.pkg, play.options, hushed(play, logged, viewer), lang.value, before(play, logged))
  told.set(logged, { viewer, lang: lang.value, names: names.value, text })
  return text
}

/** A beat in a sentence, or in a headline. */
export function tellBeat(play: Play, beat: readonly Logged[]): string {
  const last = headline(beat)
  if (last === undefined) return ''
  return play.ui.telling?.sum?.(deedsOf(beat), lang.value) ?? play.heads.value?.(beat) ?? tellLogged(play, last)
}

/** The position from which a game goes on that could not be replayed: nobody has entered it by hand. */
const goesOn = (play: Play, { entry }: Logged): boolean =>
  entry.t === 'start' && entry.position !== undefined && play.history.length > 0

/** The position before an entry; only looked for if its sentence needs names. */
const before =
  (play: Play, { index }: Logged) =>
  () =>
    play.table.stateAt(index)

/** What somebody did, apart from all that came of it. */
export function tellDeed(play: Play, logged: Logged): { readonly what: string; readonly after: string } {
  const { events, ...entry } = hushed(play, logged, viewerOf(play))
  const told = events.map((event) => tellEvents(play.pkg, [event], lang.value)).filter((sentence) => sentence !== '')
  const [
    what = tellEntry(play.pkg, play.options, { ...entry, events: [] }, lang.value, before(play, logged)),
    ...after
  ] = told
  return { what, after: after.join(' ') }
}

/** What somebody may not know is left out or told otherwise; so is an action that says nothing but itself. */
export function hushed(play: Play, logged: Logged, viewer: string): Logged {
  const { hush } = play.ui
  if (hush === undefined) return logged
  const tone = (event: GameEvent) => hush(event, viewer) ?? event
  const { entry, events } = logged
  if (events.length > 0 || !secretive(play)) return { ...logged, events: events.map(tone) }
  if (entry.t === 'answer' && entry.kind === 'chance') return { ...logged, entry: { ...entry, kind: 'pick' } }
  if (entry.t !== 'action' || entry.seat === viewer) return logged
  return {
    ...logged,
    events: [tone(play.pkg.game.describe(play.pkg.game.parseAction(entry.action), before(play, logged)()))],
  }
}
