// What is asked of a person fits the first line of the dock: at most 56 characters in both languages.

import { arcsPackage } from '@understudy/arcs'
import { FRAMES } from '@understudy/arcs/state'
import { muhqPackage } from '@understudy/muhq'
import { LANGS, speak } from '@understudy/procedure'
import { romePackage } from '@understudy/rome'
import { describe, expect, it } from 'vitest'
import { spokenIn } from './longest-testing.ts'

const MOST = 56
const asked = (...games: Parameters<typeof spokenIn>): Map<string, string> => spokenIn(...games).asks

const tooLong = (all: ReadonlyMap<string, string>): string[] =>
  [...all].filter(([, text]) => text.length > MOST).map(([key, text]) => `${text.length} ${key}: ${text}`)

describe('questions to people', () => {
  it('of Arcs', () => {
    const human = { players: 4, role1: 'human', role2: 'human', role3: 'human', role4: 'human' }
    const all = asked(arcsPackage, human, 4, 700)
    for (const [key, text] of asked(arcsPackage, { ...human, leaders: 'draft' }, 4, 500))
      if (text.length > (all.get(key)?.length ?? 0)) all.set(key, text)
    // Whatever frame is asked about, and of whomever.
    for (const frame of FRAMES)
      for (const lang of LANGS) {
        const text = speak(arcsPackage.game.phrases, lang, { say: 'ask.frame', with: { seat: 'yellow', frame } })
        all.set(`${frame} (${lang})`, text)
      }
    expect(all.size).toBeGreaterThan(60)
    expect(tooLong(all)).toEqual([])
  })

  it('of Rome', () => {
    const human = { role1: 'human', role2: 'human', role3: 'human', role4: 'human' }
    const all = asked(romePackage, human, 3, 900)
    expect(all.size).toBeGreaterThan(20)
    expect(tooLong(all)).toEqual([])
  })

  it('of muhq’s game', () => {
    const all = asked(muhqPackage, { players: 2 }, 3, 200)
    expect(all.size).toBeGreaterThan(1)
    expect(tooLong(all)).toEqual([])
  })
})
