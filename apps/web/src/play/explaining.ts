// Why a bot did what it did, and why not something else.

import { type AnyRulebook, explain, type Lang, type Line } from '@understudy/procedure'
import { type BotSpec, type Entry, explainEntry, whyNotAt } from '@understudy/table'
import { narrow } from '../ui/narrow.ts'
import { Picker } from './picker.ts'
import type { Play } from './play.ts'

export interface Why {
  readonly index: number
  readonly seat: string
  readonly rulebook: AnyRulebook
  readonly bot: BotSpec<unknown, unknown>
  /** The rule that decided. */
  readonly node: string | undefined
  /** The lines that led straight to the decision, and all of them. */
  readonly short: readonly Line[]
  readonly all: readonly Line[]
  readonly same: boolean
}

/** The bot that made an entry, if it follows a rulebook. */
export function botOf(play: Play, entry: Entry | undefined): BotSpec<unknown, unknown> | undefined {
  if (entry?.t !== 'action' || entry.by !== 'bot') return undefined
  const id = entry.bot?.split('@')[0]
  const spec = play.pkg.bots.find((bot) => bot.id === id)
  return spec?.rulebook === undefined ? undefined : spec
}

/** Entries that can be explained, in order. */
export function decisions(play: Play): number[] {
  return play.table.entries.flatMap((entry, index) => (botOf(play, entry) === undefined ? [] : [index]))
}

export function whyOf(play: Play, index: number, lang: Lang): Why | undefined {
  const { table } = play
  const bot = botOf(play, table.entries[index])
  const explained = explainEntry(table, index)
  if (bot?.rulebook === undefined || explained === undefined) return undefined
  const all = explain(explained.events, { rulebook: bot.rulebook, lang, phrases: play.pkg.game.phrases })
  const acted = all.findLast((line) => line.kind === 'act')
  return {
    index,
    seat: explained.seat,
    rulebook: bot.rulebook,
    bot,
    node: acted?.node,
    short: straight(all),
    all: all.filter((line) => line.kind !== 'act'),
    same: explained.same,
  }
}

/** Backwards from the action: the rule that decided, the questions above it, and nothing that led nowhere. */
function straight(lines: readonly Line[]): Line[] {
  const acted = lines.findLastIndex((line) => line.kind === 'act')
  const act = lines[acted]
  if (act === undefined) return []
  const kept: Line[] = []
  const nodes = new Set([act.node])
  let depth = act.depth
  for (let i = acted - 1; i >= 0; i--) {
    const line = lines[i]
    if (line === undefined || line.kind === 'page' || line.kind === 'go' || line.kind === 'proceed') continue
    const above = line.depth < depth
    if (!above && !(line.node !== undefined && nodes.has(line.node)) && line.kind !== 'roll' && line.kind !== 'fact')
      continue
    kept.unshift(line)
    if (above) {
      depth = line.depth
      nodes.add(line.node)
    }
  }
  return kept
}

export function askWhyNot(play: Play, index: number): void {
  const { table } = play
  const decision = play.pkg.game.decision(table.stateAt(index))
  if (decision === undefined) return
  const picker = new Picker(
    (picks) => decision.next(picks),
    (action) => {
      const verdict = whyNotAt(table, index, action)
      play.mode.value = { at: 'whyNot', index, picker, asked: { action, verdict } }
    },
  )
  play.asked.value = index
  play.mode.value = { at: 'whyNot', index, picker }
}

export function leave(play: Play): void {
  play.mode.value = { at: 'now' }
  play.pump()
}

/** The position after an entry, to look at. */
export function lookAt(play: Play, index: number): void {
  if (index >= play.table.entries.length) leave(play)
  else play.mode.value = { at: 'look', index: Math.max(0, index) }
  if (narrow()) play.tab.value = 'board'
}
