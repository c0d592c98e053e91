// Edicts: the Policy, its Demand, its ships and Weapons, the Foundries; and what the Council is resolved as.

import { d6 } from '@understudy/procedure'
import { actPage } from '../campaign/page-in.ts'
import { rules } from '../context.ts'
import { admiralWants, policiesThatContend, policyContends, wouldContend } from './policies.ts'
import {
  change,
  choosesCouncil,
  enforce,
  eventDie,
  exacts,
  expel,
  expels,
  fallsOnEdicts,
  foundryShips,
  giveWeapons,
  governs,
  hasNothing,
  hasSleepers,
  isAdmiral,
  isAligned,
  pieces,
  placeShips,
  policies,
  replaceShips,
  resolveAs,
  shipSystems,
  weapons,
  wouldEnforce,
} from './ways.ts'

const { act, ask, can, roll } = rules
/** Each decision is read from the top. */
const ONE_DECISION = (): boolean => false

/** Which Policy it wants, and whether the Admiral wants Edicts, as each version asks it. */
const BY_VERSION = {
  '0.5': { aligned: isAligned, others: policies, admiral: isAdmiral, enforces: wouldEnforce },
  '0.10': { aligned: policyContends, others: policiesThatContend, admiral: admiralWants, enforces: wouldContend },
} as const

export const edicts = actPage(
  'EDI',
  ({ id: version }, id) => [
    ask(id('ED.1'), governs, [
      ask(
        id('ED.1a'),
        BY_VERSION[version].aligned,
        [act(id('ED.1b'), enforce)],
        [can(id('ED.1c'), BY_VERSION[version].others, change, { none: [act(id('ED.1d'), enforce)] })],
      ),
    ]),
    ask(id('ED.2'), hasNothing, [
      roll(id('ED.2a'), d6, 'expelDie'),
      ask(id('ED.2b'), expels, [act(id('ED.2c'), expel(true))], [act(id('ED.2d'), expel(false))]),
    ]),
    can(id('ED.3'), pieces, exacts),
    can(id('ED.4'), shipSystems, placeShips),
    can(id('ED.6'), weapons, giveWeapons),
    can(id('ED.7'), foundryShips, replaceShips),
    ask(id('ED.5'), choosesCouncil, [
      ask(
        id('ED.5a'),
        BY_VERSION[version].admiral,
        [act(id('ED.5b'), resolveAs('edicts'))],
        [
          ask(
            id('ED.5c'),
            hasSleepers,
            [act(id('ED.5d'), resolveAs('crises'))],
            [
              ask(
                id('ED.5e'),
                BY_VERSION[version].enforces,
                [act(id('ED.5f'), resolveAs('edicts'))],
                [
                  roll(id('ED.5g'), eventDie, 'councilDie'),
                  ask(
                    id('ED.5h'),
                    fallsOnEdicts,
                    [act(id('ED.5i'), resolveAs('edicts'))],
                    [act(id('ED.5j'), resolveAs('crises'))],
                  ),
                ],
              ),
            ],
          ),
        ],
      ),
    ]),
  ],
  ONE_DECISION,
)
