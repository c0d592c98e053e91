// my-game: a race of two over twelve steps. Each turn one walks a step for certain, or dashes: a die says how far, and a 1 throws
// back. The rules decide what is legal; people and bots only choose. bot.js is an opponent, words.js says everything in words.
// Try it: understudy --plugin ./game.js play my-game

import { botFor } from './bot.js'
import { options, phrases, seats, sources, title } from './words.js'

const GOAL = 12
const BACK = 3
const FACES = [1, 2, 3, 4, 5, 6]

/** A plug-in is handed Understudy's packages, so nothing has to be installed. */
export default ({ procedure, table }) => {
  const game = gameFor(table)
  const pkg = {
    game,
    bots: [botFor(procedure, table, game, GOAL)],
    // Who sits where unless somebody says otherwise.
    seating: () => ({ first: { by: 'person' }, second: { by: 'bot', bot: 'my-game-bot' } }),
  }
  const textBoard = ({ at }) => at.map((step) => `${'.'.repeat(step)}o${'.'.repeat(GOAL - step)}|`).join('\n')
  return { games: { 'my-game': { pkg, textBoard } } }
}

/** The contract is `Game` of the package `table`; `understudy conform my-game` checks every line of it. */
function gameFor({ BadInput, CHANCE, IllegalAction }) {
  const say = (key, facts = {}) => ({ say: key, with: facts })
  const seatOf = (state) => seats[state.turn % 2]
  const over = (state) => state.at.some((step) => step >= GOAL)

  // Why an action cannot be done now; undefined if it can.
  function refusal(state, action) {
    if (over(state)) return say('no.over')
    if ((action.do === 'rolled') !== state.rolling) return say('no.now')
    if (action.do === 'rolled' && !FACES.includes(action.face)) return say('no.face')
    return undefined
  }

  // What is to be decided, and by whom; chance is a seat, too. Undefined: the game is over.
  function decision(state) {
    if (over(state)) return undefined
    const seat = seatOf(state)
    const actions = state.rolling ? FACES.map((face) => ({ do: 'rolled', face })) : [{ do: 'walk' }, { do: 'dash' }]
    const slot = state.rolling ? 'face' : 'do'
    return {
      ...(state.rolling
        ? { seat: CHANCE, kind: 'roll', source: 'die', key: 'dash', question: say('ask.roll', { seat: seat.id }) }
        : { seat: seat.id, kind: 'go', question: say('ask.go', { seat: seat.id }) }),
      legal: (action) => refusal(state, action),
      // Picks of a person that lead to an action: here each is a whole one.
      next: (picks) =>
        picks.length > 0
          ? []
          : actions.map((action) => ({
              pick: { slot, value: action.face ?? action.do },
              text: describe(action),
              action,
            })),
      sample: (random) => actions[random.int(actions.length)],
    }
  }

  const describe = (action) =>
    action.do === 'rolled' ? say('do.rolled', { face: action.face }) : say(`do.${action.do}`)

  // Checks first, then changes the position in place.
  function apply(state, action, events) {
    const no = refusal(state, action)
    if (no !== undefined) throw new IllegalAction(no)
    const mover = state.turn % 2
    const { id: seat } = seats[mover]
    if (action.do === 'dash') {
      state.rolling = true
      events?.event(say('log.dash', { seat }))
      return
    }
    const steps = action.do === 'walk' ? 1 : action.face === 1 ? -BACK : action.face
    state.at[mover] = Math.min(GOAL, Math.max(0, state.at[mover] + steps))
    state.rolling = false
    state.turn++
    events?.event(say('log.at', { seat, at: state.at[mover] }))
  }

  const copy = (state) => ({ ...state, at: [...state.at] })
  const whole = (value, most) => Number.isInteger(value) && value >= 0 && value <= most

  function parse(data) {
    const { at, turn, rolling, ...rest } = data !== null && typeof data === 'object' ? data : {}
    const good =
      Array.isArray(at) &&
      at.length === 2 &&
      whole(turn, 1e6) &&
      typeof rolling === 'boolean' &&
      Object.keys(rest).length === 0
    if (!good || !at.every((step) => Number.isInteger(step)))
      throw new BadInput({ en: 'this is not a position of the race', ru: 'это не позиция гонки' })
    return { at: [...at], turn, rolling }
  }

  function parseAction(data) {
    const { do: what, face } = data !== null && typeof data === 'object' ? data : {}
    if (what === 'walk' || what === 'dash') return { do: what }
    if (what === 'rolled' && Number.isInteger(face)) return { do: what, face }
    throw new BadInput({ en: 'this is not an action of the race', ru: 'это не действие гонки' })
  }

  const steps = (state) => seats.map(({ id }, index) => say('set.at', { seat: id, at: state.at[index] }))

  return {
    id: 'my-game',
    version: '1',
    title,
    options,
    sources,
    phrases,
    seats: () => seats,
    start: () => ({ at: [0, 0], turn: 0, rolling: false }),
    decision,
    apply,
    copy,
    // Nothing is hidden here; hidden cards are bags, see `piles.ts` of the package `table`.
    view: copy,
    resample: copy,
    // Names the turn by its round and seat; it must not depend on what chance decides.
    moment: (state) => `${1 + Math.floor(state.turn / 2)}.${seatOf(state).id}`,
    outcome: (state) => {
      const winner = seats.find((_, index) => state.at[index] >= GOAL)
      return winner && { winners: [winner.id], why: say('over', { seat: winner.id }) }
    },
    serialise: copy,
    parse,
    // What is impossible about a position that was entered by hand.
    check: (state) =>
      seats.flatMap(({ id }, index) =>
        whole(state.at[index], GOAL) ? [] : [{ where: `at[${index}]`, what: say('bad.at', { seat: id }) }],
      ),
    // What to change on a real table, and the whole table from the box.
    diff: (from, to) => steps(to).filter((_, index) => from.at[index] !== to.at[index]),
    setup: steps,
    parseAction,
    describe,
  }
}
