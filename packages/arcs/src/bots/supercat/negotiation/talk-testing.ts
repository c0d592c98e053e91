// Positions of an act in which a bot decides over Edicts, Summits and Negotiations, and what it does there.

import '../../../campaign.ts'
import { type Lang, type Say, speak } from '@understudy/procedure'
import { CampaignBench } from '../../../rules/campaign/campaign-testing.ts'
import type { FateId, Part } from '../../../rules/campaign/vocabulary.ts'
import { setTopArg } from '../../../rules/state/stack.ts'
import * as write from '../../../rules/state/write.ts'
import type { Colour } from '../../../vocabulary.ts'
import type { SupercatBook } from '../books.ts'
import { type Setup, type Turn, turnOf } from '../bot-testing.ts'
import { campaignBook } from '../campaign/book.ts'
import { type CampaignChoices, LETTER } from '../campaign/choices.ts'
import type { Settings } from '../options.ts'

/** Red, yellow and blue are bots, white a person; red has the initiative and is First Regent; all slots are open. */
export class TalkBench extends CampaignBench {
  constructor(fates: readonly FateId[] = ['admiral', 'partisan', 'founder', 'caretaker'], players = 4) {
    super(players, fates)
    this.bots('red', 'yellow', 'blue')
    for (let seat = 0; seat < players; seat++) write.setCitiesLeft(this.state, seat, 2)
  }

  /** It is the go of this seat, after so many failures, with rounds to spare. */
  go(seat: Colour, failed = 0): this {
    this.frame('talk', seat, 9)
    setTopArg(this.state, 2, failed)
    return this
  }
  /** An offer is on the table, with this die; so many have failed before it. */
  offered(by: Colour, die: number, parts: readonly Part[], failed = 0): this {
    return this.go(by, failed).do({ do: 'offer', parts }).do({ do: 'offerRoll', die })
  }
}

interface Decision extends Setup {
  /** Choices of the campaign that are not the letter's. */
  readonly act?: Partial<CampaignChoices>
}

/** What the seat does next, in the campaign edition. */
export function decides(bench: CampaignBench, seat: Colour, { act, ...setup }: Decision = {}): Turn {
  const book: SupercatBook = {
    ...campaignBook,
    settings: (options) => ({ ...(campaignBook.settings!(options) as Settings), act: { ...LETTER, ...act } }),
  }
  return turnOf(bench, { actions: 1, ...setup, seat, edition: 'campaign', book })
}

/** What a rule said its answer rests on. */
export const reasons = (turn: Turn, node: string, lang: Lang = 'en'): string[] =>
  turn.events.flatMap((event) => {
    if (!('node' in event) || event.node !== node || !('because' in event)) return []
    return ((event.because ?? []) as readonly Say[]).map((one) => speak(campaignBook.phrases, lang, one))
  })
