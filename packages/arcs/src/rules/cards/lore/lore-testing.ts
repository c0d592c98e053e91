// What the tests of lore cards have in common: a battle in 4a, begun or with the faces that its dice show.

import { type Bench, NO_DICE, PIP } from '../../../testing.ts'

/** Red attacks yellow with these dice, which are not yet rolled. */
export const attack = (bench: Bench, dice: Partial<typeof NO_DICE>) =>
  bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, ...dice }, pay: PIP })

/** Red leads and attacks yellow with dice that show these faces. */
export const fight = (bench: Bench, faces: Partial<Record<keyof typeof NO_DICE, number[]>>) => {
  const n = (die: keyof typeof NO_DICE) => faces[die]?.length ?? 0
  return attack(bench.leads('red', 'aggression-2'), {
    assault: n('assault'),
    skirmish: n('skirmish'),
    raid: n('raid'),
  }).act({ do: 'roll', assault: [], skirmish: [], raid: [], ...faces })
}
