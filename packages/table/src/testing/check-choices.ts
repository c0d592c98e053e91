// Checks of what can be chosen: pickers never lead into a dead end, and what is refused changes nothing.

import { equal, type Json } from '@understudy/procedure'
import { canonical } from '@understudy/procedure/json'
import { pickFrom } from '../chance/random.ts'
import { type Choice, type Decision, IllegalAction, type Pick, type Refusal } from '../games/game.ts'
import { BadInput } from '../input/bad-input.ts'
import { hashState, type Inspection, mustSpeak, wrongText } from './inspect.ts'
import { mutate, stringsIn } from './mutate.ts'

const WALKS = 3
const LONGEST = 60

/** Picks at random among what is offered, until an action is complete. */
export function checkPickers<State, Action>(
  look: Inspection<State, Action>,
  state: State,
  decision: Decision<Action>,
  step: number,
): void {
  const { game, report, random } = look
  const chance = random(`walk|${step}`)
  for (let walk = 0; walk < WALKS; walk++) {
    let picks: Pick[] = []
    for (;;) {
      const choices = decision.next(picks)
      if (choices.length === 0) {
        report('next', `a dead end after ${canonical(picks)}`)
        return
      }
      checkChoices(look, decision, choices, picks)
      const choice = pickFrom(chance, choices)
      if (choice.action !== undefined && (choice.more !== true || chance.int(2) === 0)) {
        game.apply(game.copy(state), choice.action)
        break
      }
      if (choice.more !== true) {
        report(
          'next',
          `${canonical(choice.pick)} leads to no action and to no more picks (who has more to come says so: more: true)`,
        )
        return
      }
      picks = [...picks, choice.pick]
      if (picks.length > LONGEST) {
        report('next', `no action after ${LONGEST} picks`)
        return
      }
    }
  }
}

function checkChoices<State, Action>(
  look: Inspection<State, Action>,
  decision: Decision<Action>,
  choices: readonly Choice<Action>[],
  picks: readonly Pick[],
): void {
  const seen = new Set<string>()
  for (const { pick, text, action } of choices) {
    const name = canonical(pick)
    if (seen.has(name)) look.report('next', `${name} is offered twice after ${canonical(picks)}`)
    seen.add(name)
    mustSpeak(look, 'a choice', [text])
    const refusal = action === undefined ? undefined : decision.legal(action)
    if (refusal !== undefined) look.report('next', `it offers ${canonical(action)}, which is refused: ${refusal.say}`)
  }
}

/** Tries actions of other decisions and changed ones: whatever is refused must change nothing. */
export function checkRefusals<State, Action>(
  look: Inspection<State, Action>,
  state: State,
  decision: Decision<Action>,
  pool: readonly Action[],
  step: number,
): void {
  const { report, random } = look
  const chance = random(`refuse|${step}`)
  const strings = ['', 'nonsense', '__proto__', ...pool.flatMap((action) => stringsIn(action as Json))]
  for (let n = 0; n < 12 && pool.length > 0; n++) {
    const other = pickFrom(chance, pool) as Json
    const tried = n % 3 === 0 ? other : mutate(other, chance, strings)
    const action = readAction(look, tried)
    if (action === undefined) continue
    let refusal: Refusal | undefined
    try {
      refusal = decision.legal(action)
    } catch (error) {
      report('legal', `asked about ${canonical(tried)} it throws ${String(error)}`)
      continue
    }
    tryAction(look, state, action, refusal)
  }
}

/** Undefined if it is no action at all. */
function readAction<State, Action>({ game, report }: Inspection<State, Action>, data: Json): Action | undefined {
  try {
    return game.parseAction(data)
  } catch (error) {
    if (!(error instanceof BadInput)) report('parseAction', `given ${canonical(data)} it throws ${String(error)}`)
    else if (wrongText(error.what.en) ?? wrongText(error.what.ru))
      report('texts', `parseAction of ${canonical(data)} complains without words`)
    return undefined
  }
}

function tryAction<State, Action>(
  look: Inspection<State, Action>,
  state: State,
  action: Action,
  refusal: Refusal | undefined,
): void {
  const { game, report } = look
  const copy = game.copy(state)
  const before = hashState(game, state)
  const name = canonical(action)
  if (refusal !== undefined) mustSpeak(look, `a refusal of ${name}`, [refusal])
  try {
    game.apply(copy, action)
    if (refusal !== undefined) report('refuse', `${name} is refused (${refusal.say}), but done when tried`)
  } catch (error) {
    if (!(error instanceof IllegalAction)) {
      report('refuse', `${name} throws ${String(error)}`)
      return
    }
    if (refusal === undefined) report('refuse', `${name} is legal, but refused when tried: ${error.refusal.say}`)
    else if (!equal(error.refusal, refusal)) mustSpeak(look, `a refusal of ${name}`, [error.refusal])
    if (hashState(game, copy) !== before) report('refuse', `${name} is refused, but changes the position`)
  }
  if (refusal !== undefined) tryForce(look, state, action)
}

/** "Allow anyway" either makes no sense and changes nothing, or leads to a position that can be played on. */
function tryForce<State, Action>({ game, report }: Inspection<State, Action>, state: State, action: Action): void {
  if (game.force === undefined) return
  const copy = game.copy(state)
  const name = canonical(action)
  try {
    game.force(copy, action)
  } catch (error) {
    if (!(error instanceof IllegalAction)) {
      report('force', `${name} throws ${String(error)}`)
      return
    }
    if (hashState(game, copy) !== hashState(game, state))
      report('force', `${name} makes no sense, but changes the position`)
    return
  }
  try {
    const again = game.parse(JSON.parse(JSON.stringify(game.serialise(copy))))
    const decision = game.decision(again)
    if (decision === undefined && game.outcome(again) === undefined) report('force', `${name} leads to a dead end`)
    if (decision !== undefined) game.apply(again, decision.sample({ int: () => 0 }))
  } catch (error) {
    report('force', `${name} leads to a position in which the game throws ${String(error)}`)
  }
}
