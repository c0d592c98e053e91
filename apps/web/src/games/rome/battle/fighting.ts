// Who fights now.

import type { State } from '@understudy/rome'

/** The attacker's side and the defender's (-1: nobody's region): card by card, by gathered dice, at sea, before walls. */
export function fighting(state: State): readonly [number, number] | undefined {
  for (const frame of state.frames) {
    if (frame.kind === 'battle') return [frame.sides[0].side, frame.sides[1].side]
    if (frame.kind === 'gathered') return [frame.assault.side, frame.defender.side]
    if (frame.kind === 'seaFight') return [frame.side, frame.of]
    // Its dice lie there until a person has chosen which cards they cost: only then is it known what is left of the army.
    const losing = frame.kind === 'attack' && frame.step === 'decide' && state.frames.at(-1)?.kind === 'lose'
    if (frame.kind === 'attack' && (frame.step === 'roll' || losing))
      return [frame.assault.side, state.lands[frame.assault.target]?.holder ?? -1]
  }
  return undefined
}
