// Positions for the rules of buildings.

import type { Bench } from '../../testing.ts'
import { builder, built } from '../spending/spending-testing.ts'
import type { Given, Played } from '../testing/bot-testing.ts'

type Scene = () => Played

const HOMES = ['rome', 'neapolis', 'cosentia', 'velathri', 'ariminum', 'patavium', 'medhlan']
const PORTS = HOMES.filter((id) => id !== 'velathri' && id !== 'medhlan')
const site = (...boxes: number[]): Bench => builder('ROM', 7, ...boxes)
const besieged = (bench: Bench, ...regions: string[]): Bench => {
  for (const id of regions) bench.land(id).siege = 0
  return bench
}
const build = (bench: Bench, given: Given = {}): Played => built(bench, 'ROM', given)
const castle = (bench: Bench): Bench => bench.build('rome', 'walls', 'barracks')
/** Neither Walls nor Barracks can be built any more. */
const walled = (...boxes: number[]): Bench => {
  const bench = site(...boxes)
  for (const id of HOMES.slice(0, 4)) bench.build(id, 'walls', 'barracks')
  for (const id of HOMES.slice(4, 6)) bench.build(id, 'walls')
  return bench
}
const inland = (bench: Bench): Bench => besieged(bench, ...PORTS).build('rome', 'market')
const nowhere = (bench: Bench): Bench => besieged(bench, ...PORTS, 'velathri')
/** No Market can be built any more, either. */
const full = (bench: Bench): Bench => besieged(nowhere(bench), 'medhlan')
/** All four Markets stand. */
const markets = (bench: Bench): Bench => {
  for (const id of ['rome', 'neapolis', 'velathri', 'ariminum']) bench.build(id, 'market')
  return bench
}
const homeless = (bench: Bench): Bench => {
  for (const land of bench.state.lands) if (land.holder === bench.no('GRE')) land.holder = -1
  return bench
}

export const buildings = {
  wonder: () => build(builder('ROM', 8, 1, 1, 1)),
  roads: () => build(site(1, 1, 1).build('rome', 'market').build('cosentia', 'market')),
  mercenaries: () => {
    const bench = site(1, 1, 1).hold('ROM', 'octuduron')
    bench.state.stacks = bench.state.stacks.map(() => [])
    return build(bench)
  },
  poor: () => build(builder('ROM', 0, 1, 1, 1)),
  a1: () => build(site(1, 1, 1)),
  a2: () => build(castle(site(1, 1, 1))),
  a2next: () => build(inland(castle(site(1, 1, 1)))),
  a3: () => build(nowhere(castle(site(1, 1, 1)))),
  b1: () => build(site(4, 1, 1)),
  b1next: () => build(inland(site(4, 1, 1))),
  b2: () => build(markets(site(4, 1, 1))),
  b2near: () => build(markets(castle(site(4, 1, 1)))),
  b2rich: () => build(homeless(markets(castle(site(4, 1, 1))))),
  b3: () => build(nowhere(walled(4, 1, 1))),
  b3none: () => build(full(walled(4, 1, 1))),
  c2: () => build(site(1, 1, 8)),
  c3: () => build(walled(1, 1, 8)),
  c3next: () => build(inland(walled(1, 1, 8))),
  c3lots: () => build(nowhere(walled(1, 1, 8))),
  c3none: () => build(full(walled(1, 1, 8))),
  d: () => build(site(9, 1, 1)),
  e: () => build(site(5, 5, 5).status('ROM', 'GRE', 'enemy')),
  dFull: () => build(walled(9, 1, 1)),
  eFull: () => build(walled(5, 5, 5).status('ROM', 'GRE', 'enemy')),
  coin: () => build(site(9, 1, 1), { options: { 'build.coin': true }, dice: { 'WB-1.1': [3] } }),
} satisfies Record<string, Scene>
