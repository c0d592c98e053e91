import { Recorder, type TraceSink } from '@understudy/procedure/trace'
import { simulate } from '@understudy/table'
import { conform } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { romePackage } from '../../package.ts'
import { type Role, seating } from '../testing/games-testing.ts'

const COMPANIES: readonly (readonly Role[])[] = [
  ['super', 'speed', 'super', 'speed'],
  ['super', 'super', 'super', 'super'],
  ['speed', 'speed', 'speed', 'speed'],
  ['human', 'super', 'speed', 'absent'],
  ['super', 'absent', 'speed', 'absent'],
  ['absent', 'speed', 'human', 'super'],
]

const play = (company: readonly Role[], seed: string, sink?: TraceSink) =>
  simulate(romePackage, { ...seating(company), seed, ...(sink === undefined ? {} : { sink }) })

describe('whole games', () => {
  it.each(COMPANIES)('%s, %s, %s, %s: played to the end', (...company) => {
    for (let n = 0; n < 2; n++) {
      const { outcome, last } = play(company, `rome bots ${n}`)
      expect(outcome.winners.length).toBeGreaterThan(0)
      expect(Number(last.split('.')[0])).toBeLessThanOrEqual(15)
    }
  })

  it('a trace changes nothing', () => {
    const plain = play(['super', 'speed', 'human', 'super'], 'traced')
    expect(play(['super', 'speed', 'human', 'super'], 'traced', new Recorder())).toEqual(plain)
  })

  it.each([
    ['both kinds', ['super', 'speed', 'super', 'speed']],
    ['with a person', ['human', 'speed', 'super', 'absent']],
  ] as const)(
    'keeps every promise of the table: %s',
    (_, company) => {
      const { options, seats } = seating(company)
      const hidden = company.some((who) => who === 'human')
      const settings = { seats, seed: 'rome bots', every: 300, written: 60, hidden }
      const broken = conform(romePackage, { ...settings, options: { ...options, 'victory.maxRounds': 1 } })
      expect(broken.map(({ check, what, at }) => `${at}: ${check}: ${what}`)).toEqual([])
    },
    240_000,
  )
})
