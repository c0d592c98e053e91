// Battles as scenes: which one is under way or has just been fought, how long its parts are shown, and when the game goes on.
// The game draws it (`GameUi.battle`); this only watches the journal.

import type { Entry, Logged } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import { type Speed, speed } from '../../store/settings.ts'
import { narrow } from '../../ui/narrow.ts'
import type { Play } from '../play.ts'

export interface Fought {
  /** The entry that began it. */
  readonly from: number
  /** How many entries there were when it was over; undefined: it goes on. */
  readonly to?: number
  /** A person is one of the sides: it stays until they say so. */
  readonly mine: boolean
  /** When it began, by the clock. */
  readonly since: number
}

/** Milliseconds of the parts of a scene. */
interface Parts {
  readonly opening: number
  readonly roll: number
  readonly ledger: number
  readonly result: number
}

/** A battle among others takes no longer than this, however many rounds it has. */
const WHOLE: Readonly<Record<Speed, number>> = { step: 6000, slow: 9600, normal: 6000, quick: 2800, instant: 0 }

const MINE: Parts = { opening: 250, roll: 950, ledger: 250, result: 0 }
const OTHERS: Readonly<Record<Speed, Parts>> = {
  step: { opening: 400, roll: 950, ledger: 1200, result: 1600 },
  slow: { opening: 640, roll: 1520, ledger: 1920, result: 2560 },
  normal: { opening: 400, roll: 950, ledger: 1200, result: 1600 },
  quick: { opening: 150, roll: 400, ledger: 400, result: 900 },
  instant: { opening: 0, roll: 0, ledger: 0, result: 0 },
}

/** Where there is no more time, things only change. */
const MOTION_MS = 60

/** How long dice may keep the page waiting, whatever becomes of the drawing. */
const AT_MOST = 2400

const partsOf = ({ mine }: Fought): Parts => (mine && speed.value !== 'instant' ? MINE : OTHERS[speed.value])

/** The same, for a game with a pace of its own. */
export function timesOf(play: Play, battle: Fought): Parts {
  const parts = partsOf(battle)
  const { roll } = play.ui.battle ?? {}
  return roll === undefined || parts.roll === 0 ? parts : { ...parts, roll: Math.min(roll, parts.roll) }
}

const sides = (play: Play): readonly string[] | undefined => play.ui.battle?.of(play.table.state)

const ofPeople = (play: Play, seats: readonly string[]): boolean =>
  seats.some((seat) => seat !== '' && play.table.controller(seat).by === 'person')

/** Records an entry and sees what it means for the battle. */
export function watching(play: Play, what: () => Logged | undefined): Logged | undefined {
  if (play.ui.battle === undefined) return what()
  const before = sides(play)
  // What dice bring about is not seen before they lie.
  const shown = before === undefined ? undefined : play.pkg.game.copy(play.table.state)
  const logged = what()
  if (logged === undefined) return logged
  const now = sides(play)
  const known = play.battle.peek()
  if (now !== undefined && before === undefined)
    play.battle.value = { from: logged.index, mine: ofPeople(play, now), since: performance.now() }
  else if (now === undefined && before !== undefined) {
    // Beside a real board the list says what to take off.
    const ended = {
      from: known?.from ?? begunAt(play),
      to: play.table.entries.length,
      mine: ofPeople(play, before),
      since: known?.since ?? performance.now(),
    }
    play.battle.value = play.beside ? undefined : ended
  } else if (now === undefined) play.battle.value = undefined
  if (isThrow(play, logged.entry) && play.battle.peek() !== undefined) {
    // Whoever looked at the board before sees what falls, and what comes of it.
    if (play.battle.peek()?.mine === true) play.lifted.value = false
    tumble(play, shown)
  }
  return logged
}

const isThrow = (play: Play, entry: Entry | undefined): boolean =>
  entry?.t === 'answer' && entry.kind === 'chance' && play.ui.battle?.rolls(entry.action) === true

/** Dice fall: until they lie, nothing is asked about them. */
function tumble(play: Play, shown: unknown): void {
  if (play.beside || speed.peek() === 'instant' || play.pumping.skipping) return
  play.still = shown
  play.tumbling.value = true
  setTimeout(() => lie(play), AT_MOST)
}

/** The dice lie. */
export function lie(play: Play): void {
  play.tumbling.value = false
}

/** After an undo, a redo, an open file: what the journal says. Strangers' battles end by themselves, whoever is asked then. */
export function matchBattle(play: Play): void {
  if (play.ui.battle === undefined) return
  const known = play.battle.peek()
  const { length } = play.table.entries
  const now = sides(play)
  if (now === undefined) {
    if (known !== undefined && known.to !== length) play.battle.value = undefined
  } else if (known === undefined || known.to !== undefined || known.from >= length)
    play.battle.value = { from: begunAt(play), mine: ofPeople(play, now), since: performance.now() }
  const fought = play.battle.peek()
  if (fought === undefined) play.tumbling.value = false
  else if (fought.to !== undefined && !fought.mine && !goesOnByItself(play)) fadeLater(play, fought)
}

export const goesOnByItself = (play: Play): boolean => {
  const kind = play.next.peek()?.kind
  return kind === 'auto' || kind === 'bot'
}

/** Whoever is asked now sees what came of it for as long as it is read, once the dice lie, and then the board. */
function fadeLater(play: Play, fought: Fought): void {
  const { result } = timesOf(play, fought)
  const fade = () => {
    if (play.battle.peek() === fought) play.battle.value = undefined
  }
  if (!play.tumbling.peek()) {
    setTimeout(fade, result)
    return
  }
  const stop = play.tumbling.subscribe((falls) => {
    if (falls) return
    setTimeout(fade, result)
    setTimeout(() => stop())
  })
}

/** Where the battle that lasts now, or has just ended, began. */
function begunAt(play: Play): number {
  const { table } = play
  let at = table.entries.length - 1
  while (at > 1 && play.ui.battle?.of(table.stateAt(at)) !== undefined) at--
  return at
}

/** A battle of somebody here is over, and they have not gone on yet. */
export const unread = (play: Play): boolean => play.battle.value?.to !== undefined && play.battle.value.mine

/** "Go on": it was seen. */
export function leaveBattle(play: Play): void {
  // Where one thing is seen at a time: what was asked about this one does not lie over the next.
  if (narrow()) play.tab.value = 'board'
  play.battle.value = undefined
  play.tumbling.value = false
  play.pump()
}

/** How long the scene wants before this entry; undefined: there is none. */
export function battlePause(play: Play, next: Entry): number | undefined {
  const battle = play.battle.peek()
  if (battle === undefined || battle.from >= play.table.entries.length) return undefined
  const { opening, roll, ledger, result } = timesOf(play, battle)
  const last = play.table.entries.at(-1)
  const rolled = isThrow(play, last)
  if (battle.to !== undefined) return (rolled ? roll : 0) + ledger / 2 + result
  const late = !battle.mine && performance.now() - battle.since > WHOLE[speed.value] - roll - ledger - result
  if (late) return MOTION_MS
  if (rolled) return roll + ledger / 2
  if (isPersonal(last)) return 0
  return isThrow(play, next) ? opening : ledger / 2
}

/** A person puts one together, and nothing else is looked at. */
function plans(play: Play): boolean {
  const proposed = play.proposed.value
  if (play.next.value?.kind !== 'person') return false
  if (play.ui.battle?.planning?.() === true) return true
  return proposed !== undefined && play.ui.battle?.plans?.(play.table.state, proposed.action) === true
}

/** Whether the scene is to be seen: of strangers' battles only as much as the pace allows. */
export function sceneSize(play: Play): 'none' | 'small' | 'whole' {
  const battle = play.battle.value
  if (play.mode.value.at !== 'now') return 'none'
  if (battle === undefined) return plans(play) ? 'whole' : 'none'
  if (battle.mine) return 'whole'
  if (speed.value === 'instant' || play.pumping.skipping) return 'none'
  return speed.value === 'quick' ? 'small' : 'whole'
}
