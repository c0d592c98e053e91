// Frames are written down by their names: what number the campaign's have is nobody's affair, and another frame of the base
// game may come before them.

import { readdirSync, readFileSync } from 'node:fs'
import type { Json } from '@understudy/procedure'
import { type JournalFile, keyedRandom, loadJournal } from '@understudy/table'
import { afterEach, describe, expect, it } from 'vitest'
import { loadCampaign } from '../../act.ts'
import { arcsPackage } from '../../package.ts'
import { listChanged } from '../hooks/heard.ts'
import { FRAMES, topKind } from '../state/stack.ts'
import { C } from './frames.ts'
import { CAMPAIGN_FRAMES } from './vocabulary.ts'

const { game } = arcsPackage
loadCampaign()

const saves = new URL('../../../../../saves/2026-11-17-b53ac6c/', import.meta.url)
const files = readdirSync(saves).filter((name) => name.startsWith('arcs-act1-'))
const written = (name: string): JournalFile => JSON.parse(readFileSync(new URL(name, saves), 'utf8'))

const FIRST = C.policy
const MORE = ['one', 'another', 'third']
/** As if the base game had so many frames more, which come before those of the campaign; or as it is. */
function frames(more: readonly string[]): void {
  FRAMES.splice(FIRST, FRAMES.length, ...([...more, ...CAMPAIGN_FRAMES] as typeof FRAMES))
  for (const [at, name] of CAMPAIGN_FRAMES.entries()) (C as Record<string, number>)[name] = FIRST + more.length + at
  listChanged()
}
afterEach(() => frames([]))

/** Positions of random acts, one for each of the campaign's frames that somebody decides in, as they are written today. */
function underWay() {
  const found = new Map<string, { position: Json; asks: string }>()
  for (let number = 0; number < 3; number++) {
    const random = keyedRandom('frames', `${number}`)
    const state = game.start({ players: 3, act: 1 }, {})
    for (let decision = game.decision(state); decision !== undefined; decision = game.decision(state)) {
      const top = FRAMES[topKind(state)] ?? ''
      if (topKind(state) >= FIRST && !found.has(top))
        found.set(top, { position: game.serialise(state), asks: decision.kind })
      game.apply(state, decision.sample(random))
    }
  }
  return found
}

describe('the frames of the campaign, with more frames in the base game than today', () => {
  it('are found again in positions that were written before, and asked about as before', () => {
    const before = underWay()
    expect(before.size).toBeGreaterThan(12)
    frames(MORE)
    for (const [frame, { position, asks }] of before) {
      const state = game.parse(position)
      expect(FRAMES[topKind(state)], frame).toBe(frame)
      expect(topKind(state), frame).toBeGreaterThanOrEqual(FIRST + MORE.length)
      expect(game.serialise(state), frame).toEqual(position)
      expect(game.decision(state)?.kind, frame).toBe(asks)
    }
  })

  it('do not keep saved acts from being replayed, hash by hash', () => {
    expect(files.length).toBeGreaterThan(2)
    frames(MORE)
    for (const name of files) {
      const { resumed, mended } = loadJournal(arcsPackage, written(name))
      expect([resumed, mended], name).toEqual([undefined, undefined])
    }
  })
})
