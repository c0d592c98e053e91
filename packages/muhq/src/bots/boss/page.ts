// The turn of a boss. Kraken and Tyrant follow the same steps (the published texts differ in one capital letter), so one
// page is written for both; their ids, cards and ends of the game differ.

import type { Page } from '@understudy/procedure'
import { upkeepVictims } from '../../rules/queries.ts'
import { mustShuffle } from '../../rules/seats/boss.ts'
import { cardOf, settingOf } from '../../rules/setting.ts'
import type { Action } from '../../vocabulary.ts'
import { acting, type C, rules } from '../context.ts'
import type { BossPage, NodeId, PageId, PreferenceId, UnitPage } from '../ids.ts'
import type { BossStep } from './sources.ts'
import { cardPlayable, cardToCome, play, plays, readyUnits, units, unitsReady, upkeepTooHigh, when } from './ways.ts'

const { actAfter, ask, can, choose, goAs, page, proceed, repeat, set } = rules

const PAGE_OF = { aggressive: 'AGG', shy: 'SHY', wandering: 'WAN', target: 'TGT' } as const

/** The page that activates the unit; a card that names no AI is Aggressive (muhq/35). */
function pageOfUnit(c: C): UnitPage {
  const unit = acting(c)
  return PAGE_OF[(unit === undefined ? undefined : cardOf(c.view, unit.card).ai?.kind) ?? 'aggressive']
}

export function bossPage(boss: BossPage): Page<C, Action, NodeId, PageId, PreferenceId> {
  const id = (step: BossStep): NodeId => `${boss}.${step}`
  return page(boss, [
    can(
      id('0'),
      when((c) => c.view.phase === 'bossStart' && mustShuffle(c.view)),
      () => ({ do: 'shuffle' }),
    ),
    can(
      id('1'),
      when((c) => c.view.phase === 'bossStart'),
      () => ({ do: 'gain' }),
    ),
    repeat(id('2.1'), upkeepTooHigh, [
      can(
        id('2.1.1'),
        units((c) => upkeepVictims(c.view, 'boss')),
        (_, unit) => ({ do: 'destroy', unit }),
      ),
    ]),
    can(
      id('2.2'),
      when((c) => c.view.phase === 'bossUpkeep'),
      () => ({ do: 'pay' }),
    ),
    ask(id('3.1'), cardToCome, [
      can(
        id('3.1.1'),
        when((c) => c.view.boss.drawn === null),
        () => ({ do: 'draw' }),
      ),
      ask(id('3.2'), cardPlayable, [can(id('3.2.1'), plays, play), proceed(id('3.2.2'), id('3.1'))]),
    ]),
    repeat(id('3.3'), unitsReady, [
      choose(id('3.3.1'), units(readyUnits), 'unit', [
        set((c) => {
          const ai = cardOf(c.view, acting(c)?.card ?? settingOf(c.view).map.boss).ai
          if (ai?.kind === 'wandering') c.vars.x = ai.range
          delete c.vars.prey
          delete c.vars.goal
        }),
        goAs(id('3.3.2'), ['AGG', 'SHY', 'WAN', 'TGT'], pageOfUnit),
        can(
          id('3.3.3'),
          when((c) => acting(c)?.tapped === false),
          (c) => ({ do: 'tap', unit: c.vars.unit ?? 0 }),
        ),
      ]),
    ]),
    actAfter(id('4'), id('3.2'), () => ({ do: 'end', putAway: [] })),
  ])
}
