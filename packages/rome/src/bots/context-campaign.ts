// What the campaign half notes and says.

import type { Name } from '../pack/types.ts'
import type { Trip } from '../rules/journeys.ts'
import type { Face, RegionId } from '../vocabulary.ts'
import type { TargetNode } from './ids-campaign.ts'

/** A region that an army goes for: what it costs, whether that can be paid now, and whether it is by sea. */
export type Target = {
  readonly region: number
  readonly id: RegionId
  readonly cost: number
  readonly now: boolean
  readonly sea: boolean
}

/** A stop on the way to a region; none: it stays. */
export type Stop = { readonly goal: number; readonly stop: number; readonly path: readonly number[] }

/** A navy of a person within reach, and the zones that lead to it. */
export type Prey = { readonly side: number; readonly navy: number; readonly zones: readonly number[] }

/** Noted while one decision of the campaign is made. */
export type CampaignVars = {
  aim?: Target
  /** The rule whose targets are put to the table. */
  rule?: TargetNode
  /** Targets that the table has turned down under this rule; opponents, where one roll counts for all of theirs. */
  dropped?: number[]
  spared?: number[]
  /** Whom the Priority Order Table is asked about, and its answer. */
  concerned?: number
  taken?: boolean
  pot?: Face
  goal?: number
  /** The way over the sea. */
  route?: Trip
  /** The miniature that moves, those that are done, and whom it goes for. */
  navy?: number
  doneNavies?: number[]
  prey?: Prey
  /** Navies that can still be sought if this one is turned down. */
  preysLeft?: number
  gun?: Face
  skull?: Face
}

type Nothing = Record<never, never>

export type CampaignSayings = {
  'camp.target': { region: Name; cost: number; now: boolean; sea: boolean }
  'camp.region': { region: Name }
  'camp.stop': { region: Name; goal: Name; stays: boolean }
  'camp.way': { region: Name; seas: readonly Name[] }
  'camp.prey': { seat: Name; sea: Name; zones: number }
  'camp.card': { card: Name; n: number }
  'camp.army': { slot: string }
  'camp.mainDeck': { n: number }
  'camp.homesTaken': { n: number }
  'camp.mp': { mp: number }
  'camp.cards': { n: number }
  'camp.owner': { seat: Name }
  'camp.undeclared': Nothing
  'camp.stands': { region: Name }
  'camp.homeOf': { region: Name; seat: Name }
  'camp.noHome': { region: Name }
  'camp.noHolder': { region: Name }
  'camp.garrison': { region: Name; dice: boolean }
  'camp.navyIn': { sea: Name }
  'camp.navyOff': Nothing
  'camp.gathered': { attack: string; defence: string }
  'camp.seatThere': { seat: Name; region: Name }
  'camp.nobodyThere': { region: Name }
  'camp.holder': { seat: Name; region: Name }
  'camp.table': { seat: Name; status: number; stance: number; says: string }
  'camp.regions': { regions: readonly Name[] }
  'camp.war': { seats: readonly Name[] }
  'camp.peace': Nothing
  'camp.edges': { n: number }
  'camp.ships': { n: number; cards: number; declared: boolean }
  'camp.dice': { attack: string; defence: string }
  'camp.losses': { main: number; skirmishers: number }
  'camp.lossesOf': { seat: Name; main: number; skirmishers: number }
  'camp.toll': { seat: Name; n: number }
  'camp.remain': { seat: Name; n: number; least: number }
  'camp.points': { mine: number; theirs: number }
  /** Where an independent region falls whatever the points. */
  'camp.pointsFree': { mine: number; theirs: number }
  'camp.infantry': { n: number }
  'camp.stars': { mine: number; theirs: number }
  'camp.deck': { cls: string; n: number }
  'camp.round': { phase: string; n: number }
  'camp.left': { mine: number; theirs: number }
  'camp.waiting': { n: number }
  'camp.terrain': { region: Name; n: number }
  'camp.centre': { n: number }
  'camp.guns': { theirs: number; guns: number }
  'camp.dicesLeft': { n: number }
  'camp.route': { seas: readonly Name[] }
  'camp.killed': { mine: number; theirs: number }
  'camp.shipsLost': { n: number }
  'camp.roll': { roll: string }
  'camp.stack': { region: Name; n: number }
  'camp.navies': { n: number }
}
