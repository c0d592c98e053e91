// No rule names a card, a lore or a leader: those have files of their own here, and the rules ask the hooks.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GUILD, VOX } from '../../data/court.ts'
import { LEAD, LORE_CARD } from '../../data/leaders.ts'

const rules = new URL('../', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, rules), 'utf8')
/** Comments may say what made a rule necessary. */
const code = (name: string): string => text(name).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const sources = readdirSync(rules, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !/\.test\.|testing/.test(name))
/** The campaign's own cards and Fates, and the lists that name them. */
const ofCampaign = /^campaign\/(?:cards|fates|text)\/|^campaign\/(?:data|words|vocabulary)\.ts$/
const outside = sources.filter((name) => !name.startsWith('cards/') && !ofCampaign.test(name))
const inside = sources.filter((name) => name.startsWith('cards/'))

const naming = (pattern: RegExp, names: readonly string[]): string[] => names.filter((name) => pattern.test(code(name)))

const NAMES = [GUILD, VOX, LORE_CARD, LEAD].flatMap((all) => Object.keys(all))

describe('cards, lore and leaders', () => {
  it('are named by no rule', () => {
    expect([outside.length > 80, inside.length > 70]).toEqual([true, true])
    expect(naming(/\b(?:GUILD|VOX|LORE_CARD|LEAD)\b/, outside)).toEqual([])
    expect(naming(/'(?:BC|L|LEAD)\d\d'/, outside)).toEqual([])
    // A frame that no game has any more, but old saves may, is called after a card.
    expect(naming(new RegExp(`(?<![.\\w'])(?:${NAMES.join('|')})\\b`), outside)).toEqual(['state/frame-numbers.ts'])
  })

  it('are imported by nothing but the list of all of them', () => {
    // The campaign's own, by its own lists.
    expect(naming(/from '[./]*cards\/(?!index\.ts')/, outside).sort()).toEqual(['campaign/act.ts', 'campaign/laws.ts'])
    expect(naming(/from '[./]*cards\/index\.ts'/, outside).sort()).toEqual(['campaign/laws.ts', 'round/layers.ts'])
  })

  it('know nothing of the lists that are made of them', () => {
    expect(naming(/from '[./]*(?:deeds|legal|settle|layers|next|next-custom|decision)\.ts'/, inside)).toEqual([])
  })

  it('are in small files, each of which says in one sentence what it is', () => {
    const long = inside.filter((name) => name !== 'cards/index.ts' && text(name).split('\n').length > 250)
    expect(long).toEqual([])
    for (const name of inside) expect(text(name), name).toMatch(/^\/\/ [A-Z]/)
  })
})
