// Levels of difficulty in words: results outlive the game's own options, and figures are shown before any game is loaded.

import type { Lang } from '@understudy/procedure'

export const LEVELS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  off: { en: 'without help', ru: 'без поблажек ботам' },
  easy: { en: 'easy', ru: 'лёгкая' },
  normal: { en: 'normal', ru: 'обычная' },
  harder: { en: 'harder', ru: 'повышенная' },
  hard: { en: 'hard', ru: 'трудная' },
  brutal: { en: 'brutal', ru: 'жестокая' },
}

/** Bots whose strength the option `difficulty` says, by game. */
const LEVELLED: Readonly<Record<string, readonly string[]>> = {
  arcs: ['supercat'],
  rome: ['superbot', 'speedbot'],
}

export const isLevelled = (game: string, bot: string): boolean => LEVELLED[game]?.includes(bot) === true

/** From the easiest to the hardest, by game. */
export const LADDERS: Readonly<Record<string, readonly string[]>> = {
  arcs: ['off', 'normal', 'harder'],
  rome: ['easy', 'normal', 'hard', 'brutal'],
}
