// What the campaign edition of 0.10 has on the pages of the base game, by place; the rest is as in 0.5.

import { fightsFrom } from '../../aggression/page.ts'
import { combatFor } from '../../aggression/ways.ts'
import { type C, type Option, type RuleNode, rules } from '../../context.ts'
import { influence, move, repair, secure } from '../../doing.ts'
import { agents, force, purse } from '../../evidence.ts'
import { isUrgent } from '../../fates/events.ts'
import { paradeDeclarations } from '../../fates/founder/declaring.ts'
import { linesOf } from '../../general/lines.ts'
import { call } from '../../general/page.ts'
import { cardsFor } from '../../general/ways.ts'
import { ADM, AGG, CON, MOB, optionShown } from '../../lib/cards.ts'
import type { ActLayer, Place, Version } from '../../versions/version.ts'
import { events } from '../cards.ts'
import { courtGoals } from '../court.ts'
import { isPartisan, outragesSparing } from '../seizing.ts'
import { isFaithfulOption } from '../sides.ts'
import { trustContends } from '../trust.ts'
import { nodesAt } from './nodes.ts'
import { councilInfluence, councilLine, freshBlight, guarding, lastChapter, lastRepairs, mayPlayEvent } from './ways.ts'

const { ask, can, choose, go, set } = rules

/** A Faithful card that declares: General Priorities say by which side (supercat/B61). */
const sideOf = (): RuleNode[] => [
  ask('BT.X3s', { test: (c) => c.vars.option !== undefined && isFaithfulOption(c.vars.option) }, [
    set((c) => {
      if (c.vars.option !== undefined) c.vars.declaring = c.vars.option
      delete c.vars.option
    }),
    go('BT.X3s.1', 'GP'),
    set(takeSide),
  ]),
]
function takeSide(c: C): void {
  const { declaring, option } = c.vars
  if (declaring === undefined) return
  const sided: Option = option ?? declaring
  c.vars.option = { ...sided, declare: declaring.declare }
  delete c.vars.declaring
}

const FORMS: Readonly<Partial<Record<Place, (version: Version) => readonly RuleNode[]>>> = {
  'BT.3s': sideOf,
  'BT.4p': () => [
    ask('BT.X4p', (c) => isPartisan(c) && c.vars.spies !== true, [choose('BT.X4p.1', outragesSparing, 'provokes')]),
  ],
  'BT.4d': () => [
    ask(
      'BT.X4e',
      mayPlayEvent,
      [choose('BT.X4e.1', { from: events, show: optionShown }, 'option')],
      [go('BT.X4g', 'GP')],
    ),
  ],
  'GP.7': (version) => [
    call(
      'GP.X7',
      cardsFor(
        version,
        () => [linesOf(version).fights(freshBlight, AGG, ADM, CON, MOB)],
        'byBattles',
        (c) => [...force(c), ...purse(c)],
      ),
    ),
  ],
  'GP.9': (version) => [
    ask('GP.X15.if', trustContends, [
      call(
        'GP.X15',
        cardsFor(version, () => [councilLine(version)], 'listed', agents),
      ),
    ]),
  ],
  'ADM.14': () => [ask('ADM.X14.if', lastChapter, [can('ADM.X14', lastRepairs, repair)])],
  'CON.14': () => [ask('CON.X14.if', lastChapter, [can('CON.X14', lastRepairs, repair)])],
  'AGG.3': (version) => [ask('AGG.X3.if', trustContends, [can('AGG.X3', courtGoals(version).council, secure)])],
  'AGG.15': (version) => [
    ask('AGG.X15.if', lastChapter, [can('AGG.X15', guarding(version), move)]),
    fightsFrom('AGG.X0')('AGG.X16', combatFor(version, 'AGG.X16', freshBlight)),
  ],
  'MOB.15': (version) => [ask('MOB.X15.if', lastChapter, [can('MOB.X15', guarding(version), move)])],
  'ADM.24': (version) => [ask('ADM.X25.if', trustContends, [can('ADM.X25', councilInfluence(version), influence)])],
  'MOB.24': (version) => [ask('MOB.X25.if', trustContends, [can('MOB.X25', councilInfluence(version), influence)])],
}

export const nodesOfTen: ActLayer['nodes'] = (place, version) => FORMS[place]?.(version) ?? nodesAt(place, version)

/** BT.X3f: the Founder declares for Parade Fleets. */
export const orDeclare: NonNullable<ActLayer['orDeclare']> = (_, rest) => [
  choose('BT.X3f', paradeDeclarations, 'option', sideOfParade, rest),
]
const sideOfParade: readonly RuleNode[] = [
  ask('BT.X3t', { test: (c) => c.vars.option !== undefined && isFaithfulOption(c.vars.option) }, [
    set((c) => {
      if (c.vars.option !== undefined) c.vars.declaring = c.vars.option
      delete c.vars.option
    }),
    go('BT.X3t.1', 'GP'),
    set(takeSide),
  ]),
]

/** BT.X4u: for an urgent Event it seizes without a die. */
export const orSeize: NonNullable<ActLayer['orSeize']> = (seized, check) => [
  ask('BT.X4u', isUrgent, seized.slice(0, 1), check),
]
