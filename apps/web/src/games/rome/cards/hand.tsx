// Below the map: a battle if one is fought, the cards that can be chosen now, the viewer's action cards and troops.

import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { isBot, type Side, sideNamed } from '@understudy/rome/rules'
import { type CardId, CLASSES } from '@understudy/rome/vocabulary'
import { handSize } from '@understudy/table/chance'
import { useMemo } from 'preact/hooks'
import type { BoardProps } from '../../ui.ts'
import { ROMAN } from '../board/look.ts'
import { tapsOf } from '../board/taps.ts'
import { words } from '../text/words.ts'
import { ActionButton, TroopButton } from './card.tsx'
import { counted } from './counted.ts'

export function Hand(props: BoardProps<State, Action>) {
  const { state, viewer, lang, choices, picks, proposed, onPick, onInspect } = props
  const w = words(lang)
  const pack = packOf(state)
  const taps = useMemo(() => tapsOf(state, choices), [state, choices])
  const own = state.sides[viewer === '' ? -1 : sideNamed(state, viewer)]
  // A card that is to be lost waits for Confirm like any other deed.
  const lost = proposed?.do === 'lose' ? proposed.cards : []
  const picked = new Set([...picks.map(({ value }) => String(value)), ...lost])
  const offered = [...taps.card.keys()].flatMap((id) => pack.troops.get(id) ?? [])
  const flipped = state.sides.flatMap((side) => (side.flipped === null ? [] : [side.flipped]))
  const shown = [...(own?.hand.known ?? []), ...flipped]
  // Beside the board, cards that the table may have dealt are offered though nobody holds them yet.
  const dealt = [...taps.actionCard.keys()].filter((id) => !shown.includes(id))
  const actions = [...shown, ...dealt].flatMap((id) => pack.actions.get(id) ?? [])
  const unknown = own === undefined ? 0 : handSize(own.hand) - own.hand.known.length
  const common = { lang, onPick }
  // While the device passes on, nobody's cards are there.
  if (viewer === '') return null
  return (
    <div class="rome rome-hand">
      {offered.map((card) => (
        <TroopButton
          key={`offer ${card.id}`}
          card={card}
          choice={taps.card.get(card.id)}
          picked={picked.has(card.id)}
          onInspect={() => onInspect({ card: card.id })}
          {...common}
        />
      ))}
      {actions.map((card, no) => (
        <ActionButton
          key={`${card.id} ${no}`}
          card={card}
          own={own?.hand.known.includes(card.id) === true}
          choice={taps.actionCard.get(card.id)}
          picked={picked.has(card.id)}
          onInspect={() => onInspect({ actionCard: card.id })}
          {...common}
        />
      ))}
      {unknown > 0 && <span class="rome-card back">{w.hidden(unknown)}</span>}
      {own === undefined || isBot(own) || offered.length > 0 ? null : <Troops own={own} {...props} />}
      {own?.role !== 'human' && offered.length + actions.length + unknown === 0 && (
        <p class="rome-empty">{w.noCards}</p>
      )}
    </div>
  )
}

/** So many kinds of cards have room in a narrow column, even those with long names. */
const LINES = 5

/** So many lines of an army are in sight in a low hand; one more tells of the rest. */
const LOW_LINES = 4

/** What a person's armies consist of, and what lies in the pool: the short form, by name and number. */
function Troops({ own, state, viewer, lang, onInspect }: BoardProps<State, Action> & { readonly own: Side }) {
  const w = words(lang)
  const groups = [
    ...own.armies.map((army, no) => ({
      title: w.ofArmy(ROMAN[no] ?? ''),
      short: ROMAN[no] ?? '',
      what: { army: `${viewer}.${no}` },
      cards: army.cards,
    })),
    { title: w.pool, short: w.pool, what: { seat: viewer }, cards: own.pool },
  ].filter(({ cards }) => handSize(cards) > 0)
  return (
    <>
      {groups.map(({ title, short, what, cards }) => (
        <section
          key={title}
          class={counted(cards.known).length > LINES ? 'rome-troops many' : 'rome-troops'}
          aria-label={title}
        >
          <h2>{title}</h2>
          <button type="button" class="by-class" title={title} onClick={() => onInspect(what)}>
            <b>{short}</b>
            {byClass(state, cards.known).map(([cls, n]) => (
              <span key={cls} title={w.classes[cls]}>
                <span class="rome-unseen">{w.classes[cls]} </span>
                <i class={`sign sign-${cls}`} aria-hidden="true" />
                {n}
              </span>
            ))}
            {cards.unknown.length > 0 && <span>?{handSize(cards) - cards.known.length}</span>}
          </button>
          <ul>
            {counted(cards.known).map(([id, n]) => (
              <li key={id}>
                <button type="button" onClick={() => onInspect({ card: id })}>
                  {packOf(state).troops.get(id)?.name[lang] ?? id}
                  {n > 1 ? ` ×${n}` : ''}
                </button>
              </li>
            ))}
            {cards.unknown.length > 0 && <li>{w.hidden(handSize(cards) - cards.known.length)}</li>}
            {/* Where not all of them fit, the last line says how many more, and a tap tells them all. */}
            {counted(cards.known).length > LOW_LINES + 1 ? (
              <li class="more">
                <button type="button" onClick={() => onInspect(what)}>
                  {w.more(counted(cards.known).length - LOW_LINES)}
                </button>
              </li>
            ) : null}
          </ul>
        </section>
      ))}
    </>
  )
}

/** How many of each class, where there is no room for names. */
const byClass = (state: State, cards: readonly CardId[]) =>
  CLASSES.flatMap((cls) => {
    const n = cards.filter((id) => packOf(state).troops.get(id)?.cls === cls).length
    return n === 0 ? [] : [[cls, n] as const]
  })
