// The map of the Reach (arcs 2). A system is a number here: cluster * 4 + (0 gate, 1 Arrow, 2 Crescent, 3 Hex).

export const SYSTEM_COUNT = 24

const M = 1
const F = 2
const W = 3
const R = 4
const P = 5

/** Planet types by system (arcs 2.2); 0 for a gate, otherwise 1 + the index in RESOURCES. */
export const PRINTED_TYPE: readonly number[] = [
  ...[0, W, F, M],
  ...[0, P, W, R],
  ...[0, M, F, W],
  ...[0, R, F, M],
  ...[0, W, R, P],
  ...[0, M, F, P],
]

/** Building slots by system (arcs 2.2, arcs/D3). */
export const SLOT_COUNT: readonly number[] = [
  ...[0, 2, 1, 2],
  ...[0, 1, 1, 2],
  ...[0, 1, 1, 2],
  ...[0, 2, 2, 1],
  ...[0, 1, 1, 2],
  ...[0, 1, 2, 1],
]

export const isGate = (system: number): boolean => (system & 3) === 0
export const clusterOf = (system: number): number => system >> 2
export const gateOf = (cluster: number): number => cluster << 2

/** The part of the map that is in play, with its neighbours. */
export interface Board {
  /** By system. */
  readonly inPlay: readonly boolean[]
  readonly neighbours: readonly (readonly number[])[]
  /** adjacent[a * 24 + b] */
  readonly adjacent: Uint8Array
  readonly systems: readonly number[]
  readonly planets: readonly number[]
  readonly gates: readonly number[]
  readonly clusters: readonly number[]
}

/** arcs 2.3, 2.4: in-play gates always form one ring; path markers bridge what is out of play. */
export function makeBoard(out: readonly number[]): Board {
  const clusters = [0, 1, 2, 3, 4, 5].filter((cluster) => !out.includes(cluster + 1))
  const adjacent = new Uint8Array(SYSTEM_COUNT * SYSTEM_COUNT)
  const link = (a: number, b: number) => {
    adjacent[a * SYSTEM_COUNT + b] = 1
    adjacent[b * SYSTEM_COUNT + a] = 1
  }
  clusters.forEach((cluster, i) => {
    const gate = gateOf(cluster)
    for (let k = 1; k <= 3; k++) link(gate, gate + k)
    link(gate + 1, gate + 2)
    link(gate + 2, gate + 3)
    const next = clusters[(i + 1) % clusters.length]
    if (next !== undefined && next !== cluster) link(gate, gateOf(next))
  })
  const both = (a: number, b: number) => clusters.includes(a) && clusters.includes(b)
  if (both(1, 2)) link(gateOf(1) + 3, gateOf(2) + 1)
  if (both(4, 5)) link(gateOf(4) + 3, gateOf(5) + 1)
  const systems = clusters.flatMap((cluster) => [0, 1, 2, 3].map((k) => gateOf(cluster) + k))
  const inPlay = Array.from({ length: SYSTEM_COUNT }, (_, system) => systems.includes(system))
  const neighbours = inPlay.map((_, a) => systems.filter((b) => adjacent[a * SYSTEM_COUNT + b] === 1))
  return {
    inPlay,
    neighbours,
    adjacent,
    systems,
    planets: systems.filter((system) => !isGate(system)),
    gates: systems.filter(isGate),
    clusters,
  }
}
