import { type Action, muhq, muhqPackage, type State } from '@understudy/muhq'
import { tileName } from '@understudy/muhq/rules'
import { describe, expect, it } from 'vitest'
import { played } from '../../../play/played-testing.ts'
import { typed } from './typed.ts'

/** The first position of a game in which a person can do this. */
function where(can: (action: Action) => boolean): { state: State; seat: string; action: Action } {
  for (const seed of ['a', 'b', 'c', 'd'])
    for (let steps = 3; steps < 60; steps++) {
      const { state } = played(muhqPackage, { players: 2 }, seed, steps)
      const decision = muhq.decision(state)
      if (decision?.kind !== 'act') continue
      const all = decision
        .next([])
        .flatMap(({ pick, action, more }) => [
          ...(action === undefined ? [] : [action]),
          ...(action === undefined || more ? decision.next([pick]).flatMap((each) => each.action ?? []) : []),
        ])
      const action = all.find(can)
      if (action !== undefined) return { state, seat: decision.seat, action }
    }
  throw new Error('nobody can do that')
}

const at = (place: { readonly x: number; readonly y: number }): string => tileName(place).toLowerCase()
const unitAt = (state: State, id: number): string => at(state.units.find((unit) => unit.id === id)!)

describe('typed lines of muhq’s game', () => {
  it('a card and a tile, in either language, with or without the verb', () => {
    const { state, seat, action } = where((each) => each.do === 'play' && 'at' in each && each.at !== undefined)
    if (action.do !== 'play' || action.at === undefined) throw new Error('no such card')
    for (const line of [`${action.card} ${at(action.at)}`, `play ${action.card} at ${at(action.at)}`])
      expect(typed(state, seat, line)).toEqual({ actions: [action] })
  })

  it('a unit by its tile, and where it goes; several things in one line', () => {
    const { state, seat, action } = where((each) => each.do === 'move')
    if (action.do !== 'move') throw new Error('no move')
    const line = `${unitAt(state, action.unit)} ${at(action.to)}`
    expect(typed(state, seat, line)).toEqual({ actions: [action] })
    expect(typed(state, seat, `${line} end`)).toEqual({ actions: [action, { do: 'end', putAway: [] }] })
    expect(typed(state, seat, `${line} конец`)).toEqual({ actions: [action, { do: 'end', putAway: [] }] })
  })

  it('says in both languages which word is wrong', () => {
    const { state, seat } = where((each) => each.do === 'end')
    expect(typed(state, seat, 'nowhere')).toEqual({
      wrong: { en: '“nowhere” cannot be done here.', ru: 'Здесь нельзя сделать «nowhere».' },
    })
    expect(typed(state, 'nobody', 'end')).toMatchObject({ wrong: { en: 'Something else comes before “end”.' } })
    expect(typed(state, seat, ' ')).toMatchObject({ wrong: { ru: 'Строка пуста.' } })
  })
})
