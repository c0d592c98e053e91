// Why something was done, as a person would say it: what the bot is after, or the rule's own words where nobody wrote that, with
// its number in brackets; what came of it and for what; then what that was preferred to, and why the other lost.

import { citeOf } from '../book/rulebook.ts'
import { type Choice, candidateAt, choiceOf, choicesOnTheWay, type Deed, deedOf } from '../trace/choice.ts'
import type { TraceEvent } from '../trace/trace.ts'
import { listingSome, type Say } from '../words/say.ts'
import { words } from '../words/words.ts'
import { alongWith, askedAbove, leftBy, refusedBefore, soughtInVain } from './before.ts'
import { cameFrom, lastRolls } from './came-before.ts'
import { BREVITIES, type Brevity, GLANCE, WHOLE } from './measures.ts'
import { asksIn, closed, inShort, namer, namesOf, plainText, type Speaker, teller, unnumbered } from './naming.ts'
import { cutAt, shortened, toldApart, withoutMeasures } from './shorter-names.ts'

/**
 * `events` is the trace of one decision. `led` is the choice behind it, where that was made before an earlier action.
 * Empty if nothing was done.
 */
export function explainShort(events: readonly TraceEvent[], speaker: Speaker, led: readonly TraceEvent[] = []): string {
  return reason(events, speaker, led, WHOLE)
}

/** The same for a first look: as much of it as is read at a glance, the rule and one rival at least. */
export function explainFirst(events: readonly TraceEvent[], speaker: Speaker, led: readonly TraceEvent[] = []): string {
  let said = ''
  const deed = deedOf(events)
  const choice = deed === undefined ? undefined : chosenFor(deed, events, led)
  const compared = (choice?.found.candidates.length ?? 0) > 1
  for (const measure of BREVITIES) {
    // Where the choice itself names a rival, the way to it may be left out; otherwise the rival is on the way.
    if (measure.led === 'none' && !compared) continue
    said = reason(events, speaker, led, measure)
    if (said.length <= GLANCE) return said
  }
  const cut = said.slice(0, GLANCE - 1)
  const end = Math.max(cut.lastIndexOf('; '), cut.lastIndexOf('. ') + 1, cut.lastIndexOf(' '))
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[\s,;:(.]+$/u, '')}…`
}

/** The question that this answers: "Why Mobilization 5?" */
export function explainTitle(events: readonly TraceEvent[], speaker: Speaker, led: readonly TraceEvent[] = []): string {
  const w = words[speaker.lang]
  const deed = deedOf(events)
  const choice = deed === undefined ? undefined : chosenFor(deed, events, led)
  const named = choice?.chosen === undefined ? undefined : candidateAt(choice.found, choice.chosen)
  const what = named?.text === undefined ? '' : withoutMeasures(namer(speaker)(named))
  const asked = w.why(what.length > TITLE ? '' : what)
  if (asked !== w.why('') || speaker.did === undefined) return asked
  // What has no name of its own is asked about as the deed that it is.
  const did = teller(speaker)(speaker.did).replace(/\.$/u, '')
  return did === '' || did.length > TITLE ? asked : w.whyDid(did)
}

const TITLE = 90

const chosenFor = (deed: Deed, events: readonly TraceEvent[], led: readonly TraceEvent[]): Choice | undefined =>
  choiceOf(events, deed.decided) ?? choiceOf(led, deed.decided)

function reason(events: readonly TraceEvent[], speaker: Speaker, led: readonly TraceEvent[], measure: Brevity): string {
  const deed = deedOf(events)
  if (deed === undefined) return ''
  const w = words[speaker.lang]
  const choice = chosenFor(deed, events, led)
  const aimed = aimSaid(speaker, deed.decided) !== undefined
  const seen = choice === undefined || !aimed ? [] : seenAbove(events, choice)
  const madeAs = (most: Brevity) => (choice === undefined ? undefined : choiceSaid(choice, speaker, most, seen))
  const made = madeAs(measure)
  // A rule that carries out a choice may have had one of its own: the way there, the agent that goes.
  const own = deed.act.by === undefined ? undefined : choiceOf(events, deed.act.node)
  const brief = { ...measure, rivals: 1, tied: 1, reasons: 0, preferences: 1, evidence: false }
  const said = (made: Choice, most: Brevity): readonly Said[] => {
    const one = made.found.candidates.length < 2 ? undefined : choiceSaid(made, speaker, most)
    return one === undefined ? [] : [one]
  }
  const how = own === undefined ? [] : said(own, { ...measure, evidence: false })
  const aims = choicesOnTheWay(events, deed, choice, speaker.rulebook).flatMap((each) => said(each, brief))
  const steps = [...how, ...aims]
  const told = { all: steps, nearest: [...aims, ...how].slice(-1), none: [] }[measure.led]
  const alone = made !== undefined && !made.compared && steps.length === 0
  const main =
    made === undefined || choice === undefined
      ? plainly(events, led, deed, speaker, measure)
      : [
          alone && !aimed ? leadIn(events, choice, speaker, measure) : '',
          // Where the rival is on the way and there is no room, what was chosen is left to the question.
          (measure.named || made.compared || told.length === 0
            ? made
            : (madeAs({ ...measure, nameless: true }) ?? made)
          ).text,
          alone ? refusals(events, choice, speaker, measure) : '',
        ]
  const also = alongWith(speaker.rulebook, deed, led, events).map((ask) => alsoSaid(ask, speaker, measure))
  return [
    deed.act.step > 0 ? w.step(deed.act.step + 1, deed.act.steps) : '',
    ...main,
    ...told.map(({ text }) => text),
    ...also,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

interface Said {
  readonly text: string
  /** Something that was not chosen is named. */
  readonly compared: boolean
}

/**
 * "It needs claims (3.1): here. Not there, because …", or "Can it build a city (3.1)? Yes, here." Nothing if there was nothing to
 * name. `seen`: what the question above it rests on.
 */
function choiceSaid(choice: Choice, speaker: Speaker, most: Brevity, seen: readonly Say[] = []): Said | undefined {
  const { found, prefers, pick, chosen } = choice
  const w = words[speaker.lang]
  const tell = teller(speaker)
  const text = speaker.rulebook.text[speaker.lang]
  const bare = plainText(text)
  const all = [...namesOf(speaker)(found.candidates), ...(found.fell ?? []).map(namer(speaker))]
  if (chosen === undefined) return undefined
  // What is called just as what was chosen (another slot of the same planet) is no rival that could be named.
  const otherwise = (places: readonly number[]) => places.filter((at) => all[at] !== all[chosen])
  const telling = prefers
    .map(({ preference, dropped }) => ({ preference, dropped: otherwise(dropped) }))
    .filter(({ dropped }) => dropped.length > 0)
  const others = otherwise(pick?.of ?? [])
  const near = [...telling.slice(-most.preferences).map(({ dropped }) => dropped), others]
  const shown = new Set(near.flatMap((places) => places.slice(0, most.rivals)))
  const names = shortened(all, most, chosen, (names, made) =>
    all.every((_, at) => (!shown.has(at) && at < found.candidates.length) || toldApart(names, made, chosen, at)),
  )
  const own = names[chosen] ?? ''
  if (own === '') return undefined
  const { plan } = candidateAt(found, chosen)
  // Those that are called alike only because they were cut short are several all the same.
  const some = (places: readonly number[], n: number): string => {
    const named = new Map(places.map((at) => [all[at], names[at] ?? '']))
    return listingSome(speaker.lang, [...named.values()], n)
  }
  const over: string[] = []
  let [named, before] = [0, 0]
  for (const { preference, dropped } of [...telling].reverse()) {
    // The nearest rivals come first: those that fell last.
    if (over.length === most.preferences || named === most.rivals) {
      before += dropped.length
      continue
    }
    over.push(w.over(some(dropped, most.rivals - named), bare(text.preferences[preference] ?? preference)))
    named += Math.min(most.rivals - named, new Set(dropped.map((at) => all[at])).size)
  }
  if (before > 0 && most.evidence) over.push(w.fellBefore(before))
  // Somebody who lost by a preference says more than somebody who lost by lot.
  const untied = others.length === 0 || (most.tied === 0 && over.length > 0)
  const tied = pick?.by === 'table' ? w.tiedAtTable : w.tiedByLot
  const tie = untied ? [] : [tied(some(others, Math.max(1, most.tied)))]
  // Why others are none matters where nothing else was weighed; otherwise it is for those who have the time.
  const weighed = over.length + tie.length > 0
  const fallen =
    weighed && !most.evidence ? [] : fallenSaid(choice, names.slice(found.candidates.length), speaker, most)
  const grounds = [...seen, ...(found.because ?? [])].map((each) => closed(tell(each)))
  const because = most.evidence ? [...new Set(grounds)] : []
  const aim = aimSaid(speaker, found.node)
  const what = `${own}${plan === undefined || !most.plan ? '' : w.plan(most.asides ? tell(plan) : withoutMeasures(tell(plan)))}`
  const rule = ruleSaid(speaker, found.node, most)
  const answer =
    aim !== undefined ? w.aimed(aim, what) : rule.asked ? w.yesThis(rule.text, what) : `${rule.text}: ${what}`
  const unnamed = aim ?? (rule.asked ? `${rule.text} ${w.yes}` : rule.text)
  return {
    text: [
      ended((most.named || over.length === 0) && most.nameless !== true ? answer : unnamed),
      ...because,
      ...over,
      ...tie,
      ...fallen,
    ].join(' '),
    compared: weighed || fallen.length > 0,
  }
}

/** What was looked at and is no candidate, by the reasons. */
function fallenSaid({ found }: Choice, names: readonly string[], speaker: Speaker, most: Brevity): string[] {
  const w = words[speaker.lang]
  const tell = teller(speaker)
  const reasons = new Map<string, string[]>()
  for (const [at, each] of (found.fell ?? []).entries()) {
    const why = tell(each.why).replace(/[.]$/, '')
    reasons.set(why, [...(reasons.get(why) ?? []), names[at] ?? ''])
  }
  const fallen = [...reasons]
    .slice(0, most.reasons)
    .map(([why, list]) => w.willNotDo(listingSome(speaker.lang, [...new Set(list)], 1), why))
  const more = [...reasons.values()].slice(most.reasons).reduce((n, list) => n + list.length, 0)
  return more > 0 && most.reasons > 0 && most.evidence ? [...fallen, w.fellToo(more)] : fallen
}

/** What the bot is after by a rule, with the rule's number in brackets; nothing where that is not written. */
function aimSaid({ rulebook, lang }: Speaker, node: string): string | undefined {
  const text = rulebook.text[lang]
  const aim = text.nodes[node]?.aim
  return aim === undefined ? undefined : `${plainText(text)(aim)} (${citeOf(text, node)})`
}

/** What is done along with the deed, or is not, and what that rests on. */
function alsoSaid(rule: ReturnType<typeof alongWith>[number], speaker: Speaker, { alsoWhy }: Brevity): string {
  const text = speaker.rulebook.text[speaker.lang]
  const tell = teller(speaker)
  const words = text.nodes[rule.node]
  const also = plainText(text)((rule.e === 'ask' ? words?.aim : words?.without) ?? '')
  if (also === '' || !alsoWhy) return also === '' ? '' : ended(also)
  // What was looked through in vain is a long list: its first sentence says why.
  const because = rule.e === 'ask' ? rule.because : (rule.because ?? []).slice(0, 1)
  return [ended(`${also} (${citeOf(text, rule.node)})`), ...because.map((each) => closed(tell(each)))].join(' ')
}

/** What the answer to the question above a choice rests on. */
function seenAbove(events: readonly TraceEvent[], { found }: Choice): readonly Say[] {
  const at = events.indexOf(found)
  return (at < 0 ? undefined : askedAbove(events, at))?.because ?? []
}

/** A rule by its words, with its number in brackets. */
function ruleSaid(speaker: Speaker, node: string, most: Brevity): { readonly text: string; readonly asked: boolean } {
  const text = speaker.rulebook.text[speaker.lang]
  const cite = citeOf(text, node)
  const whole = inShort(unnumbered(plainText(text)(text.nodes[node]?.rule ?? '')))
  const rule = { sentence: whole, clause: clauseOf(whole), start: startOf(clauseOf(whole)) }[most.rule]
  if (rule === '') return { text: cite, asked: false }
  const asked = rule.endsWith('?')
  return { text: asked ? `${rule.slice(0, -1)} (${cite})?` : `${upperFirst(rule)} (${cite})`, asked }
}

/** What stands before a colon, if that says something. */
function clauseOf(rule: string): string {
  const at = rule.indexOf(': ')
  return at < 24 ? rule : `${rule.slice(0, at)}${rule.endsWith('?') ? '?' : ''}`
}

/** How it begins. */
const startOf = (rule: string): string =>
  rule.length <= START ? rule : `${cutAt(rule, START)}…${rule.endsWith('?') ? '?' : ''}`
const START = 56

/** As a sentence of its own. */
const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`)

const upperFirst = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** The question above a rule that only says what to do. */
function leadIn(events: readonly TraceEvent[], { found }: Choice, speaker: Speaker, most: Brevity): string {
  if (most.rule !== 'sentence' || ruleSaid(speaker, found.node, most).asked) return ''
  const at = events.indexOf(found)
  const ask = at < 0 ? undefined : askedAbove(events, at)
  return ask === undefined ? '' : answered(ask, speaker, most)
}

/** A question with its answer and what that rests on. */
function answered(ask: Extract<TraceEvent, { e: 'ask' }>, speaker: Speaker, most: Brevity): string {
  const text = speaker.rulebook.text[speaker.lang]
  const w = words[speaker.lang]
  const bare = plainText(text)
  const tell = teller(speaker)
  const own = text.nodes[ask.node]
  const whole = unnumbered(bare(own?.rule ?? ask.node))
  const asked = asksIn(text, ask.node)
  const question = most.rivals === WHOLE.rivals && asked ? whole : ended(inShort(whole))
  // "While there is gold" needs no yes.
  const plain = ask.yes ? (asked ? w.yes : '') : w.no
  const answer = bare((ask.yes ? own?.yes : own?.no) ?? plain)
  const because = most.evidence ? ask.because.map((each) => closed(tell(each))) : []
  return [question, answer, ...because].filter((part) => part !== '').join(' ')
}

/**
 * Where nothing was weighed: what the rules above would have done first, and could not. Where nobody wrote what the bot is after,
 * also the last questions above that were answered no.
 */
function refusals(events: readonly TraceEvent[], { found }: Choice, speaker: Speaker, most: Brevity): string {
  const at = events.indexOf(found)
  if (at < 0 || most.refused === 0) return ''
  const text = speaker.rulebook.text[speaker.lang]
  const w = words[speaker.lang]
  const tell = teller(speaker)
  const asked = refusedBefore(events, at, (node) => asksIn(text, node)).map(({ node, sought, because }) => {
    const question = ruleSaid(speaker, node, most).text
    return { question, deed: sought ? w.deedIn(question) : undefined, because }
  })
  const aimed = aimSaid(speaker, found.node) !== undefined
  const told = aimed ? asked.filter(({ deed }) => deed !== undefined) : asked
  if (aimed && told.length === 0) return soughtInVain(events, at) ? w.nothingAbove : ''
  const named = told.slice(0, most.refused)
  const deeds = named.flatMap(({ deed }) => deed ?? [])
  const rest = named.flatMap(({ deed, question }) => (deed === undefined ? [question] : []))
  // The nearest of them with what its no rests on, if there is room.
  const why = most.evidence && deeds.length > 0 ? (named[0]?.because ?? []).slice(0, 1) : []
  return [
    deeds.length === 0 ? '' : w.rather(deeds),
    ...why.map((each) => closed(tell(each))),
    rest.length === 0 ? '' : w.refused(rest),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** A rule that is simply carried out: with the question that led to it, or the dice. */
function plainly(
  events: readonly TraceEvent[],
  led: readonly TraceEvent[],
  { act, at }: Deed,
  speaker: Speaker,
  most: Brevity,
): string[] {
  const { rulebook, lang } = speaker
  const text = rulebook.text[lang]
  const tell = teller(speaker)
  const w = words[lang]
  const whole = unnumbered(plainText(text)(text.nodes[act.node]?.rule ?? '')).replace(/[.]$/, '')
  const cite = citeOf(text, act.node)
  const short = inShort(whole)
  const rule = most.rivals === WHOLE.rivals ? whole : most.rule === 'start' ? startOf(short) : short
  const simply = `${rule === '' ? cite : `${rule} (${cite})`}.`
  const aim = aimSaid(speaker, act.node)
  const aimed = aim === undefined ? [] : [`${aim}.`]
  const grounds = (all: readonly Say[] = []): string[] => (most.evidence ? all.map((each) => closed(tell(each))) : [])
  const found = events.findLast((event, i) => i < at && event.e === 'found' && event.node === act.node)
  if (found?.e === 'found') {
    const because = grounds(found.because)
    if (aim !== undefined) return [...aimed, ...because]
    return because.length === 0 ? [w.noChoice, simply] : [simply, ...because]
  }
  const ask = askedAbove(events, at)
  if (ask !== undefined && aim === undefined) return [answered(ask, speaker, most), simply]
  const rolls = lastRolls(events.slice(ask === undefined ? 0 : events.indexOf(ask), at), speaker)
  if (aim !== undefined) {
    const left = leftBy(rulebook, act.node, led, events)
    return [
      ...aimed,
      ...(ask === undefined ? cameFrom(events, at, speaker, most.evidence) : grounds(ask.because)),
      ...grounds(left?.because),
      ...rolls,
    ]
  }
  return rolls.length === 0 ? [w.noChoice, simply] : [...rolls, simply]
}
