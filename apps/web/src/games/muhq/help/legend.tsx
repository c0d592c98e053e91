// The signs of muhq's game: those in use on this table, and no others.

import './help.css'
import type { State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { bossName, seatsOf } from '@understudy/muhq/rules'
import { BOSS } from '@understudy/muhq/vocabulary'
import type { Lang } from '@understudy/procedure'
import type { LegendGroup, LegendSign } from '../../ui.ts'
import { STAT_SIGNS, Stat, type StatKind } from '../cards/stats.tsx'
import { GlyphIcon } from '../draw/glyph.tsx'
import { TileSwatch } from '../draw/swatch.tsx'
import { SeatSign } from '../seats/sign.tsx'
import { words } from '../text/words.ts'
import { cardsHere } from './cards.tsx'
import { HELP_WORDS } from './words.ts'

export function legend(state: State, lang: Lang): LegendGroup[] {
  const w = words(lang)
  const s = HELP_WORDS[lang]
  const { map, board } = settingOf(state)
  const kinds = [...new Set(board.tiles.map(({ tile }) => tile))]
  const units = cardsHere(state).filter(({ type }) => type !== 'spell')
  const inUse: Partial<Record<StatKind, boolean>> = {
    range: units.some(({ range }) => range > 1),
    upkeep: units.some(({ upkeep }) => upkeep > 0),
  }
  return [
    {
      title: s.seats,
      signs: seatsOf(state).map((seat) => ({
        id: `seat ${seat}`,
        drawing: (
          <span class="muhq">
            {seat === BOSS ? (
              <SeatSign seat={seat} card={map.boss} name={bossName(state)[lang]} size={30} />
            ) : (
              <SeatSign seat={seat} name={w.seat(seat)} size={30} />
            )}
          </span>
        ),
        text: seat === BOSS ? bossName(state)[lang] : w.seat(seat),
      })),
    },
    {
      title: s.numbers,
      signs: [
        ...(Object.keys(STAT_SIGNS) as StatKind[])
          .filter((kind) => inUse[kind] !== false)
          .map((kind) => ({
            id: kind,
            drawing: (
              <span class="muhq">
                <Stat kind={kind} value="" label={w[kind]} />
              </span>
            ),
            text: w[kind],
          })),
        { id: 'coin', drawing: <Coin />, text: s.coin },
        { id: 'price', drawing: <Coin price />, text: s.price },
        ...marks(state, lang),
      ],
    },
    {
      title: s.tiles,
      signs: kinds.map((kind) => ({
        id: `tile ${kind}`,
        drawing: (
          <span class="muhq">
            <TileSwatch class="muhq-tile-sign" tile={board.tiles.find(({ tile }) => tile === kind)!} />
          </span>
        ),
        text: `${w.tile(kind).charAt(0).toUpperCase()}${w.tile(kind).slice(1)}. ${w.tileRule(kind)}`,
      })),
    },
    {
      title: s.cards,
      signs: cardsHere(state).map(({ id, name }) => ({
        id,
        drawing: <GlyphIcon card={id} name={name[lang]} />,
        text: name[lang],
      })),
    },
  ]
}

const Coin = ({ price = false }: { readonly price?: boolean }) => (
  <span class="muhq">
    <span class={price ? 'muhq-coin price' : 'muhq-coin'}>2</span>
  </span>
)

/** Marks that lie on units now. */
function marks(state: State, lang: Lang): LegendSign[] {
  const s = HELP_WORDS[lang]
  const sign = (id: 'ward' | 'repression'): LegendSign => ({
    id: `mark ${id}`,
    drawing: (
      <svg class="muhq muhq-token" viewBox="-12 -12 24 24" width={26} height={26} aria-hidden="true">
        <g class={`mark ${id}`}>
          {id === 'ward' ? <path d="M0-8 7-5.500V0Q7 6 0 9-7 6-7 0V-5.500Z" /> : <circle r={10} />}
          <text y={id === 'ward' ? 4.5 : 5}>1</text>
        </g>
      </svg>
    ),
    text: s[id],
  })
  return [
    ...(state.units.some(({ ward }) => ward > 0) ? [sign('ward')] : []),
    ...(state.units.some(({ repression }) => repression > 0) ? [sign('repression')] : []),
  ]
}
