// What is impossible about a position that was entered by hand.

import type { Say } from '@understudy/procedure'
import type { Problem } from '@understudy/table'
import { handSize, pileProblems } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import { mainBattleCards } from '../army/cards.ts'
import { asked } from '../play/asked.ts'
import { say } from '../sayings.ts'
import { cargoOf } from '../sea/cargo.ts'
import { isRightlyTold, isSecret } from '../secret/secret.ts'
import { armyFact, placeName, sideName } from '../state/names.ts'
import { armyAt, armyOf, heldBy, isBot, landOf, NONE, onBoard, seatId, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

const IN_FIGHTS: ReadonlySet<string> = new Set(['attack', 'battle', 'gathered', 'lose', 'loseCard', 'reckon', 'bribed'])

export function problemsOf(state: State): Problem[] {
  const pack = packOf(state)
  const problems: Problem[] = []
  const add = (where: string, what: Say): void => {
    problems.push({ where, what })
  }
  for (const kind of oddCards(state)) add('cards', say('odd.cards', { kind }))
  // What an army consists of cannot be told then.
  if (problems.length > 0) return problems
  const armies = new Map<number, number>()
  // In the middle of a fight an army may be smaller than it can stay.
  const fighting = state.frames.some((frame) => IN_FIGHTS.has(frame.kind))
  state.sides.forEach((side, no) => {
    const seat = seatId(state, no)
    side.armies.forEach((army, slot) => {
      const where = `${seat}.armies[${slot}]`
      if (handSize(army.general) > 1) add(where, say('odd.generals', { army: armyFact(state, no, slot) }))
      if (!onBoard(army)) return
      if (army.region !== NONE) armies.set(army.region, (armies.get(army.region) ?? 0) + 1)
      if (army.aboard !== NONE && !sailsRightly(state, no, slot, fighting))
        add(where, say('odd.aboard', { army: armyFact(state, no, slot) }))
      const settled = army.declared && !fighting && state.phase !== 'setup'
      if (settled && mainCardsAtMost(state, no, slot) < pack.army.minimum)
        add(where, say('odd.small', { army: armyFact(state, no, slot) }))
      if (army.told !== null && !isRightlyTold(state, no, army))
        add(where, say('odd.told', { army: armyFact(state, no, slot) }))
    })
    if (side.agents.length > pack.limits.agents)
      add(`${seat}.agents`, say('odd.many', { seat: sideName(state, no), what: 'agents', n: pack.limits.agents }))
    for (const building of ['walls', 'market', 'barracks'] as const) {
      const n = heldBy(state, no).filter((region) => landOf(state, region)[building]).length
      if (n > pack.limits[building])
        add(seat, say('odd.many', { seat: sideName(state, no), what: building, n: pack.limits[building] }))
    }
    side.stance.forEach((box, other) => {
      const needed = side.role !== 'human' && other !== no
      if (needed !== box > 0) add(`${seat}.stance[${other}]`, say('odd.stance', { seat: sideName(state, no) }))
    })
  })
  for (const [region, n] of armies)
    if (n > 1) add(pack.regions[region]?.id ?? '', say('odd.armies', { region: placeName(state, region) }))
  state.lands.forEach((land, no) => {
    const where = pack.regions[no]?.id ?? ''
    if (land.cubes > pack.limits.cubes)
      add(where, say('odd.cubes', { region: placeName(state, no), n: pack.limits.cubes }))
    if (land.siege >= 0 && (armyAt(state, no)?.side ?? land.holder) === land.holder)
      add(where, say('odd.siege', { region: placeName(state, no) }))
    if (land.holder === NONE && (land.walls || land.market || land.barracks))
      add(where, say('odd.ruins', { region: placeName(state, no) }))
  })
  state.roads.forEach((owner, edge) => {
    const ends = pack.edges[edge]
    if (owner === NONE || ends === undefined) return
    const lost = [ends.a, ends.b].find((end) => landOf(state, end).holder !== owner)
    if (lost !== undefined)
      add('roads', say('odd.road', { seat: sideName(state, owner), region: placeName(state, lost) }))
  })
  if (problems.length === 0 && state.over === null && !isAnswerable(state)) add('frames', say('odd.frames', {}))
  return problems
}

/** Whether a secret army can stand is left to its owner (ruling rome/R-136): what was told of others may have been wrong. */
const mainCardsAtMost = (state: State, no: number, slot: number): number => {
  const army = armyOf(state, no, slot)
  return isSecret(state, no) ? handSize(army.cards) : mainBattleCards(state, army)
}

/** Somebody is asked, and there is something to answer. */
function isAnswerable(state: State): boolean {
  try {
    const ask = asked(state)?.ask
    return ask === undefined || !('ways' in ask) || ask.ways.size > 0
  } catch {
    return false
  }
}

/** one person's army on a navy at sea that can carry it, and nowhere else. */
function sailsRightly(state: State, no: number, slot: number, fighting: boolean): boolean {
  const side = sideOf(state, no)
  const { region, aboard, cards } = armyOf(state, no, slot)
  const navy = side.navies[aboard]
  if (navy === undefined || navy.sea === NONE || region !== NONE || isBot(side)) return false
  if (cargoOf(state, no, aboard) !== slot) return false
  return fighting || handSize(cards) <= navy.cards * packOf(state).navy.capacity
}

/** Kinds of cards of which more or fewer lie face down than there are. */
function oddCards(state: State): ('troops' | 'generals' | 'actions')[] {
  const troopPiles = [...state.stacks, ...state.sides.flatMap((side) => [side.reserves, ...Object.values(side.decks)])]
  const troopHands = state.sides.flatMap((side) => [side.pool, ...side.armies.map((army) => army.cards)])
  const generalHands = state.sides.flatMap((side) => [side.available, ...side.armies.map((army) => army.general)])
  const problems = {
    troops: pileProblems(state.troopCards, troopPiles, troopHands),
    generals: pileProblems(
      state.generalCards,
      state.sides.map((side) => side.unused),
      generalHands,
    ),
    actions: pileProblems(
      state.actionCards,
      [state.actionDeck],
      state.sides.map((side) => side.hand),
    ),
  }
  return (['troops', 'generals', 'actions'] as const).filter((kind) => problems[kind].length > 0)
}
