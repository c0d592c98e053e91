import { DICE } from '@understudy/arcs/vocabulary'
import { expect, it } from 'vitest'
import { chanceGame } from '../game-testing.ts'
import { diceOn } from './dice.tsx'
import { diceLie, diceStay } from './dice-lie.ts'

it('shows the dice of a battle from the roll until it is over, and no others', () => {
  let battles = 0
  for (const { action, after, events } of chanceGame({ players: 3 }, 'dice')) {
    const shown = diceOn(after, events)
    if (action.do === 'roll') {
      battles++
      const rolled = DICE.flatMap((die) => action[die].map((face) => ({ die, face })))
      const order = (dice: typeof shown) => dice.map(({ die, face }) => `${die}${face}`).sort()
      expect(order(shown)).toEqual(order(rolled))
    } else if (action.do === 'lead' || action.do === 'move') expect(shown).toEqual([])
  }
  expect(battles).toBeGreaterThan(0)
})

it('leaves no dice on the board once a battle is over, but for those who look back at it', () => {
  let over = 0
  for (const { action, after, events } of chanceGame({ players: 3 }, 'dice')) {
    if (action.do !== 'roll') continue
    expect(diceLie(after, events, true)).toBe(true)
    expect(diceLie(after, events, false)).toBe(diceStay(after))
    if (!diceStay(after)) over++
  }
  expect(over).toBeGreaterThan(0)
})
