// The twelve setup cards (arcs 3.3, arcs/D1): clusters out of play, and the systems A, B and C of each seat.

import type { Lang } from '@understudy/procedure'
import { SETUP_CARDS, type SetupId, SYSTEMS, type SystemId } from '../vocabulary.ts'
import { type Board, makeBoard } from './map.ts'

interface SetupSeat {
  readonly a: SystemId
  readonly b: SystemId
  /** Two of them on the cards for two players. */
  readonly c: readonly SystemId[]
}

export interface SetupCard {
  readonly id: SetupId
  readonly name: Readonly<Record<Lang, string>>
  readonly players: 2 | 3 | 4
  /** Labelled for experienced players. */
  readonly hard?: true
  /** Cluster numbers, 1 to 6. */
  readonly out: readonly number[]
  readonly seats: readonly SetupSeat[]
}

const seat = (a: SystemId, b: SystemId, ...c: SystemId[]): SetupSeat => ({ a, b, c })

export const SETUPS: Readonly<Record<SetupId, Omit<SetupCard, 'id'>>> = {
  '2p-frontiers': {
    name: { en: 'Frontiers (2)', ru: 'Рубежи (2)' },
    players: 2,
    hard: true,
    out: [1, 6],
    seats: [seat('5h', '4h', '3g', '3h'), seat('3a', '5a', '5g', '4a')],
  },
  '2p-mix-up-1': {
    name: { en: 'Mix Up 1 (2)', ru: 'Смешение 1 (2)' },
    players: 2,
    out: [2, 5],
    seats: [seat('4c', '3c', '1g', '6a'), seat('6h', '3h', '4g', '1c')],
  },
  '2p-homelands': {
    name: { en: 'Homelands (2)', ru: 'Родные земли (2)' },
    players: 2,
    out: [1, 4],
    seats: [seat('5a', '6a', '5g', '5h'), seat('3h', '3a', '3g', '2a')],
  },
  '2p-mix-up-2': {
    name: { en: 'Mix Up 2 (2)', ru: 'Смешение 2 (2)' },
    players: 2,
    out: [1, 4],
    seats: [seat('5c', '2a', '3g', '6c'), seat('2c', '6a', '5g', '3h')],
  },
  '3p-mix-up': {
    name: { en: 'Mix Up (3)', ru: 'Смешение (3)' },
    players: 3,
    out: [1, 4],
    seats: [seat('3h', '5c', '2g'), seat('5h', '2a', '3g'), seat('2h', '3a', '5g')],
  },
  '3p-frontiers': {
    name: { en: 'Frontiers (3)', ru: 'Рубежи (3)' },
    players: 3,
    out: [2, 3],
    seats: [seat('1h', '4h', '6g'), seat('5h', '1c', '5g'), seat('4c', '6a', '1g')],
  },
  '3p-homelands': {
    name: { en: 'Homelands (3)', ru: 'Родные земли (3)' },
    players: 3,
    out: [5, 6],
    seats: [seat('2h', '3c', '3g'), seat('1h', '2a', '2g'), seat('1a', '4h', '4g')],
  },
  '3p-core-conflict': {
    name: { en: 'Core Conflict (3)', ru: 'Битва за центр (3)' },
    players: 3,
    hard: true,
    out: [3, 6],
    seats: [seat('1h', '2c', '1g'), seat('2h', '1c', '2g'), seat('1a', '2a', '4g')],
  },
  '4p-mix-up-1': {
    name: { en: 'Mix Up 1 (4)', ru: 'Смешение 1 (4)' },
    players: 4,
    out: [3],
    seats: [seat('4a', '6h', '1g'), seat('4h', '5h', '6g'), seat('5a', '1h', '4g'), seat('6a', '1a', '5g')],
  },
  '4p-mix-up-2': {
    name: { en: 'Mix Up 2 (4)', ru: 'Смешение 2 (4)' },
    players: 4,
    out: [4],
    seats: [seat('5h', '3a', '2g'), seat('3h', '5c', '1g'), seat('2h', '1h', '3g'), seat('1a', '2a', '5g')],
  },
  '4p-frontiers': {
    name: { en: 'Frontiers (4)', ru: 'Рубежи (4)' },
    players: 4,
    out: [5],
    seats: [seat('1h', '3c', '2g'), seat('2h', '6h', '3g'), seat('4c', '2a', '6g'), seat('1a', '6a', '4g')],
  },
  '4p-mix-up-3': {
    name: { en: 'Mix Up 3 (4)', ru: 'Смешение 3 (4)' },
    players: 4,
    out: [6],
    seats: [seat('3h', '5c', '1g'), seat('1a', '3a', '2g'), seat('1h', '4h', '3g'), seat('4a', '2c', '5g')],
  },
}

export const setupsFor = (players: number): readonly SetupId[] =>
  SETUP_CARDS.filter((id) => SETUPS[id].players === players)

/** All six clusters, as in the campaign and before the setup card is drawn; then one board per setup card. */
export const BOARDS: readonly Board[] = [makeBoard([]), ...SETUP_CARDS.map((id) => makeBoard(SETUPS[id].out))]

export const systemIndex: Readonly<Record<string, number>> = Object.fromEntries(SYSTEMS.map((id, index) => [id, index]))
