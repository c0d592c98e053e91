import { muhq, type State } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
import { fullHealth, resourcesOf, seatsOf, unitAt } from '@understudy/muhq/rules'
import { BOSS, type SeatId } from '@understudy/muhq/vocabulary'
import { keyedRandom, pickFrom, type Random } from '@understudy/table'
import { handSize, pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { cardsAt, drawSecretly, moveCard, placesOf, returnUnknown } from './cards.ts'
import { changeResources, changeRound, changeTurn, phasesOf } from './turn.ts'
import { addUnit, canStandAt, changeUnit, ownersAt, placeableCards, placeUnit, removeUnit } from './units.ts'

function played(boss: string, players: number, steps: number, secret = false): State {
  const state = muhq.start({ boss, players }, secret ? { playerCards: 'secret' } : {})
  const random = keyedRandom('editor', `${boss}${players}${steps}`)
  for (let i = 0; i < steps; i++) {
    const decision = muhq.decision(state)
    if (decision === undefined) break
    muhq.apply(state, decision.sample(random))
  }
  return state
}

/** Every card that a seat has anywhere, units on the board included. */
function holdings(state: State, seat: SeatId): string[] {
  const side = seat === BOSS ? state.boss : state.people[Number(seat.slice(1)) - 1]
  if (side === undefined) throw new Error(seat)
  const open = side.deck.flatMap((group) => ('cards' in group ? group.cards : []))
  const own = state.units.filter((unit) => unit.owner === seat).map((unit) => unit.card)
  const hand = 'hand' in side ? side.hand.known : side.drawn === null ? [] : [side.drawn]
  return [...side.hidden.bags.flatMap((bag) => bag.cards), ...open, ...own, ...hand, ...side.discard].sort()
}

const tiles = (state: State) => {
  const { board } = settingOf(state)
  return board.tiles.map((_, i) => ({ x: i % board.width, y: Math.floor(i / board.width) }))
}

const DONE: readonly ((state: State, random: Random) => State)[] = [
  (state, random) =>
    changeUnit(state, pickFrom(random, state.units).id, { damage: random.int(20), ward: random.int(4) }),
  (state, random) => changeUnit(state, pickFrom(random, state.units).id, { tapped: random.int(2) === 0 }),
  (state, random) => placeUnit(state, pickFrom(random, state.units).id, pickFrom(random, tiles(state))),
  (state, random) => removeUnit(state, pickFrom(random, state.units).id),
  (state, random) => {
    const place = pickFrom(random, tiles(state))
    const [owner] = ownersAt(state, place)
    return owner === undefined
      ? state
      : addUnit(state, owner, pickFrom(random, placeableCards(state, owner, place)), place)
  },
  (state, random) => {
    const seat = pickFrom(random, seatsOf(state))
    const held = cardsAt(state, seat)
    if (held.length === 0) return state
    const { card, at } = pickFrom(random, held)
    return moveCard(state, seat, card, at, pickFrom(random, placesOf(seat)))
  },
  (state, random) => changeResources(state, pickFrom(random, seatsOf(state)), random.int(30)),
  (state, random) => changeRound(state, random.int(40)),
  (state, random) => {
    const seat = pickFrom(random, seatsOf(state))
    return changeTurn(state, seat, pickFrom(random, phasesOf(state, seat)))
  },
  (state) => drawSecretly(state, 'p1'),
  (state) => returnUnknown(state, 'p1'),
]

describe('correcting by hand', () => {
  for (const boss of ['kraken', 'tyrant']) {
    for (const secret of [false, true]) {
      it(`keeps a position of the ${boss} possible, whatever is changed${secret ? ', with secret hands' : ''}`, () => {
        for (const steps of [0, 40, 120]) {
          let state = played(boss, 2, steps, secret)
          if (state.over !== null) continue
          const random = keyedRandom('edits', `${boss}${steps}${secret}`)
          for (let i = 0; i < 150; i++) {
            const before = muhq.serialise(state)
            const counts = seatsOf(state).map((seat) => holdings(state, seat))
            const next = pickFrom(random, DONE)(state, random)
            expect(muhq.serialise(state), 'the old position stays as it was').toEqual(before)
            expect(muhq.check(next)).toEqual([])
            expect(seatsOf(next).map((seat) => holdings(next, seat))).toEqual(counts)
            expect(muhq.serialise(muhq.parse(muhq.serialise(next)))).toEqual(muhq.serialise(next))
            state = next
          }
        }
      })
    }
  }

  it('never leaves a unit with more damage than it can bear', () => {
    const state = played('tyrant', 2, 60)
    expect(state.units.length).toBeGreaterThan(2)
    for (const unit of state.units) {
      const next = changeUnit(state, unit.id, { damage: 99 })
      const now = next.units.find(({ id }) => id === unit.id)
      expect(now?.damage).toBe(fullHealth(next, cardOf(next, unit.card)) - 1)
    }
  })

  it('puts nobody on a wall, on somebody else or where they cannot live', () => {
    const state = played('kraken', 2, 80)
    const boss = state.units.find((unit) => unit.card === 'the_kraken')
    if (boss === undefined) throw new Error('no boss')
    for (const place of tiles(state)) {
      const next = placeUnit(state, boss.id, place)
      if (canStandAt(state, 'the_kraken', place)) expect(unitAt(next, place)?.id).toBe(boss.id)
      else expect(next).toBe(state)
    }
    expect(removeUnit(state, boss.id)).toBe(state)
  })

  it('moves a card to where it is told', () => {
    const state = played('kraken', 1, 30)
    const [held] = cardsAt(state, 'p1').filter(({ at }) => at === 'deck')
    if (held === undefined) throw new Error('an empty deck')
    const next = moveCard(state, 'p1', held.card, 'deck', 'hand')
    const [one, other] = [state, next].map((each) => each.people[0] as State['people'][number])
    expect(pileSize(other?.deck ?? [])).toBe(pileSize(one?.deck ?? []) - 1)
    expect(other?.hand.known).toContain(held.card)
    const back = moveCard(next, 'p1', held.card, 'hand', 'top')
    expect(back.people[0]?.deck[0]).toEqual({ cards: [held.card] })
  })

  it('counts secret cards up and down', () => {
    const state = played('tyrant', 1, 0, true)
    const more = drawSecretly(state, 'p1')
    const size = (each: State) => handSize(each.people[0]?.hand ?? { known: [], unknown: [] })
    expect(size(more)).toBe(size(state) + 1)
    expect(size(returnUnknown(more, 'p1'))).toBe(size(state))
  })

  it('changes turn and resources as far as they make sense', () => {
    const state = played('tyrant', 2, 30)
    expect(resourcesOf(changeResources(state, BOSS, -4), BOSS)).toBe(0)
    expect(changeRound(state, 0).round).toBe(1)
    const boss = changeTurn(state, BOSS, 'bossStart')
    expect(muhq.check(boss)).toEqual([])
    expect(muhq.decision(boss)?.seat).toBe(BOSS)
  })
})
