// All deeds by name, and which of them a frame on top of the stack allows.

import type { Doing } from '../vocabulary.ts'
import { battle } from './battle.ts'
import { build } from './build.ts'
import { useFarseers } from './court/farseers.ts'
import { manufacture, synthesize, useCartel, useInterest } from './court/interests.ts'
import { look, peek, swap } from './court/look.ts'
import { trade, useBroker, useFence, useTongues } from './court/relics.ts'
import { useGates, useSpies, useUnion } from './court/unions.ts'
import { demand, liberate, spread, struggle, uprising } from './court/vox.ts'
import { abduct, execute, pressgang, useShips } from './court/weapons.ts'
import { deal, mulligan } from './deal.ts'
import type { AnyDeed, FreeDeed, PaidDeed } from './deed.ts'
import { dice, keepDice, reroll, roll } from './dice.ts'
import { assign, draft, draftRow, keepLore, learn } from './draft.ts'
import { draw, reveal } from './draw.ts'
import { copy, pivot, surpass } from './follow.ts'
import { hits } from './hits.ts'
import { influence } from './influence.ts'
import { mythic, ruthless } from './leaders/after-tax.ts'
import { bonusInfluence, bonusMove } from './leaders/bonus.ts'
import { ambitious, bold, uncover } from './leaders/declaring.ts'
import { forgive, useCharm, useEgo, useTerror, useTycoonsAmbition } from './lore/preludes.ts'
import { sensors } from './lore/sensors.ts'
import { guide, martyr, rifles, sprint } from './lore/ships.ts'
import { annex, nurture, prune, summon } from './lore/structures.ts'
import { move } from './move.ts'
import { lead } from './play-card.ts'
import { raid } from './raid.ts'
import { repair } from './repair.ts'
import { pass, reinforce } from './round.ts'
import { exhaust, recall, reckon, reserve, target, turnUp } from './seats/deeds.ts'
import { ransack, secure } from './secure.ts'
import { initiative, row, setupCard } from './setup.ts'
import { FRAMES, type FrameName } from './state/stack.ts'
import { tax } from './tax.ts'
import { arm, arrange, decline, end, spend } from './turn.ts'

/** What a pip or a token buys. */
export const PAID = {
  tax,
  build,
  move,
  repair,
  influence,
  secure,
  battle,
  manufacture,
  synthesize,
  pressgang,
  execute,
  abduct,
  trade,
  summon,
  rifles,
  nurture,
  prune,
  annex,
  guide,
  martyr,
} as const

const FREE = {
  setup: setupCard,
  initiative,
  draftRow,
  assign,
  learn,
  row,
  deal,
  draw,
  reveal,
  peek,
  uncover,
  roll,
  pass,
  lead,
  surpass,
  pivot,
  copy,
  mulligan,
  draft,
  keepLore,
  arm,
  spend,
  arrange,
  useInterest,
  useCartel,
  useUnion,
  useGates,
  useShips,
  useSpies,
  useFarseers,
  useTongues,
  useBroker,
  useFence,
  useTycoonsAmbition,
  useCharm,
  useTerror,
  useEgo,
  forgive,
  end,
  dice,
  sensors,
  reroll,
  keepDice,
  hits,
  ransack,
  raid,
  uprising,
  demand,
  spread,
  free: liberate,
  struggle,
  look,
  swap,
  ambitious,
  bold,
  bonusMove,
  bonusInfluence,
  sprint,
  ruthless,
  mythic,
  decline,
  reinforce,
  reserve,
  exhaust,
  turnUp,
  recall,
  target,
  reckon,
} as const

export const DEEDS: Readonly<Record<Doing, AnyDeed>> = { ...PAID, ...FREE }

// biome-ignore lint/suspicious/noExplicitAny: see AnyDeed
export const PAID_DEEDS = Object.entries(PAID) as readonly (readonly [Doing, PaidDeed<any>])[]

/** Prelude actions of cards. */
export const USES = [
  'useInterest',
  'useCartel',
  'useUnion',
  'useGates',
  'useShips',
  'useSpies',
  'useFarseers',
  'useTongues',
  'useBroker',
  'useFence',
  'useTycoonsAmbition',
  'useCharm',
  'useTerror',
  'useEgo',
  'forgive',
] as const satisfies readonly Doing[]

// biome-ignore lint/suspicious/noExplicitAny: see AnyDeed
export const USE_DEEDS: readonly FreeDeed<any>[] = USES.map((name) => FREE[name])

const TURN: readonly Doing[] = [
  ...(Object.keys(PAID) as Doing[]),
  ...USES,
  'arm',
  'spend',
  'arrange',
  'bonusMove',
  'bonusInfluence',
  'exhaust',
  'recall',
  'target',
  'end',
]

const OFFERS: Readonly<Partial<Record<FrameName, readonly Doing[]>>> = {
  setupCard: ['setup'],
  initiative: ['initiative'],
  draftRow: ['draftRow'],
  draft: ['draft'],
  assign: ['assign'],
  learn: ['learn'],
  keepLore: ['keepLore'],
  row: ['row'],
  deal: ['deal'],
  redeal: ['deal'],
  mulligan: ['mulligan'],
  reveal: ['reveal'],
  lead: ['lead', 'pass'],
  follow: ['surpass', 'pivot', 'copy', 'turnUp'],
  turn: TURN,
  reinforce: ['reinforce'],
  draw: ['draw'],
  refill: ['uncover'],
  connect: ['uncover'],
  vox: ['uprising', 'demand', 'spread', 'free', 'struggle'],
  overflow: ['arrange', 'decline'],
  look: ['look'],
  lookReveal: ['peek'],
  swap: ['swap'],
  ambitious: ['ambitious'],
  bold: ['bold'],
  sprint: ['sprint', 'decline'],
  ruthless: ['ruthless', 'decline'],
  mythic: ['mythic', 'decline'],
  bonusMove: ['bonusMove', 'decline'],
  bonusInfluence: ['bonusInfluence', 'decline'],
  sensors: ['sensors'],
  railgun: ['hits'],
  dice: ['dice'],
  roll: ['roll'],
  reroll: ['reroll', 'keepDice'],
  hits: ['hits'],
  ransack: ['ransack'],
  raid: ['raid'],
  target: ['target'],
  reckon: ['reckon'],
  reserve: ['reserve'],
}

/** By frame kind: what can be done. */
export const OFFERED: readonly (readonly Doing[])[] = FRAMES.map((name) => OFFERS[name] ?? [])
const OFFERED_SETS: readonly ReadonlySet<Doing>[] = OFFERED.map((list) => new Set(list))
export const offers = (kind: number, doing: Doing): boolean => OFFERED_SETS[kind]!.has(doing)

/** Frames that chance answers, with the source they belong to. */
export const CHANCE_SOURCE: Readonly<
  Partial<Record<FrameName, 'setup' | 'actionCards' | 'botCards' | 'courtCards' | 'battleDice'>>
> = {
  setupCard: 'setup',
  initiative: 'setup',
  draftRow: 'setup',
  assign: 'setup',
  learn: 'setup',
  reserve: 'setup',
  row: 'courtCards',
  deal: 'actionCards',
  redeal: 'actionCards',
  draw: 'actionCards',
  reveal: 'botCards',
  lookReveal: 'botCards',
  refill: 'courtCards',
  connect: 'courtCards',
  roll: 'battleDice',
}
