// All rules that only the campaign has, and where each comes from.

import type { Source } from '@understudy/procedure'
import { sources as crises } from '../crises/sources.ts'
import { sources as edicts } from '../edicts/sources.ts'
import { sources as admiral } from '../fates/admiral/sources.ts'
import { sources as advocate } from '../fates/advocate/sources.ts'
import { sources as believer } from '../fates/believer/sources.ts'
import { sources as caretaker } from '../fates/caretaker/sources.ts'
import { sources as founder } from '../fates/founder/sources.ts'
import { sources as magnate } from '../fates/magnate/sources.ts'
import { sources as partisan } from '../fates/partisan/sources.ts'
import { sources as steward } from '../fates/steward/sources.ts'
import { sources as golems } from '../golems/sources.ts'
import { sources as negotiation } from '../negotiation/sources.ts'
import { sources as setup } from '../setup/sources.ts'
import { sources as summit } from '../summit/sources.ts'
import { sources as wisdom } from '../wisdom/sources.ts'
import { sources as zeal } from '../zeal/sources.ts'
import { sources as forms } from './forms/sources.ts'
import { tenSources } from './ten/sources.ts'

export const campaignSources = {
  ...tenSources,
  ...forms,
  ...wisdom,
  ...zeal,
  ...setup,
  ...steward,
  ...founder,
  ...magnate,
  ...advocate,
  ...caretaker,
  ...partisan,
  ...admiral,
  ...believer,
  ...edicts,
  ...summit,
  ...negotiation,
  ...golems,
  ...crises,
}

/** Wherever ships move in an act, Imperial ones have a say: who goes along, and by whom the origin is kept. */
const MOVES = ['supercat/A34', 'supercat/A36']
const OF_IMPERIALS = ['supercat/A121', 'supercat/A126']
const moves = ({ rulings = [] }: Source): boolean => rulings.some((each) => MOVES.includes(each))

/** Rulings on what only the campaign has, for rules of the base game. */
const OF_CAMPAIGN: Readonly<Record<string, readonly string[]>> = {
  'GP.6.1': ['supercat/A75'],
  'AGG.16.if': ['supercat/A75'],
  'MOB.16.if': ['supercat/A75'],
  'ZEAL.5.if': ['supercat/A75'],
  'AGG.X4': ['supercat/B24'],
  'AGG.X42': ['supercat/B24'],
  'ZEAL.X4': ['supercat/B24'],
  'ZEAL.X42': ['supercat/B24'],
}

/** The sources of all rules as an act has them. */
export const inAct = (sources: Readonly<Record<string, Source>>): Readonly<Record<string, Source>> =>
  Object.fromEntries(
    Object.entries(sources).map(([id, source]) => {
      const more = [...(moves(source) ? OF_IMPERIALS : []), ...(OF_CAMPAIGN[id] ?? [])]
      return [id, more.length === 0 ? source : { ...source, rulings: [...(source.rulings ?? []), ...more] }]
    }),
  )

export type CampaignSources = typeof campaignSources
