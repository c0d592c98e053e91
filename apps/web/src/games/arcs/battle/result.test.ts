import type { State } from '@understudy/arcs'
import { copyState } from '@understudy/arcs/state'
import type { Lang } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { SmallBench } from '../compose/small-bench-testing.ts'
import { resultOf } from './result.ts'
import { type Spoils, spoilsOf } from './spoils.ts'

const FIGHT = { at: '2h', attacker: 'blue', defender: 'red' } as const

describe('what came of a battle', () => {
  const result = (before: State, state: State, lang: Lang = 'en') =>
    resultOf(spoilsOf({ before, state, steps: [], fight: FIGHT }), 'red', lang)
  const bench = () => new SmallBench().ships('red', '2h', 2).ships('blue', '2h', 1).building('red', '2h', 'starport')

  it('tells a building that is damaged, though nothing falls', () => {
    const before = copyState(bench().state)
    expect(result(before, before)).toBe('Nobody loses anything.')
    const after = bench().building('red', '2h', 'starport', 1, true).state
    expect(result(before, after)).toBe('You have 1 starport damaged.')
    expect(result(before, after, 'ru')).toBe('У вас повреждено: 1 космопорт.')
  })

  it('tells ships and buildings together, and what is lost apart from what is damaged', () => {
    const before = copyState(bench().state)
    const both = bench().ships('red', '2h', 1, 1).building('red', '2h', 'starport', 1, true).state
    expect(result(before, both)).toBe('You have 1 ship and 1 starport damaged.')
    const lost = bench().ships('red', '2h', 1).building('red', '2h', 'starport', 1, true).state
    expect(result(before, lost)).toBe('You lose 1 ship. You have 1 starport damaged.')
  })

  it('tells trophies, captives and cards of the Court, whoever took them', () => {
    const none = { hurt: [], tokens: [], stolen: [], outraged: [], captives: 0, ransacked: [], lost: [], trophies: 0 }
    const spoils = (attacker: object, defender: object): Spoils[] => [
      { owner: 'blue', ...none, ...attacker },
      { owner: 'red', ...none, ...defender },
    ]
    const fought = spoils({ lost: ['ship'], trophies: 2, captives: 1, ransacked: ['BC02'] }, { trophies: 1 })
    expect(resultOf(fought, 'red', 'en')).toBe(
      'Blue loses 1 ship. Blue takes 2 trophies. Blue takes 1 captive. You take 1 trophy. Blue ransacks Mining Interest.',
    )
    expect(resultOf(fought, 'blue', 'ru')).toBe(
      'Вы теряете: 1 корабль. Ваши трофеи: 2. Ваши пленники: 1. Красный, трофеи: 1. Вы разграбляете двор: «Добывающий концерн».',
    )
  })
})
