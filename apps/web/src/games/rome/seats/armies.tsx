// The four armies of a seat, on the board or off it.

import { speak } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { cardCount, hasGeneral, isBot, onBoard, type Side, seatId } from '@understudy/rome/rules'
import { useMemo } from 'preact/hooks'
import type { BoardProps } from '../../ui.ts'
import { leaderOf } from '../board/labels.ts'
import { ROMAN } from '../board/look.ts'
import { tapsOf } from '../board/taps.ts'
import { words } from '../text/words.ts'

export function ArmyRow({
  state,
  side,
  lang,
  choices,
  onPick,
  onInspect,
}: BoardProps<State, Action> & { readonly side: number }) {
  const w = words(lang)
  const own = state.sides[side] as Side
  const seat = seatId(state, side)
  const taps = useMemo(() => tapsOf(state, choices), [state, choices])
  return (
    <ul class="rome-armies" aria-label={w.armies}>
      {own.armies.map((army, no) => {
        const key = `${seat}.${no}`
        const choice = taps.army.get(key)
        const declared = army.declared || !isBot(own)
        const where = onBoard(army) ? (packOf(state).regions[army.region]?.name[lang] ?? w.aboard) : w.offBoard
        const led = army.general.known.length > 0 ? `${leaderOf(state, army, lang)}, ` : ''
        const label = `${w.ofArmy(ROMAN[no] ?? '')}, ${where}, ${led}${declared ? w.cards(cardCount(army)) : w.undeclared}`
        return (
          <li key={key}>
            <button
              type="button"
              class={`${onBoard(army) ? '' : 'off'}${choice === undefined ? '' : ' can'}${declared ? '' : ' undeclared'}`}
              title={label}
              aria-label={label}
              {...(choice === undefined ? {} : { 'aria-description': speak(rome.phrases, lang, choice.text) })}
              onClick={() => (choice === undefined ? onInspect({ army: key }) : onPick(choice))}
            >
              <span class={hasGeneral(army) ? 'led' : ''}>{ROMAN[no]}</span>
              <span class="n">{!onBoard(army) ? '–' : declared ? cardCount(army) : '?'}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
