// The lines of both target lists, and what each of them is after.

import { SPEED_AIMS } from '../speed-list/aims.ts'
import type * as speed from '../speed-list/sources.ts'
import { SUPER_AIMS } from '../super-list/aims.ts'
import type * as superList from '../super-list/sources.ts'
import type { Aim } from './ways.ts'

export type SuperTarget = keyof typeof superList.sure | keyof typeof superList.tested
export type SpeedTarget = keyof typeof speed.sure | keyof typeof speed.tested

export type SureNode = keyof typeof superList.sure | keyof typeof speed.sure
export type TestedNode = keyof typeof superList.tested | keyof typeof speed.tested
export type TargetNode = SureNode | TestedNode
export type WalkNode = keyof typeof superList.walks | keyof typeof speed.walks

export const AIMS: Readonly<Record<TargetNode, Aim>> = { ...SUPER_AIMS, ...SPEED_AIMS }
