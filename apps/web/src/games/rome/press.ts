// How a deed is pressed: a march is shown first, an attack is rolled for, and one on a seat that is no enemy is war. What has no
// case here is no deed yet (an army is taken up), or has a button of its own (an end, a card laid in the lane).

import type { Lang } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { statusOf } from '@understudy/rome/rules'
import { within } from '@understudy/rome/text'
import { STATUSES } from '@understudy/rome/vocabulary'
import type { Pressed } from '../ui.ts'
import { fleetsMet, throwAfter, winChance } from './battle/throw.ts'
import { factionName } from './board/labels.ts'
import { ROMAN } from './board/look.ts'
import { onlyHalts } from './compose/possible/left.ts'
import { testOdds } from './odds.ts'
import { bought, isBought } from './press-shop.ts'
import { weighWords } from './text/weigh.ts'
import { type Wars, warsOf } from './wars.ts'

const PLAIN: ReadonlySet<Action['do']> = new Set<Action['do']>([
  // Who begins, how bots stand to somebody, what is answered, where agents come in.
  ...(['order', 'passChoice', 'stance', 'answer', 'enter'] as const),
  ...(['march', 'embark', 'sail', 'merge', 'split', 'muster', 'calm', 'besiege'] as const),
  ...(['lose', 'retreat', 'giveWay', 'demand', 'cavalry', 'shoot'] as const),
])

/** Ships may be met on the way. */
const BY_SEA: ReadonlySet<Action['do']> = new Set<Action['do']>(['march', 'embark', 'sail'])

export function press(state: State, action: Action, after: readonly Action[] = []): Pressed | undefined {
  const wars = warsOf(state, action)
  if (wars !== undefined) return war(state, action, wars)
  if (isBought(action)) return bought(state, [action, ...after])
  if (PLAIN.has(action.do)) {
    const sea = BY_SEA.has(action.do) ? atSea(state, action) : undefined
    return sea === undefined ? { kind: 'plain' } : { kind: 'chance', note: { at: null, text: sea, alone: sea } }
  }
  switch (action.do) {
    case 'commit':
      // Where nothing can be added there is nothing to think over.
      return canAdd(state) ? { kind: 'plain' } : undefined
    case 'halt':
      return leaving(state, after)
    case 'gold':
      return putAway(state, [action, ...after])
    case 'attack':
    case 'assault':
      return thrown(state, action)
    case 'agent':
      return tried(state, action)
    case 'intercept':
      return action.yes ? { kind: 'chance', text: weighWords.wars.intercept } : { kind: 'plain' }
    case 'reroll':
      return action.dice.length === 0 ? { kind: 'plain' } : { kind: 'chance', text: rolls(action.dice.length) }
    case 'renounce':
      return { kind: 'grave', text: weighWords.renounce }
    case 'dissolve':
      return { kind: 'grave', text: weighWords.dissolve }
    default:
      return undefined
  }
}

const both = (tell: (lang: Lang) => string) => ({ en: tell('en'), ru: tell('ru') })
const rolls = (n: number) => both((lang) => weighWords.roll[lang](n))

/** The dice of both sides fall with one press; against an army cards are laid first. */
function thrown(state: State, action: Action): Pressed {
  const dice = throwAfter(state, action)
  const text = action.do === 'assault' ? weighWords.assault : weighWords.attack
  const at = action.do === 'attack' ? action.target : null
  const sea = atSea(state, action)
  // Ships that lie in the way come first, if they will: what follows is not thrown for with the same press.
  if (sea !== undefined) return { kind: 'chance', text, note: { at, text: sea, alone: sea } }
  if (dice === undefined) return { kind: 'chance', text }
  const odds = winChance(state, dice)
  return {
    kind: 'chance',
    text: rolls(dice.attack.length + dice.defence.length),
    note: {
      at,
      text: both((lang) => weighWords.more[lang](odds)),
      alone: both((lang) => weighWords.more[lang](odds)),
    },
  }
}

/** Against how many ships it may come to a fight at sea first; undefined: nobody is in the way. */
function atSea(state: State, action: Action): Readonly<Record<Lang, string>> | undefined {
  const ships = fleetsMet(state, action).reduce((sum, met) => sum + met.ships, 0)
  return ships === 0 ? undefined : both((lang) => weighWords.atSea[lang](ships))
}

/** What an agent tries, with its odds. */
function tried(state: State, action: Extract<Action, { do: 'agent' }>): Pressed {
  const odds = testOdds(state, action)
  const card = packOf(state).actions.get(action.card)
  if (odds === undefined)
    return {
      kind: 'chance',
      text: weighWords.agent,
      // Whether an offer is taken is for the other one to say.
      ...(card?.consent === true
        ? {}
        : { note: { at: null, text: weighWords.certain, alone: weighWords.certainShort } }),
    }
  return {
    kind: 'chance',
    text: rolls(1),
    note: {
      at: null,
      text: both((lang) => weighWords.test[lang](odds.wins, odds.caught)),
      alone: both((lang) => weighWords.testShort[lang](odds.wins, odds.caught)),
    },
  }
}

/** Cards for their gold, all with one press. */
function putAway(state: State, actions: readonly Action[]): Pressed {
  const sum = actions.reduce(
    (gold, action) => gold + (action.do === 'gold' ? (packOf(state).actions.get(action.card)?.gold ?? 0) : 0),
    0,
  )
  return {
    kind: 'plain',
    text: both((lang) => weighWords.gold[lang](sum)),
    ...(actions.length === 1 ? {} : { plan: both((lang) => weighWords.putAway[lang](actions.length, sum)) }),
  }
}

/** Another army is taken up, and this one is done: asked while it has spent nothing yet (it was just mustered). */
function leaving(state: State, [next]: readonly Action[]): Pressed | undefined {
  const frame = state.frames.at(-1)
  if (next?.do !== 'activate' || frame?.kind !== 'army') return undefined
  const choices = rome.decision(state)?.next([]) ?? []
  const army = state.sides[frame.side]?.armies[frame.slot]
  // One that has moved has done its part: the row of the next armies says so.
  if (army === undefined || army.moved || onlyHalts(choices)) return undefined
  const left = army.mp
  const [slot, other] = [ROMAN[frame.slot] ?? '', ROMAN[next.slot] ?? '']
  return {
    kind: 'plain',
    text: both((lang) => weighWords.takeUp[lang](other)),
    plan: both((lang) => weighWords.leaves[lang](slot, left)),
  }
}

function canAdd(state: State): boolean {
  const frame = state.frames.at(-1)
  return frame?.kind !== 'commit' || (state.sides[frame.side]?.gold ?? 0) > 0
}

/** "Attack: war with the Greeks", and in the line of the plan which bond it breaks. */
function war(state: State, action: Action, { own, sides, region }: Wars): Pressed {
  const broken = (lang: Lang): string =>
    sides
      .map((side) =>
        weighWords.broken[lang](nameOf(state, side, lang), STATUSES[statusOf(state, own, side)] ?? 'neutral'),
      )
      .join('; ')
  const names = (lang: Lang): string =>
    sides.map((side) => nameOf(state, side, lang)).join({ en: ' and ', ru: ', ' }[lang])
  const sea = action.do === 'attack' ? atSea(state, action) : undefined
  const verb = weighWords.wars[action.do as keyof typeof weighWords.wars]
  return {
    kind: 'grave',
    text: { en: `${verb.en}: war with ${names('en')}`, ru: `${verb.ru}: война (${names('ru')})` },
    note: {
      at: packOf(state).regions[region]?.id ?? null,
      text: both((lang) => [broken(lang), ...(sea === undefined ? [] : [sea[lang]])].join(' · ')),
    },
  }
}

/** As it stands within a sentence. */
export const nameOf = (state: State, side: number, lang: Lang): string => {
  const name = factionName(state, state.sides[side]?.faction ?? 0, lang)
  return { en: within(name), ru: name }[lang]
}
