// Every rule, page and preference of the two bosses and the unit AIs. Ids follow the steps of the published text:
// `AGG.3a` is step 3a of the Aggressive AI, `KRA.2.1` step 2.1 of the Kraken's turn.

/** Steps of the unit AIs. */
export type UnitNode =
  | 'AGG.1'
  | 'AGG.2'
  | 'AGG.3a'
  | 'AGG.3a.1'
  | 'AGG.3a.2'
  | 'AGG.3a.3'
  | 'AGG.3a.4'
  | 'AGG.3b'
  | 'AGG.3b.1'
  | 'SHY.1'
  | 'SHY.1.1'
  | 'SHY.2'
  | 'SHY.3'
  | 'WAN.1'
  | 'WAN.1.1'
  | 'WAN.2'
  | 'WAN.2.1'
  | 'TGT.1'
  | 'TGT.2a'
  | 'TGT.2a.1'
  | 'TGT.3a'
  | 'TGT.2b'

export const BOSS_STEPS = [
  '0',
  '1',
  '2.1',
  '2.1.1',
  '2.2',
  '3.1',
  '3.1.1',
  '3.2',
  '3.2.1',
  '3.2.2',
  '3.3',
  '3.3.1',
  '3.3.2',
  '3.3.3',
  '4',
] as const
export type BossStep = (typeof BOSS_STEPS)[number]

export type BossPage = 'KRA' | 'TYR'
export type UnitPage = 'AGG' | 'SHY' | 'WAN' | 'TGT'

export type PageId = BossPage | UnitPage
export type NodeId = UnitNode | `${BossPage}.${BossStep}`

export type PreferenceId = 'nearest' | 'shortestWay' | 'fewestSteps' | 'farthest' | 'nearestTarget'
