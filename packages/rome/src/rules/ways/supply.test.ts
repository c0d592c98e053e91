import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { isSupplied } from './ways.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

describe('10.3 supply', () => {
  const supplied = (bench: Bench, region: string) => isSupplied(bench.state, 0, bench.region(region))
  it('a chain of own or allied regions leads to a held home region', () => {
    expect(supplied(new Bench(people).hold('ROM', 'koria', 'vesontio'), 'vesontio')).toBe(true)
    expect(supplied(new Bench(people).hold('ROM', 'vesontio'), 'vesontio')).toBe(false)
    expect(supplied(new Bench(people).hold('ROM', 'vesontio').hold('GRE', 'koria'), 'vesontio')).toBe(false)
    const allied = new Bench(people).hold('ROM', 'vesontio').hold('GRE', 'koria').status('ROM', 'GRE', 'allied')
    expect(supplied(allied, 'vesontio')).toBe(true)
  })
  it('or two own ports on one sea without an enemy navy', () => {
    expect(supplied(new Bench(people).hold('ROM', 'karalis'), 'karalis')).toBe(true)
    const blocked = new Bench(people).hold('ROM', 'karalis').navy('CAR', 0, 'tyr', 1).status('ROM', 'CAR', 'enemy')
    expect(supplied(blocked, 'karalis')).toBe(false)
    expect(supplied(blocked.status('ROM', 'CAR', 'neutral'), 'karalis')).toBe(true)
    // Velathri and Karalis share the Ligurian Sea, but Velathri has no port.
    expect(supplied(new Bench(people).hold('ROM', 'massalia').hold('GRE', 'genua'), 'massalia')).toBe(true)
  })
  it('R-103: an army’s own region need not be held if the next one is supplied', () => {
    expect(supplied(new Bench(people), 'koria')).toBe(true)
    expect(supplied(new Bench(people), 'vesontio')).toBe(false)
  })
})
