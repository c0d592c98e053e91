// What lies at a region: its coin, its defence, signs of what it has and what was built.

import { SILENT } from '../../../ui/board/roles.ts'
import { memo } from '../../../ui/memo.ts'
import { MARKS, type Mark } from '../draw/shapes.ts'
import type { PlaceLook } from './look.ts'

export function Places({ places }: { readonly places: readonly PlaceLook[] }) {
  return (
    <g class="rome-places" {...SILENT}>
      {places.map((place) => (
        <Place key={place.id} place={place} />
      ))}
    </g>
  )
}

const Place = memo(function Place({ place }: { readonly place: PlaceLook }) {
  const { capital, cubes, homeColour } = place
  const has: Mark[] = [
    ...(place.walls ? (['walls'] as const) : []),
    ...(place.market ? (['market'] as const) : []),
    ...(place.barracks ? (['barracks'] as const) : []),
  ]
  const signs: Mark[] = [
    ...Array.from({ length: place.terrain }, () => 'mountain' as const),
    ...(place.port > 0 ? (['anchor'] as const) : []),
    ...(place.mercenaries > 0 ? (['swords'] as const) : []),
    ...(place.wonder === 'site' ? (['temple'] as const) : []),
  ]
  return (
    <g
      class={`rome-place${capital ? ' capital' : ''}${homeColour < 0 ? '' : ` rome-faction-${homeColour} home`}`}
      transform={`translate(${place.x} ${place.y})`}
    >
      <g class="grown">
        {place.siege && <circle class="siege" r={19} />}
        {capital ? <path class="coin" d="M-12 -8L0 -14L12 -8V11H-12Z" /> : <circle class="coin" r={10} />}
        <text class="gold" y={5}>
          {place.gold < 0 ? '?' : place.gold}
        </text>
        {place.level > 0 && (
          <g class="level" transform="translate(-19 3)">
            <path d="M-7 -8H7V2Q6.500 8 0 10.500Q-6.500 8 -7 2Z" />
            <text y={5}>{place.level}</text>
          </g>
        )}
        {signs.length > 0 && (
          <g class="signs" transform="translate(17 2) scale(0.85)">
            {signs.map((sign, i) => (
              <path
                key={i}
                class={sign}
                d={MARKS[sign]}
                transform={`translate(${(i % 2) * 13} ${Math.floor(i / 2) * 12 - (signs.length > 2 ? 6 : 0)})`}
              />
            ))}
          </g>
        )}
        {(has.length > 0 || place.wonder === 'built') && (
          <g class="built" transform={`translate(${-has.length * 6.5} 36)`}>
            {has.map((each, i) => (
              <path key={each} d={MARKS[each]} transform={`translate(${i * 14 + 6} 0)`} />
            ))}
            {place.wonder === 'built' && (
              <path class="wonder" d={MARKS.temple} transform={`translate(${has.length * 14 + 6} 0)`} />
            )}
          </g>
        )}
        {cubes > 0 && (
          <g class="cubes">
            {Array.from({ length: cubes }, (_, i) => (
              <rect key={i} x={9 + i * 7} y={9} width={6} height={6} rx={1} />
            ))}
          </g>
        )}
      </g>
    </g>
  )
})
