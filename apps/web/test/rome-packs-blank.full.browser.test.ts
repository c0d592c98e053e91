// A blank pack with a small map of one's own, and a game with it, on a desktop.

import { test } from 'vitest'
import { blankPack } from './rome-packs-blank.ts'

test('a blank pack, a small map, and a bot’s first turn: 1440 px', () => blankPack(1440, 900))
