// 10.4, 25: attacking a region: the army in it, then its defence dice, then control.

import { packOf } from '../../pack/setting.ts'
import { ALLIED, type ChanceAction, FRIENDS, NEUTRAL } from '../../vocabulary.ts'
import { checkDefeat, leaveRegion } from '../army/defeat.ts'
import { killsOf, pointsOf, skirmishHits, sufferLosses } from '../army/losses.ts'
import { newBattle } from '../battle/frame.ts'
import { newGathered } from '../battle/gathered.ts'
import { declareWar, evictStranger } from '../lands/diplomacy.ts'
import { takeControl } from '../lands/lands.ts'
import { type Handler, type Log, pop, push } from '../play/handler.ts'
import { pause } from '../play/reckon.ts'
import { say } from '../sayings.ts'
import { tellFirst } from '../secret/secret.ts'
import type { Assault, AttackFrame, Fighter } from '../state/frames.ts'
import { armyFact, atRegion, ofArmy, placeName, sideName } from '../state/names.ts'
import {
  armyOf,
  hostileAt,
  isBot,
  isOpponentsHome,
  landOf,
  levelOf,
  NONE,
  onBoard,
  sideOf,
  statusOf,
} from '../state/query.ts'
import type { State } from '../state/state.ts'
import { assaultDice, isWalkover } from './assault-dice.ts'

export function newAttack(assault: Assault): AttackFrame {
  return { kind: 'attack', assault, step: 'army', won: null, points: [0, 0] }
}

export const attackHandler: Handler<AttackFrame> = {
  ask(state, frame) {
    if (frame.step !== 'roll') return undefined
    const { assault } = frame
    const { attack, defence } = assaultDice(state, assault)
    return {
      chance: 'roll',
      dice: [...attack, ...defence],
      key: `assault.${assault.side}.${assault.slot}`,
      question: () =>
        say('ask.assault', {
          army: armyFact(state, assault.side, assault.slot),
          region: placeName(state, assault.target),
          attack: attack.join(''),
          defence: defence.join(''),
        }),
    }
  },

  apply(state, frame, action, log) {
    const { faces } = action as Extract<ChanceAction, { do: 'roll' }>
    const { assault } = frame
    const mine = faces.slice(0, assaultDice(state, assault).attack.length)
    const theirs = faces.slice(mine.length)
    frame.points = [pointsOf(mine), pointsOf(theirs)]
    frame.step = 'decide'
    log?.event(
      say('assaultRolled', {
        army: armyFact(state, assault.side, assault.slot),
        region: placeName(state, assault.target),
        attack: mine.join(''),
        defence: theirs.join(''),
        points: frame.points[0],
        against: frame.points[1],
      }),
    )
    sufferLosses(state, assault.side, assault.slot, killsOf(theirs), skirmishHits(theirs))
    pause(state, assault.side, 'assault', mine, theirs)
  },

  run(state, frame, log) {
    switch (frame.step) {
      case 'army':
        return begin(state, frame, log)
      case 'meet':
        return meetArmy(state, frame)
      case 'fought':
        frame.step = 'won'
        if (frame.won === true) pause(state, frame.assault.side, 'won')
        return
      case 'won':
        return afterBattle(state, frame, log)
      case 'holder':
        return meetHolder(state, frame, log)
      case 'defence':
        return meetDefence(state, frame)
      case 'gather': {
        frame.step = 'roll'
        return push(state, { kind: 'reveal', side: frame.assault.side, slot: frame.assault.slot })
      }
      case 'decide':
        return decide(state, frame, log)
      case 'taking':
        return conquer(state, frame, log)
      case 'roll':
        return
    }
  },
}

const enemyOf = (state: State, assault: Assault): Fighter | undefined =>
  hostileAt(state, assault.side, assault.target) ?? alliedHolderArmy(state, assault)

/** War comes first, and whoever has to leave because of it, leaves before the battle (7). */
function begin(state: State, frame: AttackFrame, log: Log): void {
  const { assault } = frame
  const enemy = enemyOf(state, assault)
  log?.event({
    ...say('attacks', {
      army: armyFact(state, assault.side, assault.slot),
      region: placeName(state, assault.target),
      bySea: assault.bySea,
    }),
    touches: [ofArmy(state, assault.side, assault.slot), atRegion(state, assault.target)],
  })
  if (enemy === undefined) {
    frame.step = 'holder'
    return
  }
  frame.step = 'meet'
  declareWar(state, assault.side, enemy.side, log)
}

function meetArmy(state: State, frame: AttackFrame): void {
  const { assault } = frame
  const enemy = enemyOf(state, assault)
  if (enemy === undefined) {
    frame.step = 'holder'
    return
  }
  frame.step = 'fought'
  push(
    state,
    isGathered(state, assault.side, enemy.side) ? newGathered(assault, enemy) : newBattle(state, assault, enemy),
  )
}

/** An ally who stands in one's own home is fought as well (7). */
function alliedHolderArmy(state: State, { side, target }: Assault): Fighter | undefined {
  for (let no = 0; no < state.sides.length; no++) {
    if (no === side) continue
    const slot = sideOf(state, no).armies.findIndex((army) => army.region === target)
    if (slot >= 0) return { side: no, slot }
  }
  return undefined
}

/** 27: bots gather dice against each other, unless two Super-bots fight in four phases. */
function isGathered(state: State, a: number, b: number): boolean {
  const roles = [sideOf(state, a).role, sideOf(state, b).role]
  if (roles.includes('human')) return false
  return !(state.options['bvb.mode'] === 'fourPhase' && roles.every((role) => role === 'super'))
}

/** CNQ-2, CNQ-3: what follows a battle. */
function afterBattle(state: State, frame: AttackFrame, log: Log): void {
  const { assault } = frame
  const army = armyOf(state, assault.side, assault.slot)
  if (frame.won !== true || !onBoard(army)) {
    fail(state, frame, log)
    return
  }
  const { holder } = landOf(state, assault.target)
  if (
    holder === assault.side ||
    (holder !== NONE && statusOf(state, assault.side, holder) === ALLIED && !winsBack(state, assault))
  ) {
    enterRegion(state, assault, log)
    pop(state, frame)
    return
  }
  if (isBot(sideOf(state, assault.side))) {
    const stranger = holder !== NONE && [NEUTRAL, FRIENDS].includes(statusOf(state, assault.side, holder) as 1 | 2)
    // GR-B: one home region of an opponent in a campaign phase.
    const second = army.homesTaken > 0 && isOpponentsHome(state, assault.side, assault.target)
    if (stranger || second) {
      log?.event(
        say('staysOutside', {
          army: armyFact(state, assault.side, assault.slot),
          region: placeName(state, assault.target),
        }),
      )
      pop(state, frame)
      return
    }
  }
  frame.step = 'holder'
}

/** 7: one's own home is won back from an ally too; a Super-bot leaves it to him. */
const winsBack = (state: State, { side, target }: Assault): boolean =>
  packOf(state).regions[target]?.home === sideOf(state, side).faction && sideOf(state, side).role !== 'super'

function meetHolder(state: State, frame: AttackFrame, log: Log): void {
  const { assault } = frame
  const { holder } = landOf(state, assault.target)
  frame.step = 'defence'
  if (holder !== NONE) declareWar(state, assault.side, holder, log)
}

function meetDefence(state: State, frame: AttackFrame): void {
  const { assault } = frame
  // An army that the war has driven out of the attacker's regions may have come here (7): it is fought first.
  if (enemyOf(state, assault) !== undefined) {
    frame.step = 'meet'
    return
  }
  if (levelOf(state, assault.target) === 0) {
    beginTaking(state, frame)
    return
  }
  frame.step = 'gather'
  const army = armyOf(state, assault.side, assault.slot)
  if (!army.declared) push(state, { kind: 'strength', side: assault.side, slot: assault.slot, role: 0 })
  tellFirst(state, assault.side, assault.slot)
}

/** Points strictly higher, and the army still stands. */
function decide(state: State, frame: AttackFrame, log: Log): void {
  const { assault } = frame
  const gone = checkDefeat(state, assault.side, assault.slot, log)
  const higher = isWalkover(state, assault.target) || frame.points[0] > frame.points[1]
  if (gone || !higher) {
    fail(state, frame, log)
    return
  }
  beginTaking(state, frame)
}

function beginTaking(state: State, frame: AttackFrame): void {
  frame.step = 'taking'
  pause(state, frame.assault.side, 'taken')
}

function conquer(state: State, frame: AttackFrame, log: Log): void {
  const { assault } = frame
  const army = armyOf(state, assault.side, assault.slot)
  if (isOpponentsHome(state, assault.side, assault.target)) army.homesTaken++
  enterRegion(state, assault, log)
  takeControl(state, assault.side, assault.target, log)
  pop(state, frame)
}

function enterRegion(state: State, { side, slot, target }: Assault, log: Log): void {
  const army = armyOf(state, side, slot)
  if (army.region === target) return
  leaveRegion(state, army)
  army.region = target
  const land = landOf(state, target)
  if (land.siege >= 0) land.siege = NONE
  log?.event({
    ...say('entered', { army: armyFact(state, side, slot), region: placeName(state, target) }),
    touches: [ofArmy(state, side, slot), atRegion(state, target)],
    aside: true,
  })
}

/** It stays where it attacked from, and its activation is over. */
function fail(state: State, frame: AttackFrame, log: Log): void {
  const { assault } = frame
  const army = armyOf(state, assault.side, assault.slot)
  army.failed = true
  log?.event(say('attackFailed', { seat: sideName(state, assault.side), region: placeName(state, assault.target) }))
  pop(state, frame)
  // The region it attacked from may have belonged to an ally who is one no longer.
  if (army.region === assault.stage && army.region !== assault.target) evictStranger(state, assault.side, assault.slot)
}
