// The negotiation builder: with whom, what I give, what I want, and how likely they agree, before it is offered.

import type { Lang } from '@understudy/procedure'
import './summit.css'
import type { Action, State } from '@understudy/arcs'
import { MOST_FAILURES, type Part } from '@understudy/arcs/act'
import { topArg } from '@understudy/arcs/state'
import type { Colour } from '@understudy/arcs/vocabulary'
import type { Options } from '@understudy/table'
import { useEffect, useState } from 'preact/hooks'
import type { ComposerProps } from '../../../ui.ts'
import { Key, Row } from '../../compose/parts/buttons.tsx'
import { SeatMark } from '../../draw/pieces.tsx'
import { words } from '../../text/words.ts'
import { reachWords } from '../words.ts'
import { addable, type Basket, kindOf, offerOf, partners, without } from './basket.ts'
import { shortPart } from './short.ts'

type OddsPart = typeof import('@understudy/arcs/act-odds')

/** Odds are counted by the bot's own pages, which come with the first offer. */
function useOddsPart(): OddsPart | undefined {
  const [part, setPart] = useState<OddsPart | undefined>(undefined)
  useEffect(() => {
    let left = false
    void import('@understudy/arcs/act-odds').then(
      (found) => {
        if (!left) setPart(found)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [])
  return part
}

export function Negotiation({ state, decision, lang, names, optionsAt, onAct }: ComposerProps<State, Action>) {
  const w = reachWords(lang)
  const all = partners(decision)
  const [basket, setBasket] = useState<Basket>(() => ({
    parts: [],
    ...(all.length === 1 && all[0] !== undefined ? { with: all[0] } : {}),
  }))
  const offers = addable(decision, basket)
  const action = offerOf(decision, basket)
  const decline: Action = { do: 'decline' }
  const own = decision.seat
  const name = (colour: Colour) => names?.[colour] ?? words(lang).seat(colour)
  const add = (part: Part) => setBasket({ ...basket, parts: [...basket.parts, part] })
  const dropAt = (at: number) => setBasket(without(decision, basket, at))
  const side = (mine: boolean) => ({
    label: mine ? w.give : w.get,
    inBasket: basket.parts.flatMap((part, at) => ((part.from === own) === mine ? [{ part, at }] : [])),
    offers: offers.filter((part) => (part.from === own) === mine),
  })
  return (
    <div class="arcs arcs-compose on-talk">
      <div class="arcs-ready">
        <div class="dock-plan">
          <p class={action === undefined ? 'hint' : undefined}>
            {basket.parts.length === 0
              ? `${w.summit}: ${w.attempts(topArg(state, 0))}, ${w.refused(topArg(state, 2))}`
              : action === undefined
                ? w.unfinished
                : basket.parts.map((part) => shortPart(state, part, lang)).join(' · ')}
          </p>
        </div>
        {action === undefined ? null : (
          <Key main class="dock-confirm" onTap={() => onAct(action)}>
            {w.offer}
          </Key>
        )}
        <Key class="arcs-end dock-end" onTap={decision.legal(decline) === undefined ? () => onAct(decline) : undefined}>
          {w.endGo}
        </Key>
      </div>
      <div class="dock-tray reach-deal">
        <h2>{w.summit}</h2>
        <p class="arcs-note">
          {w.attempts(topArg(state, 0))} · {w.refused(Math.min(MOST_FAILURES, topArg(state, 2)))}
        </p>
        <Row label={w.with} shown>
          {all.map((colour) => (
            <Key
              key={colour}
              pressed={basket.with === colour}
              onTap={() => setBasket(basket.with === colour ? basket : { with: colour, parts: [] })}
            >
              <SeatMark colour={colour} />
              {words(lang).seat(colour)}
            </Key>
          ))}
        </Row>
        {basket.with === undefined ? (
          <p>{w.howTo}</p>
        ) : (
          <>
            <Side {...side(true)} {...{ state, lang, add, dropAt }} />
            <Side {...side(false)} {...{ state, lang, add, dropAt }} />
            <Odds
              {...{ state, lang, basket }}
              seat={own as Colour}
              who={name(basket.with)}
              options={optionsAt?.(basket.with)}
            />
          </>
        )}
      </div>
    </div>
  )
}

export function Side({
  state,
  lang,
  label,
  inBasket,
  offers,
  add,
  dropAt,
}: {
  readonly state: State
  readonly lang: Lang
  readonly label: string
  readonly inBasket: readonly { readonly part: Part; readonly at: number }[]
  readonly offers: readonly Part[]
  add(part: Part): void
  dropAt(at: number): void
}) {
  const w = reachWords(lang)
  const [kind, setKind] = useState<string | undefined>(undefined)
  const kinds = [...new Set(offers.map(kindOf))]
  const shown = offers.filter((part) => kindOf(part) === kind)
  return (
    <section class="reach-side" aria-label={label}>
      <h3>{label}</h3>
      <div class="reach-basket">
        {inBasket.length === 0 && <span class="arcs-note">{w.nothing}</span>}
        {inBasket.map(({ part, at }) => {
          const text = shortPart(state, part, lang)
          return (
            <Key key={at} pressed label={w.drop(text)} onTap={() => dropAt(at)}>
              {text} ×
            </Key>
          )
        })}
      </div>
      <Row label={`${w.add}: ${label}`} class="wrap">
        {kinds.map((each) => {
          const some = offers.filter((part) => kindOf(part) === each)
          const [only] = some
          // What leaves no choice is added at once.
          const alone = only !== undefined && ('promise' in only || 'invite' in only)
          return (
            <Key
              key={each}
              {...(alone ? {} : { pressed: kind === each })}
              onTap={() => (alone && only !== undefined ? add(only) : setKind(kind === each ? undefined : each))}
            >
              + {w.kinds[each] ?? each}
            </Key>
          )
        })}
      </Row>
      {shown.length === 0 ? null : (
        <Row label={w.kinds[kind ?? ''] ?? ''} class="wrap reach-things">
          {shown.map((part) => (
            <Key
              key={JSON.stringify(part)}
              onTap={() => {
                setKind(undefined)
                add(part)
              }}
            >
              {shortPart(state, part, lang)}
            </Key>
          ))}
        </Row>
      )}
    </section>
  )
}

/** The faces of the die that will do, and why. */
function Odds({
  state,
  lang,
  basket,
  seat,
  who,
  options,
}: {
  readonly state: State
  readonly lang: Lang
  readonly basket: Basket
  readonly seat: Colour
  readonly who: string
  readonly options: Options | undefined
}) {
  const w = reachWords(lang)
  const part = useOddsPart()
  const odds = part?.offerOdds(state, seat, basket.parts, options)
  if (part === undefined || odds === undefined) return null
  const [first, ...why] = part.oddsLines(lang, odds)
  const percent = Math.round((odds.faces / 6) * 100)
  return (
    <section class="reach-odds" data-heard="" data-faces={odds.faces}>
      <p>
        <span class="faces" aria-hidden="true">
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <i key={face} class={face > 6 - odds.faces ? 'yes' : undefined}>
              {face}
            </i>
          ))}
        </span>
        <b>{percent} %</b>
      </p>
      <p>{odds.faces === 0 ? w.never(who) : odds.faces === 6 ? w.surely(who) : first}</p>
      <ul>
        {why.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
