// Nothing in the rules outside this folder knows who sits at a table: it asks seatRules, the stack and the table.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROLES } from '../../vocabulary.ts'
import { faceDownDeck } from './deck.ts'
import { realHand } from './hand.ts'
import { virtualHand } from './virtual.ts'

const rules = new URL('../', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, rules), 'utf8')
/** Comments may say for whose sake something is asked. */
const code = (name: string): string => text(name).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const outside = readdirSync(rules, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.startsWith('seats/') && !/\.test\.|testing/.test(name))

/** Where roles and their options are data: what can be chosen, how it is saved, what a state holds; and their words. */
const DATA = [
  'campaign/options.ts',
  'campaign/text/options.ts',
  'positions/parse.ts',
  'setup/options.ts',
  'state/serialise.ts',
  'state/state.ts',
]

describe('who sits at a table', () => {
  it('is known in this folder alone', () => {
    expect(outside.length).toBeGreaterThan(80)
    for (const role of ROLES) expect(code('setup/options.ts')).toContain(role)
    const named = outside.filter((name) =>
      /(?<!sca)lars|supercat|virtual|roleOf|options\.roles|'human'/i.test(code(name)),
    )
    expect(named.sort()).toEqual(DATA)
  })

  it('is asked about by its questions, never by the file of one role', () => {
    const asked = new Set(
      outside.flatMap((name) => [...code(name).matchAll(/seats\/([\w-]+)\.ts'/g)].map(([, at]) => at)),
    )
    expect([...asked].sort()).toEqual(['attacks', 'deeds', 'index', 'stack', 'table'])
  })

  it('is answered by objects of one shape, which keeps asking cheap', () => {
    expect(Object.keys(virtualHand)).toEqual(Object.keys(realHand))
    expect(Object.keys(faceDownDeck)).toEqual(Object.keys(realHand))
  })
})
