// Numbers of the campaign's frames, which come after those of the base game. They hold while the program runs: files name
// frames, so that another one of the base game may come before them.

import { FRAMES, type FrameName } from '../state/stack.ts'
import { CAMPAIGN_FRAMES, type CampaignFrame } from './vocabulary.ts'

const FIRST = FRAMES.length

export const C = Object.fromEntries(CAMPAIGN_FRAMES.map((name, at) => [name, FIRST + at])) as Readonly<
  Record<CampaignFrame, number>
>

if (!(FRAMES as string[]).includes(CAMPAIGN_FRAMES[0]))
  FRAMES.push(...(CAMPAIGN_FRAMES as readonly string[] as FrameName[]))
