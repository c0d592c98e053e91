// What the real table answers: all dice of a throw on one screen, all cards of a deal, all initiative cards.

import type { Action } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { seatId, sideOf, sidesDealt } from '@understudy/rome/rules'
import { formOf } from '@understudy/table/chance'
import { useState } from 'preact/hooks'
import { Roving } from '../../../../ui/roving.tsx'
import { factionName } from '../../board/labels.ts'
import { colourOf } from '../../draw/colour.ts'
import { SeatMark } from '../../draw/mark.tsx'
import { pressedIfWas, was } from '../amends.ts'
import { useOffers } from '../bridge.ts'
import { BackButton, type Chip, Chips } from '../chips.tsx'
import { type PageProps, told, under } from '../page.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { DiceEntry, TakeButton } from './dice-entry.tsx'
import { Troop } from './play-page.tsx'

export function RollPage(props: PageProps) {
  const before = was(props, 'roll')?.faces
  useOffers([])
  return (
    <DiceEntry
      form={formOf(props.decision)}
      lang={props.lang}
      {...(props.amends === undefined ? {} : { before: before ?? [] })}
      onTake={props.onAct}
    />
  )
}

/** Cards that were drawn or dealt: tapped one after another, the last one completes the answer. */
export function DrawPage(props: PageProps) {
  const { state, lang, decision, onAct } = props
  const w = COMPOSE_WORDS[lang]
  const [picked, setPicked] = useState<readonly string[]>(() => was(props, 'deal')?.cards.slice(0, -1) ?? [])
  useOffers([])
  const slot = decision.kind === 'deal' || decision.kind === 'flip' ? 'actionCard' : 'card'
  const picks = picked.map((value) => ({ slot, value }))
  const choices = under(props, ...picks)
  const troops = decision.kind === 'troop'
  return (
    <div class="rome-page">
      {picked.length > 0 && (
        <div class="rome-head">
          <BackButton text={w.takeBack} onTap={() => setPicked(picked.slice(0, -1))} />
          <p>{picked.map((id) => packOf(state).actions.get(id)?.name[lang] ?? id).join(', ')}</p>
        </div>
      )}
      <Chips
        label={told(props, decision.question)}
        shown={false}
        class={troops ? 'cards' : ''}
        chips={choices.map((choice): Chip => {
          const text = told(props, choice.text)
          const id = String(choice.pick.value)
          return {
            key: id,
            text: troops ? <Troop props={props} id={id} fallback={text} /> : text,
            ...pressedIfWas(props, choice.action),
            onTap: () => {
              if (choice.action !== undefined) onAct(choice.action)
              else setPicked([...picked, id])
            },
          }
        })}
      />
    </div>
  )
}

/** One row for each seat whose card is turned over now. */
export function InitiativePage(props: PageProps) {
  const { state, lang, decision, onAct } = props
  const sides = sidesDealt(state)
  const [cards, setCards] = useState<readonly (number | undefined)[]>(() => {
    const before = was(props, 'initiative')?.cards ?? []
    // Games from before the bots' cards lay face down have all of them in one entry.
    return sides.map((no, at) => (before.length > sides.length ? before[no] : before[at]))
  })
  useOffers([])
  const taken = state.step === 'reveal' ? state.initiative : []
  const all = Array.from({ length: packOf(state).setup.initiative }, (_, i) => i + 1).filter((n) => !taken.includes(n))
  const set = (row: number, card: number) => {
    const next = cards.map((each, at) => (at === row ? card : each === card ? undefined : each))
    setCards(next)
    if (props.amends === undefined) take(next)?.()
  }
  const take = (shown: readonly (number | undefined)[]) => {
    const action: Action = { do: 'initiative', cards: shown.map((each) => each ?? 0) }
    const complete = shown.every((each) => each !== undefined) && decision.legal(action) === undefined
    return complete ? () => onAct(action) : undefined
  }
  return (
    <div class="rome-page rome-initiative">
      {sides.map((no, row) => (
        <div key={seatId(state, no)} class="rome-initiative-row">
          <span class="who">
            <SeatMark colour={colourOf(state, sideOf(state, no).faction)} size={16} />{' '}
            {factionName(state, sideOf(state, no).faction, lang)}
          </span>
          <Roving label={factionName(state, sideOf(state, no).faction, lang)} class="rome-chips">
            {all.map((card) => (
              <button
                key={card}
                type="button"
                class={`button rome-number${cards[row] === card ? ' pressed' : ''}`}
                aria-pressed={cards[row] === card}
                onClick={() => set(row, card)}
              >
                {card}
              </button>
            ))}
          </Roving>
        </div>
      ))}
      {props.amends === undefined ? null : <TakeButton text={COMPOSE_WORDS[lang].take} onTap={take(cards)} />}
    </div>
  )
}
