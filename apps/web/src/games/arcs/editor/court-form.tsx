// The Court: what lies in the row, and whose agents stand on it.

import type { State } from '@understudy/arcs'
import { COURT } from '@understudy/arcs/data'
import { courtAgents, discardedOf, inDeck, setCourtAgents, setRow, toggleDiscarded } from '@understudy/arcs/edit'
import { colourOf, ids, playersOf, read } from '@understudy/arcs/state'
import { cardName } from '@understudy/arcs/text'
import type { CourtId } from '@understudy/arcs/vocabulary'
import { useState } from 'preact/hooks'
import type { EditorProps } from '../../ui.ts'
import { Key, Row } from '../compose/parts/buttons.tsx'
import { CourtGrid } from '../compose/parts/court-grid.tsx'
import { Numbers } from './fields.tsx'
import { EDITOR_WORDS } from './words.ts'

/** Not a place of the row. */
const DISCARD = -1

interface Edit {
  setRow(state: State, spot: number, card: CourtId | undefined): State
  inDeck(state: State): CourtId[]
}
const BASE: Edit = { setRow, inDeck: (state) => inDeck(state, false) }

/** `edit`: an act puts lore into its row, too. */
export function CourtForm({ state, lang, onChange, edit = BASE }: EditorProps<State> & { readonly edit?: Edit }) {
  const w = EDITOR_WORDS[lang]
  const [choosing, setChoosing] = useState<number | undefined>(undefined)
  const spots = Array.from({ length: playersOf(state) === 2 ? 3 : 4 }, (_, spot) => spot)
  const put = (spot: number, card: CourtId | undefined) => {
    onChange(edit.setRow(state, spot, card))
    setChoosing(undefined)
  }
  return (
    <>
      {spots.map((spot) => {
        const card = read.rowCard(state, spot)
        return (
          <section key={spot} class="arcs-edit-box" aria-label={w.spot(spot + 1)}>
            <Row label={w.spot(spot + 1)} shown class="wrap">
              <Key pressed={choosing === spot} onTap={() => setChoosing(choosing === spot ? undefined : spot)}>
                {card === 0 ? w.noCard : cardName(lang, COURT[ids.courtId(card - 1)]!.name)}
              </Key>
              {choosing === spot && card !== 0 ? (
                <Key quiet onTap={() => put(spot, undefined)}>
                  {w.noCard}
                </Key>
              ) : null}
            </Row>
            {choosing === spot ? (
              <CourtGrid lang={lang} open={new Set(edit.inDeck(state))} onTap={(each) => put(spot, each)} />
            ) : null}
            {card === 0
              ? null
              : state.options.colours.map((of, seat) => (
                  <Numbers
                    key={of}
                    label={w.agents(colourOf(state, seat))}
                    value={courtAgents(state, spot, seat)}
                    most={4}
                    onChange={(n) => onChange(setCourtAgents(state, spot, seat, n))}
                  />
                ))}
          </section>
        )
      })}
      <Row label={w.courtDiscard} shown class="wrap">
        {discardedOf(state).map((card) => (
          <Key key={card} onTap={() => onChange(toggleDiscarded(state, card))}>
            {cardName(lang, COURT[card]!.name)} ×
          </Key>
        ))}
        <Key
          pressed={choosing === DISCARD}
          onTap={() => setChoosing(choosing === DISCARD ? undefined : DISCARD)}
          label={`+ ${w.courtDiscard}`}
        >
          +
        </Key>
      </Row>
      {choosing === DISCARD ? (
        <CourtGrid
          lang={lang}
          open={new Set(inDeck(state, false).filter((card) => !discardedOf(state).includes(card)))}
          onTap={(card) => onChange(toggleDiscarded(state, card))}
        />
      ) : null}
    </>
  )
}
