import type { Lang } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { press, startPage } from '../model/sheet.ts'
import type { Page, Tap } from '../model/tap.ts'
import { begun, keepsVerbs } from '../model/verbs.ts'
import { SmallBench } from '../small-bench-testing.ts'
import { changesOf } from './changes.ts'
import { tokensOf } from './tokens-of.ts'
import '../../text/words-testing.ts'

describe('the plan of a move', () => {
  const context = new SmallBench().ships('red', '6g', 3).act({ do: 'lead', card: 'mobilization-2' }).context()
  const after = (...taps: Tap[]): Page =>
    taps.reduce<Page>((page, tap) => {
      const pressed = press(context, page, tap)
      if (pressed === undefined || !('page' in pressed)) throw new Error(JSON.stringify(tap))
      return pressed.page
    }, startPage(context))
  const move: Tap = { tap: 'do', doing: 'move' }
  const page = after(move, { tap: 'system', system: '6g' }, { tap: 'system', system: '6h' })

  it('is told in tokens, each of which goes back to where it was picked', () => {
    expect(tokensOf(context, page, 'en').map(({ text }) => text)).toEqual([
      'Move',
      'gate 6 ▸ cluster 6, hex',
      '3 ships',
    ])
    const [verb, way] = tokensOf(context, page, 'en')
    expect(verb?.to).toEqual(startPage(context))
    expect(way?.to).toMatchObject({ at: 'move', from: '6g', path: [] })
    const [, origin] = tokensOf(context, way!.to!, 'en')
    expect(origin?.to).toMatchObject({ at: 'move', path: [] })
    expect(origin?.to).not.toHaveProperty('from')
  })

  it('begins with the place that was tapped, while its verb is wanted', () => {
    const [at, ...rest] = tokensOf(context, { at: 'root', pay: 'pip', within: '6g' }, 'en')
    expect(at).toMatchObject({ text: 'gate 6', places: ['6g'], to: { at: 'root', pay: 'pip' } })
    expect(at?.to).not.toHaveProperty('within')
    expect(rest).toEqual([])
    expect(tokensOf(context, startPage(context), 'en')).toEqual([])
  })

  it('says what it changes: control, and the actions that are left', () => {
    const { state } = context
    const legs = [{ to: '6h', fresh: 3, damaged: 0 }] as const
    const told = (lang: Lang) => changesOf(state, 'red', { do: 'move', from: '6g', legs, pay: 'pip' }, lang)
    expect(told('en')).toMatch(/^you no longer control gate 6 · you control cluster 6, hex · \d actions? left$/)
    expect(told('ru')).toMatch(/^вы перестанете править: .+ · вы будете править: .+ · останется \d действи.+$/)
  })

  it('leaves the verbs in their line while it is tapped on the map, and marks its own', () => {
    for (const taps of [[move], [move, { tap: 'system', system: '6g' }]] as Tap[][])
      expect(keepsVerbs(context, after(...taps))).toBe(true)
    expect(keepsVerbs(context, page)).toBe(true)
    expect(begun(page)).toEqual(move)
    // Where nothing was begun they are the page itself; beside a board the line has the next deeds.
    expect(keepsVerbs(context, startPage(context))).toBe(false)
    expect(keepsVerbs({ ...context, beside: true }, page)).toBe(false)
  })
})

it('the line of the verbs is given to answers that lie nowhere on the table: rivals and dice', () => {
  const context = new SmallBench()
    .ships('red', '6g', 3)
    .ships('yellow', '6g', 2)
    .act({ do: 'lead', card: 'aggression-4' })
    .context()
  const pressed = press(context, startPage(context), { tap: 'do', doing: 'battle' })
  const page = pressed !== undefined && 'page' in pressed ? pressed.page : startPage(context)
  expect(page).toMatchObject({ at: 'battle', against: 'yellow' })
  expect(keepsVerbs(context, page)).toBe(false)
})
