// 11, 26: a battle card by card in four phases. People choose their cards; a bot draws them from its decks.

import { say } from '../text/sayings.ts'
import type { Action, CardId, ChanceAction, Colour, Face, SeatAction } from '../vocabulary.ts'
import { concludeBattle } from './battle-end.ts'
import { busy, cavalryLeft, centreCards, draws, leftOf, other, terrainOf, unplayed } from './battle-frame.ts'
import { applyRolls, isUsefulS, kill } from './battle-hits.ts'
import { countOf, identify, resolve, troopOf, waysToDraw } from './cards.ts'
import { checkDefeat } from './defeat.ts'
import { armyFact, sideName, troopName } from './facts.ts'
import type { BattleFrame, BattleSide } from './frames.ts'
import { type Ask, type Handler, type Log, type Option, option, pick, pop, push } from './handler.ts'
import { lost } from './losses.ts'
import { armyOf, NONE, starsOf } from './query.ts'
import type { State } from './state.ts'

const handOf = (state: State, { side, slot }: BattleSide) => armyOf(state, side, slot).cards
const starsIn = (state: State, { side, slot }: BattleSide): number => starsOf(state, armyOf(state, side, slot))

// ---- What is asked -------------------------------------------------------------------------------------------------

/** BAT-2: how many infantry cards a bot still has to send into the terrain. */
function terrainShort(state: State, frame: BattleFrame, side: BattleSide): number {
  if (!side.bot || frame.phase !== 'terrain' || frame.round > 0) return 0
  const infantry = countOf(state, handOf(state, side), 'MI')
  return Math.min(terrainOf(state, frame) - countOf(state, handOf(state, side), 'SK'), infantry) - side.terrain.length
}

/** Infantry that a bot can still choose for the terrain. */
function terrainChoices(state: State, side: BattleSide): CardId[] {
  const left = [...handOf(state, side).known]
  for (const card of side.terrain) left.splice(left.indexOf(card), 1)
  return [...new Set(left.filter((card) => troopOf(state, card).cls === 'MI'))]
}

function askTerrain(state: State, frame: BattleFrame): Ask | undefined {
  const side = frame.sides.find((each) => terrainShort(state, frame, each) > 0)
  if (side === undefined) return undefined
  const hidden = hiddenInfantry(state, side)
  const army = armyFact(state, side.side, side.slot)
  if (hidden.size > 0) {
    return { chance: 'troop', ways: hidden, key: `terrain.${side.side}`, question: say('ask.infantryIs', { army }) }
  }
  return { side: side.side, kind: 'terrain', question: say('ask.terrain', { army }) }
}

function hiddenInfantry(state: State, side: BattleSide): Map<CardId, number> {
  const hand = handOf(state, side)
  return waysToDraw(state, { known: [], unknown: hand.unknown }, ['MI'])
}

/** The classes from which the next card of this side comes. */
function lineClasses(frame: BattleFrame): readonly ('MI' | 'SK' | 'CV')[] {
  if (frame.phase === 'terrain') return ['SK', 'MI']
  return frame.phase === 'centre' ? ['MI'] : ['CV']
}

/** Who plays next: the one who has to show first, else people before bots, the attacker before the defender. */
function playerOf(frame: BattleFrame): 0 | 1 | undefined {
  const [a, b] = frame.sides
  const order: (0 | 1)[] = frame.first === 1 || (frame.first < 0 && a.bot && !b.bot) ? [1, 0] : [0, 1]
  return order.find((role) => !frame.sides[role].ready)
}

/** What a bot may draw for its line now. Undefined: it plays nothing. */
function botDraw(state: State, frame: BattleFrame, role: 0 | 1): Map<CardId, number> | undefined {
  const side = frame.sides[role]
  switch (frame.phase) {
    case 'terrain': {
      const ways = draws(state, side, ['SK'])
      for (const card of side.terrain) ways.set(card, (ways.get(card) ?? 0) + 1)
      return ways
    }
    case 'centre':
      if (leftOf(state, side, ['MI']) > 0) return draws(state, side, ['MI', 'SK'])
      return usesReserve(state, frame, role) ? draws(state, side, ['CV']) : undefined
    default:
      return draws(state, side, ['CV'])
  }
}

/** PH3-6: reserve cavalry meets line cards of the other side when infantry has run out. */
function usesReserve(state: State, frame: BattleFrame, role: 0 | 1): boolean {
  const side = frame.sides[role]
  const enemy = frame.sides[other(role)]
  if (!side.reserve || leftOf(state, side, ['CV']) === 0) return false
  return enemy.line !== null || (centreCards(state, enemy) > 0 && !enemy.spent)
}

/** Line cards that a person can play now. */
function lines(state: State, frame: BattleFrame, side: BattleSide): CardId[] {
  const cards = unplayed(state, side, lineClasses(frame))
  return [...new Set(frame.phase === 'centre' ? [...cards, ...cavalryLeft(state, side)] : cards)]
}

/** Whether a person may also play nothing: in the terrain, and where nobody opposes. */
function mayDecline(state: State, frame: BattleFrame, role: 0 | 1): boolean {
  return frame.phase === 'terrain' || (frame.phase === 'centre' && !canPlay(state, frame, other(role)))
}

/** Whether a side has a line card for the Centre. */
function canPlay(state: State, frame: BattleFrame, role: 0 | 1): boolean {
  const side = frame.sides[role]
  if (side.line !== null) return true
  if (side.bot) return leftOf(state, side, ['MI']) > 0 || usesReserve(state, frame, role)
  return !side.spent && centreCards(state, side) > 0
}

function askPlay(state: State, frame: BattleFrame): Ask | undefined {
  const role = playerOf(frame)
  if (role === undefined) return undefined
  const side = frame.sides[role]
  const army = armyFact(state, side.side, side.slot)
  const { phase } = frame
  if (side.bot) {
    const ways = botDraw(state, frame, role)
    if (ways === undefined || ways.size === 0) return undefined
    return { chance: 'troop', ways, key: `battle.${side.side}.${phase}`, question: say('ask.botCard', { army, phase }) }
  }
  if (lines(state, frame, side).length === 0) return undefined
  return { side: side.side, kind: 'battleCard', question: say('ask.battleCard', { army, phase }) }
}

/** Bots with artillery decide after the other side has shown its card. */
function shooter(state: State, frame: BattleFrame): BattleSide | undefined {
  if (frame.phase !== 'centre') return undefined
  return frame.sides.find((side) => side.bot && side.line !== null && !side.shot && leftOf(state, side, ['AR']) > 0)
}

const aiming = (frame: BattleFrame): BattleSide | undefined =>
  frame.sides.find((side) => side.aims && side.artillery === null)

/** Dice that Tactics dice may replace, as far as the option goes (TAC). */
export function tacticalDice(state: State, frame: BattleFrame, role: 0 | 1): number[] {
  const mode = state.options['difficulty.tactics']
  const useless = !isUsefulS(state, frame, role)
  return frame.sides[role].roll.flatMap((face, at) => {
    if (face === '-') return [at]
    if (face === 'S' && useless) return mode === 's' || mode === 'all' ? [at] : []
    return face !== 'K' && mode === 'all' ? [at] : []
  })
}

/** Who may still change something about the roll, and how. */
function adjuster(state: State, frame: BattleFrame): { role: 0 | 1; how: 'reroll' | 'tactics' } | undefined {
  for (const role of [0, 1] as const) {
    const side = frame.sides[role]
    if (side.roll.length === 0) continue
    if (frame.phase === 'envelopment' && !side.rerolled && side.roll.some((face) => face !== 'K'))
      return { role, how: 'reroll' }
    const tactical = side.bot && side.tactics > 0 && frame.phase !== 'terrain' && !side.tactical
    if (tactical && tacticalDice(state, frame, role).length > 0) return { role, how: 'tactics' }
  }
  return undefined
}

/** 11.5: line cards first, then skirmishers, then artillery. */
function takeChoices(state: State, frame: BattleFrame, role: 0 | 1): { known: CardId[]; ways: Map<CardId, number> } {
  const side = frame.sides[role]
  const groups =
    frame.toTakeSkirmishers[role] > 0 ? [['SK'] as const] : [['MI', 'CV'] as const, ['SK'] as const, ['AR'] as const]
  const hand = handOf(state, side)
  for (const classes of groups) {
    const ways = waysToDraw(state, hand, classes)
    if (ways.size === 0) continue
    return {
      known: [
        ...new Set(hand.known.filter((card) => (classes as readonly string[]).includes(troopOf(state, card).cls))),
      ],
      ways,
    }
  }
  return { known: [], ways: new Map() }
}

function taker(frame: BattleFrame): 0 | 1 | undefined {
  return ([0, 1] as const).find((role) => frame.toTake[role] + frame.toTakeSkirmishers[role] > 0)
}

/** People with cavalry left say after the Flanks where it fights. */
const undecided = (state: State, frame: BattleFrame): BattleSide | undefined =>
  frame.phase === 'flanks' && frame.sides.some((side) => leftOf(state, side, ['CV']) === 0)
    ? frame.sides.find((side) => !side.bot && side.centreCavalry === null && leftOf(state, side, ['CV']) > 0)
    : undefined

function demander(state: State, frame: BattleFrame): BattleSide | undefined {
  const [a, b] = frame.sides.map((side) => starsIn(state, side))
  if (a === undefined || b === undefined || a === b) return undefined
  const side = frame.sides[a > b ? 0 : 1]
  return side.bot ? undefined : side
}

function ask(state: State, frame: BattleFrame): Ask | undefined {
  const { phase } = frame
  switch (frame.step) {
    case 'begin': {
      const side = undecided(state, frame)
      if (side === undefined) return askTerrain(state, frame)
      return {
        side: side.side,
        kind: 'cavalry',
        question: say('ask.cavalry', { army: armyFact(state, side.side, side.slot) }),
      }
    }
    case 'demand': {
      const side = demander(state, frame)
      if (side === undefined) return undefined
      return {
        side: side.side,
        kind: 'demand',
        question: say('ask.demand', { seat: sideName(state, side.side), phase }),
      }
    }
    case 'play':
      return askPlay(state, frame)
    case 'shoot': {
      const aims = aiming(frame)
      if (aims !== undefined) {
        const question = say('ask.artilleryIs', { army: armyFact(state, aims.side, aims.slot) })
        return { chance: 'troop', ways: draws(state, aims, ['AR']), key: `artillery.${aims.side}`, question }
      }
      const side = shooter(state, frame)
      if (side === undefined) return undefined
      return {
        side: side.side,
        kind: 'shoot',
        question: say('ask.shoot', { army: armyFact(state, side.side, side.slot) }),
      }
    }
    case 'roll': {
      const dice = frame.sides.flatMap((side) => side.dice)
      const [a, b] = frame.sides.map((side) => side.dice.join(''))
      return {
        chance: 'roll',
        dice,
        key: `dice.${phase}`,
        question: say('ask.battleDice', { phase, attack: a ?? '', defence: b ?? '' }),
      }
    }
    case 'adjust':
      return askAdjust(state, frame)
    case 'take': {
      const role = taker(frame)
      if (role === undefined) return undefined
      const side = frame.sides[role]
      const { known, ways } = takeChoices(state, frame, role)
      const army = armyFact(state, side.side, side.slot)
      if (known.length === 0 && ways.size > 0) {
        return { chance: 'troop', ways, key: `killed.${side.side}`, question: say('ask.killed', { army }) }
      }
      if (known.length < 2) return undefined
      return { side: side.side, kind: 'casualty', question: say('ask.casualty', { army, left: frame.toTake[role] }) }
    }
  }
}

function askAdjust(state: State, frame: BattleFrame): Ask | undefined {
  const { again } = frame
  if (again !== null) {
    const side = frame.sides[again.side as 0 | 1]
    const dice: Colour[] =
      again.how === 'tactics' ? again.dice.map((): Colour => 'G') : again.dice.map((at) => side.dice[at] ?? 'W')
    const question = say(again.how === 'tactics' ? 'ask.tacticsDice' : 'ask.rerollDice', {
      seat: sideName(state, side.side),
    })
    return { chance: 'roll', dice, key: `${again.how}.${side.side}`, question }
  }
  const next = adjuster(state, frame)
  if (next === undefined) return undefined
  const side = frame.sides[next.role]
  const facts = { army: armyFact(state, side.side, side.slot), roll: side.roll.join('') }
  return { side: side.side, kind: next.how, question: say(next.how === 'reroll' ? 'ask.reroll' : 'ask.tactics', facts) }
}

// ---- What can be answered ------------------------------------------------------------------------------------------

function playOptions(state: State, frame: BattleFrame, role: 0 | 1): Option[] {
  const side = frame.sides[role]
  const centre = frame.phase === 'centre'
  const skirmishers = centre ? [undefined, ...new Set(unplayed(state, side, ['SK']))] : [undefined]
  const artillery = centre ? [undefined, ...new Set(unplayed(state, side, ['AR']))] : [undefined]
  const plays = lines(state, frame, side).flatMap((line) =>
    skirmishers.flatMap((skirmisher) =>
      artillery.map((gun) => {
        const action: SeatAction = {
          do: 'play',
          line,
          ...(skirmisher === undefined ? {} : { skirmisher }),
          ...(gun === undefined ? {} : { artillery: gun }),
        }
        const path = [pick('card', line)]
        if (skirmishers.length > 1) path.push(pick('skirmisher', skirmisher ?? ''))
        if (artillery.length > 1) path.push(pick('artillery', gun ?? ''))
        return option(action, ...path)
      }),
    ),
  )
  return mayDecline(state, frame, role) ? [...plays, option({ do: 'play' }, pick('do', 'nothing'))] : plays
}

/** How many of each kind of cavalry go to the Centre; the rest envelops. */
function cavalryOptions(state: State, side: BattleSide): Option[] {
  let sets: CardId[][] = [[]]
  const cards = unplayed(state, side, ['CV']).sort()
  for (const card of new Set(cards)) {
    const n = cards.filter((each) => each === card).length
    sets = sets.flatMap((set) => Array.from({ length: n + 1 }, (_, k) => [...set, ...Array<CardId>(k).fill(card)]))
  }
  return sets.map((centre) => {
    const left = [...centre]
    const use = cards.map((card) => {
      const at = left.indexOf(card)
      if (at < 0) return { card, for: 'envelopment' as const }
      left.splice(at, 1)
      return { card, for: 'centre' as const }
    })
    return option({ do: 'cavalry', use }, pick('centre', centre))
  })
}

/** Bots choose single dice; people roll all dice of a card again or none (PH4-3). */
function rerollOptions(side: BattleSide): Option[] {
  const all = side.roll.map((_, at) => at)
  if (!side.bot)
    return [
      option({ do: 'reroll', dice: [] }, pick('yes', false)),
      option({ do: 'reroll', dice: all }, pick('yes', true)),
    ]
  return subsets(all).map((dice) => option({ do: 'reroll', dice }, pick('dice', dice)))
}

const subsets = (all: readonly number[]): number[][] =>
  all.reduce<number[][]>((sets, each) => [...sets, ...sets.map((set) => [...set, each])], [[]])

function options(state: State, frame: BattleFrame): Option[] {
  const yesNo = (action: (yes: boolean) => SeatAction): Option[] =>
    [true, false].map((yes) => option(action(yes), pick('yes', yes)))
  switch (frame.step) {
    case 'begin': {
      const side = undecided(state, frame)
      if (side !== undefined) return cavalryOptions(state, side)
      const short = frame.sides.find((each) => terrainShort(state, frame, each) > 0)
      return short === undefined
        ? []
        : terrainChoices(state, short).map((card) => option({ do: 'terrain', card }, pick('card', card)))
    }
    case 'demand':
      return yesNo((yes) => ({ do: 'demand', yes }))
    case 'play':
      return playOptions(state, frame, playerOf(frame) ?? 0)
    case 'shoot':
      return yesNo((yes) => ({ do: 'shoot', yes }))
    case 'adjust': {
      const next = adjuster(state, frame)
      if (next === undefined) return []
      const side = frame.sides[next.role]
      if (next.how === 'reroll') return rerollOptions(side)
      return subsets(tacticalDice(state, frame, next.role))
        .filter((dice) => dice.length <= side.tactics)
        .map((dice) => option({ do: 'tactics', dice }, pick('dice', dice)))
    }
    case 'take': {
      const role = taker(frame)
      const known = role === undefined ? [] : takeChoices(state, frame, role).known
      return known.map((card) => option({ do: 'lose', cards: [card] }, pick('card', card)))
    }
    case 'roll':
      return []
  }
}

// ---- What happens --------------------------------------------------------------------------------------------------

function apply(state: State, frame: BattleFrame, action: Action, log: Log): void {
  switch (action.do) {
    case 'troop':
      drawn(state, frame, action.card, log)
      return
    case 'roll':
      rolled(state, frame, action, log)
      return
    case 'terrain':
      frame.sides.find((each) => terrainShort(state, frame, each) > 0)?.terrain.push(action.card)
      return
    case 'cavalry': {
      const side = undecided(state, frame)
      if (side !== undefined)
        side.centreCavalry = action.use.filter((each) => each.for === 'centre').map((each) => each.card)
      return
    }
    case 'demand': {
      const side = demander(state, frame)
      frame.first = action.yes && side !== undefined ? other(frame.sides.indexOf(side)) : -1
      frame.step = 'play'
      return
    }
    case 'play':
      played(state, frame, action, log)
      return
    case 'shoot': {
      const side = shooter(state, frame)
      if (side === undefined) return
      side.shot = true
      side.aims = action.yes
      return
    }
    case 'reroll':
    case 'tactics': {
      const next = adjuster(state, frame)
      if (next === undefined) return
      const side = frame.sides[next.role]
      if (action.do === 'reroll') side.rerolled = true
      else {
        side.tactical = true
        side.tactics -= action.dice.length
      }
      if (action.dice.length > 0) frame.again = { side: next.role, dice: [...action.dice], how: action.do }
      return
    }
    case 'lose': {
      const role = taker(frame)
      const [card] = action.cards
      if (role !== undefined && card !== undefined) take(state, frame, role, card, log)
      return
    }
    default:
      return
  }
}

function take(state: State, frame: BattleFrame, role: 0 | 1, card: CardId, log: Log): void {
  kill(state, frame.sides[role], card, log)
  if (frame.toTakeSkirmishers[role] > 0) frame.toTakeSkirmishers[role]--
  else frame.toTake[role]--
}

/** A bot's card turns up. */
function drawn(state: State, frame: BattleFrame, card: CardId, log: Log): void {
  if (frame.step === 'begin') {
    const side = frame.sides.find((each) => terrainShort(state, frame, each) > 0)
    if (side !== undefined) resolve(state, handOf(state, side), card)
    return
  }
  if (frame.step === 'shoot') {
    const side = aiming(frame)
    if (side === undefined) return
    identify(state, handOf(state, side), card, busy(side))
    side.artillery = card
    show(state, side, card, log)
    return
  }
  if (frame.step === 'take') {
    const role = taker(frame)
    if (role === undefined) return
    resolve(state, handOf(state, frame.sides[role]), card)
    take(state, frame, role, card, log)
    return
  }
  const role = playerOf(frame)
  if (role === undefined) return
  const side = frame.sides[role]
  const inTerrain = side.terrain.indexOf(card)
  if (frame.phase === 'terrain' && inTerrain >= 0) side.terrain.splice(inTerrain, 1)
  identify(state, handOf(state, side), card, busy(side))
  show(state, side, card, log)
  if (frame.phase === 'centre' && troopOf(state, card).cls === 'SK') {
    // PH3-2: one skirmisher supports, the others wait.
    if (side.skirmisher === null) side.skirmisher = card
    else side.waiting.push(card)
    return
  }
  side.line = card
  side.ready = true
}

function show(state: State, side: BattleSide, card: CardId, log: Log): void {
  log?.event(say('cardShown', { seat: sideName(state, side.side), card: troopName(state, card) }))
}

function played(state: State, frame: BattleFrame, action: Extract<SeatAction, { do: 'play' }>, log: Log): void {
  const role = playerOf(frame)
  if (role === undefined) return
  const side = frame.sides[role]
  side.ready = true
  side.line = action.line ?? null
  side.skirmisher = action.skirmisher ?? null
  side.artillery = action.artillery ?? null
  if (side.line === null) {
    if (frame.phase === 'centre') side.spent = true
    return
  }
  const at = side.centreCavalry?.indexOf(side.line) ?? -1
  if (frame.phase === 'centre' && at >= 0 && troopOf(state, side.line).cls === 'CV') side.centreCavalry?.splice(at, 1)
  for (const card of [side.line, side.skirmisher, side.artillery]) if (card !== null) show(state, side, card, log)
}

function rolled(state: State, frame: BattleFrame, { faces }: Extract<ChanceAction, { do: 'roll' }>, log: Log): void {
  const { again } = frame
  if (again === null) {
    const [a, b] = frame.sides
    a.roll = faces.slice(0, a.dice.length)
    b.roll = faces.slice(a.dice.length)
    frame.step = 'adjust'
    log?.event(say('battleRolled', { attack: a.roll.join(''), defence: b.roll.join('') }))
    return
  }
  const side = frame.sides[again.side as 0 | 1]
  const added = again.how === 'tactics' && state.options['difficulty.tactics'] === 'all'
  again.dice.forEach((at, i) => {
    const face: Face = faces[i] ?? '-'
    if (added && side.roll[at] !== '-') side.extra.push(face)
    else side.roll[at] = face
  })
  frame.again = null
  log?.event(
    say(again.how === 'tactics' ? 'tacticsRolled' : 'rerolled', {
      seat: sideName(state, side.side),
      faces: faces.join(''),
    }),
  )
}

// ---- The course of a battle ----------------------------------------------------------------------------------------

function run(state: State, frame: BattleFrame, log: Log): void {
  switch (frame.step) {
    case 'begin':
      begin(state, frame, log)
      return
    case 'demand':
      frame.first = -1
      frame.step = 'play'
      return
    case 'play':
      passOrGoOn(frame)
      return
    case 'shoot':
      startRoll(state, frame, log)
      return
    case 'adjust':
      applyRolls(state, frame, log)
      frame.step = 'take'
      return
    case 'take':
      takeOrEnd(state, frame, log)
      return
    case 'roll':
      return
  }
}

/** Nobody is asked for a card: the side has none, or both have played. */
function passOrGoOn(frame: BattleFrame): void {
  const role = playerOf(frame)
  if (role !== undefined) {
    frame.sides[role].ready = true
    return
  }
  frame.step = 'shoot'
}

function startRoll(state: State, frame: BattleFrame, log: Log): void {
  const both = frame.sides.every((side) => side.line !== null)
  for (const side of frame.sides) {
    side.dice = side.line === null || (frame.phase === 'terrain' && !both) ? [] : diceOf(state, frame, side)
    side.roll = []
    side.extra = []
  }
  if (frame.sides.some((side) => side.dice.length > 0)) {
    frame.step = 'roll'
    return
  }
  frame.step = 'take'
  takeOrEnd(state, frame, log)
}

function diceOf(state: State, frame: BattleFrame, side: BattleSide): Colour[] {
  const of = (card: CardId | null, kind: 'terrain' | 'flanks' | 'centre'): readonly Colour[] =>
    card === null ? [] : troopOf(state, card)[kind]
  if (frame.phase === 'terrain') return [...of(side.line, 'terrain')]
  if (frame.phase !== 'centre') return [...of(side.line, 'flanks')]
  return [...of(side.line, 'centre'), ...of(side.skirmisher, 'centre'), ...of(side.artillery, 'centre')]
}

function takeOrEnd(state: State, frame: BattleFrame, log: Log): void {
  const role = taker(frame)
  if (role === undefined) {
    endRound(frame)
    return
  }
  const [card] = takeChoices(state, frame, role).known
  if (card !== undefined) {
    take(state, frame, role, card, log)
    return
  }
  // Nothing is left to lose.
  frame.toTake[role] = 0
  frame.toTakeSkirmishers[role] = 0
}

/** Survivors have been played; the next round begins. */
function endRound(frame: BattleFrame): void {
  for (const side of frame.sides) {
    side.played.push(...[side.line, side.skirmisher, side.artillery].filter((card) => card !== null))
    side.line = null
    side.skirmisher = null
    side.artillery = null
    side.ready = false
    side.shot = false
    side.aims = false
    side.dice = []
    side.roll = []
    side.extra = []
    side.rerolled = false
    side.tactical = false
  }
  frame.step = 'begin'
}

function begin(state: State, frame: BattleFrame, log: Log): void {
  switch (frame.phase) {
    case 'start':
      start(state, frame, log)
      return
    case 'terrain':
      if (frame.round < terrainOf(state, frame) && frame.sides.some((side) => leftOf(state, side, ['SK', 'MI']) > 0)) {
        nextRound(frame)
      } else enter(state, frame, 'flanks', log)
      return
    case 'flanks':
      if (frame.sides.every((side) => leftOf(state, side, ['CV']) > 0)) {
        nextRound(frame)
        return
      }
      for (const side of frame.sides) {
        side.reserve = side.bot && leftOf(state, side, ['CV']) > 0
        side.centreCavalry ??= []
      }
      enter(state, frame, 'centre', log)
      return
    case 'centre':
      if (!canPlay(state, frame, 0) && !canPlay(state, frame, 1)) {
        enter(state, frame, 'envelopment', log)
        return
      }
      for (const side of frame.sides) side.skirmisher = side.bot ? (side.waiting.shift() ?? null) : null
      nextRound(frame)
      return
    case 'envelopment':
      envelop(state, frame, log)
      return
    case 'end':
      finish(state, frame, log)
      return
  }
}

function nextRound(frame: BattleFrame): void {
  frame.round++
  frame.step = 'demand'
}

function enter(state: State, frame: BattleFrame, phase: BattleFrame['phase'], log: Log): void {
  frame.phase = phase
  frame.round = 0
  frame.turn = 0
  // A skirmisher that waits has not been played; it only waits for the Centre.
  if (phase === 'envelopment') for (const side of frame.sides) side.waiting = []
  if (phase !== 'end') log?.event({ ...say('battlePhase', { phase, region: null }), aside: true })
  void state
}

/** DEC-5 may have ended it before it began; otherwise generals are shown and Tactics dice handed out (BAT-6). */
function start(state: State, frame: BattleFrame, log: Log): void {
  const [a, b] = frame.sides
  const gone = frame.sides.map((side) => armyOf(state, side.side, side.slot).region === NONE)
  if (gone[0] || gone[1]) {
    pop(state, frame)
    concludeBattle(state, { attacker: a, defender: b, winner: gone[0] ? 1 : 0, killed: [0, 0], scored: false }, log)
    return
  }
  const undeclared = frame.sides.filter((side) => !armyOf(state, side.side, side.slot).declared)
  if (undeclared.length > 0) {
    for (const { side, slot } of undeclared) push(state, { kind: 'declare', side, slot })
    return
  }
  const hidden = frame.sides.filter(
    (side) =>
      !armyOf(state, side.side, side.slot).revealed &&
      armyOf(state, side.side, side.slot).general.known.length +
        armyOf(state, side.side, side.slot).general.unknown.length >
        0,
  )
  if (hidden.length > 0) {
    for (const { side, slot } of hidden) push(state, { kind: 'reveal', side, slot })
    return
  }
  for (const side of frame.sides) {
    const more = starsIn(state, side) - starsIn(state, side === a ? b : a)
    side.tactics = side.bot && state.options['difficulty.tactics'] !== 'none' ? Math.max(0, more) : 0
  }
  log?.event(say('battleBegins', { a: armyFact(state, a.side, a.slot), b: armyFact(state, b.side, b.slot) }))
  enter(state, frame, 'terrain', log)
}

/** Each cavalry card that was kept back rolls by itself, the attacker's first. */
function envelop(state: State, frame: BattleFrame, log: Log): void {
  const side = frame.sides[frame.turn]
  if (leftOf(state, side, ['CV']) === 0 || (side.bot && !side.reserve)) {
    if (frame.turn === 1) {
      enter(state, frame, 'end', log)
      return
    }
    frame.turn = 1
    return
  }
  frame.sides[other(frame.turn)].ready = true
  frame.round++
  frame.step = 'play'
}

/** 11.6, RES: fewer casualties wins. */
function finish(state: State, frame: BattleFrame, log: Log): void {
  const [a, b] = frame.sides
  const lostCards: [number, number] = [a.killed.length, b.killed.length]
  pop(state, frame)
  for (const side of frame.sides) for (const card of side.killed) lost(state, side.side, card, undefined)
  for (const side of frame.sides) checkDefeat(state, side.side, side.slot, log)
  const winner = lostCards[0] < lostCards[1] ? 0 : lostCards[1] < lostCards[0] ? 1 : -1
  log?.event(
    say('battleOver', {
      a: sideName(state, a.side),
      b: sideName(state, b.side),
      lostA: lostCards[0],
      lostB: lostCards[1],
    }),
  )
  concludeBattle(state, { attacker: a, defender: b, winner, killed: lostCards, scored: true }, log)
  // RES-3: after an even battle a defending bot may give way.
  if (winner < 0 && b.bot && armyOf(state, b.side, b.slot).region !== NONE)
    push(state, { kind: 'giveWay', side: b.side, slot: b.slot })
}

export const battleHandler: Handler<BattleFrame> = { ask, options, apply, run }
