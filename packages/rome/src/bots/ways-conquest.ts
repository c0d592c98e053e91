// 25, 27: what an attack meets, what dice cost, and what a victory brings.

import type { Question, Say } from '@understudy/procedure'
import { pileSize } from '@understudy/table'
import { attackedLevel, gatherDice } from '../rules/assault-dice.ts'
import { countOf, deckSize, infantryOf, mainBattleCards } from '../rules/cards.ts'
import { placeName, seaName, sideName } from '../rules/facts.ts'
import type { Assault, Fighter, FrameOf } from '../rules/frames.ts'
import { killsOf, pointsOf, skirmishHits } from '../rules/losses.ts'
import { armyOf, isGarrisoned, isOpponentsHome, landOf, NONE, regionOf, sideOf, statusOf } from '../rules/query.ts'
import { ALLIED, type Cls, ENEMY, type Face, FRIENDS, NEUTRAL } from '../vocabulary.ts'
import { type C, say } from './context.ts'
import { frameOf, holderOf, me, opponentArmy, pack, statusWith } from './facts.ts'
import { aimed, armyHere } from './ways-march.ts'

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
const below = <K extends 'attack' | 'gathered'>(c: C, kind: K): FrameOf<K> => {
  const frame = c.view.frames.findLast((each) => each.kind === kind)
  if (frame === undefined) throw new Error(`no ${kind} is going on`)
  return frame as FrameOf<K>
}
export const attackOf = (c: C): AttackFrame => below(c, 'attack')
const reckoned = (c: C) => frameOf(c, 'reckon')

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
const dice = (c: C) => say('camp.dice', { attack: reckoned(c).mine.join(''), defence: reckoned(c).theirs.join('') })
const losses = (faces: readonly Face[], pairs = true) =>
  say('camp.losses', { main: killsOf(faces, pairs), skirmishers: skirmishHits(faces) })

/** CNQ-7, LOS: the defenders' dice cost cards. */
export const suffers: Question<C> = {
  test: (c) => killsOf(reckoned(c).theirs) + skirmishHits(reckoned(c).theirs) > 0,
  show: (c) => [losses(reckoned(c).theirs)],
}

/** Whether a declared army falls below its minimum by these losses. */
function falls(c: C, side: number, slot: number, faces: readonly Face[], pairs = true): boolean {
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

// ---- Bot against bot -----------------------------------------------------------------------------------------------

const pairs = (c: C): boolean => c.view.options['bvb.wounds'] === 'pairs'
const duel = (c: C) => below(c, 'gathered')

/** BVB-4: both sides' dice. */
export const bothGathered: Question<C> = {
  test: (c) => reckoned(c).mine.length > 0 && reckoned(c).theirs.length > 0,
  show: (c) => [dice(c)],
}
/** BVB-5: strictly more points win for the attacker. */
export const attackerWins: Question<C> = {
  test: (c) => pointsOf(reckoned(c).mine) > pointsOf(reckoned(c).theirs),
  show: (c) => [say('camp.points', { mine: pointsOf(reckoned(c).mine), theirs: pointsOf(reckoned(c).theirs) })],
}
const toll = (c: C, faces: readonly Face[]): number => killsOf(faces, pairs(c)) + skirmishHits(faces)

/** Cards of these classes that an army has to lose: its own, or while it is undeclared those of the decks. */
function toLose(c: C, { side, slot }: Fighter, classes: readonly Cls[]): number {
  const army = armyOf(c.view, side, slot)
  const own = sideOf(c.view, side)
  return classes.reduce((n, cls) => n + (army.declared ? countOf(c.view, army.cards, cls) : deckSize(own, cls)), 0)
}
/** the cards that this roll takes from an army, as far as it has them. */
const taken = (c: C, fighter: Fighter, faces: readonly Face[]): number =>
  Math.min(killsOf(faces, pairs(c)), toLose(c, fighter, ['MI', 'CV'])) +
  Math.min(skirmishHits(faces), toLose(c, fighter, ['SK']))
const lossesOf = (c: C, side: number, faces: readonly Face[]) =>
  say('camp.lossesOf', {
    seat: sideName(c.view, side),
    main: killsOf(faces, pairs(c)),
    skirmishers: skirmishHits(faces),
  })
/** BVB-6. */
export const anyLosses: Question<C> = {
  test: (c) => toll(c, reckoned(c).mine) + toll(c, reckoned(c).theirs) > 0,
  show: (c) => [
    lossesOf(c, duel(c).assault.side, reckoned(c).theirs),
    lossesOf(c, duel(c).defender.side, reckoned(c).mine),
  ],
}
/** BVB-7: three cards or more make it a great victory, as far as the loser has them. */
export const bigVictory: Question<C> = {
  test: (c) => beaten(c).n >= pack(c).victory.bigBattleFrom,
  show: (c) => [say('camp.toll', { seat: sideName(c.view, beaten(c).side), n: beaten(c).n })],
}
/** The side that has lost, and what that costs it. */
function beaten(c: C): { side: number; n: number } {
  const { mine, theirs } = reckoned(c)
  const { assault, defender } = duel(c)
  return attackerWins.test(c)
    ? { side: defender.side, n: taken(c, defender, mine) }
    : { side: assault.side, n: taken(c, assault, theirs) }
}
/** BVB-8. */
export const anyFalls: Question<C> = {
  test: (c) => {
    const { assault, defender } = duel(c)
    const { mine, theirs } = reckoned(c)
    return (
      falls(c, assault.side, assault.slot, theirs, pairs(c)) || falls(c, defender.side, defender.slot, mine, pairs(c))
    )
  },
  show: (c) => {
    const { assault, defender } = duel(c)
    const { mine, theirs } = reckoned(c)
    return [...remains(c, assault, theirs), ...remains(c, defender, mine)]
  },
}
/** What these faces leave of a declared army's infantry. */
function remains(c: C, { side, slot }: Fighter, faces: readonly Face[]): Say[] {
  const army = armyOf(c.view, side, slot)
  if (!army.declared) return []
  const n = Math.max(0, mainBattleCards(c.view, army) - killsOf(faces, pairs(c)))
  return [say('camp.remain', { seat: sideName(c.view, side), n, least: pack(c).army.minimum })]
}
