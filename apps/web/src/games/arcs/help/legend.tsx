// The signs of Arcs: those in use on this table, and no others.

import './help.css'
import type { State } from '@understudy/arcs'
import { faceLetters } from '@understudy/arcs/data'
import { markerValue } from '@understudy/arcs/rules'
import { read, roleOf } from '@understudy/arcs/state'
import { ambitionName, dieName, faceName, RESOURCE, SUIT } from '@understudy/arcs/text'
import { AMBITIONS, type Colour, DICE, RESOURCES, SUITS } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import type { LegendGroup, LegendSign } from '../../ui.ts'
import { DieFace, differentFaces } from '../compose/parts/dice.tsx'
import { AMBITION_SIGN, RESOURCE_SIGN, SIGNS, type Sign, SUIT_SIGN } from '../draw/glyphs.tsx'
import { Building, MARK, SeatMark, ShipToken } from '../draw/pieces.tsx'
import { MarkerChip } from '../table/ambitions.tsx'
import { capital, words } from '../text/words.ts'
import { iconSign } from './icon-sign.tsx'
import { signWords } from './signs.ts'

/** What only some tables have. */
const OF_ROLE: Partial<Record<Sign, 'supercat' | 'lars'>> = { target: 'lars', seize: 'supercat' }

export function legend(state: State, lang: Lang): LegendGroup[] {
  const w = signWords[lang]
  const { colours } = state.options
  const roles = new Set(colours.map((_, seat) => roleOf(state, seat)))
  const inUse = (sign: Sign): boolean => {
    const role = OF_ROLE[sign]
    return role === undefined || roles.has(role)
  }
  const helped = colours.find((_, seat) => roleOf(state, seat) === 'supercat')
  const own: Colour = colours[0] ?? 'red'
  return [
    {
      title: w.resources,
      signs: RESOURCES.map((type) => iconSign(`resource ${type}`, RESOURCE_SIGN[type], capital(RESOURCE[type][lang]))),
    },
    { title: w.suits, signs: SUITS.map((suit) => iconSign(`suit ${suit}`, SUIT_SIGN[suit], SUIT[suit][lang])) },
    {
      title: w.ambitions,
      signs: [
        ...AMBITIONS.map((each) => iconSign(`ambition ${each}`, AMBITION_SIGN[each], ambitionName(lang, each))),
        ...markers(state, lang),
        { id: 'own count', drawing: <OwnCount colour={own} />, text: w.ownCount },
      ],
    },
    {
      title: w.table,
      signs: [
        ...(Object.keys(SIGNS) as Sign[])
          .filter(inUse)
          .map((each) => iconSign(`sign ${each}`, SIGNS[each], w.signs[each])),
        ...(helped === undefined || state.options.difficulty === 'off'
          ? []
          : (['action', 'die'] as const).map((of) => ({
              id: `advantage ${of}`,
              drawing: <Advantage of={of} colour={helped} />,
              text: w.advantage[of],
            }))),
        ...(roles.has('lars') ? [iconSign('resource power', AMBITION_SIGN.tycoon, w.resourcePower)] : []),
      ],
    },
    {
      title: w.pieces,
      signs: [
        { id: 'ship', drawing: <ShipToken colour={own} n={1} damaged={false} />, text: w.ship },
        { id: 'ships', drawing: <ShipToken colour={own} n={3} damaged={false} />, text: w.manyShips },
        { id: 'damaged', drawing: <ShipToken colour={own} n={1} damaged />, text: w.damaged },
        { id: 'city', drawing: <Building colour={own} city damaged={false} />, text: w.city },
        { id: 'starport', drawing: <Building colour={own} city={false} damaged={false} />, text: w.starport },
        { id: 'control', drawing: <Control colour={own} />, text: w.control },
      ].map(
        ({ id, drawing, text }): LegendSign => ({
          id: `piece ${id}`,
          drawing: (
            <svg viewBox="-18 -18 36 36" width={28} height={28} aria-hidden="true">
              {drawing}
            </svg>
          ),
          text,
        }),
      ),
    },
    {
      title: w.changed,
      signs: [
        { id: 'wake order', drawing: <WakeSign text="1" disc />, text: w.order },
        { id: 'wake ships', drawing: <WakeSign text="×2" />, text: w.ships },
        { id: 'wake control', drawing: <WakeRing was={colours[0]} is={colours[1]} />, text: w.wakeControl },
      ],
    },
    {
      title: w.seats,
      signs: colours.map((colour) => ({
        id: `seat ${colour}`,
        drawing: <SeatMark colour={colour} size={22} />,
        text: words(lang).seat(colour),
      })),
    },
    ...DICE.map((die) => ({
      title: dieName(lang, die),
      signs: differentFaces(die).map((face) => ({
        id: `die ${die} ${face}`,
        drawing: <DieFace die={die} face={face} size={26} />,
        text: w.face(
          faceName(lang, die, face),
          [1, 2, 3, 4, 5, 6].filter((each) => faceLetters(die, each) === faceLetters(die, face)).length,
        ),
      })),
    })),
  ]
}

/** On both sides that markers lie on now, each with numbers of this table. */
function markers(state: State, lang: Lang): LegendSign[] {
  const w = signWords[lang]
  return [false, true].flatMap((flipped): LegendSign[] => {
    const marker = [0, 1, 2].find((each) => read.markerFlipped(state, each) === flipped)
    if (marker === undefined) return []
    const [high, low] = markerValue(state, marker)
    return [
      {
        id: flipped ? 'marker flipped' : 'marker',
        drawing: <MarkerChip marker={{ high, low, flipped }} />,
        text: flipped ? w.flipped : w.marker,
      },
    ]
  })
}

/** As it stands in the strip of a phone. */
const OwnCount = ({ colour }: { readonly colour: Colour }) => <b class={`arcs-own-count seat-${colour}`}>2</b>

const Advantage = ({ of, colour }: { readonly of: 'action' | 'die'; readonly colour: Colour }) => (
  <span class={`arcs-advantage of-${of} seat-${colour}`}>
    +1
    <i />
  </span>
)

const Control = ({ colour }: { readonly colour: Colour }) => (
  <g class={`arcs-system seat-${colour}`}>
    <circle class="control" r={12} />
    <g transform="translate(12 0)">
      <circle class="flag" r={5} />
      <path class="flag-mark" d={MARK[colour]} transform="scale(2.6)" />
    </g>
  </g>
)

/** As it stands on an arrow of the map. */
function WakeSign({ text, disc = false }: { readonly text: string; readonly disc?: boolean }) {
  return (
    <svg class="arcs-wake" viewBox="-13 -13 26 26" width={26} height={26} aria-hidden="true">
      {disc && <circle class="disc" r={11} />}
      <text class={disc ? undefined : 'count'} y={5}>
        {text}
      </text>
    </svg>
  )
}

function WakeRing({ was, is }: { readonly was: Colour | undefined; readonly is: Colour | undefined }) {
  return (
    <svg class="arcs-wake" viewBox="-15 -15 30 30" width={26} height={26} aria-hidden="true">
      <path class={`way ring seat-${was}`} d={HALF} />
      <path class={`way ring seat-${is}`} d={HALF} transform="scale(-1 1)" />
    </svg>
  )
}
const HALF = 'M-2 -11A11 11 0 0 0 -2 11'
