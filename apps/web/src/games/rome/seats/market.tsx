// What the viewer may buy when it is time to spend: troops, developments, mercenaries, buildings and wonders, with their prices. A
// tap tells what each of them is.

import type { Json } from '@understudy/procedure'
import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { sideNamed } from '@understudy/rome/rules'
import { BUILDINGS, type CardId } from '@understudy/rome/vocabulary'
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
  const next = (pack.developments[side.faction] ?? []).flatMap((column, no) => {
    const row = side.developments[no] ?? 0
    const step = column[row]
    return step === undefined ? [] : [{ step, id: `${side.faction}.${no}.${row}` }]
  })
  const wonders = pack.regions.flatMap((region, no) => {
    const wonder = pack.wonders[region.wonder]
    return wonder === undefined || state.lands[no]?.wonder === true ? [] : [{ region, wonder }]
  })
  const good = (what: Json, title: string, small?: string, price?: number) => (
    <li key={JSON.stringify(what)}>
      <button type="button" onClick={() => onInspect(what)}>
        <span class="title">{title}</span>
        {small === undefined ? null : <small>{small}</small>}
        {price === undefined ? null : <Price of={price} />}
      </button>
    </li>
  )
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
          .map(({ id, n, card }) =>
            good({ card: id }, `${card.name[lang]}${n > 1 ? ` ×${n}` : ''}`, words(lang).classes[card.cls], card.cost),
          )}
      </Shelf>
      {next.length === 0 ? null : (
        <Shelf title={w.developments}>
          {next.map(({ step, id }) => good({ development: id }, step.name[lang], undefined, step.cost))}
        </Shelf>
      )}
      {stacks.length === 0 ? null : (
        <Shelf title={w.mercenaries('').replace(/,\s*$/, '')}>
          {stacks.map((place) => good({ mercenaries: place.id }, place.name[lang]))}
        </Shelf>
      )}
      <Shelf title={w.buildings}>
        {BUILDINGS.filter((each) => each !== 'wonder').map((each) =>
          good({ building: each }, w.building[each], undefined, pack.prices[each]),
        )}
      </Shelf>
      {wonders.length === 0 ? null : (
        <Shelf title={w.building.wonder}>
          {wonders.map(({ region, wonder }) =>
            good({ wonder: region.id }, wonder.name[lang], w.worth('', wonder.vp), pack.prices.wonder),
          )}
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
