// A trace in words: the question, "yes" or "no", because …; which candidates each preference dropped; the pick.

import { dieWords, faceWords } from './dice-words.ts'
import { canonical } from './json.ts'
import type { AnyRulebook, BookText, Source } from './rulebook.ts'
import { joinBooks, type Lang, type Phrasebook, type Say, speak } from './say.ts'
import type { Candidate, TraceEvent } from './trace.ts'
import type { Verdict } from './why-not.ts'
import { words } from './words.ts'

/** One line of an explanation. */
export interface Line {
  readonly depth: number
  readonly kind: TraceEvent['e']
  readonly node?: string
  readonly page?: string
  /** The rule itself, as printed. */
  readonly rule?: string
  readonly source?: Source
  /** What happened, in one sentence. */
  readonly text: string
  readonly yes?: boolean
  /** Candidates that took part, and which of them this line dropped. */
  readonly chips?: readonly { readonly text: string; readonly dropped: boolean }[]
}

export interface Speaker {
  readonly rulebook: AnyRulebook
  readonly lang: Lang
  /** Phrases of the game, for actions and facts. */
  readonly phrases?: Phrasebook
  /** A position of this game, for names that are not the same in every game. */
  readonly view?: unknown
}

export function explain(events: readonly TraceEvent[], speaker: Speaker): Line[] {
  const { rulebook, lang } = speaker
  const text = rulebook.text[lang]
  const w = words[lang]
  const tell = teller(speaker)
  const name = namer(speaker)
  const bare = plainText(text)
  const reasoned = (answer: string, because: readonly Say[]): string =>
    [answer, ...because.map((each) => closed(tell(each)))].filter((sentence) => sentence !== '').join(' ')
  const found = new Map<string, readonly Candidate[]>()
  const lines: Line[] = []
  for (const event of events) {
    const rule = 'node' in event ? text.nodes[event.node] : undefined
    const base = {
      depth: event.depth,
      kind: event.e,
      ...('node' in event ? { node: event.node, source: rulebook.sources[event.node] as Source } : {}),
      ...(rule === undefined ? {} : { rule: rule.rule }),
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
        found.set(event.node, event.candidates)
        const yes = event.candidates.length > 0
        // Something that is simply done, not chosen, has no name.
        const chips = event.candidates.map(name).flatMap((text) => (text === '' ? [] : [{ text, dropped: false }]))
        const said = bare(yes ? (rule?.yes ?? w.found(event.candidates.length)) : (rule?.no ?? w.foundNothing))
        lines.push({ ...base, yes, text: reasoned(said, event.because ?? []), ...(chips.length > 0 ? { chips } : {}) })
        break
      }
      case 'prefer': {
        const all = found.get(event.node) ?? []
        const chips = [...event.kept, ...event.dropped]
          .sort((a, b) => a - b)
          .map((at) => ({ text: name(all[at]), dropped: event.dropped.includes(at) }))
        const preference = bare(text.preferences[event.preference] ?? event.preference)
        const own = event.source === undefined ? {} : { source: event.source }
        lines.push({ ...base, ...own, text: w.prefer(preference, event.dropped.length, event.kept.length), chips })
        break
      }
      case 'pick': {
        const all = found.get(event.node) ?? []
        const tie = event.by === 'table' ? w.picked : w.pick
        const chips = event.of.map((at) => ({ text: name(all[at]), dropped: at !== event.chosen }))
        lines.push({ ...base, text: tie(event.of.length, name(all[event.chosen])), chips })
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
        lines.push({ ...base, text: tell(rulebook.describe(event.action, speaker.view)) })
        break
      case 'broken':
        lines.push({ ...base, text: w.broken(tell(rulebook.describe(event.action, speaker.view))) })
        break
      case 'go':
        lines.push({ ...base, text: w.go(text.pages[event.page]?.title ?? event.page) })
        break
      case 'proceed':
        lines.push({ ...base, text: event.to === '' ? w.leave : w.proceed(event.to) })
        break
      case 'end':
        break
    }
  }
  return lines
}

/** Evidence that names a candidate ("Greeks: neutral") is a sentence among others here. */
const closed = (sentence: string): string => (/[\p{L}\p{N})%]$/u.test(sentence) ? `${sentence}.` : sentence)

/** Two sentences: what decided, and the last thing that narrowed it. */
export function explainShort(events: readonly TraceEvent[], speaker: Speaker): string {
  const lines = explain(events, speaker)
  const acted = lines.findLast((line) => line.kind === 'act')
  const rule = plainText(speaker.rulebook.text[speaker.lang])(acted?.rule ?? '')
  const telling = lines.findLast((line) => line.kind === 'pick' || line.kind === 'prefer' || line.kind === 'roll')
  const same = telling !== undefined && telling.node === acted?.node ? telling : undefined
  const asked = lines.findLast((line) => line.kind === 'ask' && line.yes === true)
  const second = same?.text ?? asked?.text ?? ''
  return [acted?.node === undefined ? '' : `${acted.node}: ${rule}`, second].filter((part) => part !== '').join(' ')
}

export function explainVerdict(verdict: Verdict, speaker: Speaker): string {
  const { rulebook, lang } = speaker
  const text = rulebook.text[lang]
  const w = words[lang]
  const name = namer(speaker)
  const bare = plainText(text)
  const rule = (node: string): string => `${node} (${bare(text.nodes[node]?.rule ?? '')})`
  switch (verdict.kind) {
    case 'done':
      return w.whyDone(verdict.node)
    case 'dropped':
      return w.whyDropped(
        rule(verdict.node),
        bare(text.preferences[verdict.preference] ?? verdict.preference),
        name(verdict.own),
        verdict.kept.map(name),
      )
    case 'unlucky':
      return (verdict.by === 'table' ? w.whyNotPicked : w.whyUnlucky)(
        rule(verdict.node),
        verdict.of,
        name(verdict.chosen),
      )
    case 'guarded':
      return w.whyGuarded(rule(verdict.node), rule(verdict.by), verdict.yes)
    case 'later':
      return w.whyLater(rule(verdict.node), rule(verdict.first))
    case 'planned':
      return w.whyPlanned(rule(verdict.node))
    case 'passed':
      return w.whyPassed(rule(verdict.node), rule(verdict.decided))
    case 'unread':
      return w.whyUnread(rule(verdict.node), text.pages[verdict.page]?.title ?? verdict.page)
    case 'outside':
      return w.whyOutside(rule(verdict.decided))
  }
}

/** Texts of the book may hold marks and links to terms; a plain sentence has only their words. */
function plainText(book: BookText): (text: string) => string {
  const shownAs = (_: string, id: string, shown?: string): string =>
    shown ?? book.terms.find((term) => term.id === id)?.term ?? id
  return (text) =>
    text
      .replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, shownAs)
      .replace(/\*\*([^*]+)\*\*/g, '$1')
      .replace(/\*([^*]+)\*/g, '$1')
}

/** How a candidate is called: by its own words, by its first action, or by its bare value. */
function namer(speaker: Speaker): (candidate: Candidate | undefined) => string {
  const tell = teller(speaker)
  return (candidate) => {
    if (candidate === undefined) return ''
    if (candidate.text !== undefined) return tell(candidate.text)
    if (candidate.first !== undefined) return tell(speaker.rulebook.describe(candidate.first, speaker.view))
    return typeof candidate.value === 'string' ? candidate.value : canonical(candidate.value)
  }
}

function teller(speaker: Speaker): (sentence: Say) => string {
  const own: Phrasebook = speaker.rulebook.phrases
  const book = speaker.phrases === undefined ? own : joinBooks(speaker.phrases, own)
  return (sentence) => speak(book, speaker.lang, sentence)
}
