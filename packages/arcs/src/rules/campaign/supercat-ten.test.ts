// What SUPERCAT 0.10 asks of the rules of an act (supercat-0.10, 2.3, 8.6): Negotiations from the caller on until the rounds
// are used up, tough ships, vaults.

import { describe, expect, it } from 'vitest'
import { parseState } from '../state/restore.ts'
import { serialise } from '../state/serialise.ts'
import { CampaignBench } from './campaign-testing.ts'
import { favorsFor } from './summit/parts.ts'

const FATES = ['advocate', 'partisan', 'founder', 'caretaker'] as const
const summit = (talks: string) => {
  const bench = new CampaignBench(3, FATES, { role2: 'supercat', role3: 'supercat', talks })
  return bench.frame('summit', 'blue').do({ do: 'callSummit' }).act({ do: 'decline' })
}
const goes = (bench: CampaignBench): string[] => {
  const seen: string[] = []
  while (bench.waits.startsWith('talk.')) {
    seen.push(bench.waits.slice(5))
    bench.act({ do: 'decline' })
  }
  return seen
}

describe('Negotiations at a table of 0.10 (supercat/B50)', () => {
  it('begin with whoever called and go round the table until the rounds are used up', () => {
    expect(goes(summit('rounds').do({ do: 'talkRounds', die: 3 }))).toEqual(['blue', 'red', 'yellow', 'blue', 'red'])
  })
  it('may be one go each, from the caller or from the initiative; or none', () => {
    expect(goes(summit('callerGoes').do({ do: 'talkRounds', die: 6 }))).toEqual(['blue', 'red', 'yellow'])
    expect(goes(summit('goes').do({ do: 'talkRounds', die: 6 }))).toEqual(['red', 'yellow', 'blue'])
    expect(summit('off').waits).not.toContain('talkRounds')
  })
  it('are saved with the position, as are grievances that nobody holds', () => {
    const { state } = new CampaignBench(3, FATES, {
      role2: 'supercat',
      talks: 'rounds',
      spying: 'rest',
      grievances: false,
    })
    expect(parseState(JSON.parse(JSON.stringify(serialise(state)))).options).toMatchObject({
      talks: 'rounds',
      spying: 'rest',
      grievances: false,
    })
  })
})

describe('modifiers in an act', () => {
  it('Fortress Vaults: a slot with one key takes two Favors (supercat/B68)', () => {
    const part = { from: 'yellow', to: 'red', slot: 1 } as const
    expect([favorsFor(part), favorsFor(part, true)]).toEqual([1, 2])
  })
})
