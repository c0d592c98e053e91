// Set-up (5).

import { BadInput, type Options } from '@understudy/table'
import { emptyHand, newBag, noCards, shuffledPile } from '@understudy/table/chance'
import { unfinished } from '../../pack/in-words.ts'
import { HOUSE_PACK, packNamed } from '../../pack/setting.ts'
import type { Pack, TroopCard } from '../../pack/types.ts'
import { type CardId, CLASSES, type Cls, NEUTRAL, type PlayingRole, ROLES, type Role } from '../../vocabulary.ts'
import { gameOptions } from '../options/options.ts'
import { listOf, numbersOf } from '../packed.ts'
import { SECRET_ARMIES } from '../secret/option.ts'
import { isBot, NONE } from '../state/query.ts'
import type { Army, GameOptions, Side, State } from '../state/state.ts'
import { settle } from './flow.ts'
import { laidGap } from './laid.ts'

interface Chosen {
  readonly key: string
  readonly pack: Pack
  readonly roles: readonly Role[]
}

export function chosenSeats(options: Options): Chosen {
  const key = typeof options.pack === 'string' && options.pack !== '' ? options.pack : HOUSE_PACK
  const pack = playable(key)
  const roles = pack.factions.map((_, no): Role => {
    const value = options[`role${no + 1}`] ?? (no === 0 ? 'human' : 'super')
    const role = ROLES.find((each) => each === value)
    if (role === undefined) {
      throw new BadInput(
        { en: `one of these is needed: ${ROLES.join(', ')}.`, ru: `нужно одно из значений: ${ROLES.join(', ')}.` },
        `role${no + 1}`,
      )
    }
    return role
  })
  if (roles.filter((role) => role !== 'absent').length < 2) {
    throw new BadInput({ en: 'two to four factions take part.', ru: 'участвуют от двух до четырёх фракций.' }, 'role1')
  }
  return { key, pack, roles }
}

/** A player's pack may be unfinished: what is missing is said in the words of its editor. */
function playable(key: string): Pack {
  try {
    return packNamed(key)
  } catch (error) {
    if (!(error instanceof BadInput) || !key.trimStart().startsWith('{')) throw error
    throw unfinished(key, error)
  }
}

const copies = (cards: Iterable<TroopCard>, kind: 'start' | 'reserve' | 'upgrade'): CardId[] =>
  [...cards].flatMap((card) => Array<CardId>(card[kind]).fill(card.id))

interface Playing {
  readonly role: PlayingRole
  readonly faction: number
}

export function startGame(options: Options): State {
  const { key, pack, roles } = chosenSeats(options)
  const playing = roles.flatMap((role, faction) => (role === 'absent' ? [] : [{ role: role as PlayingRole, faction }]))
  return laidOut(key, pack, playing, gameOptions(options))
}

/** The table laid out once more, with a pack that knows more; nobody has done anything yet. */
export function relay(state: State, key: string): void {
  const playing = state.sides.map(({ role, faction }) => ({ role, faction }))
  Object.assign(state, laidOut(key, packNamed(key), playing, state.options))
}

function laidOut(key: string, pack: Pack, playing: readonly Playing[], options: GameOptions): State {
  const state: State = {
    setting: { pack: key },
    options,
    round: 1,
    phase: 'setup',
    step: 'compose',
    turn: 0,
    order: numbersOf(playing, (_, no) => no),
    clockwise: true,
    initiative: numbersOf(playing, () => 0),
    committed: numbersOf(playing, () => NONE),
    frames: [],
    sides: [],
    lands: listOf(pack.regions, (region) => ({
      holder: playing.findIndex(({ faction }) => faction === region.home && region.home >= 0),
      cubes: 0,
      walls: false,
      market: false,
      barracks: false,
      wonder: false,
      siege: NONE,
    })),
    roads: numbersOf(pack.edges, () => NONE),
    statuses: playing.flatMap(() => playing.map(() => NEUTRAL)),
    troopCards: noCards(),
    generalCards: noCards(),
    actionCards: noCards(),
    actionDeck: [],
    actionDiscard: [],
    stacks: [],
    dead: [],
    over: null,
  }
  for (const { role, faction } of playing) state.sides.push(newSide(state, pack, role, faction, playing.length))
  if (state.options.difficulty === 'brutal') wary(state)
  state.stacks = listOf(pack.stacks, (stack) => shuffledPile(state.troopCards, stack.cards))
  state.actionDeck = shuffledPile(
    state.actionCards,
    [...pack.actions.values()].flatMap((card) => Array<string>(card.copies).fill(card.id)),
  )
  // A pack may leave open what the table is laid out with: then nothing begins before it was told (laid.ts).
  if (laidGap(pack, state) === undefined) settle(state, undefined)
  return state
}

/** DIF-7: people's markers start on 9. */
function wary(state: State): void {
  for (const side of state.sides) {
    side.stance = numbersOf(side.stance, (box, other) => (box > 0 && state.sides[other]?.role === 'human' ? 9 : box))
  }
}

function newArmy(region: number, declared: boolean): Army {
  return {
    region,
    aboard: NONE,
    general: emptyHand(),
    revealed: false,
    declared,
    cards: emptyHand(),
    told: null,
    seenBy: [],
    activated: false,
    mp: 0,
    homesTaken: 0,
    reduced: false,
    moved: false,
    failed: false,
  }
}

function newSide(state: State, pack: Pack, role: PlayingRole, faction: number, sides: number): Side {
  const own = [...pack.troops.values()].filter((card) => card.faction === faction)
  const generals = [...pack.generals.values()].filter((general) => general.faction === faction)
  const starting = generals.filter((general) => general.start).map((general) => general.id)
  const others = generals.filter((general) => !general.start).map((general) => general.id)
  const bot = role !== 'human'
  const no = state.sides.length
  const side: Side = {
    faction,
    role,
    gold: pack.setup.gold,
    vp: 0,
    stance: Array.from({ length: sides }, (_, other) => (bot && other !== no ? 5 : 0)),
    agents: Array.from({ length: pack.setup.agents }, () => ({ region: NONE, used: false })),
    armies: listOf(pack.factions[faction]?.starts ?? [], (region) => newArmy(region, !bot)),
    available: emptyHand(),
    unused: shuffledPile(state.generalCards, others),
    navyCards: pack.setup.navies,
    navies: Array.from({ length: pack.limits.navies }, () => ({ sea: NONE, cards: 0, moved: 0, carried: false })),
    developments: numbersOf(pack.developments[faction] ?? [], () => 0),
    scored: [],
    hand: emptyHand(),
    toFlip: 0,
    flipped: null,
    decks: { MI: [], SK: [], CV: [], AR: [] },
    pool: emptyHand(),
    reserves: [],
    upgrade: copies(own, 'upgrade').sort(),
    retired: [],
    renounced: [],
    looked: null,
    built: 0,
  }
  const startCards = copies(own, 'start')
  const reserve = copies(own, 'reserve').sort()
  if (isBot(side)) {
    for (const cls of CLASSES) side.decks[cls] = shuffledPile(state.troopCards, ofClass(pack, startCards, cls))
    side.reserves = shuffledPile(state.troopCards, reserve)
    const { id } = newBag(state.generalCards, starting)
    for (const army of side.armies) army.general.unknown = [{ bag: id, n: 1 }]
  } else {
    if (state.options[SECRET_ARMIES] === true)
      side.pool.unknown = [{ bag: newBag(state.troopCards, startCards).id, n: startCards.length }]
    else side.pool.known = startCards.sort()
    side.available.known = starting.sort()
    side.reserves = reserve.length === 0 ? [] : [{ cards: reserve }]
  }
  return side
}

const ofClass = (pack: Pack, cards: readonly CardId[], cls: Cls): CardId[] =>
  cards.filter((card) => pack.troops.get(card)?.cls === cls)
