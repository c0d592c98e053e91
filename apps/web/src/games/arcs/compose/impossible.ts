// Why a verb is impossible now. Whatever a person could think of doing is put before the rules, and the refusal that comes last
// in their order of looking is told: what stands in the way when everything before it is in order. Fetched with the first question.

import type { Action } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { type ArcsSay, payments, refusePay } from '@understudy/arcs/rules'
import { seatOf } from '@understudy/arcs/state'
import type { Pay } from '@understudy/arcs/vocabulary'
import { type Lang, speak } from '@understudy/procedure'
import type { Choice, Pick } from '@understudy/table'
import { wordsFor } from '../../../text/late.ts'
import type { Context } from './model/context.ts'
import type { Verb } from './model/verbs.ts'
import { other } from './other.ts'

type Code = ArcsSay['say']

/** What the rules look at, by verb, the first thing first; what is not here is a card's own rule, and is told before all of them. */
const LOOKED: Readonly<Record<Verb['doing'], readonly Code[]>> = {
  tax: ['no.city', 'no.taxControl', 'no.taxed'],
  build: ['no.outOfPlay', 'no.port', 'no.portNotYours', 'no.loyalPiece', 'no.slot', 'no.portUsed', 'no.supply'],
  move: ['no.outOfPlay', 'no.adjacent', 'no.ships', 'no.shipsThere'],
  repair: ['no.damagedShip', 'no.damagedBuilding'],
  influence: ['no.inCourt', 'no.agents'],
  secure: ['no.inCourt', 'no.ownAgent', 'no.majority', 'no.paranoid'],
  battle: ['no.shipsThere', 'no.defender', 'no.tooManyDice'],
}

type Words = Readonly<Record<Lang, string>>

/** The same in every place: then no single one of them is named. */
const EVERYWHERE: Partial<Readonly<Record<Code, Words>>> = {
  'no.taxControl': {
    en: 'You have no city, and control none of a rival’s.',
    ru: 'У вас нет городов, и там, где стоят чужие, вы не правите.',
  },
  'no.taxed': {
    en: 'Every city that you may tax was taxed this turn.',
    ru: 'Со всех доступных городов налоги в этом ходу уже собраны.',
  },
  'no.loyalPiece': { en: 'You have no piece on the map.', ru: 'На поле нет ваших фишек.' },
  'no.slot': {
    en: 'Where you have pieces, no building slot is free.',
    ru: 'Там, где есть ваши фишки, нет пустых ячеек для строительства.',
  },
  'no.portNotYours': { en: 'You have no starport.', ru: 'У вас нет космопорта.' },
  'no.portUsed': {
    en: 'Each of your starports has built a ship this turn.',
    ru: 'Каждый ваш космопорт уже строил корабль в этом ходу.',
  },
  'no.damagedShip': { en: 'None of your pieces is damaged.', ru: 'Ни одна ваша фишка не повреждена.' },
  'no.ownAgent': { en: 'You have no agent in the Court.', ru: 'При дворе нет ваших агентов.' },
  'no.majority': {
    en: 'On no card of the Court do you have the most agents.',
    ru: 'Ни на одной карте двора у вас нет большинства агентов.',
  },
  'no.defender': {
    en: 'Where your ships are, there is nobody to attack.',
    ru: 'Там, где стоят ваши корабли, атаковать некого.',
  },
}

const ARM_FIRST: Words = {
  en: 'With a Weapon: spend it first, then actions may be battles.',
  ru: 'С оружием: сначала потратьте его, тогда действия могут быть и сражениями.',
}

/** Nothing to begin with. */
const NOTHING: Readonly<Record<Verb['doing'], Words>> = {
  tax: EVERYWHERE['no.taxControl']!,
  build: EVERYWHERE['no.portNotYours']!,
  move: { en: 'You have no ship on the map.', ru: 'На поле нет ваших кораблей.' },
  repair: EVERYWHERE['no.damagedShip']!,
  influence: { en: 'No card lies in the Court.', ru: 'При дворе нет карт.' },
  secure: { en: 'No card lies in the Court.', ru: 'При дворе нет карт.' },
  battle: EVERYWHERE['no.defender']!,
}

/** Whatever somebody may think of doing, one for each place; whether a rule allows it does not matter. */
function* thinkable({ state, decision }: Context, { doing, piece }: Verb): Generator<Action> {
  const first: Pick[] = [{ slot: 'do', value: doing }]
  const picks = piece === undefined ? first : [...first, { slot: 'piece', value: piece }]
  yield* ends(picks)

  function* ends(so: readonly Pick[]): Generator<Action> {
    const all = other(state, decision.seat, so)
    // All ships go, with as many dice as there are: fewer make nothing possible.
    const each: readonly Choice<Action>[] = all.some(({ pick }) => pick.slot === 'ships' || pick.slot === 'dice')
      ? all.slice(0, 1)
      : all
    for (const { pick, action, more } of each) {
      if (action !== undefined) yield action
      if (more === true) yield* ends([...so, pick])
    }
  }
}

interface Refused {
  readonly why: ArcsSay
  readonly at: string
}

/** What the rules say to every such action, paid for like this. */
function refusals(context: Context, verb: Verb, pay: Pay): Refused[] {
  return [...thinkable(context, verb)].flatMap((action) => {
    const paid = { ...action, pay } as Action
    const why = context.decision.legal(paid) as ArcsSay | undefined
    return why === undefined ? [] : [{ why, at: placeOf(paid) }]
  })
}

/** Two moves from one system are refused in one place. */
function placeOf(action: Action): string {
  const { from, at, port, city, card, piece } = action as Readonly<Record<string, unknown>>
  return JSON.stringify(from ?? at ?? port ?? city ?? card ?? piece ?? '')
}

const rank = (verb: Verb, { say }: ArcsSay): number => {
  const at = LOOKED[verb.doing].indexOf(say)
  return at < 0 ? LOOKED[verb.doing].length : at
}

/** What pays for it, or why nothing does. */
function paying({ state, decision }: Context, { doing }: Verb, chosen: Pay): { pay: Pay } | { why: ArcsSay } {
  const seat = seatOf(state, decision.seat)
  const pays = chosen === 'pip' ? ['pip' as const, ...payments(state, seat)] : [chosen]
  const pay = pays.find((each) => refusePay(state, seat, each, doing) === undefined)
  return pay === undefined ? { why: refusePay(state, seat, chosen, doing)! } : { pay }
}

/** One sentence. `chosen`: what somebody wants to pay with. */
export function reasonOf(context: Context, verb: Verb, chosen: Pay, lang: Lang): string {
  const paid = paying(context, verb, chosen)
  if ('why' in paid) {
    const why = speak(arcs.phrases, lang, paid.why)
    // What comes before the first action may open the way.
    const arms = verb.doing === 'battle' && context.decision.next([]).some(({ pick }) => pick.value === 'arm')
    return arms ? `${why} ${ARM_FIRST[lang]}` : why
  }
  const all = refusals(context, verb, paid.pay)
  if (all.length === 0) return NOTHING[verb.doing][lang]
  const { why } = all.reduce((a, b) => (rank(verb, b.why) > rank(verb, a.why) ? b : a))
  const places = new Set(all.flatMap((each) => (each.why.say === why.say ? [each.at] : [])))
  const everywhere = places.size > 1 ? EVERYWHERE[why.say] : undefined
  return everywhere?.[lang] ?? speak(arcs.phrases, lang, why)
}

export async function whyImpossible(...asked: Parameters<typeof reasonOf>): Promise<string> {
  await wordsFor('refusals')
  return reasonOf(...asked)
}
