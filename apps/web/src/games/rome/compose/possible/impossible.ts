// Why an army cannot do something: whatever a person could think of is put before the rules, nearest first, and the refusal that
// comes last in their order of looking is told.

import { LANGS, type Lang, type Say, speak } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { Decision, Pick } from '@understudy/table'
import { askedFrame, doing } from '../page.ts'
import { other } from './other.ts'

export type Words = Readonly<Record<Lang, string>>
export type ArmyVerb = 'march' | 'attack' | 'besiege' | 'embark'

/** Why no ship takes it. */
const SHIPS = ['no.navy', 'no.port', 'no.loaded', 'no.ships', 'no.tooFarBySea', 'no.capacity']

/** In the order in which they are told rather than what comes before them. */
const LOOKED: Readonly<Record<ArmyVerb, readonly string[]>> = {
  march: [...SHIPS, 'no.ownArmy', 'no.enter', 'no.stop', 'no.mp', 'no.supply'],
  attack: ['no.ownRegion', 'no.ownArmy', 'no.ally', ...SHIPS, 'no.mp', 'no.supply', 'no.infantry'],
  besiege: ['no.siege', 'no.ally', 'no.mp', 'no.supply'],
  embark: ['no.navy', 'no.zone', 'no.port', 'no.mp', 'no.capacity', 'no.ships', 'no.loaded', 'no.portHeld'],
}

const NO_SIEGE: Words = {
  en: 'Nothing in reach can be besieged: it takes a garrison without an army.',
  ru: 'Осаждать рядом нечего: нужен гарнизон без армии.',
}
const NO_WAY: Readonly<Record<ArmyVerb, Words>> = {
  march: { en: 'There is no region to march to.', ru: 'Идти некуда.' },
  attack: { en: 'There is nobody to attack.', ru: 'Атаковать некого.' },
  besiege: NO_SIEGE,
  embark: { en: 'No port is in reach.', ru: 'До порта не дойти.' },
}

const NO_SHIP: Words = {
  en: 'From here only by sea, and no free ship of yours is at this coast.',
  ru: 'Отсюда только морем, а свободного корабля у этого берега нет.',
}

export const inBoth = (say: Say, place?: Words): Words =>
  Object.fromEntries(
    LANGS.map((lang) => {
      const text = speak(rome.phrases, lang, say)
      return [lang, place === undefined ? text : `${place[lang]}: ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`]
    }),
  ) as Record<Lang, string>

/** The army's steps before it is there. */
const steps = (action: Action): number => ('path' in action ? action.path.length : 0)

/** Where it was to go. */
function placeOf(state: State, action: Action): Words | undefined {
  const id =
    'target' in action && typeof action.target === 'string'
      ? action.target
      : 'path' in action
        ? action.path.at(-1)
        : undefined
  const pack = packOf(state)
  return pack.regions[pack.regionNo.get(id ?? '') ?? -1]?.name
}

/** The same voyage with each navy. */
function byAnyShip(state: State, action: Action): Action[] {
  if (!('sail' in action) || action.sail === undefined) return [action]
  const { sail } = action
  return Array.from({ length: packOf(state).limits.navies }, (_, navy) => ({ ...action, sail: { ...sail, navy } }))
}

/** No ship comes for it, whatever it wants there. */
const isShipless = ({ say, with: facts }: Say): boolean =>
  ['no.navy', 'no.loaded', 'no.ships'].includes(say) ||
  (say === 'no.tooFarBySea' && (facts as { readonly n?: number } | undefined)?.n === 0)

export function whyImpossible(state: State, decision: Decision<Action>, verb: ArmyVerb): Words {
  const frame = askedFrame(state)
  const army = frame?.kind === 'army' ? state.sides[frame.side]?.armies[frame.slot] : undefined
  if (army !== undefined && army.aboard >= 0 && (verb === 'besiege' || verb === 'embark'))
    return inBoth({ say: 'no.landFirst' })
  const looked = LOOKED[verb]
  const told = other(state, decision.seat, [doing(verb)])
    .flatMap(({ action }) => (action === undefined ? [] : byAnyShip(state, action)))
    .flatMap((action) => {
      const why = decision.legal(action)
      return why === undefined ? [] : [{ action, why }]
    })
    .sort((a, b) => looked.indexOf(b.why.say) - looked.indexOf(a.why.say) || steps(a.action) - steps(b.action))
  const [best] = told
  if (best === undefined) return NO_WAY[verb]
  if (best.why.say === 'no.siege') return NO_SIEGE
  if (verb !== 'embark' && isShipless(best.why)) return NO_SHIP
  // A price belongs to a place.
  return inBoth(best.why, best.why.say === 'no.mp' ? placeOf(state, best.action) : undefined)
}

/** An agent and a card: what it costs, whom it could be aimed at, how far that is. */
export function whyNoErrand(state: State, decision: Decision<Action>, card: Pick, agent: Pick): Words {
  const name = packOf(state).actions.get(String(card.value))?.name ?? NO_NAME
  const told = other(state, decision.seat, [card, agent]).flatMap(({ action }) => {
    const why = action === undefined ? undefined : decision.legal(action)
    return why === undefined ? [] : [why]
  })
  const [first, ...more] = told.filter(({ say }, _, all) => say !== 'no.reach' || all.every((each) => each.say === say))
  if (first === undefined)
    return {
      en: `There is nothing that ${name.en} could be aimed at.`,
      ru: `Карте «${name.ru}» сейчас не на что действовать.`,
    }
  const places = new Set([first, ...more].map(({ with: facts }) => JSON.stringify(facts)))
  if (first.say === 'no.reach' && places.size > 1)
    return {
      en: `Nothing that ${name.en} could be aimed at is in this agent’s reach.`,
      ru: `Агенту не добраться ни до одной цели карты «${name.ru}».`,
    }
  return inBoth(first)
}

const NO_NAME: Words = { en: 'this card', ru: 'эта карта' }
