// The stores of the map: face-down stacks, or what they sell.

import { type Action, muhq, type State } from '@understudy/muhq'
import { cardOf } from '@understudy/muhq/data'
import { isPerson, resourcesOf, storeName, storeTile } from '@understudy/muhq/rules'
import type { SeatId } from '@understudy/muhq/vocabulary'
import { speak } from '@understudy/procedure'
import { pileSize } from '@understudy/table/chance'
import { useEffect, useRef } from 'preact/hooks'
import type { BoardProps } from '../../ui.ts'
import { pickedStore, type Taps } from '../board/taps.ts'
import { words } from '../text/words.ts'
import { CardBack } from './card.tsx'
import { TappableCard } from './tappable.tsx'

export function Stores(props: BoardProps<State, Action> & { readonly taps: Taps }) {
  const { state, lang, picks, taps, viewer, onPick, onInspect } = props
  const w = words(lang)
  const buyingAt = pickedStore(picks)
  const wanted = useWanted(buyingAt, taps, onPick)
  const purse = isPerson(viewer) ? resourcesOf(state, viewer as SeatId) : 0
  // Always in the same order: nothing moves but pieces.
  const order = state.stores.map((_, i) => i)
  if (order.length === 0) return null
  return (
    <section class="muhq-section" aria-label={w.stores}>
      <div class="muhq-section-head">
        <h3>{w.stores}</h3>
        {state.stores.some((store) => store.revealed === null) && <span class="muhq-note">{w.lookInside}</span>}
      </div>
      <div class="muhq-stores">
        {order.map((i) => {
          const store = state.stores[i]
          if (store === undefined) return null
          const choice = taps.stores.get(i)
          const { revealed } = store
          const inspect = () => {
            const { x, y } = storeTile(state, i)
            onInspect({ tile: { x, y } })
          }
          return (
            <div key={i} class={`muhq-store${revealed === null ? ' closed' : ''}`}>
              <div class="muhq-store-head">
                <button type="button" class="muhq-plain" onClick={inspect}>
                  {w.storeAt(storeName(state, i))}
                </button>
                {choice !== undefined && (
                  <button type="button" class="muhq-button" onClick={() => onPick(choice)}>
                    {w.buyHere}
                    <span class="muhq-unseen">: {speak(muhq.phrases, lang, choice.text)}</span>
                  </button>
                )}
              </div>
              {revealed === null ? (
                <span class="muhq-note muhq-face-down">
                  <CardBack />
                  {w.faceDown(pileSize(store.unseen))}
                </span>
              ) : revealed.length === 0 ? (
                <p class="muhq-empty">{w.soldOut}</p>
              ) : (
                <div class="muhq-strip small">
                  {revealed.map((id, k) => (
                    <TappableCard
                      key={`${id}${k}`}
                      card={cardOf(state, id)}
                      lang={lang}
                      price={cardOf(state, id).buy}
                      choice={
                        buyingAt === i
                          ? taps.buy.get(id)
                          : (cardOf(state, id).buy ?? Number.POSITIVE_INFINITY) <= purse
                            ? choice
                            : undefined
                      }
                      onPick={(picked) => {
                        if (picked === choice) wanted.current = { store: i, card: id }
                        onPick(picked)
                      }}
                      onInspect={() => onInspect({ card: id, seat: viewer })}
                    />
                  ))}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** A card that is tapped at once: its store is taken up first, then the card itself. */
function useWanted(buyingAt: number | undefined, taps: Taps, onPick: BoardProps<State, Action>['onPick']) {
  const wanted = useRef<{ readonly store: number; readonly card: string } | undefined>(undefined)
  useEffect(() => {
    const { store, card } = wanted.current ?? {}
    if (store === undefined || card === undefined || store !== buyingAt) return
    wanted.current = undefined
    const choice = taps.buy.get(card)
    if (choice !== undefined) onPick(choice)
  }, [buyingAt, taps])
  return wanted
}
