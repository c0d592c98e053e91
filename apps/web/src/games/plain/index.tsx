// A game from outside that has no drawings: its table in words. What can be chosen stands in the dock, as everywhere.

import './plain.css'
import { type Lang, speak } from '@understudy/procedure'
import type { PluggedGame } from '../plugins.ts'
import type { AnyGameUi, BoardProps } from '../ui.ts'

const NO_EDITOR: Readonly<Record<Lang, string>> = {
  en: 'A position of this game cannot be corrected here.',
  ru: 'Позицию этой игры здесь исправить нельзя.',
}

type Props = BoardProps<unknown, unknown>

function Nothing() {
  return null
}

export function plainUi({ pkg, textBoard }: PluggedGame): AnyGameUi {
  const { game } = pkg

  function Board({ state, lang }: Props) {
    return (
      <div class="plain-board">
        {textBoard === undefined ? null : <pre>{textBoard(state, lang)}</pre>}
        <ul>
          {game.setup(state).map((change, at) => (
            <li key={at}>{speak(game.phrases, lang, change)}</li>
          ))}
        </ul>
      </div>
    )
  }

  function Seats({ names = {} }: Props) {
    return (
      <ul class="plain-seats">
        {Object.entries(names).map(([seat, name]) => (
          <li key={seat}>{name}</li>
        ))}
      </ul>
    )
  }

  return {
    pkg,
    Board,
    Seats,
    Hand: Nothing,
    Inspect: Nothing,
    Editor: ({ lang }) => <p class="quiet">{NO_EDITOR[lang]}</p>,
    Thumbnail: Nothing,
    slots: [],
  }
}
