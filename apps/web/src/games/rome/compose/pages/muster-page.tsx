// Before the first round: who leads each army, and with which cards, or with how many where armies are secret. Most people
// deal evenly and begin.

import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { CLASSES } from '@understudy/rome/vocabulary'
import { useState } from 'preact/hooks'
import { useStages } from '../../../../ui/stages.ts'
import { TroopFace } from '../../cards/card.tsx'
import { pressedIfWas, was } from '../amends.ts'
import { useOffers } from '../bridge.ts'
import { type Chip, Chips } from '../chips.tsx'
import { type PageProps, type RomeChoice, told, under } from '../page.ts'
import { byHand, trayShut } from '../tray.ts'
import { COMPOSE_WORDS } from '../words.ts'

/** Frames until everything around is there. */
const LAST = 8

export function MusterPage(props: PageProps) {
  const { state, lang, decision, onAct } = props
  const w = COMPOSE_WORDS[lang]
  const generals = under(props)
  const before = was(props, 'compose')
  const [general, setGeneral] = useState<RomeChoice | undefined>(
    () => generals.find(({ pick }) => pick.value === before?.general) ?? generals[0],
  )
  const [cards, setCards] = useState<readonly string[]>(before?.cards ?? [])
  useOffers([])
  // The cards come when the rest of the table stands: most people deal evenly.
  const stage = useStages(LAST)
  const even = general && under(props, general.pick).find(({ pick }) => pick.slot === 'deal')?.action
  /** This army and all that follow, each with the next general and its share, with one press. */
  const allEven = () => {
    if (even !== undefined) onAct(even, othersEven(state, even))
  }
  const asksFirst = even !== undefined && trayShut('compose', props.beside || props.amends !== undefined)
  if (general === undefined) return null
  const taken = cards.map((value) => ({ slot: 'card', value }))
  const next = under(props, general.pick, ...taken)
  const mustered: Action = {
    do: 'compose',
    slot: (even as Extract<Action, { do: 'compose' }> | undefined)?.slot ?? 0,
    general: String(general.pick.value),
    cards: [...cards].sort(),
  }
  const stands = cards.length > 0 && decision.legal(mustered) === undefined
  const armies: Chip = {
    key: 'all',
    text: w.allEven,
    main: true,
    ...(stands ? {} : { press: 'confirm' as const }),
    onTap: allEven,
  }
  const byOneself: Chip = {
    key: 'hand',
    text: w.byHand,
    onTap: () => {
      byHand.value = true
    },
  }
  const army: Chip[] = [
    ...(even === undefined ? [] : [{ key: 'even', text: w.even, onTap: () => onAct(even) }]),
    ...(stands
      ? [
          {
            key: 'this',
            text: w.muster_,
            sub: w.chosen(cards.length),
            main: before !== undefined,
            press: 'confirm' as const,
            onTap: () => onAct(mustered),
          },
        ]
      : []),
  ]
  const deeds = (
    <Chips
      label={w.allEven}
      shown={false}
      chips={[...(before === undefined ? [armies] : []), ...(asksFirst ? [byOneself] : army)]}
    />
  )
  if (asksFirst) return <div class="rome-page">{deeds}</div>
  const add = (card: string) =>
    next.some(({ pick }) => pick.slot === 'card' && pick.value === card) ? () => setCards([...cards, card]) : undefined
  const drop = (card: string) =>
    cards.includes(card) ? () => setCards(cards.filter((_, at) => at !== cards.lastIndexOf(card))) : undefined
  const pool = [...new Set(own(state)?.pool.known ?? [])]
  const rank = (card: string) => CLASSES.indexOf(packOf(state).troops.get(card)?.cls ?? 'MI')
  return (
    <div class="rome-page">
      {deeds}
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
      <Chips
        label={w.ownCards}
        chips={next
          .filter(({ pick }) => pick.slot === 'cards')
          .map(
            ({ pick, text, action }): Chip => ({
              key: String(pick.value),
              text: String(pick.value),
              title: told(props, text),
              ...pressedIfWas(props, action),
              onTap: action && (() => onAct(action)),
            }),
          )}
      />
      <div class="rome-counters">
        {(stage < LAST ? [] : pool)
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

/** The even shares of the armies that come after this one. */
function othersEven(state: State, even: Action): Action[] {
  const after = rome.copy(state)
  const all: Action[] = []
  const seat = rome.decision(state)?.seat
  for (let next: Action | undefined = even; next !== undefined; ) {
    rome.apply(after, next)
    const decision = rome.decision(after)
    const [general] = decision?.kind === 'compose' && decision.seat === seat ? decision.next([]) : []
    next = general && decision?.next([general.pick]).find(({ pick }) => pick.slot === 'deal')?.action
    if (next !== undefined) all.push(next)
  }
  return all
}

const own = (state: State) => {
  const frame = state.frames.at(-1)
  return frame?.kind === 'compose' ? state.sides[frame.side] : undefined
}
