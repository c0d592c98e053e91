// Where an automated person begins: at the opening, in the middle or near the end of a game, on screen or beside the board.

import { campaign, campaignBeside } from '../rome/saves.ts'
import { partWay } from '../tools/finished.ts'

const PARTS = { opening: 0, middle: 0.5, late: 0.9 } as const
export type Part = keyof typeof PARTS
export type Place = 'screen' | 'beside'

export const PARTS_IN_TURN: readonly Part[] = ['opening', 'middle', 'late']

const made = new Map<string, string>()

const begun = (game: string, part: Part, beside: boolean): string => {
  // A game of Rome is long: its middle is that of a round between two.
  if (game === 'rome' && part === 'middle') return beside ? campaignBeside() : campaign()
  return partWay(game, PARTS[part], beside)
}

/** Made when first wanted. */
export function position(game: string, part: Part, place: Place): string {
  const key = `${game} ${part} ${place}`
  const file = made.get(key) ?? begun(game, part, place === 'beside')
  made.set(key, file)
  return file
}
