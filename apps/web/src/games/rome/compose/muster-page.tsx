// Before the first round: who leads each army, and with which cards. Most people deal evenly and begin.

import { type Action, CLASSES, packOf, rome, type State } from '@understudy/rome'
import { useState } from 'preact/hooks'
import { TroopFace } from '../cards/card.tsx'
import { queueFor, useOffers } from './bridge.ts'
import { type Chip, Chips } from './chips.tsx'
import { type PageProps, type RomeChoice, told } from './page.ts'
import { COMPOSE_WORDS } from './words.ts'

export function MusterPage(props: PageProps) {
  const { state, lang, decision, onAct } = props
  const w = COMPOSE_WORDS[lang]
  const generals = decision.next([])
  const [general, setGeneral] = useState<RomeChoice | undefined>(generals[0])
  const [cards, setCards] = useState<readonly string[]>([])
  useOffers([])
  if (general === undefined) return null
  const taken = cards.map((value) => ({ slot: 'card', value }))
  const next = decision.next([general.pick, ...taken])
  const even = decision.next([general.pick]).find(({ pick }) => pick.slot === 'deal')?.action
  const mustered: Action = {
    do: 'compose',
    slot: (even as Extract<Action, { do: 'compose' }> | undefined)?.slot ?? 0,
    general: String(general.pick.value),
    cards: [...cards].sort(),
  }
  const stands = cards.length > 0 && decision.legal(mustered) === undefined
  const add = (card: string) =>
    next.some(({ pick }) => pick.slot === 'card' && pick.value === card) ? () => setCards([...cards, card]) : undefined
  const drop = (card: string) =>
    cards.includes(card) ? () => setCards(cards.filter((_, at) => at !== cards.lastIndexOf(card))) : undefined
  const pool = [...new Set(own(state)?.pool.known ?? [])]
  const rank = (card: string) => CLASSES.indexOf(packOf(state).troops.get(card)?.cls ?? 'MI')
  return (
    <div class="rome-page">
      <Chips
        label={w.allEven}
        shown={false}
        chips={[
          { key: 'all', text: w.allEven, main: true, onTap: () => allEven(state, onAct) },
          ...(even === undefined ? [] : [{ key: 'even', text: w.even, onTap: () => onAct(even) }]),
          ...(stands
            ? [{ key: 'this', text: w.muster_, sub: w.chosen(cards.length), onTap: () => onAct(mustered) }]
            : []),
        ]}
      />
      <Chips
        label={w.who}
        chips={generals.map(
          (choice, at): Chip => ({
            key: String(at),
            text: told(props, choice.text),
            sub: '★'.repeat(packOf(state).generals.get(String(choice.pick.value))?.stars ?? 0),
            pressed: choice.pick.value === general.pick.value,
            onTap: () => setGeneral(choice),
          }),
        )}
      />
      <div class="rome-counters">
        {pool
          .sort((a, b) => rank(a) - rank(b))
          .map((id) => {
            const card = packOf(state).troops.get(id)
            if (card === undefined) return null
            const has = own(state)?.pool.known.filter((each) => each === id).length ?? 0
            return (
              <div key={id} class="rome-counter">
                <span class={`rome-card troop class-${card.cls}`}>
                  <TroopFace card={card} lang={lang} />
                </span>
                <span class="steps">
                  <Step label={w.less(card.name[lang])} sign="−" onTap={drop(id)} />
                  <b>
                    {cards.filter((each) => each === id).length}/{has}
                  </b>
                  <Step label={w.more(card.name[lang])} sign="+" onTap={add(id)} />
                </span>
              </div>
            )
          })}
      </div>
    </div>
  )
}

function Step({ label, sign, onTap }: { label: string; sign: string; onTap: (() => void) | undefined }) {
  return (
    <button type="button" class="button icon" aria-label={label} disabled={onTap === undefined} onClick={onTap}>
      {sign}
    </button>
  )
}

const own = (state: State) => {
  const frame = state.frames.at(-1)
  return frame?.kind === 'compose' ? state.sides[frame.side] : undefined
}

/** This army and all that follow, each with the next general and its share. */
function allEven(state: State, onAct: (action: Action) => void): void {
  const trial = rome.copy(state)
  const actions: Action[] = []
  for (let decision = rome.decision(trial); decision?.kind === 'compose'; decision = rome.decision(trial)) {
    const [leader] = decision.next([])
    if (leader === undefined || decision.seat !== rome.decision(state)?.seat) break
    const action = decision.next([leader.pick]).find(({ pick }) => pick.slot === 'deal')?.action
    if (action === undefined) break
    actions.push(action)
    rome.apply(trial, action)
  }
  const [first, ...rest] = actions
  if (first === undefined) return
  queueFor(rest)
  onAct(first)
}
