// 27: what the dice of two bots bring.

import type { Question, Say } from '@understudy/procedure'
import { countOf, deckSize, mainBattleCards } from '../../rules/army/cards.ts'
import { killsOf, losesFromDecks, pointsOf, skirmishHits } from '../../rules/army/losses.ts'
import type { Fighter } from '../../rules/state/frames.ts'
import { sideName } from '../../rules/state/names.ts'
import { armyOf, sideOf } from '../../rules/state/query.ts'
import type { Cls, Face } from '../../vocabulary.ts'
import { below, dice, falls, reckoned } from '../conquest/ways.ts'
import { type C, say } from '../context.ts'
import { pack } from '../view/seen.ts'

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

/** the decks pay, unless the army is declared and the option has it lose its own cards. */
const decksPay = (c: C, { side, slot }: Fighter): boolean => losesFromDecks(c.view, { side, slot, role: 0 })

/** Cards of these classes that an army has to lose: those of the decks, or its own. */
function toLose(c: C, fighter: Fighter, classes: readonly Cls[]): number {
  const army = armyOf(c.view, fighter.side, fighter.slot)
  const own = sideOf(c.view, fighter.side)
  const fromDecks = decksPay(c, fighter)
  return classes.reduce((n, cls) => n + (fromDecks ? deckSize(own, cls) : countOf(c.view, army.cards, cls)), 0)
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
/** The faces that cost an army its own cards. */
const felt = (c: C, fighter: Fighter, faces: readonly Face[]): readonly Face[] => (decksPay(c, fighter) ? [] : faces)

const goesDown = (c: C, fighter: Fighter, faces: readonly Face[]): boolean =>
  falls(c, fighter.side, fighter.slot, felt(c, fighter, faces), pairs(c))

/** BVB-8. */
export const anyFalls: Question<C> = {
  test: (c) => {
    const { assault, defender } = duel(c)
    const { mine, theirs } = reckoned(c)
    return goesDown(c, assault, theirs) || goesDown(c, defender, mine)
  },
  show: (c) => {
    const { assault, defender } = duel(c)
    const { mine, theirs } = reckoned(c)
    return [...remains(c, assault, theirs), ...remains(c, defender, mine)]
  },
}
/** What these faces leave of a declared army's infantry. */
function remains(c: C, fighter: Fighter, faces: readonly Face[]): Say[] {
  const { side, slot } = fighter
  const army = armyOf(c.view, side, slot)
  if (!army.declared) return []
  const n = Math.max(0, mainBattleCards(c.view, army) - killsOf(felt(c, fighter, faces), pairs(c)))
  return [say('camp.remain', { seat: sideName(c.view, side), n, least: pack(c).army.minimum })]
}
