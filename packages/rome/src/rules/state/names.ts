// Facts for sentences: names that stay readable when the piece is gone.

import { packOf } from '../../pack/setting.ts'
import type { Name } from '../../pack/types.ts'
import type { ActionCardId, CardId, GeneralId } from '../../vocabulary.ts'
import { troopOf } from '../army/cards.ts'
import { armyOf, CAPTAIN, factionOf, NONE, regionOf } from './query.ts'
import type { State } from './state.ts'

const nobody: Name = { en: 'nobody', ru: 'никто' }

export const placeName = (state: State, region: number): Name => regionOf(packOf(state), region).name
export const sideName = (state: State, side: number): Name => (side === NONE ? nobody : factionOf(state, side).name)
export const troopName = (state: State, card: CardId): Name => troopOf(state, card).name
export const seaName = (state: State, sea: number): Name => packOf(state).seas[sea]?.name ?? nobody
export const actionName = (state: State, card: ActionCardId): Name => packOf(state).actions.get(card)?.name ?? nobody

const captain: Name = { en: 'Captain', ru: 'капитан' }
const faceDown: Name = { en: 'a face-down general', ru: 'полководец рубашкой вверх' }

export const generalName = (state: State, general: GeneralId): Name =>
  packOf(state).generals.get(general)?.name ?? (general === CAPTAIN ? captain : faceDown)

export const ROMAN = ['I', 'II', 'III', 'IV'] as const

/** "Army II (Hannibal Barca)"; the name only if everybody may know it. */
export interface ArmyFact {
  readonly of: Name
  readonly slot: string
  readonly general?: Name
  readonly [key: string]: Name | string | undefined
}

export function armyFact(state: State, side: number, slot: number): ArmyFact {
  const army = armyOf(state, side, slot)
  const [general] = army.general.known
  const name = army.revealed && general !== undefined ? generalName(state, general) : undefined
  return {
    of: sideName(state, side),
    slot: ROMAN[slot] ?? String(slot + 1),
    ...(name === undefined ? {} : { general: name }),
  }
}

/** References for glowing pieces and places. */
export const atRegion = (state: State, region: number): { region: string } => ({
  region: regionOf(packOf(state), region).id,
})
export const ofArmy = (state: State, side: number, slot: number): { army: string } => ({
  army: `${factionOf(state, side).id}.${slot}`,
})
