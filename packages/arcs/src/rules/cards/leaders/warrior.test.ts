import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'
import * as write from '../../state/write.ts'
import { pivots } from './leaders-testing.ts'

/** Red copies or pivots: yellow has led. */
const sidePip = (bench: Bench, card: Parameters<Bench['hand']>[1], lead: Parameters<Bench['hand']>[1]) => {
  bench.hand('blue', lead).hand('red', card).round('blue')
  return bench.act({ do: 'lead', card: lead }).act({ do: 'end' }).act({ do: 'pivot', card })
}

describe('Warrior', () => {
  it('Warrior, Tactical: a Move ahead of the Battle obliges to it', () => {
    const bench = sidePip(
      new Bench().settled().leader('red', 'LEAD06').ships('red', '2g', 2).ships('yellow', '2a', 1),
      'aggression-2',
      'mobilization-2',
    )
    expect(bench.no({ do: 'bonusMove', from: '6g', legs: [{ to: '6a', fresh: 1, damaged: 0 }] })).toBe(
      'no.noBattleAfter',
    )
    bench.act({ do: 'bonusMove', from: '2g', legs: [{ to: '2a', fresh: 2, damaged: 0 }] })
    expect(bench.no({ do: 'end' })).toBe('no.owes')
    bench.act({ do: 'battle', at: '2a', against: 'yellow', dice: { ...NO_DICE, skirmish: 2 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [1, 1], raid: [] })
    expect(bench.waits).not.toBe('bonusMove.red')
  })

  it('Warrior, Tactical: or one directly after it', () => {
    const bench = sidePip(
      new Bench().settled().leader('red', 'LEAD06').ships('red', '2a', 2).ships('yellow', '2a', 1),
      'aggression-2',
      'mobilization-2',
    )
    bench.act({ do: 'battle', at: '2a', against: 'yellow', dice: { ...NO_DICE, skirmish: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [1], raid: [] })
    expect(bench.waits).toBe('bonusMove.red')
    bench.act({ do: 'decline' })
  })

  it('Warrior, Tactical: a pip that a Weapon opened; not a lead, not a Prelude Battle', () => {
    const made = () => new Bench().settled().leader('red', 'LEAD06').ships('red', '2a', 2).ships('yellow', '2a', 1)
    const armed = pivots(made().tokens('red', 'weapon'), 'construction-2').act({ do: 'arm', pay: { slot: 0 } })
    armed.act({ do: 'battle', at: '2a', against: 'yellow', dice: NO_DICE, pay: PIP })
    expect(armed.waits).toBe('bonusMove.red')
    const lead = made().leads('red', 'aggression-2')
    expect(lead.act({ do: 'battle', at: '2a', against: 'yellow', dice: NO_DICE, pay: PIP }).waits).toBe('turn.red')
    expect(lead.no({ do: 'bonusMove', from: '2a', legs: [{ to: '2g', fresh: 1, damaged: 0 }] })).toBe('no.bonus')
    const psionic = pivots(made().tokens('red', 'psionic'), 'construction-2', 'aggression-3')
    psionic.act({ do: 'battle', at: '2a', against: 'yellow', dice: NO_DICE, pay: { slot: 0 } })
    expect(psionic.waits).toBe('turn.red')
  })

  it('Warrior, Tactical: after the Move comes the Battle and nothing else; one Move, not two', () => {
    const bench = pivots(
      new Bench().settled().leader('red', 'LEAD06').guild('red', 'BC12').ships('red', '2g', 2).ships('yellow', '2a', 1),
      'aggression-2',
    )
    bench.act({ do: 'bonusMove', from: '2g', legs: [{ to: '2a', fresh: 2, damaged: 0 }] })
    expect(bench.no({ do: 'useShips', card: 'BC12', at: '2a' })).toBe('no.owes')
    expect(bench.no({ do: 'bonusMove', from: '2a', legs: [{ to: '2g', fresh: 1, damaged: 0 }] })).toBe('no.owes')
    bench.act({ do: 'battle', at: '2a', against: 'yellow', dice: NO_DICE, pay: PIP })
    expect(bench.waits).not.toMatch(/bonusMove/)
  })

  it('Warrior with Sprinter Drives: the sprint must leave a Battle', () => {
    const bench = pivots(
      new Bench().settled().leader('red', 'LEAD06').lore('red', 'L03').ships('red', '2g', 2).ships('yellow', '2a', 1),
      'aggression-2',
    )
    // Far from the others, so that 2a is the only battle there can be.
    write.setFresh(bench.state, 20, 0, 0)
    write.addShipsLeft(bench.state, 0, 1)
    bench.act({ do: 'bonusMove', from: '2g', legs: [{ to: '2a', fresh: 2, damaged: 0 }] })
    const sprint = (fresh: number) => bench.no({ do: 'sprint', from: '2a', legs: [{ to: '2c', fresh, damaged: 0 }] })
    expect([bench.waits, sprint(2), sprint(1)]).toEqual(['sprint.red', 'no.noBattleAfter', undefined])
  })
})
