// 25: the ways to attack, what an attack meets, what dice cost, and what a victory brings.

import type { Question, Ways } from '@understudy/procedure'
import { pileSize } from '@understudy/table/chance'
import { infantryOf, mainBattleCards } from '../../rules/army/cards.ts'
import { killsOf, pointsOf, skirmishHits } from '../../rules/army/losses.ts'
import { attackedLevel, gatherDice } from '../../rules/attack/assault-dice.ts'
import { listOf } from '../../rules/packed.ts'
import type { Assault, FrameOf } from '../../rules/state/frames.ts'
import { placeName, seaName, sideName } from '../../rules/state/names.ts'
import {
  armyOf,
  isGarrisoned,
  isOpponentsHome,
  landOf,
  NONE,
  regionOf,
  sideOf,
  statusOf,
} from '../../rules/state/query.ts'
import { journeyOf, type Trip, voyage } from '../../rules/ways/journeys.ts'
import { pathTo } from '../../rules/ways/ways.ts'
import { type Action, ALLIED, ENEMY, type Face, FRIENDS, NEUTRAL } from '../../vocabulary.ts'
import { armyHere, idOf, slotOf } from '../army/army.ts'
import type { Stop } from '../army/notes.ts'
import { ruled } from '../book/sourcing.ts'
import { type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { aimed, stageOwn } from '../targets/ways.ts'
import { landings, landWays, stagesOf } from '../view/distances.ts'
import { frameOf, holderOf, isEnemy, me, opponentArmy, opponents, pack, statusWith } from '../view/seen.ts'

// ---- The attack itself ---------------------------------------------------------------------------------------------

/** H-5: from where it attacks by land; own regions first. */
export const stagings: Ways<C, Stop, PreferenceId> = {
  from: (c) => {
    const slot = slotOf(c)
    const { sea, region } = aimed(c)
    const { costs } = landWays(c, slot)
    return sea
      ? []
      : listOf(stagesOf(c, slot, region), (stage) => ({ goal: stage, stop: stage, path: pathTo(costs, stage) }))
  },
  prefer: [stageOwn],
  show: (c, { stop }) => say('camp.region', { region: placeName(c.view, stop) }),
  key: ({ stop }) => stop,
}

export const attackByLand = (c: C, { path }: Stop): Action => ({
  do: 'attack',
  target: aimed(c).id,
  path: listOf(path, (region) => idOf(c, region)),
})

/** Every zone that the navy would enter. */
function zonesOf(c: C, { path, sail }: Trip): readonly number[] {
  const slot = slotOf(c)
  if (sail === undefined) return []
  const way = voyage(c.view, me(c), slot, path.at(-1) ?? armyHere(c).region, sail.navy, sail.zones)
  return 'entering' in way ? way.entering : []
}

const enemyNavies = (c: C, zones: readonly number[]): number =>
  opponents(c)
    .filter((side) => c.view.sides[side]?.role === 'human' && isEnemy(c, side))
    .flatMap((side) => c.view.sides[side]?.navies ?? [])
    .filter((navy) => zones.includes(navy.sea)).length

/** TRN-2: the route over the sea. */
export const routes: Ways<C, Trip, PreferenceId> = {
  from: (c) => {
    const { sea, region, cost } = aimed(c)
    return sea
      ? landings(c, slotOf(c)).flatMap((each) => (each.to === region && each.cost === cost ? [each.trip] : []))
      : []
  },
  prefer: [
    { id: 'fewestZones', least: (c, trip) => zonesOf(c, trip).length, source: ruled('L504', 122) },
    {
      id: 'fewestEnemyNavies',
      least: (c, trip) => enemyNavies(c, zonesOf(c, trip)),
      source: ruled('L504', 122),
    },
  ],
  show: (c, trip) =>
    say('camp.way', {
      region: placeName(c.view, trip.path.at(-1) ?? armyHere(c).region),
      seas: zonesOf(c, trip).map((sea) => seaName(c.view, sea)),
    }),
}

export const attackBySea = (c: C): Action => ({
  do: 'attack',
  target: aimed(c).id,
  ...journeyOf(c.view, c.vars.route ?? { path: [] }),
})

// ---- Before the attack ---------------------------------------------------------------------------------------------

/** CNQ-1. */
export const meetsArmy: Question<C> = {
  test: (c) => opponentArmy(c, aimed(c).region) !== undefined,
  show: (c, yes) => {
    const region = placeName(c.view, aimed(c).region)
    const side = opponentArmy(c, aimed(c).region)?.side ?? NONE
    return [yes ? say('camp.seatThere', { seat: sideName(c.view, side), region }) : say('camp.nobodyThere', { region })]
  },
}
/** CNQ-2: a person's army is fought card by card (26), a bot's by 27. */
export const meetsPerson: Question<C> = {
  test: (c) => sideOf(c.view, opponentArmy(c, aimed(c).region)?.side ?? 0).role === 'human',
  show: (c) => [say('camp.owner', { seat: sideName(c.view, opponentArmy(c, aimed(c).region)?.side ?? NONE) })],
}
/** BVB-1: gathered dice, unless two Super-bots fight in four phases. */
export const isGatheredFight: Question<C> = {
  test: (c) =>
    c.view.options['bvb.mode'] !== 'fourPhase' ||
    sideOf(c.view, me(c)).role !== 'super' ||
    sideOf(c.view, opponentArmy(c, aimed(c).region)?.side ?? 0).role !== 'super',
}
/** BVB-2: a Super-bot's army is declared first. */
export const declaresFirst: Question<C> = {
  test: (c) => sideOf(c.view, me(c)).role === 'super' && !armyHere(c).declared,
}
/** CNQ-4: another seat's region means war. */
export const meetsHolder: Question<C> = {
  test: (c) => holderOf(c, aimed(c).region) !== NONE && holderOf(c, aimed(c).region) !== me(c),
  show: (c, yes) =>
    yes
      ? [
          say('camp.holder', {
            seat: sideName(c.view, holderOf(c, aimed(c).region)),
            region: placeName(c.view, aimed(c).region),
          }),
        ]
      : [say('camp.noHolder', { region: placeName(c.view, aimed(c).region) })],
}
/** SIE-1: people could besiege it. */
export const couldBesiege: Question<C> = {
  test: (c) => opponentArmy(c, aimed(c).region) === undefined && isGarrisoned(c.view, aimed(c).region),
  show: (c) => {
    const region = placeName(c.view, aimed(c).region)
    const army = opponentArmy(c, aimed(c).region)
    return [
      army === undefined
        ? say('camp.garrison', { region, dice: isGarrisoned(c.view, aimed(c).region) })
        : say('camp.seatThere', { seat: sideName(c.view, army.side), region }),
    ]
  },
}
/** NAV-1: a miniature is put on the board for this voyage. */
export const launches: Question<C> = {
  test: (c) => seaOf(c) === NONE,
  show: (c, yes) => [yes ? say('camp.navyOff', {}) : say('camp.navyIn', { sea: seaName(c.view, seaOf(c) ?? NONE) })],
}
const seaOf = (c: C): number | undefined => sideOf(c.view, me(c)).navies[c.vars.navy ?? 0]?.sea

// ---- After the dice ------------------------------------------------------------------------------------------------

type AttackFrame = FrameOf<'attack'>
export const below = <K extends 'attack' | 'gathered'>(c: C, kind: K): FrameOf<K> => {
  const frame = c.view.frames.findLast((each) => each.kind === kind)
  if (frame === undefined) throw new Error(`no ${kind} is going on`)
  return frame as FrameOf<K>
}
const attackOf = (c: C): AttackFrame => below(c, 'attack')
export const reckoned = (c: C) => frameOf(c, 'reckon')

const infantryIn = (c: C, { side, slot, infantry }: Assault): number => {
  const army = armyOf(c.view, side, slot)
  return army.declared ? infantryOf(c.view, army) : infantry
}

/** CNQ-6: the dice that were gathered, and what they showed. */
export const gathered: Question<C> = {
  test: (c) => reckoned(c).mine.length > 0,
  show: (c) => {
    const { assault } = attackOf(c)
    return [
      say('camp.infantry', { n: infantryIn(c, assault) }),
      say('camp.gathered', {
        attack: gatherDice(c.view, assault.side, assault.slot, infantryIn(c, assault)).join(''),
        defence: (pack(c).defence[attackedLevel(c.view, assault)] ?? []).join(''),
      }),
      dice(c),
    ]
  },
}
export const dice = (c: C) =>
  say('camp.dice', { attack: reckoned(c).mine.join(''), defence: reckoned(c).theirs.join('') })
const losses = (faces: readonly Face[], pairs = true) =>
  say('camp.losses', { main: killsOf(faces, pairs), skirmishers: skirmishHits(faces) })

/** CNQ-7, LOS: the defenders' dice cost cards. */
export const suffers: Question<C> = {
  test: (c) => killsOf(reckoned(c).theirs) + skirmishHits(reckoned(c).theirs) > 0,
  show: (c) => [losses(reckoned(c).theirs)],
}

/** Whether a declared army falls below its minimum by these losses. */
export function falls(c: C, side: number, slot: number, faces: readonly Face[], pairs = true): boolean {
  const army = armyOf(c.view, side, slot)
  if (!army.declared) return false
  return mainBattleCards(c.view, army) - killsOf(faces, pairs) < pack(c).army.minimum
}

/** By the option: an independent region falls whatever the points, unless the army does. */
const takenAnyway = (c: C): boolean =>
  c.view.options['conquest.independent'] === 'lossOnly' && landOf(c.view, attackOf(c).assault.target).holder === NONE

/** CNQ-8: points not strictly higher, or the army gone. */
export const fails: Question<C> = {
  test: (c) => {
    const { assault } = attackOf(c)
    const { mine, theirs } = reckoned(c)
    return falls(c, assault.side, assault.slot, theirs) || (!takenAnyway(c) && pointsOf(mine) <= pointsOf(theirs))
  },
  show: (c) => {
    const points = { mine: pointsOf(reckoned(c).mine), theirs: pointsOf(reckoned(c).theirs) }
    return [takenAnyway(c) ? say('camp.pointsFree', points) : say('camp.points', points)]
  },
}

/** CNQ-3: a battle won where the bot holds the region, or an ally does; or where it may not go on. */
export const entersOnly: Question<C> = {
  test: (c) => {
    const { assault } = attackOf(c)
    const { holder } = landOf(c.view, assault.target)
    // a Speed-bot wins its home back from an ally too.
    const home = regionOf(pack(c), assault.target).home === sideOf(c.view, me(c)).faction
    const winsBack = home && c.edition === 'speed'
    return holder === me(c) || (holder !== NONE && statusWith(c, holder) === ALLIED && !winsBack)
  },
  show: (c) => [holderNow(c)],
}
export const turnsBack: Question<C> = {
  test: (c) => {
    const { assault } = attackOf(c)
    const { holder } = landOf(c.view, assault.target)
    const status = holder === NONE ? ENEMY : statusOf(c.view, me(c), holder)
    const stranger = status === NEUTRAL || status === FRIENDS
    const second =
      armyOf(c.view, assault.side, assault.slot).homesTaken > 0 && isOpponentsHome(c.view, me(c), assault.target)
    return stranger || second
  },
  show: (c) => [holderNow(c)],
}
const holderNow = (c: C) => {
  const { target } = attackOf(c).assault
  return say('camp.holder', { seat: sideName(c.view, holderOf(c, target)), region: placeName(c.view, target) })
}

/** CNQ-9: an opponent's home region counts for golden rule B. */
export const takesHome: Question<C> = {
  test: (c) => isOpponentsHome(c.view, me(c), attackOf(c).assault.target),
  show: (c, yes) => {
    const { target } = attackOf(c).assault
    const region = placeName(c.view, target)
    const home = c.view.sides.findIndex(({ faction }) => faction === regionOf(pack(c), target).home)
    return [yes ? say('camp.homeOf', { region, seat: sideName(c.view, home) }) : say('camp.noHome', { region })]
  },
}
/** MRC-1: the stack of a mercenary region comes with it. */
export const takesStack: Question<C> = {
  test: (c) => regionOf(pack(c), attackOf(c).assault.target).stack !== NONE,
  show: (c, yes) => {
    const { target } = attackOf(c).assault
    const stack = c.view.stacks[regionOf(pack(c), target).stack]
    return yes ? [say('camp.stack', { region: placeName(c.view, target), n: pileSize(stack ?? []) })] : []
  },
}
