// What was played in this round after the lead, and what lies open on the discard pile.

import type { State } from '@understudy/arcs'
import { followers, laidIn, type Played, type Standing, setPlayed, toggleDiscard } from '@understudy/arcs/edit'
import { playersOf } from '@understudy/arcs/state'
import { ACTION_CARDS } from '@understudy/arcs/vocabulary'
import { useState } from 'preact/hooks'
import type { EditorProps } from '../../ui.ts'
import { Key, Row } from '../compose/parts/buttons.tsx'
import { CardGrid } from '../compose/parts/card-grid.tsx'
import { EDITOR_WORDS } from './words.ts'

/** One line for everybody between the leader and whoever acts. */
export function PlayedForm({ state, lang, onChange, now }: EditorProps<State> & { readonly now: Standing }) {
  const w = EDITOR_WORDS[lang]
  const [naming, setNaming] = useState<number | undefined>(undefined)
  const { acting, leader, card, zero } = now
  if (card === undefined || acting === leader) return null
  const players = playersOf(state)
  const { played } = laidIn(state)
  const between = Array.from({ length: (acting - leader + players) % players }, (_, i) => (leader + i) % players)
  const put = (seat: number, what: Played | undefined) => {
    onChange(setPlayed(state, seat, what))
    setNaming(undefined)
  }
  return (
    <>
      {between.slice(1).map((seat) => {
        const what = played[seat]
        const up = what !== undefined && what !== 'down' ? what : undefined
        return (
          <div key={seat}>
            <Row label={w.played(state.options.colours[seat]!)} shown>
              <Key pressed={what === undefined} onTap={() => put(seat, undefined)}>
                –
              </Key>
              <Key pressed={what === 'down'} onTap={() => put(seat, 'down')}>
                {w.faceDown}
              </Key>
              <Key
                pressed={up !== undefined || naming === seat}
                onTap={() => setNaming(naming === seat ? undefined : seat)}
              >
                {w.faceUp}
              </Key>
            </Row>
            {up !== undefined || naming === seat ? (
              <CardGrid
                whole
                {...{ lang, players }}
                open={new Set(followers(card, zero).filter((each) => !played.includes(each)))}
                chosen={up === undefined ? [] : [up]}
                onTap={(each) => put(seat, each)}
              />
            ) : null}
          </div>
        )
      })}
    </>
  )
}

export function DiscardForm({ state, lang, onChange }: EditorProps<State>) {
  const w = EDITOR_WORDS[lang]
  const [open, setOpen] = useState(false)
  const { played, discard } = laidIn(state)
  return (
    <>
      <Row label={w.discard} shown>
        <Key pressed={open} onTap={() => setOpen(!open)}>
          {w.discarded(discard.length)}
        </Key>
      </Row>
      {open ? (
        <CardGrid
          whole
          lang={lang}
          players={playersOf(state)}
          open={new Set(ACTION_CARDS.filter((each) => !played.includes(each)))}
          chosen={discard}
          onTap={(each) => onChange(toggleDiscard(state, each))}
        />
      ) : null}
    </>
  )
}
