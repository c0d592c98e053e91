import { muhq, settingOf } from '@understudy/muhq'
import { LANGS } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { helpFor } from './help.tsx'

it('the player aid begins with aim and end of this game, and how much comes in each turn', () => {
  for (const boss of ['kraken', 'tyrant']) {
    const state = muhq.start({ boss, players: 1 }, {})
    const { rounds, income } = settingOf(state).map
    const [aim] = helpFor(state).aid
    for (const lang of LANGS) {
      const lines = aim?.lines.map(({ text }) => text[lang]) ?? []
      expect(lines).toHaveLength(3)
      expect(lines[0]).toMatch(/^(?:You win|Победа|Вы победите)/)
      expect(lines[1]).toContain(String(rounds))
      expect(lines[2]).toContain(String(income))
    }
  }
})
