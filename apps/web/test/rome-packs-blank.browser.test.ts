// A blank pack with a small map of one's own, and a game with it, on a phone.

import { test } from 'vitest'
import { blankPack } from './rome-packs-blank.ts'

test('a blank pack, a small map, and a bot’s first turn: 390 px', () => blankPack(390, 844))
