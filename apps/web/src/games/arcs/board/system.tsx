// A planet or a gate with everything upon it.

import { SILENT } from '../../../ui/board/roles.ts'
import { memo } from '../../../ui/memo.ts'
import { act } from '../act.ts'
import { GATE, PLANET, r, type Site, slotSpot, TOKEN, tokenSpots } from '../draw/geometry.ts'
import { RESOURCE_SIGN, SIGNS } from '../draw/glyphs.tsx'
import { Building, MARK, ShipToken } from '../draw/pieces.tsx'
import { type SystemLook, tokensOf } from './look.ts'

const SYMBOL: Readonly<Record<string, string>> = { a: SIGNS.arrow, c: SIGNS.crescent, h: SIGNS.hexagon }

interface SystemProps {
  readonly look: SystemLook
  readonly at: Site
  readonly out: boolean
  readonly glows: ReadonlySet<string>
  /** Lars is after this planet. */
  readonly targetOf?: string | undefined
  /** While one picks: `dim`, it is of no use now; `lifted`, its ships were taken up. */
  readonly mood?: string | undefined
}

/** The drawing alone; what can be tapped lies above it. */
export const SystemDrawing = memo(System)

function System({ look, at, out, glows, targetOf, mood = '' }: SystemProps) {
  const { gate, type, control } = look
  const size = gate ? GATE : PLANET
  const OnSystem = act()?.OnSystem
  return (
    <g
      class={`arcs-system${gate ? ' gate' : ` type-${type}`}${out ? ' out' : ''}${control === undefined ? '' : ` seat-${control}`}${look.turned === true ? ' turned' : ''} ${mood}`}
      transform={`translate(${at.x} ${at.y})`}
      {...SILENT}
    >
      {control !== undefined && <circle class="halo" r={size + 9} />}
      {glows.has(look.id) && <circle class="arcs-glow" r={size + 6} />}
      {gate ? <GateDisc /> : <PlanetDisc look={look} />}
      {control !== undefined && <ControlRing look={look} size={size} at={at} />}
      {targetOf !== undefined && <path class={`target seat-${targetOf}`} d={TARGET} />}
      {look.sites.map(({ id, n, building, ghost }) => {
        const spot = slotSpot(look.slots, n)
        return (
          <g key={id} transform={`translate(${spot.x} ${spot.y})`}>
            {!gate && n < look.slots && <rect class="slot" x={-14.5} y={-14.5} width={29} height={29} rx={5} />}
            {glows.has(id) && <circle class="arcs-glow" r={19} />}
            {building !== undefined && (
              <g class={ghost} transform="scale(0.98)">
                <Building {...building} />
              </g>
            )}
          </g>
        )
      })}
      <Ships look={look} at={at} />
      {look.act !== undefined && OnSystem !== undefined && <OnSystem look={look.act} gate={gate} at={at} />}
      <Badge look={look} at={at} />
    </g>
  )
}

const TARGET = `M0 ${-PLANET - 12}v10M0 ${PLANET + 2}v10M${-PLANET - 12} 0h10M${PLANET + 2} 0h10`

function GateDisc() {
  return (
    <>
      <circle class="port" r={GATE} />
      <circle class="rim" r={GATE - 5} />
      <path class="bolts" d={BOLTS} />
    </>
  )
}

const BOLTS = Array.from({ length: 12 }, (_, i) => {
  const angle = (i * Math.PI) / 6
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const p = (far: number) => `${Math.round(x * far * 10) / 10} ${Math.round(y * far * 10) / 10}`
  return `M${p(GATE - 5)}L${p(GATE)}`
}).join('')

function PlanetDisc({ look }: { readonly look: SystemLook }) {
  return (
    <>
      <circle class="disc" r={PLANET} fill={`url(#arcs-${look.type})`} />
      <circle class="shade" r={PLANET} fill="url(#arcs-shade)" />
      {look.type !== undefined && (
        <g class="sign" transform="translate(-11.500 -33) scale(0.96)">
          <path d={RESOURCE_SIGN[look.type]} />
        </g>
      )}
    </>
  )
}

/** The number of the cluster on its gate, the symbol of a planet as printed. */
function Badge({ look, at }: { readonly look: SystemLook; readonly at: Site }) {
  const away = look.gate ? GATE + 3 : -PLANET
  return (
    <g transform={`translate(${r(at.inward.x * away)} ${r(at.inward.y * away)})`}>
      <circle class="badge" r={13.5} />
      {look.gate ? (
        <text class="number" y={7}>
          {look.cluster}
        </text>
      ) : (
        <g class="symbol" transform="translate(-8.400 -8.400) scale(0.7)">
          <path d={SYMBOL[look.id[1]!]!} />
        </g>
      )}
    </g>
  )
}

/** Colour and mark of whoever is in control. */
function ControlRing({ look, size, at }: { readonly look: SystemLook; readonly size: number; readonly at: Site }) {
  if (look.control === undefined) return null
  // A quarter turn away from the badge.
  const side = { x: at.inward.y * size, y: -at.inward.x * size }
  return (
    <>
      <circle class="control" r={size} />
      <g transform={`translate(${side.x} ${side.y})`}>
        <circle class="flag" r={8.5} />
        <path class="flag-mark" d={MARK[look.control]} transform="scale(4.2)" />
      </g>
    </>
  )
}

/** Hulls are drawn within 32 units. */
const GROWN = TOKEN / 32.5

function Ships({ look, at }: { readonly look: SystemLook; readonly at: Site }) {
  const tokens = tokensOf(look)
  const { spots, scale } = tokenSpots(at, look.gate, tokens.length, TOKEN)
  return (
    <>
      {tokens.map((ships, i) => (
        <g
          key={`${ships.colour}${ships.damaged}${ships.ghost ?? ''}`}
          class={ships.ghost}
          data-ships={`${look.id}.${ships.colour}`}
          transform={`translate(${spots[i]!.x} ${spots[i]!.y}) scale(${r(scale * GROWN)})`}
          style={`--drawn:${r(scale * GROWN)}`}
        >
          {ships.left === undefined ? null : (
            <g class="leaves" transform="translate(8 6)">
              <ShipToken colour={ships.colour} n={1} damaged={false} />
            </g>
          )}
          <ShipToken {...ships} />
        </g>
      ))}
    </>
  )
}
