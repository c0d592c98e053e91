// What an act adds to a player's board: title and Trust, Fate with its objective, Favors, Golems, grievances.

import { FATE_DATA } from '@understudy/arcs/act'
import { RESOURCE } from '@understudy/arcs/text'
import type { Colour, Resource } from '@understudy/arcs/vocabulary'
import type { Json, Lang } from '@understudy/procedure'
import { GameIcon, RESOURCE_SIGN } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'
import { GOLEM_SIGN, REACH_SIGNS } from './drawings.tsx'
import type { ActSeatLook } from './looks.ts'
import { reachWords } from './words.ts'

export function SeatLines({ look, lang, onInspect }: { look: ActSeatLook; lang: Lang; onInspect(what: Json): void }) {
  const w = reachWords(lang)
  const seat = (of: Colour) => words(lang).seat(of)
  const title = look.outlaw ? w.outlaw : look.first ? w.firstRegent : w.regent
  const name = look.fate === undefined ? w.fateHidden : FATE_DATA[look.fate].name[lang]
  return (
    <div class="reach-seat">
      <button
        type="button"
        class="reach-fate"
        data-key={`fate-${look.colour}`}
        onClick={() => onInspect({ reach: look.colour })}
      >
        <span class={`reach-title${look.outlaw ? ' outlaw' : ''}${look.first ? ' first' : ''}`} title={title}>
          <GameIcon d={look.outlaw ? REACH_SIGNS.broken : REACH_SIGNS.crown} size={look.first ? 20 : 16} />
          <span class="arcs-unseen">{title}</span>
        </span>
        <span class="fate-name">{look.fate === undefined ? '…' : name}</span>
        {look.fate !== undefined && <Objective look={look} label={w.left(look.left)} />}
      </button>
      <ul class="reach-goods">
        {look.trust.length > 0 && (
          <li class="trust" title={w.trust(listOf(look.trust, lang))}>
            <span class="arcs-unseen">{w.trust(listOf(look.trust, lang))}</span>
            <Tokens of={look.trust} />
          </li>
        )}
        {look.league.length > 0 && (
          <li class="league" title={w.league(listOf(look.league, lang))}>
            <span class="arcs-unseen">{w.league(listOf(look.league, lang))}</span>
            <Tokens of={look.league} />
          </li>
        )}
        {look.golems.map(({ golem, awake }) => (
          <li key={golem} class={awake ? 'golem awake' : 'golem'} title={w.golem(w.golems[golem], awake)}>
            <span class="arcs-unseen">{w.golem(w.golems[golem], awake)}</span>
            <GameIcon d={GOLEM_SIGN[golem]} size={16} />
          </li>
        ))}
        {look.favors.map(({ of, n }) => (
          <li key={of} class="favor" title={w.favorOf(seat(of), n)}>
            <span class="arcs-unseen">{w.favorOf(seat(of), n)}</span>
            {Array.from({ length: Math.min(n, 3) }, (_, i) => (
              <SeatMark key={i} colour={of} size={12} />
            ))}
            {n > 3 && n}
          </li>
        ))}
        {look.grievances.map(({ of, n }) => (
          <li key={of} class="grievance" title={w.grievance(seat(of), n)}>
            <span class="arcs-unseen">{w.grievance(seat(of), n)}</span>
            <GameIcon d={REACH_SIGNS.cloud} size={17} />
            <SeatMark colour={of} size={11} />
            <span aria-hidden="true">{n}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Counted = readonly { readonly type: Resource; readonly n: number }[]
export const listOf = (of: Counted, lang: Lang): string =>
  of.map(({ type, n }) => `${RESOURCE[type][lang]} ${n}`).join(', ')

const Tokens = ({ of }: { readonly of: Counted }) => (
  <>
    {of.map(({ type, n }) => (
      <span key={type} class={`type-${type} reach-token`} aria-hidden="true">
        <GameIcon d={RESOURCE_SIGN[type]} size={14} />
        {n > 1 && n}
      </span>
    ))}
  </>
)

/** A ring that empties, with what is left in it. */
export function Objective({ look, label }: { readonly look: ActSeatLook; readonly label: string }) {
  const part = look.start === 0 ? 0 : 1 - Math.min(1, look.left / look.start)
  const around = 2 * Math.PI * 10
  return (
    <svg
      class={look.done ? 'reach-objective done' : 'reach-objective'}
      viewBox="-12 -12 24 24"
      width={24}
      height={24}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <circle class="whole" r={10} />
      <circle class="part" r={10} stroke-dasharray={`${part * around} ${around}`} transform="rotate(-90)" />
      {look.done ? <path class="tick" d="M-4.500 .5-1.500 3.500 4.500-3" /> : <text y={4.5}>{look.left}</text>}
    </svg>
  )
}
