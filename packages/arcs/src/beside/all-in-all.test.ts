// What came of turns, told: it names every place that changed, and nothing that did not.

import { LANGS, speak } from '@understudy/procedure'
import { type GameEvent, Table } from '@understudy/table'
import { expect, it } from 'vitest'
import { arcsPackage } from '../package.ts'
import { arcsBeside } from './index.ts'

const played = () => {
  const options = { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat' }
  const table = Table.start(arcsPackage, { options, seats: arcsPackage.seating(options), seed: 'all in all' })
  for (let n = 0; n < 160 && table.next().kind === 'auto'; n++) table.advance()
  return table
}

it('nothing came of nothing; every system that a line names as its place is told', () => {
  const table = played()
  const turns = [...new Set(table.log.map(({ moment }) => moment))].slice(1)
  let told = 0
  for (const moment of turns) {
    const steps = table.log.filter((logged) => logged.moment === moment)
    const [from, to] = [table.stateAt(steps[0]!.index), table.stateAt(steps.at(-1)!.index + 1)]
    expect(arcsBeside.allInAll(from, from)).toEqual([])
    const events: GameEvent[] = steps.flatMap((logged) => logged.events)
    const nets = arcsBeside.allInAll(from, to)
    const named = nets.map(({ place }) => speak(arcsBeside.phrases, 'en', place))
    for (const { place, change } of arcsBeside.lines(from, to, events)) {
      const name = speak(arcsBeside.phrases, 'en', place)
      if (change.say === 'carry.move' && /^(Gate|Cluster)/.test(name)) expect(named).toContain(name)
    }
    for (const lang of LANGS)
      for (const part of nets.flatMap(({ parts }) => parts)) {
        const book = Object.hasOwn(arcsBeside.phrases[lang], part.say) ? arcsBeside.phrases : arcsPackage.game.phrases
        expect(speak(book, lang, part)).not.toMatch(/undefined|NaN|\bnull\b|[+−]0/)
        told++
      }
  }
  expect(told).toBeGreaterThan(50)
})
