// Positions name cards by their ids; only frames keep numbers. There the campaign's cards have for good those that they had when
// the Court of the base game was 31 cards, and what has come to it since counts from beyond all of them.

import { COURT_COUNT } from '../../data/court.ts'
import { F } from './stack.ts'

const CAMPAIGN = 31
const LATER = 128

export const savedCard = (card: number, base = COURT_COUNT): number =>
  card < CAMPAIGN ? card : card < base ? card - CAMPAIGN + LATER : card - base + CAMPAIGN
export const cardOfSaved = (saved: number, base = COURT_COUNT): number =>
  saved < CAMPAIGN ? saved : saved < LATER ? saved - CAMPAIGN + base : saved - LATER + CAMPAIGN

/** Which number of a frame is a card of the Court. */
export const isCardIn = (frame: number, arg: number): boolean => frame === F.vox && arg === 0
