// A trace in words: the question, "yes" or "no", because …; which candidates each preference dropped; the pick.

import { citeOf, type Source } from '../book/rulebook.ts'
import type { Candidate, TraceEvent } from '../trace/trace.ts'
import { dieWords, faceWords } from '../words/dice-words.ts'
import type { Say } from '../words/say.ts'
import { words } from '../words/words.ts'
import { asksIn, closed, namer, namesOf, plainText, ruleName, type Speaker, teller, unnumbered } from './naming.ts'
import type { Verdict } from './why-not.ts'

export type { Speaker } from './naming.ts'

/** One line of an explanation. */
export interface Line {
  readonly depth: number
  readonly kind: TraceEvent['e']
  readonly node?: string
  /** What people call that rule. */
  readonly cite?: string
  readonly page?: string
  /** The rule itself, as printed. */
  readonly rule?: string
  readonly source?: Source
  /** What happened, in one sentence. */
  readonly text: string
  readonly yes?: boolean
  /** The rule that decided, if this one only carries out what it chose. */
  readonly by?: string
  /** Candidates that took part, and which of them this line dropped. */
  readonly chips?: readonly { readonly text: string; readonly dropped: boolean }[]
}

export function explain(events: readonly TraceEvent[], speaker: Speaker): Line[] {
  const { rulebook, lang } = speaker
  const text = rulebook.text[lang]
  const w = words[lang]
  const tell = teller(speaker)
  const name = namer(speaker)
  const names = namesOf(speaker)
  const bare = plainText(text)
  const reasoned = (answer: string, because: readonly Say[]): string =>
    [answer, ...because.map((each) => closed(tell(each)))].filter((sentence) => sentence !== '').join(' ')
  /** What the candidates of a rule are called, without and with what they are wanted for. */
  const found = new Map<string, { readonly names: readonly string[]; readonly full: readonly string[] }>()
  const named = (candidates: readonly Candidate[]) => {
    const all = names(candidates)
    const told = candidates.map(({ plan }) => (plan === undefined ? '' : `: ${tell(plan)}`))
    // What is the same of all tells none of them apart.
    const plans = told.length > 1 && new Set(told).size === 1 ? told.map(() => '') : told
    return { names: all, full: all.map((each, at) => (each === '' ? '' : `${each}${plans[at]}`)) }
  }
  const known = (node: string, at: number): string => found.get(node)?.full[at] ?? ''
  const lines: Line[] = []
  for (const event of events) {
    const rule = 'node' in event ? text.nodes[event.node] : undefined
    const base = {
      depth: event.depth,
      kind: event.e,
      ...('node' in event
        ? { node: event.node, cite: citeOf(text, event.node), source: rulebook.sources[event.node] as Source }
        : {}),
      ...(rule === undefined ? {} : { rule: unnumbered(rule.rule) }),
    }
    switch (event.e) {
      case 'page':
        lines.push({ ...base, page: event.page, text: text.pages[event.page]?.title ?? event.page })
        break
      case 'ask': {
        const answer = bare(event.yes ? (rule?.yes ?? w.yes) : (rule?.no ?? w.no))
        lines.push({ ...base, yes: event.yes, text: reasoned(answer, event.because) })
        break
      }
      case 'found': {
        const all = named(event.candidates)
        found.set(event.node, all)
        const yes = event.candidates.length > 0
        // Something that is simply done, not chosen, has no name.
        const chips = [
          ...all.full.flatMap((text) => (text === '' ? [] : [{ text, dropped: false }])),
          ...(event.fell ?? []).map((each) => ({ text: w.fell(name(each), tell(each.why)), dropped: true })),
        ]
        const said = bare((yes ? rule?.yes : rule?.no) ?? w.found(event.candidates.length, asksIn(text, event.node)))
        lines.push({ ...base, yes, text: reasoned(said, event.because ?? []), ...(chips.length > 0 ? { chips } : {}) })
        break
      }
      case 'prefer': {
        const chips = [...event.kept, ...event.dropped]
          .sort((a, b) => a - b)
          .map((at) => ({ text: known(event.node, at), dropped: event.dropped.includes(at) }))
        const preference = bare(text.preferences[event.preference] ?? event.preference)
        const own = event.source === undefined ? {} : { source: event.source }
        lines.push({ ...base, ...own, text: w.prefer(preference, event.dropped.length, event.kept.length), chips })
        break
      }
      case 'pick': {
        const tie = event.by === 'table' ? w.picked : w.pick
        const chips = event.of.map((at) => ({ text: known(event.node, at), dropped: at !== event.chosen }))
        const tied = event.of.map((at) => found.get(event.node)?.names[at] ?? '')
        lines.push({ ...base, text: tie(tied, known(event.node, event.chosen)), chips })
        break
      }
      case 'roll':
        lines.push({
          ...base,
          text: w.roll(
            dieWords(rulebook.phrases, lang, event.die),
            faceWords(rulebook.phrases, lang, event.die, event.face),
          ),
        })
        break
      case 'fact':
        lines.push({ ...base, text: w.fact(tell(event.ask), tell(event.text)) })
        break
      case 'act':
        lines.push({
          ...base,
          ...(event.by === undefined ? {} : { by: event.by }),
          text: tell(rulebook.describe(event.action, speaker.view)),
        })
        break
      case 'broken':
        lines.push({ ...base, text: w.broken(tell(rulebook.describe(event.action, speaker.view))) })
        break
      case 'go':
        lines.push({ ...base, text: w.go(text.pages[event.page]?.title ?? event.page) })
        break
      case 'proceed':
        lines.push({ ...base, text: event.to === '' ? w.leave : w.proceed(citeOf(text, event.to)) })
        break
      case 'end':
        break
    }
  }
  return lines
}

export function explainVerdict(verdict: Verdict, speaker: Speaker): string {
  const { rulebook, lang } = speaker
  const text = rulebook.text[lang]
  const w = words[lang]
  const name = namer(speaker)
  const tell = teller(speaker)
  const bare = plainText(text)
  const rule = ruleName(speaker)
  switch (verdict.kind) {
    case 'done':
      return w.whyDone(rule(verdict.node))
    case 'dropped': {
      const [own = '', ...kept] = namesOf(speaker)([verdict.own, ...verdict.kept])
      const preference = bare(text.preferences[verdict.preference] ?? verdict.preference)
      return w.whyDropped(rule(verdict.node), preference, own, kept)
    }
    case 'unlucky': {
      const [own = '', chosen = ''] = namesOf(speaker)([verdict.own, verdict.chosen])
      return (verdict.by === 'table' ? w.whyNotPicked : w.whyUnlucky)(rule(verdict.node), verdict.of, own, chosen)
    }
    case 'fell': {
      const [own = '', chosen = ''] = namesOf(speaker)([
        verdict.own,
        ...(verdict.chosen === undefined ? [] : [verdict.chosen]),
      ])
      const later = verdict.later === undefined ? '' : ` ${w.whyFellLater(rule(verdict.later))}`
      return `${w.whyFell(rule(verdict.node), own, unclosed(tell(verdict.why)), chosen)}${later}`
    }
    case 'guarded':
      return w.whyGuarded(rule(verdict.node), rule(verdict.by), verdict.yes, rule(verdict.by).endsWith('?)'))
    case 'later':
      return w.whyLater(rule(verdict.node), rule(verdict.first))
    case 'planned':
      return w.whyPlanned(rule(verdict.node), verdict.plan === undefined ? '' : name(verdict.plan))
    case 'passed':
      return w.whyPassed(rule(verdict.node), rule(verdict.decided))
    case 'elsewhere':
      return w.whyElsewhere(rule(verdict.node), rule(verdict.by), text.pages[verdict.page]?.title ?? verdict.page)
    case 'how':
      return w.whyHow(rule(verdict.node), rule(verdict.by), name(verdict.chosen), verdict.node === verdict.by)
    case 'outside':
      return w.whyOutside(rule(verdict.decided), verdict.chosen === undefined ? '' : name(verdict.chosen))
  }
}

/** A sentence that becomes part of another one. */
const unclosed = (sentence: string): string => sentence.replace(/[.]$/, '')
