import { type Lang, speak } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import { expect, it } from 'vitest'
import { muhq } from '../game.ts'
import { discardDrawn } from '../rules/seats/boss.ts'
import type { State } from '../rules/state.ts'
import { position } from '../testing.ts'
import { muhqBeside } from './index.ts'

const drawn = (resources: number): State => {
  const state = position({ map: '1__S\n____', players: 1, units: [{ card: 'the_tyrant', seat: 'boss', at: 'C2' }] })
  state.boss.drawn = 'guard'
  state.boss.resources = resources
  return state
}

const told = (from: State, to: State, events: readonly GameEvent[], lang: Lang): string[] =>
  muhqBeside
    .lines(from, to, events)
    .filter(({ change }) => change.say === 'carry.discard')
    .map(({ change }) => speak(muhqBeside.phrases, lang, change))

/** The boss lays away what it has drawn. */
function laidAway(from: State, lang: Lang = 'en'): string[] {
  const to = muhq.copy(from)
  const events: GameEvent[] = []
  discardDrawn(to, { event: (event) => events.push(event) })
  return told(from, to, events, lang)
}

it('the boss’s card was too dear, or could be paid for and not be played', () => {
  expect(laidAway(drawn(1))).toEqual(['Put on the discard pile of the boss: “Guard” (costs 3, and only 1 is left).'])
  expect(laidAway(drawn(0), 'ru')).toEqual(['Положите в сброс босса: «Стражник» (стоит 3, а есть только 0).'])
  expect(laidAway(drawn(7))).toEqual(['Put on the discard pile of the boss: “Guard” (could not be played).'])
})

it('a turn as a whole says it, too, unless the purse was emptied meanwhile', () => {
  const before = drawn(1)
  before.boss.drawn = null
  before.boss.resources = 9
  const after = drawn(1)
  const events: GameEvent[] = []
  discardDrawn(after, { event: (event) => events.push(event) })
  expect(told(before, after, events, 'en')).toEqual([
    'Put on the discard pile of the boss: “Guard” (costs 3, and only 1 is left).',
  ])
  const emptied = muhq.copy(after)
  Object.assign(emptied, { options: { ...emptied.options, bossKeepsResources: false } })
  emptied.boss.resources = 0
  expect(told(before, emptied, events, 'en')).toEqual(['Put on the discard pile of the boss: “Guard”.'])
})

it('cards that came there for different reasons have lines of their own', () => {
  const from = drawn(1)
  const to = muhq.copy(from)
  to.boss.discard.push('guard', 'decree', 'guard', 'bailiff')
  const name = (card: string) => ({ en: card, ru: card })
  const unit = { id: 3, name: { en: 'Guard', ru: 'Стражник' }, seat: 'p1', at: 'B1' }
  const events: GameEvent[] = [
    { say: 'log.destroyed', with: { unit } },
    { say: 'log.destroyed', with: { unit: { ...unit, id: 4 } } },
    { say: 'log.cast', with: { seat: 'boss', card: { en: 'Decree', ru: 'Указ' } } },
    // Somebody else’s.
    { say: 'log.cast', with: { seat: 'p1', card: name('Bailiff') } },
  ]
  expect(told(from, to, events, 'en')).toEqual([
    'Put on the discard pile of the boss: 2 × “Guard” (destroyed).',
    'Put on the discard pile of the boss: “Decree” (played).',
    'Put on the discard pile of the boss: “Bailiff”.',
  ])
  expect(told(from, to, events, 'ru')[0]).toBe('Положите в сброс босса: 2 × «Стражник» (юниты уничтожены).')
})
