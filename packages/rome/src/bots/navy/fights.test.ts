// NAV-3: fights where a navy is, and the next navy after one that the table turned down.

import { expect, it } from 'vitest'
import { navyOptions } from '../../rules/sea/navy-moves.ts'
import { Bench } from '../../testing.ts'
import { play } from '../testing/bot-testing.ts'

it('NAV-3: fighting where it is belongs to what a bot can do', () => {
  const bench = new Bench({ ROM: 'super', GRE: 'human' }).navy('ROM', 0, 'tyr', 3).navy('GRE', 0, 'tyr', 2)
  bench.begin('campaign', 'ROM')
  const stays = () =>
    navyOptions(bench.state, bench.no('ROM')).filter(({ action }) => action.do === 'sail' && action.zones.length === 0)
  expect(stays().map(({ action }) => action)).toEqual([{ do: 'sail', navy: 0, zones: [], fight: 'GRE' }])
  bench.status('ROM', 'GRE', 'friends')
  expect(stays()).toEqual([])
  const theirs = navyOptions(bench.state, bench.no('GRE'))
  expect(theirs.length).toBeGreaterThan(0)
  expect(theirs.every(({ action }) => 'zones' in action && action.zones[0])).toBe(true)
})

it('POT-3: a navy that is turned down is not the last while another is in reach', () => {
  const bench = new Bench({ ROM: 'super', GRE: 'human' }).navy('ROM', 0, 'tyr', 3)
  bench.navy('GRE', 0, 'ion', 2).navy('GRE', 1, 'afr', 1).begin('campaign', 'ROM')
  for (const army of bench.side('ROM').armies) army.activated = true
  const { events } = play(bench, 'ROM', { anyTie: true })
  const last = events.flatMap((event) => (event.e === 'ask' && event.node === 'POT-3' ? [event.yes] : []))
  expect(last).toEqual([false, true])
})
