// What the campaign has on the pages of the base game, by place.

import type { Action } from '../../../../vocabulary.ts'
import { fightsFrom } from '../../aggression/page.ts'
import { combatFor } from '../../aggression/ways.ts'
import { type RuleNode, rules } from '../../context.ts'
import { influence, secure } from '../../doing.ts'
import { agents, ownCards } from '../../evidence.ts'

import { preludeOfFates } from '../../fates/prelude.ts'

import { call } from '../../general/page.ts'
import { cardsFor } from '../../general/ways.ts'
import { awakeGolems } from '../../golems/page.ts'
import { optionShown } from '../../lib/cards.ts'
import type { Place, Version } from '../../versions/version.ts'
import { voxOfAct } from '../../vox/campaign.ts'
import { events } from '../cards.ts'
import { courtGoals } from '../court.ts'
import { FATE_PAGES, fateActs, fatePageOf, keepHalf, keepNothing } from '../fate.ts'
import { isPartisan, outrages } from '../seizing.ts'
import { trustContends } from '../trust.ts'
import { blightAtHome, councilInfluence, councilLine, courtLines, freeLoot, mayPlayEvent, noEventLed } from './ways.ts'

const { ask, can, choose, go, goAs, leave, set } = rules

/** Those that 0.10 has too are named as in 0.5. */
const FORMS: Readonly<Partial<Record<Place, (version: Version) => readonly RuleNode[]>>> = {
  'BT.3b': ({ named }) => [ask(named('BT.3b'), noEventLed, [])],
  'BT.4p': () => [
    ask('BT.4p', (c) => isPartisan(c) && c.vars.spies !== true, [choose('BT.4p.1', outrages, 'provokes')]),
  ],
  'BT.4d': () => [
    ask('BT.4d', mayPlayEvent, [choose('BT.4d.1', { from: events, show: optionShown }, 'option')], [go('BT.4e', 'GP')]),
  ],
  'BT.5g': ({ named }) => [
    ask(named('BT.5g'), fateActs, [set(keepHalf), goAs(named('BT.5g.1'), FATE_PAGES, fatePageOf), set(keepNothing)]),
  ],
  'GP.0': ({ named }) => [
    goAs(named('GP.0'), FATE_PAGES, fatePageOf),
    ask(named('GP.0.1'), (c) => c.vars.option !== undefined, [leave(named('GP.0.2'))]),
  ],
  'GP.2': (version) => [
    call(
      version.named('GP.2'),
      cardsFor(version, () => courtLines(version), 'listed', ownCards),
    ),
  ],
  'GP.9': (version) => [
    ask('GP.9.if', trustContends, [
      call(
        'GP.9',
        cardsFor(version, () => [councilLine(version)], 'listed', agents),
      ),
    ]),
  ],
  'PR.fate': preludeOfFates,
  'PR.1': awakeGolems,
  'ADM.24': (version) => [ask('ADM.24.if', trustContends, [can('ADM.24', councilInfluence(version), influence)])],
  'MOB.24': (version) => [ask('MOB.24.if', trustContends, [can('MOB.24', councilInfluence(version), influence)])],
  'AGG.5': (version) => [
    can('AGG.5', courtGoals(version).council, secure),
    can('AGG.6', courtGoals(version).faithful, secure),
    can('AGG.7', courtGoals(version).attached, secure),
  ],
  'AGG.36': (version) => [fightsFrom('AGG.0')('AGG.36', combatFor(version, 'AGG.36', blightAtHome))],
  'CMB.free': ({ named }) => [can(named('CMB.10'), freeLoot, () => ({ do: 'raidFree' }) as unknown as Action)],
  VOX: voxOfAct,
}

export const nodesAt = (place: Place, version: Version): readonly RuleNode[] => FORMS[place]?.(version) ?? []
