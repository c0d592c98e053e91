// An action that shows nothing on the table still gets a line in the log, with whoever did it: the rules tell only what
// happened.

import { type Json, speak } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { isBot, seatId, sideNamed } from '@understudy/rome/rules'
import { CHANCE, type Game, type GameEvent } from '@understudy/table'
import { ROMAN } from '../board/look.ts'

/** What `web.did` knows: `seat` is the name, `of` the seat itself. */
function quietEvent(state: State, seat: string, action: Action): GameEvent | undefined {
  if (seat === CHANCE) return action.do === 'general' ? generalDrawn(state, action.general) : undefined
  const side = state.sides[sideNamed(state, seat)]
  const frame = state.frames.at(-1)
  const name = packOf(state).factions[side?.faction ?? -1]?.name
  if (side === undefined || name === undefined) return undefined
  const told = rome.describe(action, state)
  return {
    say: 'web.did',
    aside: true,
    with: {
      seat: { en: name.en, ru: name.ru },
      of: seat,
      human: !isBot(side),
      army: frame?.kind === 'army' ? (ROMAN[frame.slot] ?? '') : '',
      action: action as unknown as Json,
      bare: { en: speak(rome.phrases, 'en', told), ru: speak(rome.phrases, 'ru', told) },
    },
  }
}

function generalDrawn(state: State, id: string): GameEvent | undefined {
  const general = packOf(state).generals.get(id)
  const no = state.sides.findIndex(({ faction }) => faction === general?.faction)
  const side = state.sides[no]
  if (general === undefined || side === undefined) return undefined
  const { en, ru } = general.name
  return { say: 'web.general', aside: true, with: { general: { en, ru }, of: seatId(state, no), human: !isBot(side) } }
}

/** The same game, which also tells of what the rules are silent about. */
export function withQuietDeeds(game: Game<State, Action>): Game<State, Action> {
  return {
    ...game,
    apply(state, action, events) {
      // About the position before the action: so it is put together first.
      const seat = events !== undefined && SILENT.has(action.do) ? game.decision(state)?.seat : undefined
      const line = seat === undefined ? undefined : quietEvent(state, seat, action)
      let silent = true
      const heard = events && {
        event: (what: GameEvent) => {
          silent = false
          events.event(what)
        },
      }
      game.apply(state, action, heard)
      if (silent && line !== undefined) events?.event(line)
    },
  }
}

/** Actions of which the rules may say nothing. */
const SILENT: ReadonlySet<Action['do']> = new Set([
  'assign',
  'commit',
  'demand',
  'done',
  'endCampaign',
  'general',
  'giveWay',
  'halt',
  'intercept',
  'look',
  'play',
  'reckon',
  'reroll',
  'sail',
  'shoot',
  'strength',
  'tactics',
])
