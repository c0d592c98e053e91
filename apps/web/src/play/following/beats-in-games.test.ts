// How a bot's turn is told: beats and seconds at the normal pace, over whole games. `BOT_TURNS=100` takes as many as the design asks.

import { arcsPackage } from '@understudy/arcs'
import { speak } from '@understudy/procedure'
import { romePackage } from '@understudy/rome'
import { type AnyPackage, type Controller, type Logged, type Options, Table } from '@understudy/table'
import { describe, expect, test } from 'vitest'
import { joins } from '../../games/arcs/telling/telling.ts'
import { telling } from '../../games/rome/telling/telling.ts'
import type { Telling } from '../../games/ui.ts'
import type { AnyAction } from '../deciding/picker.ts'
import { beatsOf, deedsOf, headline } from './beats.ts'
import { isStep } from './is-step.ts'
import { pause } from './pace.ts'
import { shortened, toCome } from './stretch.ts'

const TURNS = Number(process.env.BOT_TURNS ?? 8)
/** Entries of each game that are looked at. */
const MOST = TURNS < 50 ? 160 : 900

interface Shown {
  readonly beats: number
  readonly seconds: number
  readonly fought: boolean
}

/** A stretch as it is shown: every beat waits until it is read, its steps until their pieces have moved. */
function shown(pkg: AnyPackage, steps: readonly Logged[], { joins, sum }: Partial<Telling<AnyAction>> = {}): Shown {
  const told = steps.filter(isStep)
  const beats = beatsOf(told, joins)
  let ms = 0
  let at = 0
  const wait = (beat: readonly Logged[], within: boolean, letters?: number) => {
    const known = told.slice(at).map(({ entry }) => entry)
    ms += shortened('normal', pause('normal', false, within, letters), ms, toCome('normal', beat, known, joins))
  }
  for (const [n, beat] of beats.entries()) {
    for (const [i, { events }] of beat.entries()) {
      at++
      // What changed nothing is not waited for.
      if (i < beat.length - 1 && events.length > 0) wait(beat.slice(0, i + 1), true)
    }
    const said = headline(beat)
    if (said === undefined || n === beats.length - 1) continue
    const text =
      sum?.(deedsOf(beat), 'en') ?? said.events.map((event) => speak(pkg.game.phrases, 'en', event)).join(' ')
    wait(beat, false, text.length)
  }
  const fought = steps.some(({ events }) => events.some(({ say }) => /battle|Rolled|fight|Fought/i.test(say)))
  return { beats: beats.length, seconds: ms / 1000, fought }
}

function turnsOf(
  pkg: AnyPackage,
  options: Options,
  person: string,
  by: Controller,
  telling: Partial<Telling<AnyAction>> = {},
) {
  const turns: Shown[] = []
  const stretches: Shown[] = []
  for (let seed = 0; turns.length < TURNS; seed++) {
    const table = Table.start(pkg, { options, seats: { ...pkg.seating(options), [person]: by }, seed: `beats ${seed}` })
    while (table.next().kind === 'auto' && table.entries.length < MOST) table.advance()
    let stretch: Logged[] = []
    let turn: Logged[] = []
    const seatOf = ({ entry }: Logged) => (entry.t === 'action' ? entry.seat : undefined)
    const close = () => {
      if (turn.some((step) => seatOf(step) !== undefined)) turns.push(shown(pkg, turn, telling))
      turn = []
    }
    for (const logged of table.log.slice(1)) {
      const seat = seatOf(logged)
      if (seat === person) {
        close()
        if (stretch.length > 0) stretches.push(shown(pkg, stretch, telling))
        stretch = []
        continue
      }
      const last = turn.findLast((step) => seatOf(step) !== undefined)
      if (seat !== undefined && last !== undefined && seatOf(last) !== seat) close()
      turn.push(logged)
      stretch.push(logged)
    }
  }
  return { turns: turns.slice(0, TURNS), stretches }
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

describe('a bot’s turn is told in few beats, and in seconds', () => {
  test('SUPERCAT', () => {
    const options = { players: 3, role2: 'supercat', role3: 'supercat' }
    const { turns, stretches } = turnsOf(arcsPackage, options, 'red', { by: 'bot', bot: 'eager' }, { joins })
    const quiet = stretches.filter(({ fought }) => !fought)
    const most = Math.max(...quiet.map(({ seconds }) => seconds))
    console.log(
      `| SUPERCAT, ${turns.length} turns | ${median(turns.map(({ beats }) => beats))} beats | ${median(turns.map(({ seconds }) => seconds)).toFixed(1)} s | longest stretch without battles ${most.toFixed(1)} s |`,
    )
    expect(median(turns.map(({ beats }) => beats))).toBeLessThanOrEqual(5)
    expect(median(turns.map(({ beats }) => beats))).toBeGreaterThanOrEqual(2)
    expect(median(turns.map(({ seconds }) => seconds))).toBeLessThanOrEqual(9)
    expect(most).toBeLessThanOrEqual(20)
  }, 60_000)

  test('Lars', () => {
    const options = { players: 3, role2: 'lars', role3: 'lars' }
    const { turns, stretches } = turnsOf(arcsPackage, options, 'red', { by: 'bot', bot: 'eager' }, { joins })
    const quiet = stretches.filter(({ fought }) => !fought)
    const most = Math.max(...quiet.map(({ seconds }) => seconds))
    console.log(
      `| Lars, ${turns.length} turns | ${median(turns.map(({ beats }) => beats))} beats | ${median(turns.map(({ seconds }) => seconds)).toFixed(1)} s | longest stretch without battles ${most.toFixed(1)} s |`,
    )
    expect(median(turns.map(({ beats }) => beats))).toBeLessThanOrEqual(6)
    expect(median(turns.map(({ beats }) => beats))).toBeGreaterThanOrEqual(3)
    expect(most).toBeLessThanOrEqual(20)
  }, 60_000)

  test('a bot of Rome', () => {
    const options = { role1: 'human', role2: 'speed', role3: 'super', role4: 'absent' }
    const { turns, stretches } = turnsOf(romePackage, options, 'ROM', { by: 'random' }, telling)
    const quiet = stretches.filter(({ fought }) => !fought)
    const most = Math.max(...quiet.map(({ seconds }) => seconds))
    console.log(
      `| Rome, ${turns.length} turns | ${median(turns.map(({ beats }) => beats))} beats | ${median(turns.map(({ seconds }) => seconds)).toFixed(1)} s | longest stretch without battles ${most.toFixed(1)} s |`,
    )
    expect(median(turns.map(({ beats }) => beats))).toBeLessThanOrEqual(6)
    expect(most).toBeLessThanOrEqual(20)
  }, 60_000)
})
