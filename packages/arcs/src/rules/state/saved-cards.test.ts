// Saved positions keep their meaning when the Court of the base game grows.

import { describe, expect, it } from 'vitest'
import '../../campaign.ts'
import { COURT_COUNT } from '../../data/court.ts'
import { courtId } from '../board/ids.ts'
import { CampaignBench } from '../campaign/campaign-testing.ts'
import { CARD, COUNCIL, LORE_COURT } from '../campaign/data.ts'
import { cardOfSaved, savedCard } from './saved-cards.ts'
import { serialise } from './serialise.ts'
import { F, push } from './stack.ts'

describe('numbers of Court cards in saved frames', () => {
  it('are those that the cards had when they were first saved', () => {
    const state = new CampaignBench().state
    push(state, F.vox, 0, CARD.blightLooms, 2)
    const { stack } = serialise(state) as { stack: { frame: string; args: number[] }[] }
    expect(stack.at(-1)).toMatchObject({ frame: 'vox', args: [33, 2, 0, 0] })
    expect([CARD.councilIntrigue, COUNCIL, LORE_COURT].map((card) => savedCard(card))).toEqual([31, 53, 54])
    expect(courtId(cardOfSaved(53))).toBe('council')
  })

  it.each([COURT_COUNT, 32, 40])('come back with a Court of %i cards in the base game', (base) => {
    const all = Array.from({ length: base + 54 }, (_, card) => card)
    expect(all.map((card) => cardOfSaved(savedCard(card, base), base))).toEqual(all)
    expect(new Set(all.map((card) => savedCard(card, base))).size).toBe(all.length)
    // Of the base game, and the first of the campaign.
    expect([savedCard(30, base), savedCard(base, base)]).toEqual([30, 31])
  })
})
