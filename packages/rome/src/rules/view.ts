// 1.2: what a seat may know. Hands, people's armies, face-down generals and shuffled piles are hidden from the others.

import { dealUnknown, type Hand, hideHands, type Random } from '@understudy/table'
import { copyState } from './copy.ts'
import { isBot, NONE, sideNamed } from './query.ts'
import type { Side, State } from './state.ts'

/** People's cards that others do not see: armies nobody has spied on, and the pool. */
const secretTroops = (side: Side, viewer: number): Hand[] => [
  ...side.armies.filter((army) => !army.seenBy.includes(viewer)).map((army) => army.cards),
  side.pool,
]

export function viewFor(state: State, seat: string): State {
  const view = copyState(state)
  const viewer = sideNamed(view, seat)
  view.sides.forEach((side, no) => {
    if (no === viewer) return
    hideHands(
      view.actionCards,
      [side.hand],
      view.actionDeck,
      view.sides.map((each) => each.hand),
    )
    if (isBot(side)) hideGenerals(view, side)
    else {
      hideHands(view.troopCards, secretTroops(side, viewer), [], secretTroops(side, viewer))
      hideGenerals(view, side)
    }
    if (view.step === 'commit' && (view.committed[no] ?? NONE) !== NONE) view.committed[no] = 0
  })
  hideBattle(view, viewer)
  return view
}

/** Generals who were not shown yet could be any of those at hand. */
function hideGenerals(view: State, side: Side): void {
  const hidden = [...side.armies.filter((army) => !army.revealed).map((army) => army.general), side.available]
  hideHands(view.generalCards, hidden, [], hidden)
}

/** A card that a person has chosen and not yet shown. */
function hideBattle(view: State, viewer: number): void {
  for (const frame of view.frames) {
    if (frame.kind !== 'battle' || frame.step !== 'play') continue
    for (const side of frame.sides) {
      if (side.side === viewer || side.bot || !side.ready || frame.sides.every((each) => each.ready)) continue
      side.line = null
      side.skirmisher = null
      side.artillery = null
    }
  }
}

export function resampled(view: State, seat: string, random: Random): State {
  const state = copyState(view)
  const viewer = sideNamed(state, seat)
  const others = state.sides.filter((_, no) => no !== viewer)
  dealUnknown(
    state.actionCards,
    others.map((side) => side.hand),
    random,
  )
  const people = others.filter((side) => !isBot(side))
  dealUnknown(
    state.troopCards,
    people.flatMap((side) => [...side.armies.map((army) => army.cards), side.pool]),
    random,
  )
  dealUnknown(
    state.generalCards,
    people.flatMap((side) => [...side.armies.map((army) => army.general), side.available]),
    random,
  )
  return state
}
