// 10.1, DEF: armies that can no longer stand.

import { emptyHand, handSize } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { Log } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { Fall } from '../sayings-told.ts'
import { conceal, isSecret, isUntold, moveUnseen } from '../secret/secret.ts'
import { armyFact, ofArmy } from '../state/names.ts'
import { armyOf, isBot, landOf, NONE, onBoard, sideOf } from '../state/query.ts'
import type { Army, State } from '../state/state.ts'
import { loseToReserves, mainBattleCards, moveGeneral, returnToDecks } from './cards.ts'

/** An army that leaves its region ends its siege there; one that leaves its ships is no longer aboard. */
export function leaveRegion(state: State, army: Army): void {
  if (army.region !== NONE) {
    const land = landOf(state, army.region)
    if (land.siege >= 0) land.siege = NONE
  }
  army.region = NONE
  army.aboard = NONE
}

/** True if the army was too small and is gone. An undeclared army is never defeated by losses. */
export function checkDefeat(state: State, no: number, slot: number, log: Log): boolean {
  const army = armyOf(state, no, slot)
  if (!army.declared || !onBoard(army) || isUntold(state, no, slot)) return false
  if (mainBattleCards(state, army) >= packOf(state).army.minimum) return false
  defeat(state, no, slot, 'small', log)
  return true
}

/** DEF-1 for bots: cards back into the decks. People's cards go to their Reserves. */
export function defeat(state: State, no: number, slot: number, why: Fall, log: Log): void {
  const side = sideOf(state, no)
  const army = armyOf(state, no, slot)
  log?.event({
    ...say('defeated', {
      army: armyFact(state, no, slot),
      why,
      least: packOf(state).army.minimum,
      cavalry: state.options['army.minCountsCavalry'] === true,
    }),
    touches: [ofArmy(state, no, slot)],
  })
  leaveRegion(state, army)
  if (isBot(side)) returnToDecks(state, side, army)
  else for (const card of army.cards.known) loseToReserves(state, no, card)
  const unseen = isBot(side) ? 0 : army.cards.unknown.reduce((sum, { n }) => sum + n, 0)
  if (unseen > 0) {
    // what they are is told when what led to it is over.
    moveUnseen(army.cards, side.pool, unseen)
    state.frames.splice(1, 0, { kind: 'handIn', side: no, left: unseen })
  }
  army.cards = emptyHand()
  army.told = null
  moveGeneral(army.general, side.available)
  army.declared = !isBot(side)
  army.revealed = false
  army.seenBy = []
  // Told when what led to it is over; nothing waits for it.
  if (isBot(side)) state.frames.splice(1, 0, { kind: 'reckon', side: no, step: 'defeat', mine: [], theirs: [] })
}

/** UND-3: an army goes back into the decks; its general stays in the slot, face down. */
export function dissolve(state: State, no: number, slot: number, log: Log): void {
  const side = sideOf(state, no)
  const army = armyOf(state, no, slot)
  log?.event({ ...say('dissolved', { army: armyFact(state, no, slot) }), touches: [ofArmy(state, no, slot)] })
  leaveRegion(state, army)
  returnToDecks(state, side, army)
  army.declared = false
  army.revealed = false
  army.seenBy = []
}

/** Off the board without losses: an undeclared army that has nowhere to go, or one whose alliance ended. */
export function withdraw(state: State, no: number, slot: number, log: Log): void {
  const side = sideOf(state, no)
  const army = armyOf(state, no, slot)
  log?.event({ ...say('withdrawn', { army: armyFact(state, no, slot) }), touches: [ofArmy(state, no, slot)] })
  leaveRegion(state, army)
  if (isBot(side)) {
    if (army.declared) returnToDecks(state, side, army)
    army.declared = false
    army.revealed = false
    army.seenBy = []
    return
  }
  side.pool.known = [...side.pool.known, ...army.cards.known].sort()
  moveUnseen(army.cards, side.pool, handSize(army.cards))
  if (isSecret(state, no)) conceal(state, side, side.pool)
  army.cards = emptyHand()
  army.told = null
  moveGeneral(army.general, side.available)
}
