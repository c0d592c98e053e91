// Chapter, ambition markers, initiative, and whose turn it is.

import type { State } from '@understudy/arcs'
import { numberOf } from '@understudy/arcs/data'
import { setChapter, setInitiative, setMarker, standingOf, toFollow, toLead } from '@understudy/arcs/edit'
import { lastChapter } from '@understudy/arcs/rules'
import { ids, playersOf, read } from '@understudy/arcs/state'
import { ambitionName, seatName } from '@understudy/arcs/text'
import { ACTION_CARDS, AMBITIONS } from '@understudy/arcs/vocabulary'
import type { EditorProps } from '../../ui.ts'
import { Key, Row } from '../compose/parts/buttons.tsx'
import { CardGrid } from '../compose/parts/card-grid.tsx'
import { AMBITION_SIGN, GameIcon } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { DiscardForm, PlayedForm } from './cards-form.tsx'
import { EDITOR_WORDS } from './words.ts'

export function RoundForm({ state, lang, onChange }: EditorProps<State>) {
  const w = EDITOR_WORDS[lang]
  return (
    <>
      <Row label={w.chapter} shown>
        {Array.from({ length: lastChapter(state) }, (_, i) => i + 1).map((n) => (
          <Key
            key={n}
            class="arcs-number"
            pressed={read.chapter(state) === n}
            onTap={() => onChange(setChapter(state, n))}
          >
            {n}
          </Key>
        ))}
      </Row>
      {[0, 1, 2].map((marker) => (
        <Row key={marker} label={w.markers[marker]!} shown class="wrap">
          <Key pressed={read.markerAt(state, marker) === 0} onTap={() => onChange(setMarker(state, marker, 0))}>
            {w.notDeclared}
          </Key>
          {AMBITIONS.map((ambition, i) => (
            <Key
              key={ambition}
              label={ambitionName(lang, ambition)}
              pressed={read.markerAt(state, marker) === i + 1}
              onTap={() => onChange(setMarker(state, marker, i + 1))}
            >
              <GameIcon d={AMBITION_SIGN[ambition]} size={18} />
            </Key>
          ))}
        </Row>
      ))}
      <Row label={w.initiative} shown>
        {state.options.colours.map((colour, seat) => (
          <Key
            key={colour}
            pressed={read.initiative(state) === seat}
            onTap={() => onChange(setInitiative(state, seat))}
          >
            <SeatMark colour={colour} />
            {seatName(lang, colour)}
          </Key>
        ))}
      </Row>
      <Acting {...{ state, lang, onChange }} />
      <DiscardForm {...{ state, lang, onChange }} />
    </>
  )
}

/** Somebody leads; or somebody led a card, and another follows. */
function Acting({ state, lang, onChange }: EditorProps<State>) {
  const w = EDITOR_WORDS[lang]
  const now = standingOf(state)
  const players = playersOf(state)
  const leading = now.card === undefined || now.acting === now.leader
  const act = (seat: number) => {
    if (leading || seat === now.leader || now.card === undefined) onChange(toLead(state, seat))
    else onChange(toFollow(state, seat, now.leader, now.card, now.zero))
  }
  // The first follower is the seat after the leader, unless somebody else is named.
  const lead = (leader: number) => {
    const card = now.card ?? ACTION_CARDS.find((id) => players === 4 || numberOf(ids.card(id)) > 1)!
    const acting = leading || now.acting === leader ? (leader + 1) % players : now.acting
    onChange(toFollow(state, acting, leader, card, now.zero))
  }
  const open = new Set(ACTION_CARDS)
  return (
    <section class="arcs-edit-box" aria-label={w.acts}>
      <Row label={`${w.acts}: ${leading ? w.leads : w.follows}`} shown>
        {state.options.colours.map((colour, seat) => (
          <Key key={colour} pressed={now.acting === seat} onTap={() => act(seat)}>
            <SeatMark colour={colour} />
            {seatName(lang, colour)}
          </Key>
        ))}
      </Row>
      <Row label={w.ledBy} shown>
        <Key pressed={leading} onTap={() => onChange(toLead(state, now.acting))}>
          –
        </Key>
        {state.options.colours.map((colour, seat) => (
          <Key key={colour} pressed={!leading && now.leader === seat} onTap={() => lead(seat)}>
            <SeatMark colour={colour} />
            {seatName(lang, colour)}
          </Key>
        ))}
      </Row>
      {leading || now.card === undefined ? null : (
        <>
          <p class="arcs-line-label">{w.leadCard}</p>
          <CardGrid
            whole
            {...{ lang, players, open }}
            chosen={[now.card]}
            onTap={(card) => onChange(toFollow(state, now.acting, now.leader, card, now.zero))}
          />
          <Row label={w.leadCard}>
            <Key
              pressed={now.zero}
              onTap={() => onChange(toFollow(state, now.acting, now.leader, now.card!, !now.zero))}
            >
              {w.zero}
            </Key>
          </Row>
          <PlayedForm {...{ state, lang, onChange, now }} />
        </>
      )}
    </section>
  )
}
