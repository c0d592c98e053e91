// What led to a rule that is simply carried out, in words: the page that was read before, and the dice.

import type { TraceEvent } from '../trace/trace.ts'
import { dieWords, faceWords } from '../words/dice-words.ts'
import { words } from '../words/words.ts'
import { ledFrom } from './before.ts'
import { closed, plainText, type Speaker, teller } from './naming.ts'

/** What another page came to, where its no led to this one; what its yes rests on otherwise. */
export function cameFrom(events: readonly TraceEvent[], at: number, speaker: Speaker, evidence: boolean): string[] {
  const from = ledFrom(events, at)
  if (from === undefined) return []
  const { rulebook, lang } = speaker
  const text = rulebook.text[lang]
  const tell = teller(speaker)
  const { cause } = from
  const because = (evidence ? cause?.because : undefined) ?? []
  const seen = because.map((each) => closed(tell(each)))
  if (cause?.e === 'ask' && cause.yes) return seen
  if (cause?.e === 'found' && cause.candidates.length > 0) return []
  const no = text.nodes[cause?.node ?? from.go]?.no
  return no === undefined
    ? seen
    : [words[lang].inVain(text.pages[from.page]?.title ?? from.page), plainText(text)(no), ...seen]
}

/** The last two rolls; one die that was rolled twice is named once. */
export function lastRolls(events: readonly TraceEvent[], { rulebook, lang }: Speaker): string[] {
  const byDie = new Map<string, string[]>()
  const rolled = events.filter((event) => event.e === 'roll').slice(-2)
  for (const { die, face } of rolled) {
    const name = dieWords(rulebook.phrases, lang, die)
    byDie.set(name, [...(byDie.get(name) ?? []), faceWords(rulebook.phrases, lang, die, face)])
  }
  return [...byDie].map(([die, faces]) => words[lang].roll(die, faces.join(', ')))
}
