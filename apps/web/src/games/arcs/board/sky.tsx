// What never moves: the night, its stars, the clouds of the clusters and the lines between systems.

import { type Board, clusterOf, gateOf, isGate } from '@understudy/arcs/data'
import { SILENT } from '../../../ui/board/roles.ts'
import { type Geometry, r, ringPath } from '../draw/geometry.ts'

/** The same stars every night, by brightness: each a dot of a dashed nothing. */
function stars(width: number, height: number, n: number): string[] {
  let seed = 2017
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  const skies = ['', '', '']
  for (let i = 0; i < n; i++) skies[Math.floor(next() ** 3 * 3)] += `M${r(next() * width)} ${r(next() * height)}h0`
  return skies
}

/** Well beyond the edges: the box is seldom exactly the shape of the map. */
const SKY = { width: 2600, height: 1500 }
let made: readonly string[] | undefined

export function Sky({ geometry }: { readonly geometry: Geometry }) {
  made ??= stars(SKY.width, SKY.height, 710)
  const { centre } = geometry
  return (
    <g class="arcs-sky" {...SILENT} transform={`translate(${centre.x - SKY.width / 2} ${centre.y - SKY.height / 2})`}>
      <rect width={SKY.width} height={SKY.height} fill="url(#arcs-night)" />
      {made.map((d, i) => (
        <path key={i} d={d} stroke-width={1.2 + i * 0.9} opacity={0.4 + i * 0.2} />
      ))}
    </g>
  )
}

const line = (geometry: Geometry, a: number, b: number): string => {
  const [from, to] = [geometry.systems[a]!, geometry.systems[b]!]
  return `M${r(from.x)} ${r(from.y)}L${r(to.x)} ${r(to.y)}`
}

/** Every link of a whole map, drawn once; `board` says which of them count. */
export function Lines({ geometry, board }: { readonly geometry: Geometry; readonly board: Board }) {
  const out = [0, 1, 2, 3, 4, 5].filter((cluster) => !board.clusters.includes(cluster))
  const inner: string[] = []
  for (const a of board.systems)
    for (const b of board.neighbours[a]!) if (a < b && !(isGate(a) && isGate(b))) inner.push(line(geometry, a, b))
  const arcs = board.clusters.map((cluster, i) => {
    const next = board.clusters[(i + 1) % board.clusters.length]!
    const bridged = (next - cluster + 6) % 6 > 1
    return { d: ringPath(geometry, gateOf(cluster), gateOf(next)), bridged }
  })
  return (
    <g class="arcs-lines" {...SILENT}>
      {board.clusters.map((cluster) => (
        <path key={cluster} class="cloud" d={cloud(geometry, cluster)} />
      ))}
      {out.map((cluster) => (
        <path key={cluster} class="away" d={cloud(geometry, cluster)} />
      ))}
      {arcs.map(({ d, bridged }) => (
        <g key={d} class={bridged ? 'bridge' : 'ring'}>
          <path class="wide" d={d} />
          <path class="thin" d={d} />
        </g>
      ))}
      <path class="link" d={inner.join('')} />
    </g>
  )
}

const cloud = (geometry: Geometry, cluster: number): string => {
  const gate = gateOf(cluster)
  return (
    [1, 2, 3].map((n) => line(geometry, gate, gate + n)).join('') +
    line(geometry, gate + 1, gate + 2) +
    line(geometry, gate + 2, gate + 3)
  )
}

export const isOut = (board: Board, system: number): boolean => !board.clusters.includes(clusterOf(system))
