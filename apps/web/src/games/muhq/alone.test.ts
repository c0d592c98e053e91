import { muhq } from '@understudy/muhq'
import { LANGS, speak } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { alone } from './alone.ts'

it('how a game ended is said to the only person as “you”, in both languages', () => {
  const boss = { en: 'The Kraken', ru: 'Кракен' }
  const ends = ['boss_destroyed', 'repression', 'no_units', 'rounds'].map((end) => ({
    say: `over.${end}`,
    with: { boss, limit: 4, rounds: 16 },
  }))
  const said = LANGS.map((lang) => ends.map((end) => alone(speak(muhq.phrases, lang, end), lang)))
  expect(said[0]).toEqual([
    'The Kraken is destroyed: you have won.',
    'The Kraken has 4 repression marks: you have lost.',
    'You have no unit left on the board: The Kraken has won.',
    'The Kraken has held out for 16 rounds: you have lost.',
  ])
  expect(said.flat().join(' ')).not.toMatch(/people|люд/i)
  expect(said[1]?.[0]).toBe('Босс «Кракен» уничтожен: вы победили.')
})
