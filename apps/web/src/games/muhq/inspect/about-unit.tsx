import type { State } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
import { repressionLimit, tileAt, tileName, type Unit } from '@understudy/muhq/rules'
import type { Lang } from '@understudy/procedure'
import { lookOf } from '../board/look.ts'
import { Token } from '../draw/token.tsx'
import { words } from '../text/words.ts'
import { CardSentences } from './about-card.tsx'

export function AboutUnit({
  state,
  unit,
  lang,
  names,
}: {
  readonly state: State
  readonly unit: Unit
  readonly lang: Lang
  readonly names?: Readonly<Record<string, string>> | undefined
}) {
  const w = words(lang)
  const card = cardOf(state, unit.card)
  const look = lookOf(state, unit, lang)
  const tile = tileAt(state, unit)
  const { map } = settingOf(state)
  const numbers: [string, string | number][] = [
    [w.attack, look.attack],
    [w.range, look.range],
    [w.health, look.health < look.full ? w.healthOf(look.health, look.full) : look.health],
    [w.movement, card.movement],
  ]
  if (card.upkeep > 0) numbers.push([w.upkeep, card.upkeep])
  if (unit.ward > 0) numbers.push([w.ward, unit.ward])
  if (unit.repression > 0) numbers.push([w.repression, unit.repression])
  const done = [
    unit.moved && w.moved,
    unit.streetMoved && w.streetMoved,
    unit.attacked && w.attacked,
    unit.hasted && w.hasted,
    unit.tapped && w.tapped,
  ].filter((word) => word !== false)
  return (
    <div class="muhq-about">
      <svg class="muhq-about-token" viewBox="-44 -44 88 88" aria-hidden="true">
        <Token look={look} />
      </svg>
      <div>
        <h3>
          {look.name} · {tileName(unit)}
        </h3>
        <p class="muhq-note">{w.owner(names?.[unit.controller] ?? w.seatOf(unit.controller))}</p>
        <dl>
          {numbers.map(([word, value]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CardSentences card={card} lang={lang} />
        {look.boss && (
          <p>
            {w.wins(look.name)} {w.loses(map.lose, look.name, repressionLimit(state), map.rounds)}
          </p>
        )}
        {tile.tile !== 'plain' && (
          <p>
            <b>
              {w.standsOn}: {w.tile(tile.tile)}.
            </b>{' '}
            {w.tileRule(tile.tile)}
          </p>
        )}
        {unit.controller === state.turn && (
          <p class="muhq-note">
            {w.doneThisTurn}: {done.length === 0 ? w.nothingYet : done.join(', ')}
          </p>
        )}
      </div>
    </div>
  )
}
