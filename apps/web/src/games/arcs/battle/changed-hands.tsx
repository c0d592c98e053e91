// The picture beside the sentence of a battle's result: for each side what it lost and what it took. The sentence tells those
// who listen.

import { COURT } from '@understudy/arcs/data'
import type { ComponentChildren } from 'preact'
import { AMBITION_SIGN, GameIcon, RESOURCE_SIGN, SIGNS } from '../draw/glyphs.tsx'
import { Building, SeatMark, ShipToken } from '../draw/pieces.tsx'
import type { Fighter } from './fought.ts'
import type { Spoils } from './spoils.ts'

const KINDS: readonly Fighter['kind'][] = ['ship', 'starport', 'city']

export function ChangedHands({ spoils }: { readonly spoils: readonly Spoils[] }) {
  const sides = spoils.filter((side) => lossesOf(side).length + gainsOf(side).length > 0)
  if (sides.length === 0) return null
  return (
    <div class="fight-hands" aria-hidden="true">
      {sides.map((side) => (
        <div key={side.owner} class={`fight-hand seat-${side.owner}`}>
          <SeatMark colour={side.owner} size={20} />
          {lossesOf(side)}
          {gainsOf(side)}
        </div>
      ))}
    </div>
  )
}

function Thing({ name, n = 1, children }: { name: string; n?: number; children: ComponentChildren }) {
  return (
    <span class={`fight-thing ${name}`}>
      {children}
      {n > 1 ? <b>{n}</b> : null}
    </span>
  )
}

function lossesOf({ owner, lost }: Spoils): ComponentChildren[] {
  return KINDS.flatMap((kind) => {
    const n = lost.filter((each) => each === kind).length
    if (n === 0) return []
    return [
      <Thing key={kind} name="lost" n={n}>
        <svg viewBox="-18 -18 36 36" aria-hidden="true">
          {kind === 'ship' ? (
            <ShipToken colour={owner} n={1} damaged={false} />
          ) : (
            <Building colour={owner} city={kind === 'city'} damaged={false} />
          )}
          <path class="strike" d="M-16 16 16-16" />
        </svg>
      </Thing>,
    ]
  })
}

function gainsOf({ trophies, captives, tokens, stolen, ransacked, outraged }: Spoils): ComponentChildren[] {
  return [
    ...(trophies > 0
      ? [
          <Thing key="trophies" name="took" n={trophies}>
            <GameIcon d={AMBITION_SIGN.warlord} size={22} />
          </Thing>,
        ]
      : []),
    ...(captives > 0
      ? [
          <Thing key="captives" name="took" n={captives}>
            <GameIcon d={AMBITION_SIGN.tyrant} size={22} />
          </Thing>,
        ]
      : []),
    ...tokens.map((type, i) => (
      <Thing key={`token ${i}`} name={`took token type-${type}`}>
        <GameIcon d={RESOURCE_SIGN[type]} size={22} />
      </Thing>
    )),
    ...[...stolen, ...ransacked].map((card) => (
      <Thing key={card} name="took card">
        <GameIcon d={cardSign(card)} size={20} />
      </Thing>
    )),
    ...outraged.map((type) => (
      <Thing key={`outrage ${type}`} name="outrage">
        <GameIcon d={SIGNS.outrage} size={20} />
        <GameIcon d={RESOURCE_SIGN[type]} size={20} />
      </Thing>
    )),
  ]
}

function cardSign(card: Spoils['stolen'][number]): string {
  const suit = COURT[card]?.suit
  return suit === undefined ? SIGNS.cards : RESOURCE_SIGN[suit]
}
