import { expect, it } from 'vitest'
import { hitsAsked } from './hits-asked.ts'
import { SmallBench } from './small-bench-testing.ts'

it('asks about the hits that leave a choice, and on whose ships they fall', () => {
  const { state } = new SmallBench()
    .ships('red', '2h', 3)
    .ships('blue', '2h', 3)
    .act({ do: 'lead', card: 'aggression-4' })
    .act({ do: 'battle', at: '2h', against: 'blue', dice: { assault: 0, skirmish: 2, raid: 0 }, pay: 'pip' })
    .act({ do: 'roll', assault: [], skirmish: [6, 6], raid: [] })
  expect(hitsAsked(state)).toEqual({
    en: 'You choose: 2 hits on Blue’s ships',
    ru: 'Вы выбираете: 2 удара по кораблям синего',
  })
})
