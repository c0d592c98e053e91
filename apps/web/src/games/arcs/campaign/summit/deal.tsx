// Deals among people: on one screen proposed and answered, with the device passed on in between; beside a real board told
// after the fact, as one entry.

import './summit.css'
import type { Action, State } from '@understudy/arcs'
import { type Part, storedParts } from '@understudy/arcs/act'
import { arcs } from '@understudy/arcs/lean'
import type { Colour } from '@understudy/arcs/vocabulary'
import { speak } from '@understudy/procedure'
import { useState } from 'preact/hooks'
import type { ComposerProps } from '../../../ui.ts'
import { Key, Row } from '../../compose/parts/buttons.tsx'
import { SeatMark } from '../../draw/pieces.tsx'
import { words } from '../../text/words.ts'
import { lateWords } from '../late-words.ts'
import { reachWords } from '../words.ts'
import type { Basket } from './basket.ts'
import { Side } from './negotiation.tsx'
import { addableTo, dealOf, type How, people } from './people.ts'
import { shortPart } from './short.ts'

export function Deal(props: ComposerProps<State, Action>) {
  const { state, decision, beside, lang, names, onAct } = props
  const w = reachWords(lang)
  const late = lateWords(lang)
  const own = decision.seat as Colour
  const answering = decision.kind === 'proposal'
  const how: How = answering ? 'counter' : beside ? 'tellDeal' : 'propose'
  const proposed = answering ? storedParts(state) : []
  const others = answering ? [] : people(state, own)
  const [basket, setBasket] = useState<Basket>(() => first(proposed, own, others))
  const name = (colour: Colour) => names?.[colour] ?? words(lang).seat(colour)
  const offers = addableTo(state, decision, how, own, basket)
  const changed = JSON.stringify(basket.parts) !== JSON.stringify(proposed)
  const deal = changed ? dealOf(decision, how, basket.parts) : undefined
  const accept: Action = { do: 'accept' } as unknown as Action
  const agrees = answering && !changed && decision.legal(accept) === undefined ? accept : undefined
  const action = deal ?? agrees
  const side = (mine: boolean) => ({
    label: mine ? w.give : w.get,
    inBasket: basket.parts.flatMap((part, at) => ((part.from === own) === mine ? [{ part, at }] : [])),
    offers: offers.filter((part) => (part.from === own) === mine),
  })
  const by = proposed[0] === undefined ? undefined : proposed[0].from === own ? proposed[0].to : proposed[0].from
  return (
    <div class="arcs arcs-compose on-deal">
      <div class="arcs-ready">
        <div class="dock-plan">
          <p class={action === undefined ? 'hint' : undefined}>
            {basket.parts.length === 0
              ? late.dealWith
              : basket.parts.map((part) => shortPart(state, part, lang)).join(' · ')}
          </p>
        </div>
        {action === undefined ? null : (
          <Key main class="dock-confirm" onTap={() => onAct(action)}>
            {agrees !== undefined
              ? late.agree
              : { propose: late.propose, counter: late.counterIt, tellDeal: late.tellDeal }[how]}
          </Key>
        )}
        <Key class="arcs-end dock-end" onTap={() => onAct({ do: 'decline' })}>
          {answering ? late.refuse : late.enough}
        </Key>
      </div>
      <div class="dock-tray reach-deal">
        <h2>{w.summit}</h2>
        {answering ? (
          <p class="arcs-note">
            {by === undefined ? '' : late.proposed(name(by))} {late.counterHint}
          </p>
        ) : (
          <>
            {beside ? <p class="arcs-note">{late.tellHint}</p> : null}
            <Row label={w.with} shown>
              {others.map((colour) => (
                <Key
                  key={colour}
                  pressed={basket.with === colour}
                  onTap={() => setBasket(basket.with === colour ? basket : { with: colour, parts: [] })}
                >
                  <SeatMark colour={colour} />
                  {name(colour)}
                </Key>
              ))}
            </Row>
          </>
        )}
        {basket.with === undefined
          ? null
          : [true, false].map((mine) => (
              <Side
                key={String(mine)}
                {...side(mine)}
                {...{ state, lang }}
                add={(part) => setBasket({ ...basket, parts: [...basket.parts, part] })}
                dropAt={(at) => setBasket({ ...basket, parts: basket.parts.filter((_, i) => i !== at) })}
              />
            ))}
        {answering ? null : <Export {...props} />}
      </div>
    </div>
  )
}

/** A proposal that is answered begins as it was made. */
function first(proposed: readonly Part[], own: Colour, others: readonly Colour[]): Basket {
  const [part] = proposed
  const to =
    part === undefined ? (others.length === 1 ? others[0] : undefined) : part.from === own ? part.to : part.from
  return { parts: proposed, ...(to === undefined ? {} : { with: to }) }
}

/** The Magnate’s, in the same talks. */
function Export({ decision, lang, onAct }: ComposerProps<State, Action>) {
  const [open, setOpen] = useState(false)
  const slots = [0, 1, 2, 3, 4, 5, 6]
  const all = slots.flatMap((a) =>
    slots.flatMap((b) =>
      slots.flatMap((c): Action[] => {
        const action = { do: 'export', slots: [a, b, c] } as unknown as Action
        return a < b && b < c && decision.legal(action) === undefined ? [action] : []
      }),
    ),
  )
  if (all.length === 0) return null
  return (
    <>
      <Row label={lateWords(lang).exportThree}>
        <Key pressed={open} onTap={() => setOpen(!open)}>
          {lateWords(lang).exportThree}
        </Key>
      </Row>
      {open ? (
        <Row label={lateWords(lang).exportThree} class="wrap">
          {all.map((action) => (
            <Key key={JSON.stringify(action)} onTap={() => onAct(action)}>
              {speak(arcs.phrases, lang, arcs.describe(action))}
            </Key>
          ))}
        </Row>
      ) : null}
    </>
  )
}
