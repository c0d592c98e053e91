// What the viewer may buy when it is time to spend: troops, developments, mercenaries, with their prices.

import { type Action, type CardId, packOf, type State, sideNamed } from '@understudy/rome'
import type { ComponentChildren } from 'preact'
import type { BoardProps } from '../../ui.ts'
import { COMPOSE_WORDS } from '../compose/words.ts'
import { MarkIcon } from '../draw/mark.tsx'
import { words } from '../text/words.ts'

export function Market({ state, viewer, lang, onInspect }: BoardProps<State, Action>) {
  const w = COMPOSE_WORDS[lang]
  const pack = packOf(state)
  const side = state.sides[viewer === '' ? -1 : sideNamed(state, viewer)]
  if (side === undefined) return null
  const counts = new Map<CardId, number>()
  for (const group of side.reserves)
    for (const card of 'cards' in group ? group.cards : []) counts.set(card, (counts.get(card) ?? 0) + 1)
  const troops = [...counts].flatMap(([id, n]) => {
    const card = pack.troops.get(id)
    return card === undefined ? [] : [{ id, n, card }]
  })
  const next = (pack.developments[side.faction] ?? []).flatMap((column, no) => column[side.developments[no] ?? 0] ?? [])
  const stacks = pack.stacks.flatMap(({ region }, no) => {
    const place = pack.regions[region]
    const mine = state.sides[state.lands[region]?.holder ?? -1] === side
    return place === undefined || !mine || (state.stacks[no]?.length ?? 0) === 0 ? [] : [place]
  })
  return (
    <div class="rome rome-market">
      <Shelf title={w.recruits}>
        {troops
          .sort((a, b) => a.card.cost - b.card.cost)
          .map(({ id, n, card }) => (
            <li key={id}>
              <button type="button" onClick={() => onInspect({ card: id })}>
                <span class="title">
                  {card.name[lang]}
                  {n > 1 ? ` ×${n}` : ''}
                </span>
                <small>{words(lang).classes[card.cls]}</small>
                <Price of={card.cost} />
              </button>
            </li>
          ))}
      </Shelf>
      {next.length === 0 ? null : (
        <Shelf title={w.developments}>
          {next.map((step) => (
            <li key={step.name.en}>
              <span class="title">{step.name[lang]}</span>
              <Price of={step.cost} />
            </li>
          ))}
        </Shelf>
      )}
      {stacks.length === 0 ? null : (
        <Shelf title={w.mercenaries('').replace(/,\s*$/, '')}>
          {stacks.map((place) => (
            <li key={place.id}>
              <span class="title">{place.name[lang]}</span>
            </li>
          ))}
        </Shelf>
      )}
    </div>
  )
}

function Shelf({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

const Price = ({ of }: { readonly of: number }) => (
  <b>
    <MarkIcon of="coin" size={13} />
    {of}
  </b>
)
