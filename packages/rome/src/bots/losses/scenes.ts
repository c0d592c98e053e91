// Positions in which defence costs an army cards.

import type { Action } from '../../vocabulary.ts'
import { alone, marches } from '../declaring/scenes.ts'
import { type Played, play } from '../testing/bot-testing.ts'

type Scene = () => Played
/** The region rolls this against the army, which then loses these cards. */
const suffers = (cards: readonly string[], defence: string, ...lost: string[]): Played => {
  const bench = marches(alone(cards), 'octuduron')
  if (cards.length === 0) play(bench, 'ROM', { dice: { 'CNQ-5.1': [1] } })
  bench.roll(`${'S'.repeat(bench.dice.length - 3)}${defence}`)
  return play(bench, 'ROM', { chance: lost.map((card): Action => ({ do: 'troop', card })), until: 'activate' })
}
const SMALL = ['R01', 'R01', 'R05', 'R05', 'R07']

export const losses = {
  unharmed: () => suffers([], '-X-'),
  deckLosses: () => suffers([], 'K--', 'R01'),
  ownLosses: () => suffers([...SMALL, 'R01'], 'K--', 'R01'),
  defeated: () => suffers(SMALL, 'K--', 'R01'),
} satisfies Record<string, Scene>
