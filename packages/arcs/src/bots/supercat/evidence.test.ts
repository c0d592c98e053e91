import { LANGS } from '@understudy/procedure'
import { Recorder, type TraceEvent, type TraceSink } from '@understudy/procedure/trace'
import { describe, expect, test } from 'vitest'
import { supercatBook } from './books-testing.ts'
import { gameOf, play } from './game-testing.ts'
import type { NodeId } from './sources.ts'

/** Rules that are about the course of the turn alone: their answer says everything. */
const PLAIN = new Set<string>(['BT.0', 'BT.3a', 'BT.5a', 'CMB.6', 'CMB.8', 'CMB.9', 'PR.4', 'PR.4b', 'PR.8.2'])

/** Rules that answered in whole games, and those that did so without saying what it rests on. */
function bare(seeds: readonly string[]): { all: Set<string>; found: Set<string> } {
  const all = new Set<string>()
  const found = new Set<string>()
  const sink: TraceSink = {
    detail: true,
    event(event: TraceEvent) {
      if (event.e === 'ask' || event.e === 'found') all.add(event.node)
      if (event.e === 'ask' && event.because.length === 0) found.add(event.node)
      if (event.e !== 'found' || event.candidates.length > 0 || (event.because ?? []).length > 0) return
      const [en, ru] = LANGS.map((lang) => supercatBook.text[lang].nodes[event.node as NodeId])
      if (en?.no === undefined || ru?.no === undefined) found.add(event.node)
    },
  }
  for (const seed of seeds) for (const _ of play(gameOf({ bots: 3, others: 0, seed }), sink));
  return { all, found }
}

describe('every answer', () => {
  test('says what it rests on: systems, cards, counts', () => {
    const { all, found } = bare(['evidence-1', 'evidence-2', 'evidence-3'])
    expect(all.size).toBeGreaterThan(90)
    expect([...found].filter((node) => !PLAIN.has(node))).toEqual([])
  })
})

describe('what a trace keeps', () => {
  test('evidence that stays the same from one action to the next is kept once', () => {
    const recorder = new Recorder()
    for (const _ of play(gameOf({ bots: 3, others: 0, seed: 'evidence-kept' }), recorder));
    const kept = new Set<object>()
    const texts: string[] = []
    for (const event of recorder.events) {
      if (event.e !== 'found') continue
      for (const { say, with: facts } of event.because ?? []) {
        if (say !== 'supercat.standings') continue
        for (const standing of (facts as unknown as { list: readonly object[] }).list) {
          if (!kept.has(standing)) texts.push(JSON.stringify(standing))
          kept.add(standing)
        }
      }
    }
    expect(new Set(texts).size).toBeGreaterThan(50)
    // What comes back after something else, or is said of another seat, is made again.
    expect(texts.length).toBeLessThan(2 * new Set(texts).size)
  })
  test('rules that find nothing share one list of nothing', () => {
    const recorder = new Recorder()
    for (const _ of play(gameOf({ bots: 3, others: 0, seed: 'evidence-empty' }), recorder));
    const empty = recorder.events.flatMap((event) =>
      event.e === 'found' && event.candidates.length === 0 ? [event.candidates] : [],
    )
    expect(empty.length).toBeGreaterThan(100)
    expect(new Set(empty).size).toBe(1)
  })
})
