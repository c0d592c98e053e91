// A battle: moves, then battles as long as the goal is open and it is favourable (supercat 7.3).

import { F } from '../../../rules/state/stack.ts'
import { rules } from '../context.ts'
import { when } from '../lib/when.ts'
import { frame } from '../questions.ts'
import { pageIn } from '../versions/page-in.ts'
import { approach, approachActions, battleAction, fightingGoesOn, lateDice } from './fighting.ts'
import { assignHits, hitsAction, itemsToTake, moreToTake, railgunHit, ransacks, rerolls } from './ways.ts'

const { act, can, choose, repeat, set } = rules

export const combat = pageIn('CMB', {
  '0.5': (version) => [
    can('CMB.1', approach, approachActions, { of: ['combat'] }),
    repeat('CMB.2', fightingGoesOn, [
      set((c) => {
        c.vars.take = []
      }),
      act('CMB.3', battleAction, 'combat', 'coming'),
      can('CMB.4', railgunHit, hitsAction),
      can(
        'CMB.5',
        when((c) => frame(c) === F.dice),
        lateDice,
      ),
      repeat('CMB.6', (c) => frame(c) === F.reroll, [
        can('CMB.6a', rerolls, (_, reroll) => reroll, { none: [act('CMB.6b', () => ({ do: 'keepDice' }))] }),
      ]),
      can('CMB.7', assignHits, hitsAction),
      repeat('CMB.8', (c) => frame(c) === F.ransack, [
        can('CMB.8a', ransacks(version), (_, card) => ({ do: 'ransack', card })),
      ]),
      repeat('CMB.9', moreToTake, [
        choose('CMB.9a', itemsToTake(version), 'theft', [
          set((c) => {
            if (c.vars.theft !== undefined) c.vars.take = [...(c.vars.take ?? []), c.vars.theft]
          }),
        ]),
      ]),
      can(
        'CMB.9b',
        when((c) => frame(c) === F.raid),
        (c) => ({ do: 'raid', take: c.vars.take ?? [] }),
        { of: ['theft'] },
      ),
    ]),
  ],
})
