// What the campaign has on the pages of the base game, by place.

import { type RuleNode, rules } from '../../context.ts'
import { secure } from '../../doing.ts'
import { optionShown } from '../../lib/cards.ts'
import type { Place, Version } from '../../versions/version.ts'
import { events } from '../cards.ts'
import { courtGoals } from '../court.ts'
import { FATE_PAGES, fateActs, fatePageOf, keepHalf, keepNothing } from '../fate.ts'
import { mayPlayEvent, noEventLed } from './ways.ts'

const { ask, can, choose, go, goAs, leave, set } = rules

const FORMS: Readonly<Partial<Record<Place, (version: Version) => readonly RuleNode[]>>> = {
  'BT.3b': () => [ask('BT.3b', noEventLed, [])],
  'BT.4d': () => [
    ask('BT.4d', mayPlayEvent, [choose('BT.4d.1', { from: events, show: optionShown }, 'option')], [go('BT.4e', 'GP')]),
  ],
  'BT.5g': () => [ask('BT.5g', fateActs, [set(keepHalf), goAs('BT.5g.1', FATE_PAGES, fatePageOf), set(keepNothing)])],
  'GP.0': () => [
    goAs('GP.0', FATE_PAGES, fatePageOf),
    ask('GP.0.1', (c) => c.vars.option !== undefined, [leave('GP.0.2')]),
  ],
  'AGG.5': (version) => [
    can('AGG.5', courtGoals(version).council, secure),
    can('AGG.6', courtGoals(version).faithful, secure),
    can('AGG.7', courtGoals(version).attached, secure),
  ],
}

export const nodesAt = (place: Place, version: Version): readonly RuleNode[] => FORMS[place]?.(version) ?? []
