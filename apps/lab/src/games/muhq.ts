// muhq's game, with what it offers beside its package.

import { muhqMeasures, muhqPackage, muhqSchemas, type State, textBoard } from '@understudy/muhq'
import { cardsFor, loadCards, loadMap } from '@understudy/muhq/data'
import * as kit from '@understudy/muhq/kit'
import { plural } from '@understudy/procedure'
import { BadInput, type Options } from '@understudy/table'
import type { CheckedFile, GameEntry } from '../game-entry.ts'

const KINDS = ['map', 'cards'] as const
type Kind = (typeof KINDS)[number]

function checkFile(text: string, asked: string | undefined, beside: Options): CheckedFile {
  const kind = KINDS.find((each) => each === asked) ?? guess(text)
  if (kind === 'cards') {
    const { size } = loadCards(text)
    const en = plural('en', size, { one: 'card', many: 'cards' })
    const ru = plural('ru', size, { one: 'карта', few: 'карты', many: 'карт' })
    return { kind, about: { en, ru } }
  }
  const map = loadMap(text, cardsFor(typeof beside.cards === 'string' ? beside.cards : ''))
  const size = `${map.board.width} × ${map.board.height}`
  return {
    kind,
    about: {
      en: `a map, “${map.name.en}”, ${size}, for up to ${map.maxPlayers} people`,
      ru: `карта «${map.name.ru}», ${size}, игроков до ${map.maxPlayers}`,
    },
  }
}

/** A map has a picture; anything else with a list of cards is a card file. */
function guess(text: string): Kind {
  if (/^map\s*:/m.test(text)) return 'map'
  if (/^cards\s*:/m.test(text)) return 'cards'
  if (text.trim() === '') throw new BadInput({ en: 'it is empty', ru: 'там пусто' })
  throw new BadInput({
    en: 'this is neither a map (map: …) nor a card file (cards: …)',
    ru: 'это не карта (map: …) и не файл карт (cards: …)',
  })
}

/** A map of one's own is its own option; a built-in one is the boss's. */
function optionsOf(state: State): Options {
  const { map, cards } = state.setting
  return {
    ...state.options,
    ...(map.includes('\n') ? { map } : { boss: map }),
    ...(cards === '' ? {} : { cards }),
  }
}

export const muhqEntry: GameEntry = {
  pkg: muhqPackage,
  kit,
  measures: muhqMeasures,
  textBoard,
  optionsOf,
  checkFile,
  schemas: muhqSchemas,
}
