// Which dice and cards a bot gives up first, and what supports what (PH3, PH4, TAC).

import { newBag } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { asked } from '../../rules/play/asked.ts'
import { attack, card, deeds, dice, fight, line } from './battle-testing.ts'

describe('dice (L399, L447)', () => {
  it('PH4-1: of two S only as many are kept as there are skirmishers to kill', () => {
    const bench = attack({ bot: ['C01', 'C01', 'C14'], person: ['R01', 'R01', 'R05'] })
    const played = fight(bench, {
      others: [line('R01'), line('R01')],
      chance: [card('C01'), dice('--'), card('C01'), dice('--'), card('C14'), dice('SS')],
    })
    expect(deeds(played)).toEqual([{ do: 'reroll', dice: [1] }])
  })

  it.each([
    [
      'with a skirmisher beside it, the second S is useless',
      { do: 'play', line: 'R01', skirmisher: 'R05' },
      'SS--',
      [1],
    ],
    ['without one, both are', { do: 'play', line: 'R01' }, 'SS-', [0, 1]],
  ] as const)('TAC-2: %s', (_, answer, faces, replaced) => {
    const options = { 'difficulty.tactics': 's' }
    const person = ['R01', 'R01', 'R05']
    const bench = attack({ bot: ['C02', 'C02'], person, botGeneral: 'car1', options })
    const played = fight(bench, { others: [answer], chance: [card('C02'), dice(faces)], until: 'tactics' })
    expect(deeds(played)).toEqual([{ do: 'tactics', dice: replaced }])
  })
})

it('TAC-2: with one Tactics die a blank comes before an S that stands to its left', () => {
  const options = { 'difficulty.tactics': 's' }
  const bench = attack({ bot: ['C02', 'C02'], person: ['R01', 'R01'], botGeneral: 'car3', options })
  const played = fight(bench, { others: [line('R01')], chance: [card('C02'), dice('S--')], until: 'tactics' })
  expect(deeds(played)).toEqual([{ do: 'tactics', dice: [1] }])
})

it('PH3-6 (R-66): a skirmisher that no infantry followed supports the reserve cavalry', () => {
  const bench = attack({ bot: ['C01', 'C01', 'C05', 'C08', 'C08'], person: ['R01', 'R01', 'R01', 'R01'] })
  const lines = ['R01', 'R01', 'R01', 'R01'].map(line)
  const centre = [card('C01'), dice('--'), card('C01'), dice('--'), card('C05'), card('C08'), dice('---'), card('C08')]
  const chance = [...centre, dice('--')]
  const played = fight(bench, { others: lines, chance, until: 'activate', dice: { 'RES-3': ['X'] } })
  expect(played.events.filter((event) => event.e === 'ask' && event.node === 'PH3-6' && event.yes)).toHaveLength(2)
  expect(bench.events.filter(({ say }) => say === 'cardShown')).toHaveLength(9)
})

it('PH3-7.1 (R-67): line cards that lie face down are looked at before the cheapest is given up', () => {
  const bench = attack({ bot: ['C01', 'C01'], person: ['R01', 'R01'] })
  const frame = bench.state.frames.findLast((each) => each.kind === 'battle')
  if (frame?.kind !== 'battle') throw new Error('no battle')
  const bag = newBag(bench.state.troopCards, ['C09', 'C07'])
  bench.army('CAR', 0).cards = { known: ['C04'], unknown: [{ bag: bag.id, n: 2 }] }
  bench.state.frames = bench.state.frames.filter((each) => each.kind !== 'reckon')
  Object.assign(frame, { phase: 'envelopment', step: 'take', toTake: [1, 0] })
  expect(asked(bench.state)?.ask.question().say).toBe('ask.lineIs')
  const played = fight(bench, { chance: [card('C09'), card('C07')], until: 'lose' })
  expect(deeds(played)).toEqual([{ do: 'lose', cards: ['C07'] }])
  expect(played.found('PH3-7.1')[0]).toHaveLength(3)
})
