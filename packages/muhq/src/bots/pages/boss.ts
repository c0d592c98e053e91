// The turn of a boss. Kraken and Tyrant follow the same steps (the published texts differ in one capital letter), so one
// page is written for both; their ids, cards and ends of the game differ.

import type { Page, Ways } from '@understudy/procedure'
import { playableAt } from '../../rules/abilities.ts'
import { placeOf } from '../../rules/board.ts'
import { cardName, unitFact } from '../../rules/facts.ts'
import { tileName } from '../../rules/grid.ts'
import { unitOf, upkeepVictims } from '../../rules/queries.ts'
import { mustShuffle } from '../../rules/seats/boss.ts'
import { cardOf, settingOf } from '../../rules/setting.ts'
import type { Action, UnitId } from '../../vocabulary.ts'
import { acting, type C, rules, say } from '../context.ts'
import type { BossPage, BossStep, NodeId, PageId, PreferenceId, UnitPage } from '../ids.ts'
import { cardPlayable, cardToCome, readyUnits, unitsReady, upkeepTooHigh } from '../questions.ts'

const { act, ask, can, choose, goAs, page, proceed, repeat, set } = rules

/** Something that is simply done, if it applies. */
const when = (applies: (c: C) => boolean): Ways<C, true, PreferenceId> => ({
  from: (c) => (applies(c) ? [true] : []),
  show: () => say('bot.once', {}),
})

const units = (from: (c: C) => readonly { id: UnitId }[]): Ways<C, UnitId, PreferenceId> => ({
  from: (c) => from(c).map((unit) => unit.id),
  show: (c, id) => {
    const unit = unitOf(c.view, id)
    return unit === undefined ? say('bot.gone', {}) : say('bot.unit', { unit: unitFact(c.view, unit) })
  },
  key: (id) => id,
})

/** muhq/4: every way to play the drawn card; where and on whom is left to chance. */
type Play = { readonly card: string; readonly tile?: number; readonly target?: UnitId }

const plays: Ways<C, Play, PreferenceId> = {
  from: (c) => {
    const card = c.view.boss.drawn
    const playable = card === null ? undefined : playableAt(c.view, 'boss', card)
    if (card === null || playable === undefined) return []
    if (playable.at.length > 0) return playable.at.map((tile) => ({ card, tile }))
    return playable.targets.length > 0 ? playable.targets.map((unit) => ({ card, target: unit.id })) : [{ card }]
  },
  show: (c, { card, tile, target }) => {
    const name = cardName(c.view, card)
    if (tile !== undefined) return say('bot.playAt', { name, at: tileName(placeOf(settingOf(c.view).board, tile)) })
    const unit = target === undefined ? undefined : unitOf(c.view, target)
    return unit === undefined ? say('bot.play', { name }) : say('bot.playOn', { name, unit: unitFact(c.view, unit) })
  },
  key: ({ tile, target }) => tile ?? target ?? 0,
}

function play(c: C, { card, tile, target }: Play): Action {
  if (tile !== undefined) return { do: 'play', card, at: placeOf(settingOf(c.view).board, tile) }
  return target === undefined ? { do: 'play', card } : { do: 'play', card, target }
}

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
    act(id('4'), () => ({ do: 'end', putAway: [] })),
  ])
}
