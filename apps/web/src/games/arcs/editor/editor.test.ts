import { type Action, arcs, arcsPackage, type State } from '@understudy/arcs'
import {
  addToken,
  captivesOf,
  courtAgents,
  fromSetup,
  setBuilding,
  setCaptives,
  setChapter,
  setCourtAgents,
  setHand,
  setInitiative,
  setMarker,
  setPower,
  setRow,
  setSeizeCounter,
  setShips,
  setToken,
  setTrophies,
  standingOf,
  toFollow,
  toggleGuild,
  toggleOutrage,
  toLead,
  trophiesOf,
} from '@understudy/arcs/edit'
import { handSize, tokenIn } from '@understudy/arcs/rules'
import {
  copyState,
  damagedShips,
  freshShips,
  ids,
  isCity,
  isDamaged,
  Pile,
  playersOf,
  read,
  siteKind,
  siteOwner,
} from '@understudy/arcs/state'
import { SETUP_CARDS, TROPHIES } from '@understudy/arcs/vocabulary'
import { Driver } from '@understudy/table'
import type { StartEntry } from '@understudy/table/journal'
import { describe, expect, it } from 'vitest'
import { report } from '../beside/measuring-testing.ts'

const start: StartEntry = {
  t: 'start',
  options: { players: 3, role2: 'supercat', role3: 'supercat' },
  seats: {
    red: { by: 'bot', bot: 'eager' },
    yellow: { by: 'bot', bot: 'supercat' },
    blue: { by: 'bot', bot: 'supercat' },
  },
  seed: '',
  chance: { actionCards: 'secret' },
}

/** Positions in the third chapter in which a SUPERCAT is about to lead or to follow right after the leader. */
function midGames(n: number): State[] {
  const found: State[] = []
  for (let seed = 0; found.length < n && seed < 60; seed++) {
    const driver = new Driver<State, Action>(arcsPackage, { ...start, seed: `mid-${seed}` })
    for (let i = 0; i < 3000; i++) {
      const { state } = driver
      const next = driver.next()
      if (next.kind !== 'auto') break
      const kind = arcs.decision(state)!.kind
      const { acting, leader } = standingOf(state)
      const second = (acting - leader + 3) % 3 <= 1
      if (read.chapter(state) >= 3 && read.round(state) >= 2 && kind === 'reveal' && second) {
        found.push(copyState(state))
        break
      }
      driver.commit(next.entry)
    }
  }
  return found
}

/** Enters a position with the changes that the forms make, one tap each, and counts them. */
class Typist {
  taps = 0
  state: State
  readonly target: State

  constructor(target: State) {
    this.target = target
    const empty = arcs.start(start.options, start.chance)
    // Setup card, who began, "lay it out".
    this.state = fromSetup(empty, SETUP_CARDS[read.setup(target) - 1]!, 0)
    this.taps += 3
    this.map()
    this.players()
    this.court()
    this.round()
  }

  tap(state: State | undefined, taps = 1): void {
    if (state === undefined) throw new Error('there is no such button')
    this.state = state
    this.taps += taps
  }

  map(): void {
    this.taps++
    for (let system = 0; system < 24; system++) {
      const before = this.taps
      const id = ids.sysId(system)
      for (let seat = 0; seat < playersOf(this.target); seat++) {
        const want = [freshShips(this.target, system, seat), damagedShips(this.target, system, seat)] as const
        if (freshShips(this.state, system, seat) !== want[0])
          this.tap(
            setShips(this.state, id, seat, want[0], damagedShips(this.state, system, seat)),
            Math.max(1, want[0] - 4),
          )
        if (damagedShips(this.state, system, seat) !== want[1])
          this.tap(setShips(this.state, id, seat, want[0], want[1]), Math.max(1, want[1] - 2))
      }
      for (let site = system * 3; site < system * 3 + 3; site++) {
        const [now, want] = [read.site(this.state, site), read.site(this.target, site)]
        if (siteKind(want) === 0) {
          if (siteKind(now) !== 0) this.tap(setBuilding(this.state, ids.siteId(site), undefined))
          continue
        }
        const building = { piece: isCity(want) ? 'city' : 'starport', seat: siteOwner(want) } as const
        if (siteKind(now) !== siteKind(want) || siteOwner(now) !== siteOwner(want))
          this.tap(setBuilding(this.state, ids.siteId(site), { ...building, damaged: false }))
        if (isDamaged(read.site(this.state, site)) !== isDamaged(want))
          this.tap(setBuilding(this.state, ids.siteId(site), { ...building, damaged: isDamaged(want) }))
      }
      if (this.taps > before) this.taps++
    }
  }

  players(): void {
    const n = playersOf(this.target)
    this.taps++
    for (let seat = 0; seat < n; seat++) {
      if (seat > 0) this.taps++
      const power = read.power(this.target, seat)
      if (power > 0)
        this.tap(setPower(this.state, seat, power), Math.floor(power / 5) + Math.min(power % 5, 5 - (power % 5) + 1))
      for (let type = 1; type <= 5; type++)
        if (((read.outrage(this.state, seat) ^ read.outrage(this.target, seat)) & (1 << type)) !== 0)
          this.tap(toggleOutrage(this.state, seat, type))
      if (handSize(this.state, seat) !== handSize(this.target, seat))
        this.tap(setHand(this.state, seat, handSize(this.target, seat)))
      const seize = read.seizeCounter(this.target, seat)
      if (seize > 0) this.tap(setSeizeCounter(this.state, seat, seize))
      const guild = read.cards(this.target, Pile.guild(seat))
      if (guild.length > 0) this.taps++
      for (const card of guild) this.tap(toggleGuild(this.state, seat, ids.courtId(card)))
      for (let owner = 0; owner < n; owner++) {
        if (owner === seat) continue
        if (captivesOf(this.target, seat, owner) > 0)
          this.tap(setCaptives(this.state, seat, owner, captivesOf(this.target, seat, owner)))
        for (const kind of TROPHIES)
          if (trophiesOf(this.target, seat, owner, kind) > 0)
            this.tap(setTrophies(this.state, seat, owner, kind, trophiesOf(this.target, seat, owner, kind)))
      }
    }
    // Slots open with cities and with what others have taken: tokens come last.
    for (let seat = 0; seat < n; seat++) {
      for (let slot = 0; slot < 7; slot++)
        if (
          tokenIn(this.state, seat, slot) !== tokenIn(this.target, seat, slot) &&
          tokenIn(this.state, seat, slot) !== 0
        )
          this.tap(setToken(this.state, seat, slot, 0))
      for (let slot = 0; slot < 7; slot++) {
        const want = tokenIn(this.target, seat, slot)
        if (want === 0 || tokenIn(this.state, seat, slot) === want) continue
        const added = addToken(this.state, seat, want)
        // Not into the first empty slot: that one is tapped before.
        if (added !== undefined && tokenIn(added, seat, slot) === want) this.tap(added)
        else this.tap(setToken(this.state, seat, slot, want), 2)
      }
    }
  }

  court(): void {
    this.taps++
    for (let spot = 0; spot < 4; spot++) {
      const want = read.rowCard(this.target, spot)
      if (read.rowCard(this.state, spot) !== want)
        this.tap(setRow(this.state, spot, want === 0 ? undefined : ids.courtId(want - 1)), 2)
      for (let seat = 0; seat < playersOf(this.target); seat++)
        if (courtAgents(this.state, spot, seat) !== courtAgents(this.target, spot, seat))
          this.tap(setCourtAgents(this.state, spot, seat, courtAgents(this.target, spot, seat)))
    }
  }

  round(): void {
    this.taps++
    this.tap(setChapter(this.state, read.chapter(this.target)))
    for (let marker = 0; marker < 3; marker++) {
      if (read.markerAt(this.target, marker) !== 0)
        this.tap(setMarker(this.state, marker, read.markerAt(this.target, marker)))
    }
    const { acting, leader, card, zero } = standingOf(this.target)
    if (card === undefined || acting === leader) this.tap(toLead(this.state, acting))
    else {
      this.tap(toFollow(this.state, acting, leader, card, false), 3)
      if (zero) this.tap(toFollow(this.state, acting, leader, card, true))
      if (read.initiative(this.state) !== read.initiative(this.target))
        this.tap(setInitiative(this.state, read.initiative(this.target)))
    }
  }
}

describe('a position entered by hand', () => {
  const games = midGames(8)

  it('is the one on the table, and can be played', () => {
    expect(games.length).toBe(8)
    for (const target of games) {
      const { state } = new Typist(target)
      expect(arcs.check(state)).toEqual([])
      // Face-down piles are not entered: nobody can see them.
      const unseen = ['put.discard', 'put.courtDeck', 'put.played']
      expect(arcs.diff(state, target).filter(({ say }) => !unseen.includes(say))).toEqual([])
      expect(arcs.serialise(arcs.parse(arcs.serialise(state)))).toEqual(arcs.serialise(state))
    }
  })

  it('takes at most 150 taps in the median: five minutes at two seconds a tap', () => {
    const taps = games.map((target) => new Typist(target).taps).sort((a, b) => a - b)
    report('A position of the third chapter entered from nothing, eight games', [['taps', taps]])
    expect(taps[Math.floor(taps.length / 2)]).toBeLessThanOrEqual(150)
  })

  it('SUPERCAT takes its turn from there', () => {
    expect(games.length).toBeGreaterThan(3)
    for (const target of games.slice(0, 4)) {
      const { state } = new Typist(target)
      const driver = new Driver<State, Action>(arcsPackage, {
        ...start,
        seed: 'turn',
        position: arcs.serialise(state),
      })
      const { acting } = standingOf(state)
      const colour = state.options.colours[acting]!
      let acted = 0
      for (let i = 0; i < 60; i++) {
        const next = driver.next()
        if (next.kind !== 'auto') break
        if (next.entry.t === 'action' && next.entry.seat === colour) acted++
        else if (next.entry.t === 'action') break
        driver.commit(next.entry)
      }
      expect(acted).toBeGreaterThan(0)
    }
  })
})

describe('single changes', () => {
  const table = () => fromSetup(arcs.start(start.options, start.chance), '3p-mix-up', 0)
  it('move pieces between map and supply', () => {
    const state = setShips(table(), '6g', 0, 4, 1)
    expect(read.shipsLeft(state, 0)).toBe(read.shipsLeft(table(), 0) - 5)
    expect(arcs.check(state)).toEqual([])
    expect(arcs.check(setShips(state, '6g', 0, 14, 0))[0]?.what.say).toBe('bad.pieces')
  })
  it('leave the position they began with as it was', () => {
    const before = table()
    const copy = copyState(before)
    setShips(before, '6g', 0, 2, 0)
    setRow(before, 0, 'BC31')
    toLead(before, 1)
    expect(before).toEqual(copy)
  })
  it('put a court card where it is wanted, and only there', () => {
    const state = toggleGuild(setRow(table(), 0, 'BC17'), 1, 'BC17')
    expect(arcs.check(state)).toEqual([])
    expect(read.rowCard(state, 0)).toBe(0)
  })
  it('any of the three may lead or follow, also Lars', () => {
    const lars = arcs.start({ players: 3, role2: 'lars', role3: 'lars' }, { actionCards: 'secret' })
    for (const empty of [arcs.start(start.options, start.chance), lars]) {
      const laid = fromSetup(empty, '3p-frontiers', 1)
      for (let seat = 0; seat < 3; seat++) {
        expect(arcs.check(toLead(laid, seat))).toEqual([])
        expect(arcs.decision(toLead(laid, seat))?.kind).toMatch(/lead|reveal/)
        const follow = toFollow(laid, seat, (seat + 2) % 3, 'aggression-4', true)
        expect(arcs.check(follow)).toEqual([])
        expect(arcs.decision(follow)?.kind).toMatch(/follow|reveal/)
      }
    }
  })
})
