// Small positions of Act I with SUPERCAT, for tests: red has the Fate in question.

import '../../../campaign.ts'
import { court, courtId } from '../../../rules/board/ids.ts'
import { CampaignBench } from '../../../rules/campaign/campaign-testing.ts'
import { GOLEM_TOKEN, SAME_CARDS } from '../../../rules/campaign/data.ts'
import { type CampaignAction, type FateId, GOLEMS, type GolemId } from '../../../rules/campaign/vocabulary.ts'
import * as set from '../../../rules/state/campaign/write.ts'
import * as write from '../../../rules/state/write.ts'
import type { ActionCardId, Colour, CourtId } from '../../../vocabulary.ts'
import { type Setup, type Turn, TWO_BOTS, turnOf } from '../bot-testing.ts'
import { campaignBook } from '../campaign/book.ts'

/** Fates of the others, which have nothing to say in tests. */
const OTHERS: readonly FateId[] = ['magnate', 'founder', 'admiral', 'caretaker']

/** Three seats: red and yellow are SUPERCAT, blue is a person. No piece is on the map, red is First Regent. */
export class FateBench extends CampaignBench {
  constructor(fate: FateId, options: Record<string, string | boolean> = {}, others = OTHERS) {
    super(3, [fate, ...others.filter((id) => id !== fate)], {
      ...TWO_BOTS,
      ...options,
    })
    this.virtual('red', 'yellow')
  }

  attached(spot: number, card: CourtId): this {
    set.setAttached(this.state, spot, court(card) + 1)
    return this
  }
  hearth(golem: number, awake = false): this {
    set.setHearth(this.state, golem, true)
    set.setAwake(this.state, golem, awake)
    return this
  }
  /** A sleeping Golem in the first slot of a seat. */
  golem(colour: Colour, golem: GolemId): this {
    write.setSlot(this.state, this.seat(colour), 5, GOLEM_TOKEN + GOLEMS.indexOf(golem))
    return this
  }
  spiedBy(colour: Colour): this {
    set.setSpied(this.state, 2 << this.seat(colour))
    return this
  }
  golemsAt(...clusters: number[]): this {
    set.setGolemsOnMap(
      this.state,
      clusters.reduce((bits, n) => bits | (1 << (n - 1)), 0),
    )
    return this
  }

  /** Blue led this card and did nothing; red is to follow with these cards drawn. */
  after(lead: ActionCardId, ...cards: ActionCardId[]): this {
    this.hand('blue', lead).round('blue').act({ do: 'lead', card: lead }).act({ do: 'end' })
    return this.act({ do: 'reveal', seat: 'red', cards })
  }
}

/** A card of the campaign's Court by the number printed on it. */
export const cc = (id: string): CourtId => (id in SAME_CARDS ? courtId(SAME_CARDS[id]!) : (id as CourtId))

/** Nothing is pressing: a starport, two ships beside it, no city left to build, and the Council is decided. */
export const calm = (fate: FateId, options: Record<string, string | boolean> = {}): FateBench =>
  new FateBench(fate, options).council('decided').port('red', '1h').ships('red', '1h', 2).unbuilt('red', 0)

export const actTurn = (table: FateBench, setup: Setup = {}): Turn =>
  turnOf(table, { edition: 'campaign', book: campaignBook, ...setup })

/** The actions of this name that a turn has taken. */
export const didCampaign = <D extends CampaignAction['do']>(
  turn: Turn,
  doing: D,
): Extract<CampaignAction, { do: D }>[] =>
  (turn.actions as unknown as CampaignAction[]).filter(
    (action): action is Extract<CampaignAction, { do: D }> => action.do === doing,
  )
