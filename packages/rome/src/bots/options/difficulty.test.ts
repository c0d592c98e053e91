import { describe, expect, it } from 'vitest'
import { settle } from '../../rules/round/flow.ts'
import { startGame } from '../../rules/round/start.ts'
import { Bench } from '../../testing.ts'
import type { C } from '../context.ts'
import { settings } from './options.ts'

const context = (difficulty: string, options: Record<string, number> = {}): C => ({
  view: startGame({ ...roles, difficulty }),
  seat: 'GRE',
  vars: {},
  edition: 'super',
  options,
})

const roles = { role1: 'human', role2: 'super', role3: 'speed', role4: 'absent' }

describe('levels of difficulty (DIF-7)', () => {
  it.each([
    ['normal', '15', 0, 0, 'plain', 0],
    ['easy', '15', 0, 0, 'none', 0],
    ['hard', '20', 3, 1, 's', 0],
    ['brutal', '25', 6, 2, 'all', 1],
  ])('DIF-1 to DIF-5: %s', (difficulty, speedTax, bonus, initiative, tactics, vp) => {
    const { options } = startGame({ ...roles, difficulty })
    expect(options).toMatchObject({
      'difficulty.speedTax': speedTax,
      'difficulty.superTaxBonus': bonus,
      'difficulty.initiativeBonus': initiative,
      'difficulty.tactics': tactics,
      'difficulty.vpBonus': vp,
    })
  })

  it('an option that was set stays as it is', () => {
    expect(
      startGame({ ...roles, difficulty: 'hard', 'difficulty.speedTax': '25' }).options['difficulty.speedTax'],
    ).toBe('25')
  })

  it('DIF-4: the harder levels are aggressive from round 3 on, unless the bot has a round of its own', () => {
    expect(settings(context('normal'))['difficulty.aggressionFrom']).toBe(0)
    expect(settings(context('brutal'))['difficulty.aggressionFrom']).toBe(3)
    expect(settings(context('hard', { 'difficulty.aggressionFrom': 5 }))['difficulty.aggressionFrom']).toBe(5)
  })

  it('DIF-6: brutal bots distrust people from the start', () => {
    const { sides } = startGame({ ...roles, difficulty: 'brutal' })
    expect(sides.map((side) => side.stance)).toEqual([
      [0, 0, 0],
      [9, 0, 5],
      [9, 5, 0],
    ])
    expect(startGame(roles).sides[1]?.stance).toEqual([5, 0, 5])
  })

  it.each([
    ['brutal', 'GRE order'],
    ['normal', 'ROM order'],
  ])('DIF-3: card 4 against 5 (%s)', (difficulty, asks) => {
    const bench = new Bench({ ROM: 'human', GRE: 'super' }, { difficulty })
    bench.state.phase = 'initiative'
    bench.state.step = 'deal'
    settle(bench.state, undefined)
    bench.act({ do: 'initiative', cards: [5, 4] }).act({ do: 'commit', gold: 0 })
    expect(bench.asks).toBe(asks)
  })
})
