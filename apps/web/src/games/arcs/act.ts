// The place of the campaign on the page. A base game has nothing of it: what an act draws and asks is fetched with the first
// game of one (`campaign/index.ts`), which says here what it brings.

import type { Action, State } from '@understudy/arcs'
import type { whenNow } from '@understudy/arcs/rules'
import type { ActionCardId, Colour, CourtId } from '@understudy/arcs/vocabulary'
import type { Json, Lang } from '@understudy/procedure'
import type { Beside, Decision, GameEvent, OptionSpec } from '@understudy/table'
import type { ComponentType } from 'preact'
import type { Kind } from '../heads.ts'
import type {
  BoardProps,
  ClockLineProps,
  ComposerProps,
  EditorProps,
  Help,
  OwnFieldProps,
  Pause,
  PauseMoment,
  PauseProps,
  SummaryProps,
} from '../ui.ts'
import type { ActSeatLook, ActSystemLook } from './campaign/looks.ts'
import type { CardGridProps } from './compose/parts/card-grid.tsx'
import type { Site } from './draw/geometry.ts'

type Props = BoardProps<State, Action>
type When = ReturnType<typeof whenNow>

export interface ActLayer {
  /** Its rules, once those of lore are there. */
  load(): void
  /** What can be told to a bot of this version in the campaign. */
  optionsOf(version: string): readonly OptionSpec[]
  /** Offers what is chosen for an act where games are begun; answers how to take it away again. */
  offer(): () => void
  systemLook(state: State, system: number, when: When): ActSystemLook
  seatLook(state: State, seat: number): ActSeatLook
  /** Over a system: Blight, a Golem, the rings of the Empire. */
  readonly OnSystem: ComponentType<{ readonly look: ActSystemLook; readonly gate: boolean; readonly at: Site }>
  readonly OnSeat: ComponentType<{ readonly look: ActSeatLook } & Pick<Props, 'lang' | 'onInspect'>>
  /** Events and Faithful cards. */
  readonly Face: ComponentType<{ readonly card: ActionCardId; readonly lang: Lang }>
  /** The Council and whatever lies under a card, by the card. */
  courtNote(state: State, card: CourtId, lang: Lang): string | undefined
  readonly council: CourtId
  /** The Council lies in the Court, not under a played card. */
  councilLies(state: State): boolean
  /** What a card of the campaign says; nothing for the others. */
  readonly Text: ComponentType<{ readonly card: string; readonly lang: Lang }>
  /** Policy, First Regent, Trust and the dice. */
  readonly Reach: ComponentType<Props>
  /** The same in the head, where there is room for it. */
  readonly ClockLine: ComponentType<ClockLineProps<State>>
  /** When control is asked for on the map: now, or for scoring while that is looked at. */
  controlAt(state: State): When
  /** Turns that view on and off, beside the zoom. */
  readonly ScoringSwitch: ComponentType<{ readonly state: State; readonly lang: Lang }>
  /** A key that only an act has; whether it was one. */
  key(state: State, code: string): boolean
  tellsAbout(state: State, what: Json): boolean
  readonly About: ComponentType<{ readonly state: State; readonly what: Json; readonly lang: Lang }>
  composes(decision: Decision<Action>): boolean
  readonly Composer: ComponentType<ComposerProps<State, Action>>
  /** Keys for the cards that only an act has: action cards, and those of the Court. */
  readonly MoreCards: ComponentType<CardGridProps>
  readonly MoreCourt: ComponentType<{
    readonly lang: Lang
    readonly open: ReadonlySet<CourtId>
    readonly chosen?: readonly CourtId[]
    onTap(card: CourtId): void
  }>
  /** Fates in a new game: how strong each was, how hard to play, which are left out. */
  readonly Fates: ComponentType<OwnFieldProps>
  /** Player aid, signs and cards, beyond those of a base game. */
  help(): Promise<{ readonly actHelp: Help<State>; inAct(card: string): boolean }>
  /** What a position has beyond a base game's, to be corrected by hand. */
  readonly EditForm: ComponentType<EditorProps<State>>
  readonly CourtForm: ComponentType<EditorProps<State>>
  /** While the table is being laid out: a list of it by the letters of the rulebook. */
  laying(state: State): ComponentType<{ readonly state: State; readonly lang: Lang }> | undefined
  /** What only an act has, as headlines. */
  kinds(): Promise<readonly Kind[]>
  /** What has to be done on a real table. */
  beside(): Promise<Beside<State>>
  /** An Event, Crises or Edicts, played out; beside the board the list says it. */
  scene(before: State, after: State, more: PauseMoment): Pause<State> | undefined
  readonly EventScene: ComponentType<PauseProps<State>>
  /** Objectives at the end of a chapter, and how to stop there. */
  readonly Pause: ComponentType<{
    readonly before: State
    readonly after: State
    readonly events: readonly GameEvent[]
    readonly lang: Lang
    nameOf(colour: Colour): string
  }>
  readonly Ending: ComponentType<Pick<SummaryProps<State>, 'states' | 'lang' | 'names'>>
}

let brought: ActLayer | undefined
let withdraw = (): void => undefined

/** What an act brings, if this game is one. */
export const actOf = (state: State): ActLayer | undefined => (state.options.act === 0 ? undefined : brought)
/** The same where no position is at hand. */
export const act = (): ActLayer | undefined => brought

export async function bringAct(): Promise<void> {
  if (brought === undefined) {
    // Lore lies in its Court.
    const [{ layer }] = await Promise.all([import('./campaign/index.ts'), import('@understudy/arcs/leaders')])
    layer.load()
    brought = layer
  }
  withdraw()
  withdraw = brought.offer()
}

/** Games are begun as if there were no campaign. */
export function noAct(): void {
  withdraw()
  withdraw = () => undefined
}
