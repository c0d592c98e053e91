// What an attack comes to, told as it is carried out (CNQ-3, CNQ-7, CNQ-8, SIE-1, BVB-2).

import { describe, expect, it } from 'vitest'
import { Bench, type Seating } from '../../testing.ts'
import { card, dice } from '../battle/battle-testing.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'
import { attacked, deed, goOn, onlyFree } from '../testing/campaign-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

const HOST = ['R01', 'R01', 'R01', 'R02', 'R05', 'R05']
const any = { anyTie: true }

/** Four infantry, or two, against level 4: GGW. */
const storm = (cards: readonly string[], faces: string, ...lost: string[]): Played => {
  const bench = onlyFree(new Bench(FOUR), 'ROM', 'octuduron').leaderless('ROM', 0)
  bench.place('ROM', 0, 'medhlan', cards)
  return deed(bench, 'ROM', { ...any, actions: 4, chance: [dice(faces), ...lost.map(card)] })
}

describe('the dice of an assault', () => {
  it('CNQ-8: equal points fail, one more succeeds', () => {
    expect(storm(HOST, 'KK--KXX').fired).toContain('CNQ-8.1')
    expect(storm(HOST, 'KKX-KXX').fired).toContain('CNQ-8.2')
  })

  it('CNQ-8: higher points are of no use to an army that falls below two infantry', () => {
    const small = ['R01', 'R01', 'R05', 'R05', 'R07']
    expect(storm(small, 'KKK--', 'R01').fired).toContain('CNQ-8.1')
    expect(storm(small, 'KKX--').fired).toContain('CNQ-8.2')
  })

  it('CNQ-7: an S alone costs a skirmisher', () => {
    expect(storm(HOST, '----S--', 'R05').fired).toContain('CNQ-7')
    expect(storm(HOST, '----X--').fired).not.toContain('CNQ-7')
  })
})

describe('after a battle that was won', () => {
  const GREEKS = ['G01', 'G01', 'G02', 'G05', 'G05']
  const front = (seating: Seating = FOUR): Bench =>
    new Bench(seating).leaderless('ROM', 0).leaderless('GRE', 0).status('ROM', 'GRE', 'enemy')
  /** One wound for Rome, nothing for the Greeks: four infantry against three. */
  const won: Given = { ...any, until: 'reckon', chance: [dice('X------')] }
  const tells = (bench: Bench, homesTaken: number): Played => {
    const first = goOn(bench, 'ROM', 3, homesTaken, won)
    expect(attacked(first)).toBeDefined()
    return play(bench, 'ROM', { ...any, actions: 1 })
  }

  it.each([
    [1, true],
    [0, false],
  ])('CNQ-3.2: with %d homes taken golden rule B sends the army back from a home region: %s', (homes, back) => {
    const bench = front().hold('ROM', 'iader').place('ROM', 0, 'iader', HOST).place('GRE', 0, 'epidamnos', GREEKS)
    const { fired } = tells(bench, homes)
    expect(fired).not.toContain('CNQ-3')
    expect(fired.has('CNQ-3.2')).toBe(back)
    expect(bench.where('ROM', 0)).toBe('iader')
  })

  it.each([
    ['super', true],
    ['speed', false],
  ] as const)('CNQ-3 (R-132): a %s-bot enters its home that an ally holds and stays: %s', (kind, stays) => {
    const bench = front({ ...FOUR, ROM: kind })
      .status('ROM', 'CAR', 'allied')
      .hold('CAR', 'cosentia')
    bench.place('ROM', 0, 'neapolis', HOST).place('GRE', 0, 'cosentia', GREEKS)
    const { fired } = tells(bench, 0)
    expect(fired.has('CNQ-3')).toBe(stays)
    expect(fired).not.toContain('CNQ-3.2')
    expect(bench.statusOf('ROM', 'CAR')).toBe(stays ? 'allied' : 'enemy')
    if (stays) expect(bench.where('ROM', 0)).toBe('cosentia')
  })
})

describe('bots that meet', () => {
  /** Rome attacks a Greek army next door; neither is declared. */
  const meets = (rome: 'super' | 'speed', options = {}): Played => {
    const bench = new Bench({ ...FOUR, ROM: rome }, options).status('ROM', 'GRE', 'enemy')
    return deed(bench.place('ROM', 0, 'medhlan').hold('GRE', 'genua').place('GRE', 0, 'genua'), 'ROM', any)
  }

  it('BVB-2: only a Super-bot declares its army first', () => {
    expect(meets('super').fired).toContain('BVB-2')
    expect(meets('speed').fired).not.toContain('BVB-2')
  })

  it('BVB-1: four phases by the option only if both are Super-bots', () => {
    const options = { 'bvb.mode': 'fourPhase' }
    expect(meets('super', options).fired).not.toContain('BVB-1')
    expect(meets('speed', options).fired).toContain('BVB-1')
  })

  it('CNQ-9: an own home region that is retaken does not count for golden rule B', () => {
    const bench = new Bench(FOUR)
      .hold('GRE', 'cosentia')
      .status('ROM', 'GRE', 'enemy')
      .place('ROM', 0, 'neapolis', HOST)
    const { fired } = deed(bench, 'ROM', { ...any, actions: 3 })
    expect(fired).toContain('CNQ-9.1')
    expect(fired).not.toContain('CNQ-9')
    expect([bench.holder('cosentia'), bench.army('ROM', 0).homesTaken]).toEqual(['ROM', 0])
  })
})
