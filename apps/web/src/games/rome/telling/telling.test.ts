import type { Action } from '@understudy/rome'
import type { Logged } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { beatsOf } from '../../../play/following/beats.ts'
import { telling } from './telling.ts'

const deed = (seat: string, node: string, action: object): Logged =>
  ({ index: 0, entry: { t: 'action', seat, by: 'bot', node, action }, events: [], moment: 'm' }) as unknown as Logged
const beats = (...steps: Logged[]) => beatsOf(steps, telling.joins).map(({ length }) => length)

describe('beats of Rome', () => {
  it('have an army’s way in one piece, and the next army in another', () => {
    const way = (node: string, ...rest: object[]) => [
      deed('GRE', node, { do: 'attack', target: 'odessos', path: [] }),
      deed('GRE', 'CNQ-5.2', { do: 'strength', slot: 0, infantry: 3 }),
      deed('GRE', 'CNQ-8.1', { do: 'reckon', step: 'assault' }),
      deed('GRE', 'LOS-1.1', { do: 'reckon', step: 'losses' }),
      ...rest.map((action) => deed('GRE', 'CNQ-9.1', action)),
    ]
    const taken = [{ do: 'reckon', step: 'taken' }, { do: 'march', path: [] }, { do: 'halt' }]
    expect(beats(...way('SPD-3', ...taken), ...way('SPD-3'), ...way('SPD-3'))).toEqual([7, 4, 4])
  })

  it('have the taxes and the stances of all together, the armies of two sides apart', () => {
    const stance = (seat: string) => deed(seat, 'STN-5', { do: 'stance', towards: 'ROM', box: 3 })
    const tax = (seat: string) => deed(seat, 'TAX-1', { do: 'reckon', step: 'tax' })
    const march = (seat: string) => deed(seat, 'SUP-3', { do: 'march', path: [] })
    expect(beats(stance('GRE'), stance('CAR'), tax('GRE'), tax('CAR'), march('GRE'), march('CAR'))).toEqual([
      2, 2, 1, 1,
    ])
  })

  it('have whatever one side buys as one thing, summed up', () => {
    const bought = ['buyGeneral', 'assign', 'look', 'buyTroop', 'look', 'buyTroop', 'look', 'putBack', 'build', 'done']
    const shop = (seat: string) => bought.map((what, n) => deed(seat, `SPN-${n}`, { do: what }))
    expect(beats(...shop('GRE'), ...shop('CAR'))).toEqual([10, 10])
    const deeds = bought.map((what) => ({ do: what })) as unknown as Action[]
    expect(telling.sum?.(deeds, 'en')).toBe('Bought: generals 1, troops 2, buildings 1.')
    expect(telling.sum?.(deeds, 'ru')).toBe('Куплено: полководцы 1, отряды 2, постройки 1.')
    expect(telling.sum?.(deeds.slice(0, 2), 'en')).toBeUndefined()
    expect(telling.sum?.([{ do: 'halt' }], 'en')).toBeUndefined()
  })
})
