// A battle: moves, then battles as long as the goal is open and it is favourable (supercat 7.3).

import { F } from '../../../rules/state/stack.ts'
import { type RuleNode, rules } from '../context.ts'
import { when } from '../lib/when.ts'
import { frame } from '../questions.ts'
import type { NodeId } from '../sources.ts'
import { pageIn } from '../versions/page-in.ts'
import { more, type Version } from '../versions/version.ts'
import { approach, approachActions, battleAction, fightingGoesOn, lateDice } from './fighting.ts'
import { hitsAction, hitWays, itemsToTake, moreToTake, ransacks, rerolls } from './ways.ts'

const { act, can, choose, repeat, set } = rules

const pageWith = (x: 'CMB.' | 'CMB.X', version: Version): RuleNode[] => {
  const id = (n: string) => `${x}${n}` as NodeId
  return [
    can(id('1'), approach, approachActions, { of: ['combat'] }),
    repeat(id('2'), fightingGoesOn, [
      set((c) => {
        c.vars.take = []
      }),
      act(id('3'), battleAction, 'combat', 'coming'),
      can(id('4'), hitWays(version).railgun, hitsAction),
      can(
        id('5'),
        when((c) => frame(c) === F.dice),
        lateDice,
      ),
      repeat(id('6'), (c) => frame(c) === F.reroll, [
        can(id('6a'), rerolls, (_, reroll) => reroll, { none: [act(id('6b'), () => ({ do: 'keepDice' }))] }),
      ]),
      can(id('7'), hitWays(version).all, hitsAction),
      repeat(id('8'), (c) => frame(c) === F.ransack, [
        can(id('8a'), ransacks(version), (_, card) => ({ do: 'ransack', card })),
      ]),
      repeat(id('9'), moreToTake, [
        choose(id('9a'), itemsToTake(version), 'theft', [
          set((c) => {
            if (c.vars.theft !== undefined) c.vars.take = [...(c.vars.take ?? []), c.vars.theft]
          }),
        ]),
      ]),
      can(
        id('9b'),
        when((c) => frame(c) === F.raid),
        (c) => ({ do: 'raid', take: c.vars.take ?? [] }),
        { of: ['theft'] },
      ),
      ...more(version, 'CMB.free'),
    ]),
  ]
}

export const combat = pageIn('CMB', {
  '0.5': (version) => pageWith('CMB.', version),
  '0.10': (version) => pageWith('CMB.X', version),
})
