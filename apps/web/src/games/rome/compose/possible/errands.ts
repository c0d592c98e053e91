// What an agent reaches: before its card is chosen, whatever any of them can be aimed at; and why it does not reach the rest.

import { type Json, plural } from '@understudy/procedure'
import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { developed } from '@understudy/rome/rules'
import type { Choice, Decision, Pick } from '@understudy/table'
import { spotOf } from '../../board/taps.ts'
import { askedSide } from '../page.ts'
import { inBoth, type Words } from './impossible.ts'
import { other } from './other.ts'

type RomeChoice = Choice<Action>

/** Something that lies on the table, with the cards that can be aimed at it. */
export interface Errand {
  readonly key: string
  readonly choice: RomeChoice
  readonly by: readonly Use[]
}

interface Use {
  readonly card: RomeChoice
  /** Absent: the card can do several things there, and has to be taken up. */
  readonly action?: Action
}

/** `under`: the choices after these picks. Armies and their generals lie in the same place. */
export function errandsOf(
  state: State,
  cards: readonly RomeChoice[],
  agent: Pick,
  under: (...picks: readonly Pick[]) => readonly RomeChoice[],
): Errand[] {
  const errands = new Map<string, { key: string; choice: RomeChoice; by: Use[] }>()
  for (const card of cards)
    for (const choice of under(card.pick, agent)) {
      const { pick, action } = choice
      const spot = spotOf(state, pick.slot, pick.value)
      if (action === undefined || spot === undefined) continue
      const key = `${spot.kind} ${spot.id}`
      const errand = errands.get(key) ?? { key, choice, by: [] }
      const before = errand.by.findIndex((each) => each.card === card)
      if (before < 0) errand.by.push({ card, action })
      else errand.by[before] = { card }
      errands.set(key, errand)
    }
  return [...errands.values()]
}

/** Why none of these agents does anything there with any of these cards; undefined: it does, or nothing is to be said. */
export function whyOutOfReach(
  state: State,
  decision: Decision<Action>,
  cards: readonly Pick[],
  agents: readonly Pick[],
  what: Json,
): Words | undefined {
  const [entry] = typeof what === 'object' && what !== null && !Array.isArray(what) ? Object.entries(what) : []
  if (entry === undefined || !PLACES.includes(entry[0])) return undefined
  const refused = cards.flatMap((card) =>
    agents.flatMap((agent) =>
      other(state, decision.seat, [card, agent]).flatMap(({ pick, action }) => {
        const spot = spotOf(state, pick.slot, pick.value)
        if (action === undefined || spot?.kind !== entry[0] || spot.id !== String(entry[1])) return []
        return [decision.legal(action)]
      }),
    ),
  )
  if (refused.includes(undefined)) return undefined
  const [first] = refused
  const card = packOf(state).actions.get(String(cards[0]?.value))
  if (first === undefined)
    return cards.length !== 1 || card === undefined
      ? undefined
      : {
          en: `There is nothing here that ${card.name.en} could be aimed at.`,
          ru: `Карте «${card.name.ru}» здесь не на что действовать.`,
        }
  if (first.say !== 'no.reach') return inBoth(first)
  const { move } = packOf(state)
  const far = move.agent + developed(state, askedSide(state), 'AGENT')
  return {
    en: `Out of reach: an agent crosses ${far} ${plural('en', far, { one: 'border', many: 'borders' })} at most (a sea counts as ${move.agentSea}).`,
    ru: `Не добраться: агент проходит не больше ${far} ${plural('ru', far, { one: 'границы', few: 'границ', many: 'границ' })} (море считается за ${move.agentSea}).`,
  }
}

const PLACES = ['region', 'army', 'agent']
