// The rules of the campaign half, in English.

import type { NodeText } from '@understudy/procedure'
import type { CAMPAIGN_NODES, CAMPAIGN_PAGES, CAMPAIGN_PREFERENCES } from '../ids-campaign.ts'

export const campaignNodesEn: Record<(typeof CAMPAIGN_NODES)[number], NodeText> = {
  'MOV-1': { rule: '…' },
  'MOV-4': { rule: '…' },
  'NAV-4': { rule: '…' },
  'BAT-2': { rule: '…' },
  'PH3-4': { rule: '…' },
  'TAC-1': { rule: '…' },
  'PH4-1': { rule: '…' },
  'PH3-7': { rule: '…' },
  'RES-3': { rule: '…' },
  'RES-4': { rule: '…' },
}

export const campaignPagesEn: Record<(typeof CAMPAIGN_PAGES)[number], { title: string; intro?: string }> = {
  CAM: { title: '…' },
  MOV: { title: '…' },
  NAV: { title: '…' },
  BAT: { title: '…' },
  PH3: { title: '…' },
  TAC: { title: '…' },
  PH4: { title: '…' },
  CAS: { title: '…' },
  RES: { title: '…' },
  RTR: { title: '…' },
}

export const campaignPreferencesEn: Record<(typeof CAMPAIGN_PREFERENCES)[number], string> = {}

/** What the rules of the table do by themselves, by the number of the rule. */
export const campaignStepsEn: readonly { readonly id: string; readonly text: string }[] = []
