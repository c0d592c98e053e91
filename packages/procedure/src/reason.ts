// Why something was done, in a sentence: the rule that chose, what it chose and for what, and what that was preferred to.

import { type Choice, candidateAt, choiceOf, choicesOnTheWay, type Deed, deedOf } from './choice.ts'
import { closed, namer, namesOf, plainText, ruleName, type Speaker, teller, unnumbered } from './naming.ts'
import { citeOf } from './rulebook.ts'
import { listingSome } from './say.ts'
import type { TraceEvent } from './trace.ts'
import { words } from './words.ts'

/**
 * So many rivals are named by the preferences that told them apart (the last ones, which left the fewest), so many of those
 * tied, and so many reasons why others are none. The whole list is in the trace.
 */
const FULL = { rivals: 3, tied: 2, reasons: 2, preferences: 2, plan: true, letters: Number.POSITIVE_INFINITY }
/** Of a choice on the way to it. */
const BRIEF = { ...FULL, rivals: 1, tied: 1, reasons: 0, preferences: 1 }
/** What it is wanted for is left out, and long names end early, before what it was preferred to. */
const LEAST = { ...BRIEF, plan: false, letters: 80 }

/**
 * `events` is the trace of one decision. `led` is the choice behind it, where that was made before an earlier action.
 * Empty if nothing was done.
 */
export function explainShort(events: readonly TraceEvent[], speaker: Speaker, led: readonly TraceEvent[] = []): string {
  return reason(events, speaker, led, WHOLE)
}

/** So many letters are read at a glance. */
const GLANCE = 240

interface Measure {
  readonly most: typeof FULL
  /** The rule's own words beside its number. */
  readonly named: boolean
  /** What was chosen on the way: `alone` if the choice itself had nothing to choose from. */
  readonly way: boolean | 'alone'
}

const WHOLE: Measure = { most: FULL, named: true, way: true }
const SHORTER: readonly Measure[] = [
  WHOLE,
  { most: BRIEF, named: true, way: true },
  { most: BRIEF, named: false, way: true },
]
const LEAST_OF_ALL: readonly Measure[] = [
  { most: LEAST, named: false, way: true },
  { most: LEAST, named: false, way: 'alone' },
]
/** Where the choice itself names a rival, the way to it may be left out. */
const WITHOUT_WAY: readonly Measure[] = [
  { most: BRIEF, named: true, way: false },
  { most: BRIEF, named: false, way: false },
  { most: LEAST, named: false, way: false },
]

/** The same for a first look: as much of it as is read at a glance, the rule and one rival at least. */
export function explainFirst(events: readonly TraceEvent[], speaker: Speaker, led: readonly TraceEvent[] = []): string {
  let said = ''
  const deed = deedOf(events)
  const choice = deed === undefined ? undefined : (choiceOf(events, deed.decided) ?? choiceOf(led, deed.decided))
  const compared = (choice?.found.candidates.length ?? 0) > 1
  for (const measure of [...SHORTER, ...(compared ? WITHOUT_WAY : LEAST_OF_ALL)]) {
    said = reason(events, speaker, led, measure)
    if (said.length <= GLANCE) return said
  }
  const cut = said.slice(0, GLANCE - 1)
  const end = Math.max(cut.lastIndexOf('; '), cut.lastIndexOf('. ') + 1, cut.lastIndexOf(' '))
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[\s,;:(.]+$/u, '')}…`
}

function reason(
  events: readonly TraceEvent[],
  speaker: Speaker,
  led: readonly TraceEvent[],
  { most, named, way }: Measure,
): string {
  const deed = deedOf(events)
  if (deed === undefined) return ''
  const w = words[speaker.lang]
  const cite = (node: string) => citeOf(speaker.rulebook.text[speaker.lang], node)
  const rule = named ? ruleName(speaker) : cite
  const choice = choiceOf(events, deed.decided) ?? choiceOf(led, deed.decided)
  const chose = choice === undefined ? '' : choiceSentence(choice, speaker, most)
  // A rule that carries out a choice may have had one of its own: the way there, the agent that goes.
  const own = deed.act.by === undefined || way === false ? undefined : choiceOf(events, deed.act.node)
  const how = own === undefined || own.found.candidates.length < 2 ? '' : choiceSentence(own, speaker, most)
  const before = way !== false ? aims(events, deed, choice, speaker, rule, most) : []
  const nearest = before.at(-1)
  if (way === 'alone' && nearest !== undefined) return `${cite(deed.decided)}: ${nearest}`
  const said = chose === '' ? plainly(events, deed.act.node, deed.at, speaker) : w.ruleChose(rule(deed.decided), chose)
  const step = deed.act.step > 0 ? `${w.nextStep} ` : ''
  return [`${step}${said}`, ...(how === '' ? [] : [w.ruleChose(rule(deed.act.node), how)]), ...before].join(' ')
}

/** "chose X over Y and Z, preferring …; tied with …; V: cannot …". Empty if there was nothing to name. */
function choiceSentence(choice: Choice, speaker: Speaker, most = FULL): string {
  const { found, prefers, pick, chosen } = choice
  const w = words[speaker.lang]
  const tell = teller(speaker)
  const text = speaker.rulebook.text[speaker.lang]
  const bare = plainText(text)
  const names = namesOf(speaker)(found.candidates).map((each) =>
    each.length > most.letters ? `${each.slice(0, most.letters - 1).trimEnd()}…` : each,
  )
  const own = chosen === undefined ? '' : (names[chosen] ?? '')
  if (own === '' || chosen === undefined) return ''
  const { plan } = candidateAt(found, chosen)
  const some = (list: readonly string[], n: number): string => listingSome(speaker.lang, [...new Set(list)], n)
  const telling = prefers.filter(({ dropped }) => dropped.length > 0)
  const over: string[] = []
  let [named, before] = [0, 0]
  for (const { preference, dropped } of [...telling].reverse()) {
    // The nearest rivals come first: those that fell last.
    if (over.length === most.preferences || named === most.rivals) {
      before += dropped.length
      continue
    }
    const rivals = dropped.map((at) => names[at] ?? '')
    over.push(w.over(some(rivals, most.rivals - named), bare(text.preferences[preference] ?? preference)))
    named += Math.min(most.rivals - named, new Set(rivals).size)
  }
  if (before > 0) over.push(w.fellBefore(before))
  const others = (pick?.of ?? []).filter((at) => at !== chosen).map((at) => names[at] ?? '')
  const tie = others.length === 0 ? [] : [(pick?.by === 'table' ? w.tiedAtTable : w.tiedByLot)(some(others, most.tied))]
  const name = namer(speaker)
  const reasons = new Map<string, string[]>()
  for (const each of found.fell ?? []) {
    const why = tell(each.why).replace(/[.]$/, '')
    reasons.set(why, [...(reasons.get(why) ?? []), name(each)])
  }
  const fallen = [...reasons].slice(0, most.reasons).map(([why, list]) => w.fell(some(list, 1), why))
  const more = [...reasons.values()].slice(most.reasons).reduce((n, list) => n + list.length, 0)
  if (more > 0 && most.reasons > 0) fallen.push(w.fellToo(more))
  return w.chose(own, plan === undefined || !most.plan ? '' : tell(plan), [...over, ...tie, ...fallen])
}

/** What was chosen on the way to it: see `choicesOnTheWay`. */
function aims(
  events: readonly TraceEvent[],
  deed: Deed,
  choice: Choice | undefined,
  speaker: Speaker,
  rule: (node: string) => string,
  most: typeof FULL,
): string[] {
  const w = words[speaker.lang]
  return choicesOnTheWay(events, deed, choice, speaker.rulebook).flatMap((made) => {
    const said = made.found.candidates.length < 2 ? '' : choiceSentence(made, speaker, most.plan ? BRIEF : LEAST)
    return said === '' ? [] : [w.ruleChose(rule(made.found.node), said)]
  })
}

/** A rule that is simply carried out: with the question that led to it. */
function plainly(events: readonly TraceEvent[], node: string, at: number, speaker: Speaker): string {
  const { rulebook, lang } = speaker
  const text = rulebook.text[lang]
  const bare = plainText(text)
  const tell = teller(speaker)
  const w = words[lang]
  const rule = unnumbered(bare(text.nodes[node]?.rule ?? '')).replace(/[.]$/, '')
  const cite = citeOf(text, node)
  const depth = events[at]?.depth ?? 0
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i]
    if (event?.e === 'page' && event.depth < depth) break
    if (event?.e === 'found' && event.node === node) {
      const because = (event.because ?? []).map((each) => closed(tell(each))).join(' ')
      return w.simply(`${cite}: ${rule}`, because)
    }
    if (event?.e !== 'ask' || event.depth >= depth) continue
    const own = text.nodes[event.node]
    const answer = bare(event.yes ? (own?.yes ?? w.yes) : (own?.no ?? w.no))
    const because = [answer, ...event.because.map((each) => closed(tell(each)))].filter((part) => part !== '').join(' ')
    return w.because(`${cite}: ${rule}`, unnumbered(bare(own?.rule ?? event.node)), because)
  }
  return w.simply(`${cite}: ${rule}`, '')
}
