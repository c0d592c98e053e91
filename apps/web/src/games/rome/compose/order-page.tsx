// Initiative: how much gold to add, and who begins in which direction.

import { type Action, seatId } from '@understudy/rome'
import { colourOf } from '../draw/colour.ts'
import { SeatMark } from '../draw/mark.tsx'
import { pressedIfWas } from './amends.ts'
import { offerOf, useOffers } from './bridge.ts'
import { type Chip, Chips } from './chips.tsx'
import { doing, type PageProps, type RomeChoice, told, under } from './page.ts'
import { COMPOSE_WORDS } from './words.ts'

export function CommitPage(props: PageProps) {
  const { onAct } = props
  useOffers([])
  const chips = under(props).map(
    ({ pick, action }): Chip => ({
      key: String(pick.value),
      text: String(pick.value),
      ...pressedIfWas(props, action),
      onTap: action === undefined ? undefined : () => onAct(action),
    }),
  )
  return (
    <div class="rome-page">
      <Chips label={COMPOSE_WORDS[props.lang].addGold} chips={chips} />
    </div>
  )
}

export function OrderPage(props: PageProps) {
  const { state, lang, onAct } = props
  const w = COMPOSE_WORDS[lang]
  const choices = under(props)
  const firsts = choices.filter(({ pick }) => pick.slot === 'seat')
  const passing = choices.some(({ pick }) => pick.slot === 'do' && pick.value === 'pass')
    ? under(props, doing('pass'))
    : []
  const way = (first: RomeChoice, clockwise: boolean): Action | undefined =>
    under(props, first.pick).find(({ pick }) => pick.value === clockwise)?.action
  useOffers(
    firsts.flatMap((first) => {
      const action = way(first, true)
      return action === undefined ? [] : [offerOf(first, () => onAct(action))]
    }),
  )
  const seat = (choice: RomeChoice, action: Action | undefined): Chip => ({
    key: String(choice.pick.value),
    text: (
      <span class="rome-seat-chip">
        <SeatMark
          colour={colourOf(state, state.sides.find((_, no) => seatAt(props, no) === choice.pick.value)?.faction ?? 0)}
          size={15}
        />
        {told(props, choice.text)}
      </span>
    ),
    ...pressedIfWas(props, action),
    onTap: action === undefined ? undefined : () => onAct(action),
  })
  return (
    <div class="rome-page">
      {/* With two at the table both ways round are the same. */}
      <Chips
        label={state.sides.length > 2 ? w.clockwise : w.first}
        chips={firsts.map((first) => seat(first, way(first, true)))}
        class="stacked"
      />
      {state.sides.length > 2 ? (
        <Chips label={w.anticlockwise} chips={firsts.map((first) => seat(first, way(first, false)))} class="stacked" />
      ) : null}
      <Chips label={w.passTo} chips={passing.map((choice) => seat(choice, choice.action))} class="stacked" />
    </div>
  )
}

const seatAt = ({ state }: PageProps, no: number): string => seatId(state, no)
