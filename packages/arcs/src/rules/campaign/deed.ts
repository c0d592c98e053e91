// Deeds of the campaign, typed by its own actions.

import type { Random } from '@understudy/table'
import type { Action } from '../../vocabulary.ts'
import type { AnyDeed, FreeDeed, PaidDeed } from '../choosing/deed.ts'
import type { State } from '../state/state.ts'
import type { CampaignAction, CampaignDoing } from './vocabulary.ts'

export type CampaignActionOf<D extends CampaignDoing> = Extract<CampaignAction, { do: D }>

export interface Free<A> {
  refuse(state: State, action: A, seat: number): ReturnType<FreeDeed<Action>['refuse']>
  carry(state: State, action: A, seat: number, events?: Parameters<FreeDeed<Action>['carry']>[3]): void
  list(state: State, seat: number): Iterable<A>
  sample?(state: State, seat: number, random: Random): A | undefined
}
export interface Paid<A> {
  readonly kind: PaidDeed<Action>['kind']
  refuse: Free<A>['refuse']
  carry: Free<A>['carry']
  has?(state: State, seat: number): boolean
  list(state: State, seat: number, pay: Parameters<PaidDeed<Action>['list']>[2]): Iterable<A>
  sample?(state: State, seat: number, pay: Parameters<PaidDeed<Action>['list']>[2], random: Random): A | undefined
}

export const free = <D extends CampaignDoing>(deed: Free<CampaignActionOf<D>>): Free<CampaignActionOf<D>> & AnyDeed =>
  deed as unknown as Free<CampaignActionOf<D>> & AnyDeed
export const paid = <D extends CampaignDoing>(deed: Paid<CampaignActionOf<D>>): Paid<CampaignActionOf<D>> & AnyDeed =>
  deed as unknown as Paid<CampaignActionOf<D>> & AnyDeed

/** A frame of the campaign: what can be done on it, what it does by itself, which source of chance answers. */
export interface Frame {
  readonly offers?: readonly string[]
  /** False if somebody has to decide. */
  settle?(state: State, seat: number, events?: Parameters<FreeDeed<Action>['carry']>[3]): boolean
  readonly chance?: 'setup' | 'actionCards' | 'botCards' | 'courtCards' | 'eventDice' | 'botDice'
  /** Names the draw, where its kind alone does not. */
  key?(state: State): string
}
