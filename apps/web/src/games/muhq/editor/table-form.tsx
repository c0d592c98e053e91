// Round, turn, resources and cards, seat by seat.

import type { State } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
import { resourcesOf, seatsOf } from '@understudy/muhq/rules'
import { BOSS, type Phase, type SeatId } from '@understudy/muhq/vocabulary'
import type { Lang } from '@understudy/procedure'
import { handSize, pileSize } from '@understudy/table/chance'
import { useState } from 'preact/hooks'
import { words } from '../text/words.ts'
import { cardsAt, drawSecretly, moveCard, type Place, placesOf, returnUnknown } from './cards.ts'
import { Box, Select, Stepper } from './fields.tsx'
import { changeResources, changeRound, changeTurn, phasesOf } from './turn.ts'
import { EDITOR_WORDS } from './words.ts'

interface Props {
  readonly state: State
  readonly lang: Lang
  onChange(state: State): void
}

export function TableForm({ state, lang, onChange }: Props) {
  const e = EDITOR_WORDS[lang]
  const w = words(lang)
  const seats = seatsOf(state)
  const phases = phasesOf(state, state.turn)
  const shown: Phase[] = phases.includes(state.phase) ? phases : [state.phase, ...phases]
  return (
    <>
      <Box title={e.game}>
        <div class="muhq-edit-row">
          <Stepper
            label={e.round}
            value={state.round}
            min={1}
            max={settingOf(state).map.rounds}
            w={e}
            onChange={(n) => onChange(changeRound(state, n))}
          />
          <Select
            label={e.turn}
            value={state.turn}
            options={seats.map((seat) => [seat, w.seat(seat)])}
            onChange={(seat) => onChange(changeTurn(state, seat, seat === BOSS ? 'bossStart' : 'act'))}
          />
          <Select
            label={e.phase}
            value={state.phase}
            options={shown.map((phase) => [phase, e.phases[phase]])}
            onChange={(phase) => onChange(changeTurn(state, state.turn, phase))}
          />
        </div>
      </Box>
      <Box title={e.resources}>
        <div class="muhq-edit-row">
          {seats.map((seat) => (
            <Stepper
              key={seat}
              label={w.seat(seat)}
              value={resourcesOf(state, seat)}
              w={e}
              onChange={(n) => onChange(changeResources(state, seat, n))}
            />
          ))}
        </div>
      </Box>
      <Box title={e.cards}>
        {seats.map((seat) => (
          <SeatCards key={seat} state={state} seat={seat} lang={lang} onChange={onChange} />
        ))}
      </Box>
    </>
  )
}

function SeatCards({ state, seat, lang, onChange }: Props & { readonly seat: SeatId }) {
  const e = EDITOR_WORDS[lang]
  const w = words(lang)
  const held = cardsAt(state, seat)
  const [chosen, setChosen] = useState('')
  const [to, setTo] = useState<Place>('discard')
  const keyOf = (card: string, at: Place) => `${at} ${card}`
  const current = held.find(({ card, at }) => keyOf(card, at) === chosen) ?? held[0]
  const person = seat === BOSS ? undefined : state.people[Number(seat.slice(1)) - 1]
  const deck = pileSize(person?.deck ?? state.boss.deck)
  const unknown = person === undefined ? 0 : handSize(person.hand) - person.hand.known.length
  const places = placesOf(seat).filter((place) => place !== current?.at)
  const target = places.includes(to) ? to : places[0]
  const facts = [
    ...(person === undefined ? [] : [w.inHand(handSize(person.hand))]),
    w.inDeck(deck),
    w.inDiscard((person ?? state.boss).discard.length),
  ]
  return (
    <details class="muhq-edit-cards">
      <summary>
        {w.seat(seat)}: {facts.join(', ')}
      </summary>
      {person !== undefined && (state.secretHands || unknown > 0) && (
        <Stepper
          label={e.unknown}
          value={unknown}
          max={unknown + deck}
          w={e}
          onChange={(n) => onChange(n > unknown ? drawSecretly(state, seat) : returnUnknown(state, seat))}
        />
      )}
      {current === undefined || target === undefined ? (
        <p class="muhq-empty">{e.empty}</p>
      ) : (
        <div class="muhq-edit-row">
          <Select
            label={e.which}
            value={keyOf(current.card, current.at)}
            options={held.map(({ card, at, n }) => [
              keyOf(card, at),
              `${cardOf(state, card).name[lang]}, ${e.places[at]}${n > 1 ? ` (${n})` : ''}`,
            ])}
            onChange={setChosen}
          />
          <Select<Place>
            label={e.where}
            value={target}
            options={places.map((place) => [place, e.places[place]])}
            onChange={setTo}
          />
          <button
            type="button"
            class="muhq-button quiet"
            onClick={() => onChange(moveCard(state, seat, current.card, current.at, target))}
          >
            {e.move}
          </button>
        </div>
      )}
    </details>
  )
}
