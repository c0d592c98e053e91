// The signs of Rome: those in use on this table, and no others.

import './help.css'
import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { type Pack, packOf } from '@understudy/rome/pack'
import { isBot } from '@understudy/rome/rules'
import type { Face } from '@understudy/rome/vocabulary'
import type { ComponentChildren } from 'preact'
import type { LegendGroup, LegendSign } from '../../ui.ts'
import { factionName } from '../board/labels.ts'
import type { PieceLook } from '../board/look.ts'
import { PieceDrawing } from '../board/piece.tsx'
import { Die } from '../cards/dice.tsx'
import { colourOf } from '../draw/colour.ts'
import { MarkIcon, SeatMark } from '../draw/mark.tsx'
import { MARKS, type Mark } from '../draw/shapes.ts'
import { StanceCard } from '../seats/stance.tsx'
import { words } from '../text/words.ts'
import { SIGN_WORDS } from './words.ts'

/** What a pack may leave out. */
const HAS: Partial<Record<Mark, (pack: Pack) => boolean>> = {
  mountain: ({ regions }) => regions.some(({ terrain }) => terrain > 0),
  anchor: ({ regions }) => regions.some(({ port }) => port > 0),
  swords: ({ stacks }) => stacks.length > 0,
  temple: ({ wonders }) => wonders.length > 0,
}

export function legend(state: State, lang: Lang): LegendGroup[] {
  const w = words(lang)
  const s = SIGN_WORDS[lang]
  const pack = packOf(state)
  const { dice } = pack
  const bot = state.sides.findIndex(isBot)
  return [
    {
      title: s.seats,
      signs: state.sides.map(({ faction }) => ({
        id: `seat ${faction}`,
        drawing: <SeatMark colour={colourOf(state, faction)} size={24} />,
        text: factionName(state, faction, lang),
      })),
    },
    { title: s.pieces, signs: pieces(state, lang) },
    { title: s.region, signs: regions(state, lang) },
    {
      title: s.marks,
      signs: (Object.keys(MARKS) as Mark[])
        .filter((mark) => HAS[mark]?.(pack) !== false)
        .map((mark) => ({ id: mark, drawing: <MarkIcon of={mark} size={22} />, text: s.mark[mark] })),
    },
    {
      title: s.between,
      signs: [
        {
          id: 'relation',
          drawing: (
            <span class="rome">
              {state.sides.slice(0, 2).map(({ faction }) => (
                <SeatMark key={faction} colour={colourOf(state, faction)} size={15} />
              ))}
            </span>
          ),
          text: s.relation,
        },
        ...(bot < 0
          ? []
          : [
              {
                id: 'stance',
                drawing: (
                  <span class="rome rome-stance-sign">
                    <StanceCard state={state} side={bot} lang={lang} />
                  </span>
                ),
                text: s.stance,
              },
            ]),
        {
          id: 'phases',
          drawing: (
            <svg class="rome-phase-dots" viewBox="-16 -6 32 12" width={30} height={12} aria-hidden="true">
              <circle class="over" cx={-10} r={4} />
              <circle class="now" r={5} />
              <circle cx={10} r={4} />
            </svg>
          ),
          text: s.phases,
        },
      ],
    },
    ...(['B', 'W', 'G', 'Y', 'R'] as const).map((colour) => ({
      title: `${s.dice}, ${w.dieColour[colour]}`,
      signs: (['-', 'S', 'X', 'K'] as const).flatMap((face: Face): LegendSign[] => {
        const n = dice[colour].filter((each) => each === face).length
        return n === 0
          ? []
          : [
              {
                id: `${colour}${face}`,
                drawing: <Die colour={colour} face={face} lang={lang} size={26} />,
                text: `${w.face[face]}: ${n}/${dice[colour].length}`,
              },
            ]
      }),
    })),
  ]
}

function pieces(state: State, lang: Lang): LegendSign[] {
  const s = SIGN_WORDS[lang]
  const faction = state.sides[0]?.faction ?? 0
  const look = (kind: PieceLook['kind'], more: Partial<PieceLook>): PieceLook => ({
    ...{ x: 0, y: 0, key: kind, id: kind, side: 0, no: 0, count: 4, aside: 0 },
    ...{ kind, faction, colour: colourOf(state, faction), declared: true, spent: false, general: false, ...more },
  })
  const sign = (id: string, of: PieceLook, text: string): LegendSign => ({
    id: `piece ${id}`,
    drawing: (
      <svg class="rome" viewBox="-21 -18 42 38" width={34} height={32} aria-hidden="true">
        <g class={`rome-piece rome-faction-${of.colour}`}>
          <PieceDrawing look={of} />
        </g>
      </svg>
    ),
    text,
  })
  return [
    sign('army', look('army', {}), s.army),
    sign('general', look('army', { general: true }), s.general),
    ...(state.sides.some(isBot) ? [sign('undeclared', look('army', { declared: false }), s.undeclared)] : []),
    sign('navy', look('navy', { count: 2 }), s.navy),
    sign('agent', look('agent', {}), s.agent),
  ]
}

function regions(state: State, lang: Lang): LegendSign[] {
  const s = SIGN_WORDS[lang]
  const colour = colourOf(state, state.sides[0]?.faction ?? 0)
  const sign = (id: string, drawing: ComponentChildren, text: string): LegendSign => ({
    id: `region ${id}`,
    drawing: (
      <svg class="rome" viewBox="-20 -18 40 36" width={32} height={29} aria-hidden="true">
        <g class={`rome-place rome-faction-${colour} home`}>{drawing}</g>
      </svg>
    ),
    text,
  })
  return [
    sign(
      'gold',
      <>
        <circle class="coin" r={11} />
        <text class="gold" y={4.5}>
          2
        </text>
      </>,
      s.gold,
    ),
    sign(
      'capital',
      <>
        <path class="coin" d="M-12 -8L0 -14L12 -8V11H-12Z" />
        <text class="gold" y={5}>
          4
        </text>
      </>,
      s.capital,
    ),
    sign(
      'level',
      <g class="level" transform="scale(1.7)">
        <path d="M-5.5 -6H5.5V1Q5 6 0 8Q-5 6 -5.5 1Z" />
        <text y={3.2}>3</text>
      </g>,
      s.level,
    ),
    sign(
      'unrest',
      <g class="cubes">
        <rect x={-12} y={-5} width={10} height={10} rx={1} />
        <rect x={2} y={-5} width={10} height={10} rx={1} />
      </g>,
      s.unrest,
    ),
    ...(state.lands.some(({ siege }) => siege >= 0) ? [sign('siege', <circle class="siege" r={14} />, s.siege)] : []),
  ]
}
