// Whatever the rules offer, in words: the kind of thing, a card, a place, a colour, step by step as it would be tapped.
// Each word names one of the choices by a beginning of what it says, in any language, or by its place: `#2`.

import type { Action } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import type { Doing, Theft } from '@understudy/arcs/vocabulary'
import { type Json, LANGS, type Lang, speak } from '@understudy/procedure'
import type { Choice, Decision, Pick } from '@understudy/table'
import { inEvery } from '../../typed/every.ts'
import { latin } from './letters.ts'
import { inOldWords } from './old-words.ts'
import { say } from './phrases.ts'
import { NotUnderstood, type Reader } from './reader.ts'

type Offer = Choice<Action>
/** A choice, or a kind of action together with the card that it is about: both can be named with one word. */
interface Named {
  readonly offer: Offer
  readonly picks: readonly Pick[]
}

/** These have words of their own. */
const PLAIN: readonly Doing[] = ['tax', 'build', 'move', 'repair', 'influence', 'secure', 'battle', 'end']

/** What can be done in a turn beyond the seven actions: cards, captives, tokens. */
export function readUse(decision: Decision<Action>, reader: Reader): Action {
  const kinds = decision.next([]).filter(({ pick }) => !(PLAIN as readonly Json[]).includes(pick.value))
  const all = kinds.flatMap((offer): Named[] => {
    const kind: Named = { offer, picks: [offer.pick] }
    if (offer.more !== true) return [kind]
    const cards = decision.next([offer.pick]).filter(({ pick }) => pick.slot === 'card')
    return [kind, ...cards.map((card): Named => ({ offer: card, picks: [offer.pick, card.pick] }))]
  })
  if (reader.done) throw new NotUnderstood(say('typed.missing', { word: reader.last, missing: 'card' }))
  const found = named(all, reader.word)
  if (found === undefined) throw new NotUnderstood(say('typed.noChoice', { word: reader.word }))
  reader.take()
  return goOn(decision, reader, found.picks, found.offer)
}

/** Anything else that a person decides, from the first word on. */
export const readChoices = (decision: Decision<Action>, reader: Reader): Action => goOn(decision, reader, [], undefined)

/** What a raid takes, in any order: the rules look at one thing after the other. */
export function readRaid(decision: Decision<Action>, reader: Reader): Action {
  const all = decision.next([]).map((offer): Named => ({ offer, picks: [offer.pick] }))
  const take: Theft[] = []
  while (!reader.done) {
    const found = named(all, reader.word)
    if (found === undefined) {
      if (take.length > 0) break
      throw new NotUnderstood(say('typed.noChoice', { word: reader.word }))
    }
    reader.take()
    all.splice(all.indexOf(found), 1)
    if (found.offer.pick.slot !== 'take') return { do: 'raid', take: [] }
    take.push(found.offer.pick.value as unknown as Theft)
  }
  return { do: 'raid', take }
}

function goOn(decision: Decision<Action>, reader: Reader, before: readonly Pick[], begun: Offer | undefined): Action {
  let picks = before
  let last = begun
  while (last === undefined || last.action === undefined || last.more === true) {
    const offers = decision.next(picks).map((offer): Named => ({ offer, picks: [...picks, offer.pick] }))
    const next = reader.done ? undefined : named(offers, reader.word)
    if (next !== undefined) reader.take()
    // What follows belongs to something else.
    else if (last?.action !== undefined) return last.action
    const taken = next ?? unasked(offers)
    if (taken === undefined) {
      if (reader.done) throw new NotUnderstood(say('typed.choose', { names: offers.map(({ offer }) => words(offer)) }))
      throw new NotUnderstood(say('typed.noChoice', { word: reader.word }))
    }
    picks = taken.picks
    last = taken.offer
  }
  return last.action
}

/** The only one there is need not be named; an action of the card pays unless something else is said. */
const unasked = (offers: readonly Named[]): Named | undefined =>
  offers.length === 1 ? offers[0] : offers.find(({ offer }) => offer.pick.slot === 'pay' && offer.pick.value === 'pip')

const words = ({ text }: Offer): Record<Lang, string> => ({
  en: speak(arcs.phrases, 'en', text),
  ru: speak(arcs.phrases, 'ru', text),
})

const NOTHING = ['-', ...inEvery({ en: ['no', 'none', 'nothing'], ru: ['нет', 'ничего'] })]

function named(offers: readonly Named[], word: string): Named | undefined {
  const place = /^#(\d+)$/.exec(word)?.[1]
  if (place !== undefined) return offers[Number(place) - 1]
  const fit = (test: (offer: Offer) => boolean) => offers.filter(({ offer }) => test(offer))
  // Nothing at all is the choice that names no thing: it is the kind of decision itself.
  if (NOTHING.includes(word)) return fit(({ pick, action }) => pick.slot === 'do' && action !== undefined)[0]
  const steps = [
    fit(({ pick }) => idsOf(pick.value).some((id) => id === word || id === latin(word))),
    fit((offer) => parts(offer).some(([part]) => part === word)),
    word.length < 2 ? [] : fit((offer) => parts(offer).some((part) => part.join('').startsWith(word))),
  ]
  const found = steps.find((step) => step.length > 0) ?? []
  const different = new Map(found.map((each) => [words(each.offer).en, each]))
  if (different.size > 1)
    throw new NotUnderstood(say('typed.courtMany', { word, names: found.map(({ offer }) => words(offer)) }))
  return found[0]
}

/** What a choice says, from each of its words on. */
function parts(offer: Offer): string[][] {
  const text = words(offer)
  return [...LANGS.map((lang) => text[lang]), inOldWords(text.ru)].flatMap((said) => {
    const all = said
      .toLowerCase()
      .replaceAll('ё', 'е')
      .split(/[^\p{L}\d]+/u)
      .filter((part) => part !== '')
    return all.map((_, i) => all.slice(i))
  })
}

/** Ids that can be typed as they are: systems, places of tokens, numbers. */
function idsOf(value: Json): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return [value.toLowerCase()]
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return []
  const { slot, site, hits, ship, to } = value as Record<string, Json>
  if (typeof slot === 'number') return [`/${slot + 1}`]
  if (typeof site === 'string') return [typeof hits === 'number' && hits !== 1 ? `${site}=${hits}` : site]
  return [ship, to].filter((id): id is string => typeof id === 'string')
}
