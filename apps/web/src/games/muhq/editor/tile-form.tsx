// What can be put right about the chosen tile: its unit, or a unit that is missing there.

import type { State } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
import { fullHealth, tileName, type Unit, unitAt } from '@understudy/muhq/rules'
import type { SeatId, TilePlace } from '@understudy/muhq/vocabulary'
import type { Lang } from '@understudy/procedure'
import { useState } from 'preact/hooks'
import { words } from '../text/words.ts'
import { Box, Check, Select, Stepper } from './fields.tsx'
import { addUnit, changeUnit, ownersAt, placeableCards, removeUnit, type UnitPatch } from './units.ts'
import { EDITOR_WORDS } from './words.ts'

interface TileFormProps {
  readonly state: State
  readonly place: TilePlace
  readonly lang: Lang
  /** The unit waits for its new tile. */
  readonly moving: boolean
  onMoving(moving: boolean): void
  onChange(state: State): void
}

export function TileForm(props: TileFormProps) {
  const unit = unitAt(props.state, props.place)
  return unit === undefined ? <EmptyTile {...props} /> : <UnitForm {...props} unit={unit} />
}

function UnitForm({ state, unit, lang, moving, onMoving, onChange }: TileFormProps & { readonly unit: Unit }) {
  const e = EDITOR_WORDS[lang]
  const w = words(lang)
  const card = cardOf(state, unit.card)
  const isBoss = unit.card === settingOf(state).map.boss
  const change = (patch: UnitPatch) => onChange(changeUnit(state, unit.id, patch))
  return (
    <Box title={`${card.name[lang]} · ${w.seat(unit.controller)} · ${tileName(unit)}`}>
      <div class="muhq-edit-row">
        <Stepper
          label={e.damage}
          value={unit.damage}
          max={fullHealth(state, card) - 1}
          w={e}
          onChange={(damage) => change({ damage })}
        />
        <Stepper label={e.ward} value={unit.ward} max={99} w={e} onChange={(ward) => change({ ward })} />
        {isBoss && (
          <Stepper
            label={e.repression}
            value={unit.repression}
            max={99}
            w={e}
            onChange={(repression) => change({ repression })}
          />
        )}
      </div>
      <div class="muhq-edit-row">
        <Check label={e.tapped} value={unit.tapped} onChange={(tapped) => change({ tapped })} />
        <Check label={e.moved} value={unit.moved} onChange={(moved) => change({ moved })} />
        <Check label={e.attacked} value={unit.attacked} onChange={(attacked) => change({ attacked })} />
      </div>
      <div class="muhq-edit-row">
        <button type="button" class="muhq-button quiet" aria-pressed={moving} onClick={() => onMoving(!moving)}>
          {moving ? e.cancel : e.moveTo}
        </button>
        {!isBoss && (
          <button type="button" class="muhq-button quiet" onClick={() => onChange(removeUnit(state, unit.id))}>
            {e.remove}
          </button>
        )}
      </div>
      <p class="muhq-note" aria-live="polite">
        {moving ? e.tapTarget : isBoss ? '' : e.removed}
      </p>
    </Box>
  )
}

function EmptyTile({ state, place, lang, onChange }: TileFormProps) {
  const e = EDITOR_WORDS[lang]
  const w = words(lang)
  const owners = ownersAt(state, place)
  const [wanted, setWanted] = useState<SeatId>('p1')
  const [chosen, setChosen] = useState('')
  const owner = owners.includes(wanted) ? wanted : owners[0]
  if (owner === undefined) {
    return (
      <Box title={`${tileName(place)}`}>
        <p class="muhq-note">{e.nothingFits}</p>
      </Box>
    )
  }
  const cards = placeableCards(state, owner, place)
  const card = cards.includes(chosen) ? chosen : (cards[0] as string)
  return (
    <Box title={e.addHere(tileName(place))}>
      <div class="muhq-edit-row">
        <Select<SeatId>
          label={e.owner}
          value={owner}
          options={owners.map((seat) => [seat, w.seat(seat)])}
          onChange={setWanted}
        />
        <Select
          label={e.card}
          value={card}
          options={cards.map((id) => [id, cardOf(state, id).name[lang]])}
          onChange={setChosen}
        />
        <button type="button" class="muhq-button" onClick={() => onChange(addUnit(state, owner, card, place))}>
          {e.put}
        </button>
      </div>
    </Box>
  )
}
