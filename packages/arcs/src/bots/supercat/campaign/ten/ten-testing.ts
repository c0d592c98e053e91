// Turns and decisions of the campaign edition of 0.10, for tests.

import type { CampaignBench } from '../../../../rules/campaign/campaign-testing.ts'
import type { Colour } from '../../../../vocabulary.ts'
import { type Setup, type Turn, turnOf } from '../../bot-testing.ts'
import type { FateBench } from '../../fates/fate-testing.ts'
import { campaignBookOfTen } from '../book.ts'

export const tenTurn = (table: FateBench, setup: Setup = {}): Turn =>
  turnOf(table, { edition: 'campaign', book: campaignBookOfTen, ...setup })

/** What the seat does next. */
export const tenDecides = (bench: CampaignBench, seat: Colour, setup: Setup = {}): Turn =>
  turnOf(bench, { actions: 1, ...setup, seat, edition: 'campaign', book: campaignBookOfTen })
