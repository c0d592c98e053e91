// What rules and candidates are called in explanations.

import { type AnyRulebook, type BookText, citeOf } from '../book/rulebook.ts'
import { canonical } from '../json.ts'
import type { Candidate } from '../trace/trace.ts'
import { type Lang, type Phrasebook, type Say, speak } from '../words/say.ts'

export interface Speaker {
  readonly rulebook: AnyRulebook
  readonly lang: Lang
  /** Phrases of the game, for actions and facts. */
  readonly phrases?: Phrasebook
  /** A position of this game, for names that are not the same in every game. */
  readonly view?: unknown
  /** What was done, as the game says it: asked about where what was chosen has no name of its own. */
  readonly did?: Say
}

/** Texts of the book may hold marks and links to terms; a plain sentence has only their words. */
export function plainText(book: BookText): (text: string) => string {
  const shownAs = (_: string, id: string, shown?: string): string =>
    shown ?? book.terms.find((term) => term.id === id)?.term ?? id
  return (text) =>
    text
      .replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, shownAs)
      .replace(/\*\*([^*]+)\*\*/g, '$1')
      .replace(/\*([^*]+)\*/g, '$1')
}

/**
 * A rule by its number and its words, as part of a sentence. Where the author numbers lines ("(L512, L554)", "(43)"), the
 * number is for those who look it up, not for a sentence.
 */
export function ruleName({ rulebook, lang }: Speaker): (node: string) => string {
  const text = rulebook.text[lang]
  const bare = plainText(text)
  return (node) => {
    const rule = inShort(unnumbered(bare(text.nodes[node]?.rule ?? '')))
    const cite = citeOf(text, node)
    return rule === '' ? cite : `${cite} (${rule})`
  }
}

/** "Phase 1.", "Этап 1.1.": it does not say what a rule does. */
const HEADING = /^\p{L}+ [\d.]+$/u

/**
 * What a rule is called within a sentence: its first sentence, without asides in brackets and without its letter in a list
 * ("a) the target planet;"). The rest is for those who read the rule itself.
 */
export function inShort(rule: string): string {
  const bare = rule.replace(/^\p{L}\) /u, '').replace(/ \([^()]*\)/gu, '')
  const sentences = bare.split(/(?<=[.?!]) (?=[\p{Lu}«“])/u)
  const headed = HEADING.test(sentences[0] ?? '')
  return sentences
    .slice(0, headed ? 2 : 1)
    .join(' ')
    .replace(/[.:;]$/, '')
}

/** Whether a rule is a question: then what is found answers it. */
export const asksIn = (text: Pick<BookText, 'nodes'>, node: string): boolean =>
  text.nodes[node]?.rule.includes('?') === true

/** Without the numbers of lines that a rule ends with. */
export const unnumbered = (rule: string): string =>
  rule.replace(/\s*\((?:L?\d+(?:[–-]\d+)?(?:,\s*)?)+\)(?=[.:;]?$)/u, '')

/** Candidates of one choice: those that would be called alike are told apart by what they would do first, if that is not alike, too. */
export function namesOf(speaker: Speaker): (candidates: readonly Candidate[]) => string[] {
  const name = namer(speaker)
  const tell = teller(speaker)
  return (candidates) => {
    const names = candidates.map(name)
    if (new Set(names).size === names.length) return names
    const first = candidates.map((candidate) =>
      candidate.first === undefined
        ? ''
        : tell(speaker.rulebook.describe(candidate.first, speaker.view)).replace(/[.]$/, ''),
    )
    const apart = (at: number): boolean =>
      names.some((each, other) => each === names[at] && first[other] !== '' && first[other] !== first[at])
    return names.map((each, at) => (each === '' || first[at] === '' || !apart(at) ? each : `${each} (${first[at]})`))
  }
}

/** How a candidate is called: by its own words, by its first action, or by its bare value. */
export function namer(speaker: Speaker): (candidate: Candidate | undefined) => string {
  const tell = teller(speaker)
  return (candidate) => {
    if (candidate === undefined) return ''
    if (candidate.text !== undefined) return tell(candidate.text)
    if (candidate.first !== undefined)
      return tell(speaker.rulebook.describe(candidate.first, speaker.view)).replace(/[.]$/, '')
    return typeof candidate.value === 'string' ? candidate.value : canonical(candidate.value)
  }
}

/** The book's own sentences, then those of the game. Joined they would be thousands, copied for each sentence that is told. */
export function teller({ rulebook, phrases, lang }: Speaker): (sentence: Say) => string {
  const own: Phrasebook = rulebook.phrases
  return (sentence) =>
    speak(phrases === undefined || Object.hasOwn(own[lang], sentence.say) ? own : phrases, lang, sentence)
}

/** Evidence that names a candidate ("Greeks (neutral)") is a sentence among others here. */
export const closed = (sentence: string): string => (/[\p{L}\p{N})%]$/u.test(sentence) ? `${sentence}.` : sentence)
