// A blank pack with a small map of one's own, and a game with it, on a phone and on a desktop.

import { test } from 'vitest'
import { blankPack } from './packs-blank.ts'

test.each([
  [390, 844],
  [1440, 900],
])('a blank pack, a small map, and a bot’s first turn: %i px', (width, height) => blankPack(width, height))
