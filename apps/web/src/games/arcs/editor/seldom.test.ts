import { arcs } from '@understudy/arcs'
import {
  ableOf,
  discardedOf,
  followers,
  freeLeaders,
  freeLore,
  fromSetup,
  laidIn,
  leaderOf,
  loreOf,
  setHand,
  setLeader,
  setPlayed,
  toFollow,
  toggleDiscard,
  toggleDiscarded,
  toggleExhausted,
  toggleGuild,
  toggleLore,
} from '@understudy/arcs/edit'
import { isExhausted } from '@understudy/arcs/rules'
import { read } from '@understudy/arcs/state'
import { MODES } from '@understudy/arcs/vocabulary'
import { describe, expect, it } from 'vitest'

describe('what is seldom entered', () => {
  const laid = (options: Record<string, string | number>) =>
    fromSetup(arcs.start({ players: 3, ...options }, {}), '3p-mix-up', 0)

  it('cards of SUPERCAT that lie sideways: only those it has, and only there', () => {
    const has = toggleGuild(toggleGuild(laid({ role3: 'supercat' }), 2, 'BC02'), 0, 'BC09')
    expect([ableOf(has, 2), ableOf(has, 0)]).toEqual([['BC02'], []])
    const turned = toggleExhausted(has, 2, 'BC02')
    expect([isExhausted(has, 2, 'BC02'), isExhausted(turned, 2, 'BC02')]).toEqual([false, true])
    expect(arcs.check(turned)).toEqual([])
    expect(arcs.serialise(toggleExhausted(turned, 2, 'BC02'))).toEqual(arcs.serialise(has))
  })

  it('what the others played: it lies there, follows as it must, and nobody else can hold it', () => {
    const follow = setPlayed(toFollow(laid({ role3: 'supercat' }), 2, 0, 'aggression-4', false), 1, 'aggression-6')
    expect(arcs.check(follow)).toEqual([])
    expect(laidIn(follow).played).toEqual(['aggression-4', 'aggression-6', undefined])
    expect(MODES[read.playedMode(follow, 1)]).toBe('surpass')
    const pivot = setPlayed(follow, 1, 'mobilization-2')
    expect([MODES[read.playedMode(pivot, 1)], arcs.check(pivot)]).toEqual(['pivot', []])
    const down = setPlayed(follow, 1, 'down')
    expect([MODES[read.playedMode(down, 1)], laidIn(down).played[1], arcs.check(down)]).toEqual(['copy', 'down', []])
    expect(followers('aggression-4', false)).not.toContain('aggression-3')
    expect(followers('aggression-4', true)).toContain('aggression-3')
    // What was entered before stays when the number of cards changes.
    expect(laidIn(setHand(down, 0, 3)).played).toEqual(['aggression-4', 'down', undefined])
    expect(arcs.decision(down)?.kind).toBe('reveal')
  })

  it('discarded cards lie open, with a shared stack and without, and can be taken back', () => {
    for (const options of [{ role3: 'supercat' }, { role3: 'lars' }, {}]) {
      const before = laid(options)
      const after = toggleDiscard(toggleDiscard(before, 'construction-3'), 'mobilization-5')
      expect(arcs.check(after)).toEqual([])
      expect(laidIn(after).discard).toEqual(['construction-3', 'mobilization-5'])
      expect(laidIn(after).hands).toEqual(laidIn(before).hands)
      expect(laidIn(toggleDiscard(after, 'construction-3')).discard).toEqual(['mobilization-5'])
    }
    const court = toggleDiscarded(laid({}), 'BC09')
    expect([discardedOf(court), arcs.check(court)]).toEqual([['BC09'], []])
    expect(discardedOf(toggleDiscarded(court, 'BC09'))).toEqual([])
  })

  it('a leader and lore, each at one seat only', () => {
    const before = laid({ leaders: 'draft' })
    const [first] = freeLeaders(before)
    const [known] = freeLore(before)
    const after = toggleLore(setLeader(before, 1, first), 2, known!)
    expect(arcs.check(after)).toEqual([])
    expect([leaderOf(after, 1), loreOf(after, 2).includes(known!)]).toEqual([first, true])
    expect(freeLeaders(after)).not.toContain(first)
    expect(freeLeaders(setLeader(after, 1, undefined))).toContain(first)
    expect(freeLore(toggleLore(after, 2, known!))).toContain(known)
  })
})
