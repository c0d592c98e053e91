// BVB-7: what counts as lost in a battle of two bots.

import { expect, it } from 'vitest'
import { conquest } from '../conquest/scenes.ts'

it('BVB-7 (R-74): cards that the loser does not have are not destroyed', () => {
  expect(conquest.duelBig().fired).toContain('BVB-7')
  expect(conquest.duelNoSkirmishers().fired).not.toContain('BVB-7')
})
