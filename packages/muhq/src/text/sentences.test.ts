import { LANGS, speak } from '@understudy/procedure'
import { slipIn } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import type { UnitFact } from '../rules/names.ts'
import type { MuhqSayings } from '../rules/sayings.ts'

const card = { en: 'Archer', ru: 'Лучник' }
const boss = { en: 'The Kraken', ru: 'Кракен' }
const unit: UnitFact = { id: 4, name: card, seat: 'p1', at: 'B2' }
const other: UnitFact = { id: 1, name: boss, seat: 'boss', at: 'H2' }

/** Facts for every sentence there is; one that is missing here does not compile. */
const SAMPLES: MuhqSayings = {
  'ask.act': { seat: 'p1', round: 2 },
  'ask.upkeep': { seat: 'p1', due: 2, has: 2 },
  'ask.drawn': { seat: 'p1', left: 2 },
  'ask.reveal': { at: 'C3', n: 2 },
  'ask.bossStart': { boss },
  'ask.bossUpkeep': { boss, due: 2, has: 2 },
  'ask.bossAct': { boss },
  'no.over': {},
  'no.drawFirst': { seat: 'p1' },
  'no.revealFirst': { at: 'C3' },
  'no.phase': { doing: 'move', phase: 'act', seat: 'p1' },
  'no.unit': { id: 2 },
  'no.notYours': { unit, turn: 'p1' },
  'no.tapped': { unit },
  'no.moved': { unit },
  'no.streetMoved': { unit },
  'no.notOnStreet': { unit },
  'no.notStreet': { tile: 'C3' },
  'no.immobile': { unit },
  'no.sameTile': { unit },
  'no.offMap': {},
  'no.occupied': { tile: 'C3', by: other },
  'no.wall': { tile: 'C3', card },
  'no.deep': { tile: 'C3', card },
  'no.land': { tile: 'C3', card },
  'no.tooFar': { unit, tile: 'C3', movement: 2, away: 2 },
  'no.gateStops': { unit, tile: 'C3' },
  'no.waterStops': { unit, tile: 'C3' },
  'no.unitsInWay': { unit, tile: 'C3' },
  'no.noWay': { unit, tile: 'C3', movement: 2 },
  'no.noStreetWay': { unit, tile: 'C3', movement: 2 },
  'no.attacked': { unit },
  'no.unarmed': { unit },
  'no.ally': { unit, target: other },
  'no.outOfRange': { unit, target: other, range: 2, away: 2 },
  'no.house': { unit, target: other },
  'no.noFull': { unit },
  'no.fullTooLate': { unit },
  'no.fullElsewhere': { unit, kinds: ['water', 'house'] },
  'no.pointless': { card },
  'no.targetNotNeeded': { card },
  'no.needTarget': { card },
  'no.wrongTarget': { card, target: other },
  'no.card': { id: 'C3' },
  'no.notHeld': { seat: 'p1', card },
  'no.notDrawn': { seat: 'p1', card },
  'no.noCost': { card },
  'no.tooDear': { card, cost: 2, has: 2 },
  'no.noSpawn': { card },
  'no.needTile': { card },
  'no.notSpawn': { card, tile: 'C3' },
  'no.tileNotNeeded': { card },
  'no.store': { store: 2 },
  'no.storeUnseen': { at: 'C3' },
  'no.notInStore': { at: 'C3', card },
  'no.notAtStore': { at: 'C3' },
  'no.bossBuys': {},
  'no.bossHand': {},
  'no.noShuffle': {},
  'no.shuffleFirst': {},
  'no.upkeepDue': { due: 2, has: 2 },
  'no.upkeepPayable': { due: 2, has: 2 },
  'no.keepsUnit': { unit, turn: 'p1' },
  'no.drawnAlready': { card },
  'no.deckEmpty': {},
  'no.notInDeck': { seat: 'p1', card },
  'no.revealCount': { at: 'C3', n: 2 },
  'no.notUnseen': { at: 'C3', card },
  'log.turn': { seat: 'p1', round: 2 },
  'log.reshuffled': { seat: 'p1' },
  'log.drew': { seat: 'p1', card },
  'log.drewUnseen': { seat: 'p1', n: 2 },
  'log.income': { seat: 'p1', n: 2, now: 2 },
  'log.gained': { seat: 'p1', n: 2, now: 2 },
  'log.upkeep': { seat: 'p1', n: 2, now: 2 },
  'log.played': { seat: 'p1', card, at: 'C3' },
  'log.cast': { seat: 'p1', card },
  'log.moved': { unit, to: 'C3' },
  'log.streetMoved': { unit, to: 'C3' },
  'log.attacked': { unit, target: other },
  'log.full': { unit },
  'log.tapped': { unit },
  'log.damage': { unit, n: 2, left: 2 },
  'log.warded': { unit, n: 2, left: 2 },
  'log.destroyed': { unit },
  'log.healed': { unit, n: 2 },
  'log.ward': { unit, n: 2, now: 2 },
  'log.hasted': { unit },
  'log.repression': { boss, n: 2, now: 2, limit: 2 },
  'log.relief': { boss, n: 2, now: 2 },
  'log.bought': { seat: 'p1', card, n: 2 },
  'log.revealed': { at: 'C3', cards: [card, boss, card] },
  'log.putAway': { seat: 'p1', cards: [card, boss, card] },
  'log.discarded': { seat: 'p1', card },
  'log.ended': { seat: 'p1' },
  'over.boss_destroyed': { boss, rounds: 12, limit: 4 },
  'over.repression': { boss, rounds: 12, limit: 4 },
  'over.no_units': { boss, rounds: 12, limit: 4 },
  'over.rounds': { boss, rounds: 12, limit: 4 },
  'choose.unit': { unit, health: 2 },
  'choose.lose': { unit, upkeep: 2 },
  'choose.tile': { tile: 'C3', kind: 'house' },
  'choose.attack': { unit, health: 2 },
  'choose.target': { unit, health: 2 },
  'choose.play': { card, cost: 2 },
  'choose.card': { card },
  'choose.buy': { card, cost: 2 },
  'choose.store': { at: 'C3' },
  'choose.putAway': { card },
  'choose.end': {},
  'choose.full': { ability: { target: { who: 'none' }, steps: [{ do: 'gain', n: 2 }] } },
  'choose.tap': {},
  'choose.street': {},
  'choose.shuffle': {},
  'choose.gain': { n: 2 },
  'choose.pay': { n: 2 },
  'choose.draw': {},
  'do.drawn': { seat: 'p1', card },
  'do.reveal': { at: 'C3', cards: [card, boss, card] },
  'do.shuffle': {},
  'do.gain': { n: 2 },
  'do.destroy': { unit },
  'do.pay': { n: 2 },
  'do.draw': {},
  'do.play': { card, at: 'C3', target: other },
  'do.move': { unit, to: 'C3' },
  'do.street': { unit, to: 'C3' },
  'do.attack': { unit, target: other },
  'do.full': { unit, target: other },
  'do.tap': { unit },
  'do.buy': { card, at: 'C3' },
  'do.end': { cards: [card, boss, card] },
  'problem.offMap': { unit },
  'problem.wall': { unit },
  'problem.deep': { unit },
  'problem.land': { unit },
  'problem.shared': { one: other, other: other },
  'problem.dead': { unit, damage: 2, health: 2 },
  'problem.spell': { id: 2, card },
  'problem.sameId': { id: 2 },
  'problem.nextUnit': { id: 2 },
  'problem.active': { id: 2 },
  'problem.seat': { seat: 'p1' },
  'problem.people': { n: 2, players: 2 },
  'problem.players': { most: 2 },
  'problem.turnPhase': { seat: 'p1', phase: 'act' },
  'problem.noBoss': { boss },
  'problem.twoBosses': { boss },
  'problem.copies': { card, n: 2, most: 2 },
  'problem.bags': {},
  'problem.draws': { n: 2, deck: 2 },
  'problem.deckEmpty': {},
  'problem.stores': { n: 2, stores: 2 },
  'problem.round': { round: 2, rounds: 2 },
  'change.board': { map: card },
  'change.turn': { seat: 'p1', round: 2 },
  'change.place': { card, seat: 'p1', at: 'C3' },
  'change.remove': { unit },
  'change.move': { unit, to: 'C3' },
  'change.damage': { unit, n: 2, health: 2 },
  'change.ward': { unit, n: 2 },
  'change.repression': { unit, n: 2 },
  'change.control': { unit, seat: 'p1' },
  'change.tapped': { unit, tapped: true },
  'change.resources': { seat: 'p1', n: 2 },
  'change.deck': { seat: 'p1', n: 2, before: 2 },
  'change.deckCards': { seat: 'p1', cards: [card, boss, card] },
  'change.storeCards': { cards: [card, boss, card] },
  'change.discard': { seat: 'p1', cards: [card, boss, card] },
  'change.hand': { seat: 'p1', cards: [card, boss, card], unknown: 2 },
  'change.drawn': { card },
  'change.noDrawn': {},
  'change.storeOpen': { at: 'C3', cards: [card, boss, card] },
  'change.storeUnseen': { at: 'C3', n: 2 },
  'change.storeRest': { n: 2 },
}

describe('every sentence of the rules', () => {
  it.each(Object.entries(SAMPLES))('%s', (key, facts) => {
    const [en, ru] = LANGS.map((lang) => speak(muhq.phrases, lang, { say: key, with: facts }))
    expect([slipIn('en', en ?? ''), slipIn('ru', ru ?? '')], `${en} ${ru}`).toEqual([undefined, undefined])
    for (const text of [en, ru]) {
      expect(text).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|\( *\)/)
      expect(text).not.toBe(key)
      if (!key.startsWith('choose.')) expect(text).toMatch(/[.?](\)| \(.*\))?$/)
    }
    if (key !== 'choose.tile') expect(ru).toMatch(/[а-яё]/i)
    expect(en).not.toMatch(/[а-яё]/i)
  })

  it('calls the boss by its name', () => {
    const told = LANGS.map((lang) =>
      speak(muhq.phrases, lang, { say: 'log.played', with: { seat: 'boss', boss, card, at: 'H2' } }),
    )
    expect(told).toEqual(['The Kraken plays “Archer” on H2.', 'Кракен разыгрывает карту «Лучник» на H2.'])
  })

  it('speaks of an unknown unit by its number', () => {
    expect(speak(muhq.phrases, 'ru', { say: 'do.move', with: { unit: 7, to: 'C3' } })).toBe(
      'Переместить юнита № 7 на C3.',
    )
    expect(speak(muhq.phrases, 'en', { say: 'do.attack', with: { unit: 7, target: 8 } })).toBe(
      'Attack unit 8 with unit 7.',
    )
  })

  it('has the right Russian plurals', () => {
    const say = (n: number) => speak(muhq.phrases, 'ru', { say: 'log.drewUnseen', with: { seat: 'p1', n } })
    expect([1, 2, 5].map(say)).toEqual(['Игрок 1 берёт 1 карту.', 'Игрок 1 берёт 2 карты.', 'Игрок 1 берёт 5 карт.'])
    const held = (n: number) => speak(muhq.phrases, 'ru', { say: 'over.rounds', with: { boss, rounds: n, limit: 2 } })
    expect([21, 24, 12].map(held)).toEqual([
      'Босс «Кракен» продержался 21 раунд: партия проиграна.',
      'Босс «Кракен» продержался 24 раунда: партия проиграна.',
      'Босс «Кракен» продержался 12 раундов: партия проиграна.',
    ])
  })
})
