// What the Why panel reads out, over every scene of the bots' tests: whole sentences, in words, about what decided.

import { LANGS, type Lang } from '@understudy/procedure'
import { explain } from '@understudy/procedure/explain'
import { describe, expect, it } from 'vitest'
import { rome } from '../../game.ts'
import { activationScenes, homeward } from '../activation/scenes.ts'
import { agents, entrance } from '../agents/scenes.ts'
import { answers } from '../answers/scenes.ts'
import { battle } from '../battle/scenes.ts'
import { superBook } from '../books.ts'
import { buildings } from '../buildings/scenes.ts'
import { conquest, voyages } from '../conquest/scenes.ts'
import { declaring } from '../declaring/scenes.ts'
import { goldenRule } from '../golden-rule/scenes.ts'
import { initiative } from '../initiative/scenes.ts'
import { losses } from '../losses/scenes.ts'
import { navies } from '../navy/scenes.ts'
import { calmSpeedScenes, speedScenes } from '../speed-list/scenes.ts'
import { spending } from '../spending/scenes.ts'
import { stance } from '../stance/scenes.ts'
import { calmScenes, placeScenes, superScenes } from '../super-list/scenes.ts'
import { taxation } from '../taxation/scenes.ts'
import { once, type Played } from '../testing/bot-testing.ts'

type Scene = () => Played
const isScene = (value: unknown): value is Scene => typeof value === 'function' && value.length === 0

const scenes: Scene[] = [
  ...[stance, initiative, entrance, agents, answers, declaring, taxation, losses, spending, buildings, goldenRule],
  ...[activationScenes, homeward, superScenes, calmScenes, placeScenes, speedScenes, calmSpeedScenes],
  ...[conquest, voyages, battle, navies],
].flatMap((group) => Object.values<unknown>(group).filter(isScene))

function told(lang: Lang, scene: Scene): { node: string; kind: string; text: string }[] {
  const { events, view } = once(scene)
  return explain(events, { rulebook: superBook, lang, phrases: rome.phrases, view }).map((line) => ({
    node: line.node ?? '',
    kind: line.kind,
    text: line.text,
  }))
}

describe.each(LANGS)('why, in %s', (lang) => {
  const lines = scenes.flatMap((scene) => told(lang, scene))
  const answers = lines.filter(({ kind }) => kind === 'ask' || kind === 'found' || kind === 'roll')

  it('names no ids and no letters of dice', () => {
    expect(answers.length).toBeGreaterThan(500)
    const odd = /undefined|NaN|\[object|\b(?:ROM|GRE|CAR|BAR)\b|[:,] [-SXK](?: [-SXK])*[.,;]/
    expect(answers.filter(({ text }) => odd.test(text))).toEqual([])
  })

  it('is made of sentences', () => {
    const whole = /^\p{Lu}.*[.!?:]$/u
    // "Rome: neutral, stance 5 Greeks: …": two sentences that run into each other.
    const runOn = /\d \p{Lu}\p{Ll}+: /u
    expect(answers.filter(({ text }) => !whole.test(text) || /\. \p{Ll}/u.test(text) || runOn.test(text))).toEqual([])
  })
})

const reason = (node: string, scene: Scene): string =>
  told('en', scene).find((line) => line.node === node && line.kind === 'ask')?.text ?? ''

it('BVB-7 rests on the cards that the loser loses, not on the points', () => {
  expect(reason('BVB-7', conquest.duelBig)).toBe('Yes. Cards lost by the Greeks: 3.')
})

it('MOV-3: an undeclared army is not called one of no cards', () => {
  expect(reason('MOV-3', conquest.undeclaredDuel)).toBe('No. It is undeclared.')
})
