// Checks of a whole game: it can be replayed, taken up anywhere, undone, amended and explained.

import { type AnyRulebook, equal, LANGS, type Say } from '@understudy/procedure'
import { explain, explainVerdict } from '@understudy/procedure/explain'
import { canonical } from '@understudy/procedure/json'
import type { TraceEvent } from '@understudy/procedure/trace'
import { pickFrom } from '../chance/random.ts'
import { CHANCE } from '../games/game.ts'
import { amend } from '../journal/amend.ts'
import type { Entry } from '../journal/journal.ts'
import { loadJournal } from '../journal/load.ts'
import { parseJournal, readJson } from '../journal/read-journal.ts'
import { explainRun, whyNotAt } from '../play/explain-run.ts'
import { Table } from '../play/table.ts'
import { countingIn } from './check-book.ts'
import { attempt, hashState, type Inspection, wrongText } from './inspect.ts'
import { stepOn } from './play-out.ts'

export function checkJournal<State, Action>(look: Inspection<State, Action>, table: Table<State, Action>): void {
  attempt(look, 'replay', () => checkReplay(look, table))
  attempt(look, 'reload', () => checkReload(look, table))
  attempt(look, 'undo', () => checkUndo(look, table))
  attempt(look, 'amend', () => checkAmend(look, table))
  attempt(look, 'explain', () => checkExplain(look, table))
  attempt(look, 'rules', () => checkRules(look, table))
}

const points = <State, Action>(
  look: Inspection<State, Action>,
  purpose: string,
  length: number,
  n: number,
): number[] => {
  const chance = look.random(purpose)
  return Array.from({ length: Math.min(n, length - 1) }, () => 1 + chance.int(length - 1))
}

function checkReplay<State, Action>(look: Inspection<State, Action>, table: Table<State, Action>): void {
  const again = new Table(look.pkg, table.entries)
  if (!equal(again.entries, table.entries)) look.report('replay', 'replaying gives another journal')
  const { table: loaded, resumed } = loadJournal(look.pkg, parseJournal(readJson(canonical(table.file()))))
  if (resumed !== undefined) look.report('replay', `the written journal cannot be replayed: ${resumed.fault.message}`)
  if (hashState(look.game, loaded.state) !== hashState(look.game, table.state))
    look.report('replay', 'loading the written journal gives another position')
  for (const at of points(look, 'stateAt', table.entries.length, 2)) {
    const short = new Table(look.pkg, table.entries.slice(0, at))
    if (hashState(look.game, short.state) !== hashState(look.game, table.stateAt(at)))
      look.report('replay', `the position before entry ${at} is another one when replayed`)
  }
}

/** Taken up in the middle, from its text, a game goes on as it did. */
function checkReload<State, Action>(look: Inspection<State, Action>, table: Table<State, Action>): void {
  for (const point of points(look, 'reload', table.entries.length, 2)) {
    // People's lots go by the number of entries, so a snapshot that comes next belongs to the piece.
    const at = table.entries[point]?.t === 'snapshot' ? point + 1 : point
    const entries = JSON.parse(canonical(table.entries.slice(0, at))) as Entry[]
    const again = new Table(look.pkg, entries)
    for (let n = 0; n < 40 && stepOn(again, look.seed); n++);
    // A snapshot that ended the piece is written anew.
    const same = withoutSnapshots(again.entries)
    if (!equal(same, withoutSnapshots(table.entries).slice(0, same.length))) {
      look.report('reload', `taken up after entry ${at}, the game goes on otherwise`)
      return
    }
  }
}

function checkUndo<State, Action>(look: Inspection<State, Action>, table: Table<State, Action>): void {
  const end = hashState(look.game, table.state)
  const again = new Table(look.pkg, table.entries)
  const back = [...new Set(points(look, 'undo', table.entries.length, 3))].sort((a, b) => b - a)
  for (const at of back) {
    again.undo(at)
    const replayed = new Table(look.pkg, table.entries.slice(0, at))
    if (hashState(look.game, again.state) !== hashState(look.game, replayed.state))
      look.report('undo', `undone to entry ${at}, the position is another one than when replayed`)
    if (JSON.stringify(again.next()) !== JSON.stringify(replayed.next()))
      look.report('undo', `undone to entry ${at}, something else comes next than when replayed`)
  }
  while (again.undone.length > 0) again.redo()
  if (hashState(look.game, again.state) !== end) look.report('undo', 'undo and redo lead to another position')
  if (!equal(again.entries, table.entries)) look.report('undo', 'undo and redo leave another journal')
}

function checkAmend<State, Action>(look: Inspection<State, Action>, table: Table<State, Action>): void {
  const own = table.entries.flatMap((entry, at) => (entry.t === 'action' && entry.by !== 'bot' ? [at] : []))
  if (own.length === 0) return
  const chance = look.random('amend')
  const at = pickFrom(chance, own)
  const entry = table.entries[at]
  if (entry?.t !== 'action') return
  const same = amend(table, at, entry)
  if (same.different !== undefined || same.conflict !== undefined || same.changes.length > 0)
    look.report('amend', `entry ${at} amended to what it was makes a difference`)
  if (!equal(withoutSnapshots(same.table.entries), withoutSnapshots(table.entries)))
    look.report('amend', `entry ${at} amended to what it was gives another journal`)
  const other = look.game.decision(table.stateAt(at))?.sample(chance)
  if (other === undefined || equal(other, entry.action)) return
  const amended = amend(table, at, { ...entry, action: other as never })
  checkAmended(look, table, amended.table, at)
  // Fixed forward, bots are made to do what they did before, and go on from there by themselves.
  const fixed = amend(table, at, { ...entry, action: other as never }, true).table
  for (let n = 0; n < 40 && stepOn(fixed, look.seed); n++);
}

/** Everything before the amended entry is as it was, and every roll, draw and pick that is still possible is kept. */
function checkAmended<State, Action>(
  look: Inspection<State, Action>,
  old: Table<State, Action>,
  now: Table<State, Action>,
  at: number,
): void {
  if (!equal(now.entries.slice(0, at), old.entries.slice(0, at)))
    look.report('amend', `amending entry ${at} changes something before it`)
  const before = new Map<string, Entry & { t: 'answer' }>()
  for (const entry of old.entries) if (entry.t === 'answer') before.set(entry.key, entry)
  for (const [index, entry] of now.entries.entries()) {
    const was = entry.t === 'answer' ? before.get(entry.key) : undefined
    if (entry.t !== 'answer' || was === undefined || index <= at) continue
    if (entry.kind !== 'chance') {
      if (was.of === entry.of && was.value !== entry.value) look.report('amend', `${entry.key} comes out otherwise`)
    } else if (!equal(was.action, entry.action)) {
      const possible = look.game.decision(now.stateAt(index))?.legal(was.action as Action) === undefined
      if (possible) look.report('amend', `${entry.key} was ${canonical(was.action)}, is ${canonical(entry.action)}`)
    }
  }
  for (const entry of now.entries)
    if (entry.t === 'answer' && entry.kind === 'chance' && entry.seat !== CHANCE)
      look.report('amend', 'chance has another seat')
}

/** So many rules of a game are read closely, each where it first decided. */
const RULES = 12

/** Whatever rules say and count when they are read is there. */
function checkRules<State, Action>(look: Inspection<State, Action>, table: Table<State, Action>): void {
  const first = new Map<string, number>()
  for (const [at, entry] of table.entries.entries())
    if (entry.t === 'action' && entry.by === 'bot' && !first.has(`${entry.seat} ${entry.node}`))
      first.set(`${entry.seat} ${entry.node}`, at)
  const chance = look.random('rules')
  const left = [...first.values()]
  for (let n = 0; n < RULES && left.length > 0; n++) {
    const [at = 0] = left.splice(chance.int(left.length), 1)
    const entry = table.entries[at]
    const rulebook = entry?.t === 'action' ? table.driverAt(at).bot(entry.seat)?.runner?.rulebook : undefined
    if (rulebook === undefined) continue
    for (const { events } of explainRun(table, at)) {
      checkSayings(look, rulebook, events)
      checkNumbers(look, rulebook, events)
    }
  }
}

/** Explained again, a bot's decision is what it was, in words, and so is every alternative to it. */
function checkExplain<State, Action>(look: Inspection<State, Action>, table: Table<State, Action>): void {
  const own = table.entries.flatMap((entry, at) => (entry.t === 'action' && entry.by === 'bot' ? [at] : []))
  const chance = look.random('explain')
  for (let n = 0; n < Math.min(5, own.length); n++) {
    const at = pickFrom(chance, own)
    const entry = table.entries[at]
    if (entry?.t !== 'action') continue
    const rulebook = table.driverAt(at).bot(entry.seat)?.runner?.rulebook
    if (rulebook === undefined) continue
    const run = explainRun(table, at)
    const explained = run.find(({ index }) => index === at)
    const acted = explained?.events.findLast((event) => event.e === 'act')
    if (explained?.same !== true || acted?.e !== 'act' || !equal(acted.action, entry.action)) {
      look.report('explain', `entry ${at} is explained as something else`)
      continue
    }
    const unlisted = explained.events.find((event) => 'because' in event && !Array.isArray(event.because ?? []))
    if (unlisted !== undefined && 'node' in unlisted) {
      look.report('explain', `${unlisted.node}: what it rests on (show of a question, because) is no list of sentences`)
      continue
    }
    const other = look.game.decision(table.stateAt(at))?.sample(chance)
    const verdict = other === undefined ? undefined : whyNotAt(table, at, other)
    if (verdict === undefined) look.report('explain', `no answer to “why not?” at entry ${at}`)
    for (const lang of LANGS) {
      const speaker = { rulebook, lang, phrases: look.game.phrases }
      const lines = explain(explained.events, speaker)
      if (verdict !== undefined) lines.push({ depth: 0, kind: 'act', text: explainVerdict(verdict, speaker) })
      for (const line of lines) {
        const wrong = wrongText(line.text) ?? (/\[\[|\*\*/.test(line.text) ? `it says “${line.text}”` : undefined)
        if (wrong !== undefined)
          look.report('texts', `the explanation of entry ${at}, ${line.node ?? line.page}: ${wrong}`)
        for (const chip of line.chips ?? [])
          if (wrongText(chip.text) !== undefined)
            look.report('texts', `a candidate of ${line.node} has no name (${lang})`)
      }
    }
  }
}

/** Whatever a trace says, the book or the game has in every language. */
function checkSayings<State, Action>(
  { game, report }: Inspection<State, Action>,
  { id, phrases }: AnyRulebook,
  events: readonly TraceEvent[],
): void {
  for (const event of events)
    for (const { say } of sayingsOf(event))
      for (const lang of LANGS)
        if (![phrases?.[lang], game.phrases[lang]].some((known) => known !== undefined && Object.hasOwn(known, say)))
          report('texts', `${id}, ${'node' in event ? event.node : ''}: there is no sentence “${say}” (${lang})`)
}

/** What goes by a number has one: of a slip in a name nothing else is seen than that it makes no difference. */
function checkNumbers<State, Action>(
  { report }: Inspection<State, Action>,
  rulebook: AnyRulebook,
  events: readonly TraceEvent[],
): void {
  const counting = countingIn(rulebook)
  for (const event of events)
    if (event.e === 'prefer' && event.best === undefined && counting.has(event.preference))
      report('prefer', `${rulebook.id}, ${event.node}: the preference ${event.preference} has a number for nobody`)
}

const sayingsOf = (event: TraceEvent): Say[] => {
  if (event.e === 'fact') return [event.ask, event.text]
  if (event.e !== 'ask' && event.e !== 'found') return []
  const because = Array.isArray(event.because) ? event.because : []
  if (event.e === 'ask') return because
  const named = [...event.candidates, ...(event.fell ?? [])].flatMap(({ text, plan }) => [text, plan])
  const why = (event.fell ?? []).map((each) => each.why)
  return [...because, ...named, ...why].filter((each) => each !== undefined)
}

const withoutSnapshots = (entries: readonly Entry[]): Entry[] => entries.filter((entry) => entry.t !== 'snapshot')
