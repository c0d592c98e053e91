// Opening a saved game, in one tab at a time.

import { BadInput } from '@understudy/table'
import { loadingJournal } from '@understudy/table/journal'
import { fetchNeeds, loadGame } from '../../games/index.ts'
import type { AnyGameUi } from '../../games/ui.ts'
import { withYaml } from '../../games/yaml.ts'
import { claimGame, putGame, readGame, type Saved } from '../../storage/db.ts'
import { askToPersist } from '../../storage/persist.ts'
import { Saver } from '../../storage/saver.ts'
import { Stopped } from '../../storage/stopping.ts'
import { announce, heldElsewhere, listen, TAB } from '../../storage/tabs.ts'
import { asJournal, refreshGames, standing } from '../../store/games.ts'
import { lang } from '../../store/settings.ts'
import { loadBookLetters } from '../../text/index.ts'
import type { Carrying } from '../beside/carrying.ts'
import { Play } from '../play.ts'
import type { Opened } from '../types.ts'
import { inSlices } from './slices.ts'

export type Opening =
  | { readonly ok: true; readonly play: Play; close(): void }
  | { readonly ok: false; readonly why: 'missing' | 'offline' | 'unreadable' | 'stopped' }
  | { readonly ok: false; readonly why: 'broken'; readonly what: BadInput | undefined; readonly saved: Saved }

export async function openGame(id: string): Promise<Opening> {
  let held: boolean
  let saved: Saved | undefined
  try {
    ;[held, saved] = await Promise.all([heldElsewhere(id), readGame(id)])
  } catch (error) {
    return { ok: false, why: error instanceof Stopped ? 'stopped' : 'unreadable' }
  }
  if (saved === undefined) return { ok: false, why: 'missing' }
  let ui: AnyGameUi | undefined
  try {
    ui = await loadGame(saved.meta.game)
  } catch {
    return { ok: false, why: 'offline' }
  }
  if (ui === undefined) return { ok: false, why: 'broken', what: undefined, saved }
  if (ui.bookLetters === true) loadBookLetters(lang.value)
  let opened: Opened
  try {
    const [loaded, stored] = [ui, saved]
    opened = await withYaml(() => replay(loaded, stored))
    // Without it the steps are told as they are in the log.
    const carries = stored.meta.beside ? await carryingOf(loaded).catch(() => undefined) : undefined
    if (carries !== undefined) opened = { ...opened, carries }
  } catch (error) {
    return { ok: false, why: 'broken', what: error instanceof BadInput ? error : undefined, saved }
  }
  const writes = held || (await claimed(id, opened))
  const play = new Play(ui, opened, held)
  if (!writes) play.saver.state.value = 'failed'
  const fetchHeads = () =>
    import('../following/heads-now.ts').then(
      (part) => part.fetchHeads(play),
      () => undefined,
    )
  play.onFirstMove = () => {
    void askToPersist()
    // Others come next.
    void fetchHeads()
  }
  // Somebody has moved before the game was left: it is told as it was then.
  if (opened.table.entries.some((entry) => entry.t === 'action' && entry.by === 'person')) void fetchHeads()
  const stop = attend(play)
  return {
    ok: true,
    play,
    close: () => {
      stop()
      play.close()
      void refreshGames()
    },
  }
}

/** The entries of the table stand for the stored ones, so that saving knows what is already there. */
async function replay(ui: AnyGameUi, saved: Saved): Promise<Opened> {
  await fetchNeeds(ui, saved.entries, saved.undone)
  const { table, resumed } = await inSlices(loadingJournal(ui.pkg, asJournal(saved), true))
  const entries = [...table.entries]
  const { held } = saved.meta
  if (held !== undefined && (resumed === undefined || resumed.lost.length === 0)) table.hold(held)
  if (resumed === undefined) return { table, saved: { ...saved, entries, undone: [...table.undone] } }
  const history = [...saved.history, ...resumed.history, ...resumed.lost]
  const at = { count: entries.length, seen: entries.length, ...standing(table) }
  const meta = { ...saved.meta, rules: ui.pkg.game.version, ...at, resumed: resumed.why }
  return { table, saved: { meta, entries, undone: [], history }, rewritten: true }
}

/** A game that cannot be written can still be looked at, and exported. */
async function claimed(id: string, opened: Opened): Promise<boolean> {
  try {
    await claimGame(id, TAB)
    await store(opened)
    return true
  } catch {
    return false
  }
}

/** What goes on from another place is stored as it is now, so that saving finds what it expects. */
async function store({ saved, rewritten }: Opened): Promise<void> {
  if (rewritten === true) await putGame({ ...saved, meta: { ...saved.meta, owner: TAB } })
}

/** Answers other tabs, gives way to them, and looks on while one of them plays. */
function attend(play: Play): () => void {
  let due: ReturnType<typeof setTimeout> | undefined
  const reload = async () => {
    const saved = await readGame(play.id)
    if (saved === undefined) play.lock('gone')
    else if (play.locked.value !== false) {
      await fetchNeeds(play.ui, saved.entries, saved.undone)
      const { table } = await inSlices(loadingJournal(play.pkg, asJournal(saved), true))
      play.replace(table, saved.meta.seen, saved.meta.interval)
      play.next.value = table.glance()
    }
  }
  return listen((message) => {
    if (!('id' in message) || message.id !== play.id) return
    if (message.say === 'who' && play.locked.value === false) announce({ say: 'me', id: play.id, to: message.from })
    if (message.say === 'taken' && message.by !== TAB) {
      play.lock('elsewhere')
      due = setTimeout(() => void reload(), 50)
    }
    if (message.say === 'changed' && play.locked.value !== false) {
      clearTimeout(due)
      due = setTimeout(() => void reload(), 80)
    }
  })
}

/** "Continue here": from now on this tab writes, and the other one looks on. */
export async function takeOver(play: Play): Promise<void> {
  await claimGame(play.id, TAB)
  announce({ say: 'taken', id: play.id, by: TAB })
  const saved = await readGame(play.id)
  if (saved === undefined) return play.lock('gone')
  const opened = await replay(play.ui, saved)
  await store(opened)
  play.resumed.value = opened.saved.meta.resumed
  play.aside.value = opened.saved.meta.aside
  play.ticks.value = opened.saved.meta.ticks
  play.saver = new Saver(opened.saved, (gone) => play.lock(gone ? 'gone' : 'elsewhere'))
  play.locked.value = false
  play.replace(opened.table, opened.saved.meta.seen, opened.saved.meta.interval, opened.saved.meta.rests)
}

/** What says what to do on a real table comes with the first game that is played beside one. */
async function carryingOf({ beside }: AnyGameUi): Promise<Carrying | undefined> {
  if (beside === undefined) return undefined
  const [carries, { Carrying }] = await Promise.all([beside(), import('../beside/carrying.ts')])
  return new Carrying(carries)
}
