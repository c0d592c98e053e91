// Edicts: the Policy, its Demand, its ships and Weapons, the Foundries; and what the Council is resolved as.

import { d6 } from '@understudy/procedure'
import { pageIn05 } from '../campaign/page-in.ts'
import { rules } from '../context.ts'
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

export const edicts = pageIn05(
  'EDI',
  () => [
    ask('ED.1', governs, [
      ask(
        'ED.1a',
        isAligned,
        [act('ED.1b', enforce)],
        [can('ED.1c', policies, change, { none: [act('ED.1d', enforce)] })],
      ),
    ]),
    ask('ED.2', hasNothing, [
      roll('ED.2a', d6, 'expelDie'),
      ask('ED.2b', expels, [act('ED.2c', expel(true))], [act('ED.2d', expel(false))]),
    ]),
    can('ED.3', pieces, exacts),
    can('ED.4', shipSystems, placeShips),
    can('ED.6', weapons, giveWeapons),
    can('ED.7', foundryShips, replaceShips),
    ask('ED.5', choosesCouncil, [
      ask(
        'ED.5a',
        isAdmiral,
        [act('ED.5b', resolveAs('edicts'))],
        [
          ask(
            'ED.5c',
            hasSleepers,
            [act('ED.5d', resolveAs('crises'))],
            [
              ask(
                'ED.5e',
                wouldEnforce,
                [act('ED.5f', resolveAs('edicts'))],
                [
                  roll('ED.5g', eventDie, 'councilDie'),
                  ask('ED.5h', fallsOnEdicts, [act('ED.5i', resolveAs('edicts'))], [act('ED.5j', resolveAs('crises'))]),
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
