// A position entered or corrected by hand, part by part. Supplies, decks and piles follow by themselves; the table's own
// check says what cannot be.

import { read } from '@understudy/arcs/state'
import '@understudy/arcs/lars'
import '@understudy/arcs/leaders'
import '@understudy/arcs/positions'
import '../compose/compose.css'
import '../compose/grids.css'
import '../compose/dice.css'
import './editor.css'
import type { State } from '@understudy/arcs'
import { SETUPS, setupsFor } from '@understudy/arcs/data'
import { fromSetup } from '@understudy/arcs/edit'
import { playersOf } from '@understudy/arcs/state'
import { seatName } from '@understudy/arcs/text'
import type { SetupId } from '@understudy/arcs/vocabulary'
import { useState } from 'preact/hooks'
import type { EditorProps } from '../../ui.ts'
import { actOf } from '../act.ts'
import { Key, Row } from '../compose/parts/buttons.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { CourtForm } from './court-form.tsx'
import { MapForm } from './map-form.tsx'
import { PlayersForm } from './players-form.tsx'
import { RoundForm } from './round-form.tsx'
import { EDITOR_WORDS } from './words.ts'

const PARTS = ['setup', 'map', 'players', 'court', 'round'] as const
/** An act has no setup cards. */
const ACT_PARTS = ['map', 'players', 'court', 'reach', 'round'] as const
type Part = (typeof PARTS)[number] | (typeof ACT_PARTS)[number]

export function Editor(props: EditorProps<State>) {
  const { state, lang } = props
  const w = EDITOR_WORDS[lang]
  const act = actOf(state)
  const empty = act === undefined && read.setup(state) === 0
  const [part, setPart] = useState<Part>(empty ? 'setup' : 'map')
  const shown = empty ? 'setup' : part
  return (
    <div class="arcs arcs-compose arcs-editor">
      <Row label={w.tabsLabel} class="arcs-edit-tabs">
        {(act === undefined ? PARTS : ACT_PARTS).map((each) => (
          <Key key={each} pressed={each === shown} onTap={empty && each !== 'setup' ? undefined : () => setPart(each)}>
            {w.tabs[each]}
          </Key>
        ))}
      </Row>
      {shown === 'setup' ? <SetupForm {...props} onLaid={() => setPart('map')} /> : null}
      {shown === 'map' ? <MapForm {...props} /> : null}
      {shown === 'players' ? <PlayersForm {...props} /> : null}
      {shown === 'court' ? act === undefined ? <CourtForm {...props} /> : <act.CourtForm {...props} /> : null}
      {shown === 'reach' && act !== undefined ? <act.EditForm {...props} /> : null}
      {shown === 'round' ? <RoundForm {...props} /> : null}
    </div>
  )
}

function SetupForm({ state, lang, onChange, onLaid }: EditorProps<State> & { onLaid(): void }) {
  const w = EDITOR_WORDS[lang]
  const cards = [...setupsFor(playersOf(state))]
  const [card, setCard] = useState<SetupId | undefined>(undefined)
  const [first, setFirst] = useState(read.initiative(state))
  return (
    <section class="arcs-edit-box" aria-label={w.tabs.setup}>
      <p class="arcs-ask">{w.setupHint}</p>
      <Row label={w.beganWith} shown>
        {state.options.colours.map((colour, seat) => (
          <Key key={colour} pressed={seat === first} onTap={() => setFirst(seat)}>
            <SeatMark colour={colour} />
            {seatName(lang, colour)}
          </Key>
        ))}
      </Row>
      <Row label={w.setupCard} shown class="wrap">
        {cards.map((each) => (
          <Key key={each} pressed={each === card} onTap={() => setCard(each)}>
            {SETUPS[each].name[lang]}
          </Key>
        ))}
      </Row>
      <Key
        main
        onTap={
          card === undefined
            ? undefined
            : () => {
                onChange(fromSetup(state, card, first))
                onLaid()
              }
        }
      >
        {w.lay}
      </Key>
    </section>
  )
}
