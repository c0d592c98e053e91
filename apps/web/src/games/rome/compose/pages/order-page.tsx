// Initiative: how much gold to add, and who begins in which direction.

import type { Action } from '@understudy/rome'
import { seatId } from '@understudy/rome/rules'
import { useState } from 'preact/hooks'
import { colourOf } from '../../draw/colour.ts'
import { SeatMark } from '../../draw/mark.tsx'
import { pressedIfWas, was } from '../amends.ts'
import { offerOf, useOffers } from '../bridge.ts'
import { type Chip, Chips } from '../chips.tsx'
import { doing, type PageProps, type RomeChoice, told, under } from '../page.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { keyedAmounts } from './amounts.ts'

export function CommitPage(props: PageProps) {
  const { onAct } = props
  const w = COMPOSE_WORDS[props.lang]
  useOffers([])
  const ways = new Map(under(props).map(({ pick, action }) => [Number(pick.value), action]))
  const all = [...ways.keys()].sort((a, b) => a - b)
  const keyed = keyedAmounts(all)
  const [now, setNow] = useState(was(props, 'commit')?.gold ?? all[0] ?? 0)
  // On the screen a step lies ready as a key does; where a tap is the deed, it only counts.
  const shows = !props.beside && props.amends === undefined && props.atOnce !== true
  const take = (gold: number): (() => void) | undefined => {
    const action = ways.get(gold)
    if (action === undefined) return undefined
    return () => {
      setNow(gold)
      onAct(action)
    }
  }
  const step = (gold: number): (() => void) | undefined =>
    ways.has(gold) ? (shows ? take(gold) : () => setNow(gold)) : undefined
  const key = (gold: number): Chip => ({
    key: String(gold),
    text: all.length === 1 ? w.goOn : String(gold),
    ...pressedIfWas(props, ways.get(gold)),
    onTap: take(gold),
  })
  return (
    <div class="rome-page">
      <Chips label={w.addGold} shown={all.length > 1} chips={keyed.map(key)} />
      {keyed.length === all.length ? null : (
        <Chips
          label={w.otherGold}
          chips={[
            { key: 'less', text: '−', title: w.lessGold, onTap: step(now - 1) },
            { ...key(now), key: 'now', title: w.thisGold(now) },
            { key: 'more', text: '+', title: w.moreGold, onTap: step(now + 1) },
          ]}
        />
      )}
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
