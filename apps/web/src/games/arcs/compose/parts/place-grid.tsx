// Systems without pinching: clusters side by side, their four systems below each other. On screen, where the map can be
// tapped, only what is possible.

import type { State } from '@understudy/arcs'
import { gateOf } from '@understudy/arcs/data'
import { boardOf, ids } from '@understudy/arcs/state'
import { place } from '@understudy/arcs/text'
import type { SystemId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { GameIcon, SIGNS } from '../../draw/glyphs.tsx'
import { waysOn } from '../model/move-page.ts'
import type { Page } from '../model/tap.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'
import { type PageProps, tapsOfKind } from './page-props.ts'

const SYMBOLS = [SIGNS.gate, SIGNS.arrow, SIGNS.crescent, SIGNS.hexagon] as const

interface PlacesProps {
  readonly state: State
  readonly lang: Lang
  readonly open: ReadonlySet<SystemId>
  readonly chosen: readonly SystemId[]
  /** Systems with something in them, for the editor. */
  readonly marked?: readonly SystemId[]
  onTap(system: SystemId): void
}

const symbolOf = (system: SystemId): string => SYMBOLS[ids.sys(system) & 3] ?? SIGNS.gate

export function PlaceGrid({ state, lang, open, chosen, marked, onTap }: PlacesProps) {
  const { clusters } = boardOf(state)
  return (
    <Row label={COMPOSE_WORDS[lang].places} class={`arcs-places of-${clusters.length}`}>
      {[0, 1, 2, 3].map((symbol) =>
        clusters.map((cluster) => {
          const system = ids.sysId(gateOf(cluster) + symbol)
          return (
            <PlaceKey
              key={system}
              {...{ system, lang }}
              pressed={chosen.includes(system)}
              marked={marked?.includes(system) === true}
              onTap={open.has(system) ? () => onTap(system) : undefined}
            />
          )
        }),
      )}
    </Row>
  )
}

function PlaceChips({ lang, open, onTap }: PlacesProps) {
  return (
    <Row label={COMPOSE_WORDS[lang].places} class="arcs-chips">
      {[...open].map((system) => (
        <PlaceKey key={system} {...{ system, lang }} onTap={() => onTap(system)} />
      ))}
    </Row>
  )
}

function PlaceKey({
  system,
  lang,
  pressed,
  marked,
  onTap,
}: {
  readonly system: SystemId
  readonly lang: Lang
  readonly pressed?: boolean
  readonly marked?: boolean
  readonly onTap: (() => void) | undefined
}) {
  return (
    <Key
      onTap={onTap}
      label={place(lang, system)}
      class={marked === true ? 'arcs-place marked' : 'arcs-place'}
      {...(pressed === true ? { pressed } : {})}
    >
      <PlaceSign system={system} />
    </Key>
  )
}

/** As on the map: the number of its cluster, and its symbol on a disc, without which an arrow would be read as one. */
export const PlaceSign = ({ system, size = 18 }: { readonly system: SystemId; readonly size?: number }) => (
  <>
    <b>{system[0]}</b>
    <i class="place-disc">
      <GameIcon d={symbolOf(system)} size={size - 4} />
    </i>
  </>
)

/** Where something can be tapped, for those who cannot tap the map. */
export function Places({ context, page, taps, lang, onTap }: PageProps<Page>) {
  // The question is where to: another place to begin at is tapped on the map.
  const leads = page.at === 'move' && page.from !== undefined && !context.beside
  const open = new Set(leads ? waysOn(context, page) : tapsOfKind(taps, 'system').map(({ system }) => system))
  const chosen: SystemId[] = []
  if (page.at === 'move') chosen.push(...(page.from === undefined ? [] : [page.from]), ...page.path)
  if (page.at === 'battle' && page.system !== undefined) chosen.push(page.system)
  if (page.at === 'pick' && page.within !== undefined) chosen.push(page.within)
  // Dice are chosen for one place: another battle begins with the way back.
  const fights = page.at === 'battle' && page.system !== undefined && !context.beside
  if (open.size === 0 || fights) return null
  const Grid = context.beside ? PlaceGrid : PlaceChips
  return <Grid {...{ lang, open, chosen }} state={context.state} onTap={(system) => onTap({ tap: 'system', system })} />
}
