// Why an army did not do something else.

import { LANGS } from '@understudy/procedure'
import { explainVerdict, whyNot } from '@understudy/procedure/explain'
import { describe, expect, it } from 'vitest'
import { rome } from '../../game.ts'
import { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { superBook } from '../books.ts'
import type { Played } from '../testing/bot-testing.ts'
import { deed, goOn, HALT, onlyFree } from '../testing/campaign-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

const strike = (target: string): Action => ({ do: 'attack', target, path: [] })
function verdict({ runner, view, events }: Played, other: Action) {
  const acted = events.flatMap((event) => (event.e === 'act' ? [event] : [])).at(-1)
  return whyNot(runner, view, 'ROM', (acted?.vars ?? {}) as Record<string, unknown>, events, other)
}

describe('why not?', () => {
  const free = () => deed(new Bench(FOUR).place('ROM', 0, 'medhlan'), 'ROM', { anyTie: true })

  it('another free neighbour: the rule for mercenary regions decided first', () => {
    expect(verdict(free(), strike('koria'))).toMatchObject({ kind: 'later', node: 'SUP-3.2' })
    expect(verdict(free(), strike('octuduron'))).toMatchObject({ kind: 'done' })
  })

  it('a region that the key of the rule dropped', () => {
    const greek = deed(new Bench(FOUR).place('GRE', 0, 'epidamnos'), 'GRE', { anyTie: true })
    expect(verdict(greek, strike('iader'))).toMatchObject({
      kind: 'dropped',
      node: 'SUP-3.2',
      preference: 'terrainLow',
    })
  })

  it.each(LANGS)('is said in words (%s)', (lang) => {
    const said = explainVerdict(verdict(free(), strike('koria')), { rulebook: superBook, lang, phrases: rome.phrases })
    expect(said.length).toBeGreaterThan(20)
    expect(said).not.toMatch(/undefined|\[object|camp\./)
  })
})

describe('the steps below the rules of the lists', () => {
  it('a target that can neither be attacked nor approached is passed over (SUP-X2)', () => {
    const bench = onlyFree(new Bench(FOUR), 'ROM', 'genua').place('ROM', 0, 'medhlan')
    const played = goOn(bench, 'ROM', 1, 0, { anyTie: true })
    expect(played.found('SUP-3.4')[0]).toHaveLength(1)
    expect(played.fired).not.toContain('SUP-3.4.x')
    expect(played.fired).toContain('MOV-5.4')
    expect(played.actions).toEqual([HALT])
  })
})
