// The toy game with its bots: a rulebook that uses every word of the language, and a scripted player.

import { type BotSpec, type GamePackage, rulebookBot, scriptedBot } from '../games/bot.ts'
import { miser } from './toy-book.ts'
import { toyGame } from './toy-game.ts'
import { playerOf, type Toy, type ToyAction } from './toy-state.ts'

const miserSpec: BotSpec<Toy, ToyAction> = {
  id: 'miser',
  version: miser.version,
  title: { en: 'The Miser', ru: 'Скряга' },
  author: miser.author,
  roles: ['person'],
  editions: miser.editions,
  options: [],
  rulebook: miser,
  make: (config) => rulebookBot(miser, config),
}

/** Works until it can attack somebody, never pays. */
const porterSpec: BotSpec<Toy, ToyAction> = {
  id: 'porter',
  version: '1',
  title: { en: 'The Porter', ru: 'Носильщик' },
  author: 'Nobody',
  roles: ['person'],
  editions: [],
  options: [],
  make: () =>
    scriptedBot('porter', '1', (view, seat) => {
      if (view.phase === 'toll') return { do: 'stand' }
      const target = seat === 'ash' ? 'birch' : 'ash'
      return playerOf(view, seat).hand.known.includes('sword') ? { do: 'attack', target } : { do: 'work' }
    }),
}

export const toy: GamePackage<Toy, ToyAction> = {
  game: toyGame,
  bots: [miserSpec, porterSpec],
  seating: (options) =>
    Object.fromEntries(
      toyGame
        .seats(options)
        .map(({ id }, at) => [id, at === 0 ? { by: 'person' as const } : { by: 'bot' as const, bot: 'miser' }]),
    ),
}
