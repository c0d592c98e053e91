// One side of a battle: its pieces with their pips, and the next hit that hangs over them.

import { DICE_SYMBOLS } from '@understudy/arcs/data'
import { ownerName } from '@understudy/arcs/text'
import type { Owner } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import type { DealtSide, HitsPage, Tap } from '../compose/model/tap.ts'
import { GameIcon } from '../draw/glyphs.tsx'
import { Building, SeatMark, ShipToken } from '../draw/pieces.tsx'
import type { Fighter } from './fought.ts'
import { BATTLE_WORDS } from './words.ts'

const HIT = DICE_SYMBOLS.find(({ id }) => id === 'hit')?.d ?? ''

/** As many as stand beside a name on a phone. */
const FEW = 5

interface SideProps {
  readonly owner: Owner
  readonly attacks: boolean
  readonly you: boolean
  readonly mine: boolean
  /** How many of each there are, in one line. */
  readonly counted: boolean
  readonly fighters: readonly Fighter[]
  readonly lang: Lang
  /** Hits that still have to be dealt here. */
  readonly left: number
  readonly page: HitsPage | undefined
  readonly taps: readonly Tap[]
  onTap(tap: Tap): void
}

export function Side({ owner, attacks, you, mine, counted, fighters, lang, left, page, taps, onTap }: SideProps) {
  const w = BATTLE_WORDS[lang]
  const word = you ? (attacks ? w.youAttack : w.youDefend) : attacks ? w.attacks : w.defends
  const ships = fighters.filter(({ kind }) => kind === 'ship')
  return (
    <section
      class={`fight-side seat-${owner}${mine ? ' mine' : ''}${!counted && fighters.length > FEW ? ' many' : ''}`}
    >
      <h3>
        <SeatMark colour={owner} size={18} />
        <b>{you ? w.you : ownerName(lang, owner)}</b> <span>{word}</span>
        {left > 0 ? (
          <span class="fight-hanging" title={w.choose(left, attacks ? w.onOwn : w.onShips(owner))}>
            {Array.from({ length: Math.min(left, 8) }, (_, i) => (
              <GameIcon key={i} d={HIT} size={20} />
            ))}
          </span>
        ) : null}
      </h3>
      {counted ? (
        <Counted {...{ owner, fighters, lang }} />
      ) : (
        <div class="fight-pieces">
          {fighters.map((fighter, i) => {
            const side: DealtSide = fighter.kind !== 'ship' ? 'sites' : attacks ? 'own' : 'ships'
            const at = fighter.kind === 'ship' ? i : i - ships.length
            return <Piece key={i} {...{ owner, fighter, lang, side, at, page, taps, onTap }} />
          })}
        </div>
      )}
    </section>
  )
}

/** Like pieces together, with their number. */
function Counted({ owner, fighters, lang }: Pick<SideProps, 'owner' | 'fighters' | 'lang'>) {
  const w = BATTLE_WORDS[lang]
  const kinds = fighters.filter(
    (one, at) => fighters.findIndex((each) => each.kind === one.kind && each.damaged === one.damaged) === at,
  )
  return (
    <div class="fight-counts">
      {kinds.map(({ kind, damaged }) => {
        const n = fighters.filter((each) => each.kind === kind && each.damaged === damaged).length
        const name = damaged ? `${w.piece[kind]}, ${w.damaged}` : w.piece[kind]
        return (
          <span key={`${kind} ${damaged}`} role="img" aria-label={`${name}: ${n}`} title={`${name}: ${n}`}>
            <Drawn {...{ owner, kind, damaged }} />
            <b aria-hidden="true">{n}</b>
          </span>
        )
      })}
    </div>
  )
}

const Drawn = ({ owner, kind, damaged }: { owner: Owner; kind: Fighter['kind']; damaged: boolean }) => (
  <svg viewBox="-18 -18 36 36" aria-hidden="true">
    {kind === 'ship' ? (
      <ShipToken colour={owner} n={1} damaged={damaged} />
    ) : (
      <Building colour={owner} city={kind === 'city'} damaged={damaged} />
    )}
  </svg>
)

function Piece({
  owner,
  fighter: { kind, damaged, now },
  lang,
  side,
  at,
  page,
  taps,
  onTap,
}: Omit<SideProps, 'fighters' | 'attacks' | 'you' | 'mine' | 'counted' | 'left'> & {
  readonly fighter: Fighter
  readonly side: DealtSide
  readonly at: number
}) {
  const w = BATTLE_WORDS[lang]
  const find = (tap: 'drop' | 'lift') => taps.find((each) => each.tap === tap && each.side === side && each.at === at)
  const drop = find('drop')
  const lift = find('lift')
  const holds = damaged ? 1 : 2
  const taken = page?.dealt?.[side][at] ?? (now === 'lost' ? holds : now === 'damaged' ? 1 : 0)
  const gone = page?.dealt === undefined ? now === 'lost' : taken >= holds
  const cracked = damaged || taken > 0
  const name = [w.piece[kind], ...(gone ? [w.lost] : cracked ? [w.damaged] : [])].join(', ')
  const drawing = <Drawn {...{ owner, kind }} damaged={cracked} />
  const pips = Array.from({ length: holds }, (_, i) => <i key={i} class={i < taken ? 'full' : ''} />)
  return (
    <div class={`fight-piece${gone ? ' gone' : ''}${drop === undefined ? '' : ' can'}`} data-piece={`${side} ${at}`}>
      {drop === undefined ? (
        <span class="fight-body" role="img" aria-label={name}>
          {drawing}
        </span>
      ) : (
        <button
          type="button"
          class="fight-body"
          data-again=""
          data-key={`hit ${side} ${at}`}
          aria-label={w.hitIt(name)}
          onClick={() => onTap(drop)}
        >
          {drawing}
        </button>
      )}
      {lift === undefined ? (
        <span class="fight-pips" aria-hidden="true">
          {pips}
        </span>
      ) : (
        <button
          type="button"
          class="fight-pips"
          data-again=""
          aria-label={w.takeBack(name)}
          onClick={() => onTap(lift)}
        >
          {pips}
        </button>
      )}
    </div>
  )
}
