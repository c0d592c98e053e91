// Why something cannot be done in a turn of muhq's game: whatever a person could think of is put before the rules, and the refusal
// that comes last in their order of looking is told, of the nearest target and the cheapest card. Fetched with the first question.

import { type Action, muhq, type State } from '@understudy/muhq'
import type { MuhqSayings } from '@understudy/muhq/rules'
import { LANGS, type Lang, type Say, speak } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { compose } from './compose.ts'

type Words = Readonly<Record<Lang, string>>
type Code = keyof MuhqSayings & `no.${string}`

interface Verb {
  /** Nothing to begin with. */
  readonly none: Words
  /** In the order in which the rules look; what is not here is told only if nothing else is to be told. */
  readonly looked: readonly Code[]
}

const NO_UNIT: Words = { en: 'You have no unit on the board.', ru: 'У вас нет юнитов на поле.' }

const VERBS: Readonly<Record<'play' | 'move' | 'attack' | 'full' | 'buy', Verb>> = {
  play: {
    none: { en: 'You have no cards in hand.', ru: 'У вас нет карт на руке.' },
    looked: ['no.noSpawn', 'no.pointless', 'no.tooDear'],
  },
  move: {
    none: NO_UNIT,
    looked: ['no.occupied', 'no.tooFar', 'no.noWay', 'no.unitsInWay', 'no.tapped', 'no.immobile', 'no.moved'],
  },
  attack: {
    none: NO_UNIT,
    looked: ['no.tapped', 'no.unarmed', 'no.attacked', 'no.house', 'no.outOfRange'],
  },
  full: {
    none: {
      en: 'None of your units has a full action.',
      ru: 'Ни у одного вашего юнита нет полного действия.',
    },
    looked: ['no.noFull', 'no.tapped', 'no.pointless', 'no.fullElsewhere', 'no.fullTooLate'],
  },
  buy: {
    none: { en: 'Move a unit onto a store to look inside.', ru: 'Поставьте юнита на лавку, чтобы в неё заглянуть.' },
    looked: ['no.notAtStore', 'no.tooDear'],
  },
}

/** Whatever somebody may think of doing, whether a rule allows it or not. */
function* thinkable(state: State, picks: readonly Pick[]): Generator<Action> {
  for (const { pick, action, more } of compose(state, state.turn, picks)) {
    if (action !== undefined) yield action
    if (more === true) yield* thinkable(state, [...picks, pick])
  }
}

/** Steps to a target, the price of a card. */
function far({ with: facts }: Say): number {
  const { away, cost } = (facts ?? {}) as { readonly away?: number; readonly cost?: number }
  return away ?? cost ?? 0
}

/** `about`: the unit that was picked, if it is about that one alone. */
export function reasonOf(state: State, about: readonly Pick[], id: keyof typeof VERBS): Words {
  const { looked, none } = VERBS[id]
  const decision = muhq.decision(state)
  const told = [...thinkable(state, about)].flatMap((action) => {
    const no = action.do === id ? decision?.legal(action) : undefined
    return no === undefined ? [] : [no]
  })
  const rank = (say: Say): number => looked.indexOf(say.say as Code)
  const [best] = told.sort((a, b) => rank(b) - rank(a) || far(a) - far(b))
  if (best === undefined) return none
  return Object.fromEntries(LANGS.map((lang) => [lang, speak(muhq.phrases, lang, best)])) as Record<Lang, string>
}
