// Why a bot did what it did: its trace in words, and the straight way to the decision.

import { type AnyRulebook, citeOf, type Lang } from '@understudy/procedure'
import { explain, explainFirst, explainTitle, type Line } from '@understudy/procedure/explain'
import { loadBook } from '../../games/light.ts'
import type { Play } from '../play.ts'
import { botOf } from './explaining.ts'
import { type Weighed, weighedIn } from './weighed.ts'

export interface Why {
  readonly index: number
  readonly seat: string
  readonly rulebook: AnyRulebook
  /** The question, about what was chosen: "Why Mobilization 5?" */
  readonly title: string
  /** The answer: which rule chose what, for what, and over what. */
  readonly sentence: string
  /** The rule that decided. */
  readonly node: string | undefined
  /** What people call that rule. */
  readonly cite: string
  /** The lines that led straight to the decision, and all of them. */
  readonly short: readonly Line[]
  readonly all: readonly Line[]
  readonly same: boolean
  /** What it was chosen from. */
  readonly weighed: readonly Weighed[]
  /** What the step itself was about, by the keys of the table. */
  readonly about: readonly string[]
}

export async function whyOf(play: Play, index: number, lang: Lang): Promise<Why | undefined> {
  const entry = play.table.entries[index]
  if (botOf(play, entry) === undefined || entry?.t !== 'action') return undefined
  const [explained, rulebook, pointing] = await Promise.all([
    play.thinker.explain(play.table, index),
    loadBook(play.pkg.game.id, entry.bot ?? '', play.options),
    play.ui.pointing?.(),
  ])
  if (explained === undefined || rulebook === undefined) return undefined
  const { game } = play.pkg
  const view = play.table.stateAt(index)
  const speaker = { rulebook, lang, phrases: game.phrases, view, did: game.describe(entry.action, view) }
  const all = explain(explained.events, speaker)
  const acted = all.findLast((line) => line.kind === 'act')
  return {
    index,
    seat: explained.seat,
    rulebook,
    title: explainTitle(explained.events, speaker, explained.led),
    sentence: explainFirst(explained.events, speaker, explained.led),
    node: acted?.by ?? acted?.node,
    cite: citeOf(rulebook.text[lang], acted?.by ?? acted?.node ?? ''),
    short: [...(explained.led === undefined ? [] : explain(explained.led, speaker)), ...straight(all)],
    all: all.filter((line) => line.kind !== 'act'),
    same: explained.same,
    weighed: weighedIn(explained, speaker, pointing),
    about: (play.table.log[index]?.events ?? []).flatMap((event) => pointing?.about(event, speaker.view) ?? []),
  }
}

/** Backwards from the rule that decided: the questions above it, and nothing that led nowhere. */
function straight(lines: readonly Line[]): Line[] {
  const acted = lines.findLastIndex((line) => line.kind === 'act')
  const act = lines[acted]
  if (act === undefined) return []
  const kept: Line[] = []
  const chose = act.by === undefined ? -1 : lines.findLastIndex((line) => line.node === act.by)
  const nodes = new Set([act.node, act.by])
  let depth = lines[chose]?.depth ?? act.depth
  for (let i = (chose < 0 ? acted : chose + 1) - 1; i >= 0; i--) {
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
