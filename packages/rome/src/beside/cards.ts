// Cards and sieges on a real table, which the list of the open table leaves out. Of cards that lie face down only their
// number is told; what a bot has of its troops and generals the app keeps.

import type { Change } from '@understudy/table'
import { pileSize } from '@understudy/table/chance'
import type { Name } from '../pack/types.ts'
import { sizeOf } from '../rules/army/cards.ts'
import { actionName, armyFact, placeName, sideName } from '../rules/state/names.ts'
import { cardCount, hasGeneral, isBot } from '../rules/state/query.ts'
import type { State } from '../rules/state/state.ts'
import { say } from './sayings.ts'

/** Everything under a key; two tables differ where the sentences do. */
export function cardFactsOf(state: State): Map<string, Change> {
  const all = new Map<string, Change>()
  const pile = (
    key: string,
    of: Name | null,
    name: Parameters<typeof say<'carry.pile'>>[1]['pile'],
    n: number,
  ): void => {
    all.set(key, say('carry.pile', { of, pile: name, n }))
  }
  state.sides.forEach((side, no) => {
    const seat = sideName(state, no)
    side.armies.forEach((army, slot) => {
      const fact = armyFact(state, no, slot)
      all.set(`cards.${no}.${slot}`, say('carry.army', { army: fact, n: cardCount(army), led: hasGeneral(army) }))
    })
    pile(`reserves.${no}`, seat, 'reserves', pileSize(side.reserves))
    pile(`navy.${no}`, seat, 'navy', side.navyCards)
    if (isBot(side)) {
      pile(`flip.${no}`, seat, 'toFlip', side.toFlip)
      const card = side.flipped === null ? null : actionName(state, side.flipped)
      all.set(`flipped.${no}`, say('carry.flipped', { seat, card }))
    } else {
      pile(`hand.${no}`, seat, 'hand', sizeOf(side.hand))
      pile(`pool.${no}`, seat, 'pool', sizeOf(side.pool))
    }
  })
  state.stacks.forEach((stack, no) => {
    all.set(`stack.${no}`, say('carry.stack', { no: no + 1, n: pileSize(stack) }))
  })
  pile('actions', null, 'actions', pileSize(state.actionDeck))
  pile('spent', null, 'spent', state.actionDiscard.length)
  state.lands.forEach((land, no) => {
    const level = land.siege < 0 ? null : land.siege
    all.set(`siege.${no}`, say('carry.siege', { region: placeName(state, no), level }))
  })
  return all
}
