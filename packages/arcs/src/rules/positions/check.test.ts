// What `check` says about positions that cannot be, one exact sentence each, in both languages (arcs 18.1).

import { type Json, type Lang, speak } from '@understudy/procedure'
import { BadInput, keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { applyAction } from '../choosing/legal.ts'
import { sampleAction } from '../choosing/sample.ts'
import { F, topKind } from '../state/stack.ts'

// biome-ignore lint/suspicious/noExplicitAny: positions are spoiled in every way
type Position = any

/** A game at its first lead, as it is saved. */
function position(players: number, options: Record<string, string | boolean> = {}): Position {
  const card = { 2: '2p-frontiers', 3: '3p-mix-up', 4: '4p-mix-up-1' }[players]!
  const state = arcs.start({ players, setup: card, initiative: 'seat1', ...options }, {})
  const random = keyedRandom('check', String(players))
  while (topKind(state) !== F.lead) applyAction(state, sampleAction(state, random))
  return JSON.parse(JSON.stringify(arcs.serialise(state)))
}

/** Everything that is wrong, as `understudy check` prints it: the place, then the sentence. */
function complaints(data: Json, lang: Lang): string[] {
  try {
    return arcs.check(arcs.parse(data)).map(({ where, what }) => `${where}: ${speak(arcs.phrases, lang, what)}`)
  } catch (error) {
    if (error instanceof BadInput) return [`${error.where}: ${error.what[lang]}`]
    throw error
  }
}

const site = (of: string, piece = 'city') => ({ piece, of, damaged: false, used: false })

type Case = [name: string, players: number, spoil: (p: Position) => void, en: string, ru: string]
const cases: readonly Case[] = [
  [
    '16 ships of one colour',
    3,
    (p) => p.systems['2g'].ships.red.fresh++,
    'seats.red: Red has 16 ships; there must be exactly 15.',
    'seats.red: У красного 16 кораблей, а должно быть ровно 15.',
  ],
  [
    'three cities on a planet with two slots',
    4,
    (p) => {
      p.systems['4c'] = { buildings: { 1: site('red'), 2: site('red'), 3: site('red') } }
      p.seats.red.cities -= 3
    },
    'systems.4c.buildings: More buildings than slots at cluster 4, crescent: it has 2 slots.',
    'systems.4c.buildings: Зданий больше, чем ячеек для строительства (регион 4, полумесяц): ячеек 2.',
  ],
  [
    'an action card in two places',
    3,
    (p) => {
      const [card] = p.cards.places['hand.1'].cards
      p.cards.places['hand.2'].cards.push(card)
    },
    'cards: Administration 3 is in 2 places.',
    'cards: Карта «Руководство 3» лежит в нескольких местах: 2.',
  ],
  [
    'a Court card in two places',
    3,
    (p) => p.seats.blue.guild.push(p.court.row[0].card),
    'court: Construction Union is in 2 places.',
    'court: Карта «Союз проектировщиков» лежит в нескольких местах: 2.',
  ],
  [
    'pieces out of play',
    3,
    (p) => {
      p.systems['1a'] = { ships: { red: { fresh: 1, damaged: 0 } } }
      p.seats.red.ships--
    },
    'systems.1a: There are pieces at cluster 1, arrow, which is out of play.',
    'systems.1a: Фишки стоят в системе, которая не участвует в игре (регион 1, стрела).',
  ],
  [
    'a sixth token',
    3,
    (p) => p.supply.fuel++,
    'supply: Of Fuel tokens there must be exactly 5, not 6.',
    'supply: Ресурсов (топливо): 6, а должно быть ровно 5.',
  ],
  [
    'a token in a closed slot',
    3,
    (p) => {
      p.seats.red.slots[5] = 'fuel'
      p.supply.fuel--
    },
    'seats.red.slots[5]: Red has a token in slot 6, which is closed.',
    'seats.red.slots[5]: У красного ресурс в закрытой ячейке 6.',
  ],
  [
    'a starport in a gate, without the lore for it',
    3,
    (p) => {
      p.systems['2g'].buildings = { 1: site('red', 'starport') }
      p.seats.red.starports--
    },
    'systems.2g.buildings: A starport at gate 2 needs Gate Ports, which nobody has.',
    'systems.2g.buildings: Чтобы здесь стоял космопорт (врата 2), нужно знание «Космопорты у врат», а его ни у кого нет.',
  ],
  [
    'captives of one’s own',
    3,
    (p) => {
      p.seats.red.captives.red = 1
      p.seats.red.agents--
    },
    'seats.red: Red holds own pieces as Trophies or captives.',
    'seats.red: Среди трофеев или пленников красного есть его собственные фишки.',
  ],
  [
    'a marker flipped too early',
    3,
    (p) => {
      p.markers[0].flipped = true
    },
    'markers: In chapter 1 the number of flipped ambition markers must be 0, the smallest first.',
    'markers: В главе 1 перевёрнутых маркеров замыслов должно быть 0, начиная с младшего.',
  ],
  [
    'chapter 9',
    3,
    (p) => {
      p.play.chapter = 9
    },
    'play.chapter: There is no chapter 9: a game has five.',
    'play.chapter: Главы 9 не бывает: в партии их пять.',
  ],
  [
    'tokens on the boxes of a game for three',
    3,
    (p) => {
      p.boxes.fuel = 1
      p.supply.fuel--
    },
    'boxes: Of Fuel tokens on the ambition boxes there must be 0 with this setup card, not 1.',
    'boxes: В ячейках замыслов лежит ресурсов (топливо): 1; при этой карте подготовки их должно быть 0.',
  ],
  [
    'a fourth Court card for two players',
    2,
    (p) => {
      p.court.row[3] = { card: p.court.deck.pop(), agents: {} }
    },
    'court.row[3]: With so many players the Court has only 3 spots.',
    'court.row[3]: При таком числе игроков мест при дворе только 3.',
  ],
  [
    'lore held twice',
    3,
    (p) => {
      p.seats.red.lore = ['L07']
      p.seats.blue.lore = ['L07']
    },
    'lore: Repair Drones is in 2 places.',
    'lore: Знание «Ремонтные дроны» лежит сразу в нескольких местах: 2.',
  ],
  [
    'a leader held twice',
    3,
    (p) => {
      p.seats.red.leader = 'LEAD01'
      p.seats.blue.leader = 'LEAD01'
    },
    'lore: Elder is in 2 places.',
    'lore: Лидер «Старейшина» лежит сразу в нескольких местах: 2.',
  ],
  [
    'nobody to decide anything',
    3,
    (p) => {
      p.stack = []
    },
    'stack: Nothing is under way, so nobody can do anything.',
    'stack: Ничего не происходит, и никто ничего не может сделать.',
  ],
  [
    'a battle of nobody',
    3,
    (p) => p.stack.push({ frame: 'hits', seat: 'red', args: [0, 0, 0, 0] }),
    'stack[1]: What is under way here does not fit the rest of the position.',
    'stack[1]: То, что здесь происходит, не согласуется с остальной позицией.',
  ],
  [
    'a card listed twice in one place',
    3,
    (p) => p.court.deck.push(p.court.deck[0]),
    'court.deck: the same stands here twice.',
    'court.deck: одно и то же названо здесь дважды.',
  ],
  [
    'a colour that does not play',
    3,
    (p) => {
      p.initiative = 'white'
    },
    'initiative: white does not play.',
    'initiative: white не играет.',
  ],
  [
    'a system that does not exist',
    3,
    (p) => {
      p.systems['7a'] = {}
    },
    'systems.7a: there is no "7a".',
    'systems.7a: нет такого: "7a".',
  ],
  [
    'a missing seat',
    3,
    (p) => {
      p.seats.red = undefined
    },
    'seats.red: this is missing.',
    'seats.red: здесь чего-то не хватает.',
  ],
]

describe('impossible positions', () => {
  it('none of them is found in a game', () => {
    for (const players of [2, 3, 4]) expect(complaints(position(players), 'en')).toEqual([])
  })
  it.each(cases)('18.1: %s', (_name, players, spoil, en, ru) => {
    const spoiled = position(players)
    spoil(spoiled)
    expect([complaints(spoiled, 'en'), complaints(spoiled, 'ru')]).toEqual([[en], [ru]])
  })
  it('what passes the check can be played on', () => {
    const random = keyedRandom('check', 'fuzz')
    let passed = 0
    for (let i = 0; i < 400; i++) {
      const spoiled = position(2 + (i % 3))
      spoilAtRandom(spoiled, random)
      if (complaints(spoiled, 'en').length > 0) continue
      passed++
      const state = arcs.parse(spoiled)
      expect(arcs.decision(state)!.next([]).length).toBeGreaterThan(0)
      for (let step = 0; step < 40 && arcs.decision(state) !== undefined; step++)
        applyAction(state, sampleAction(state, random))
    }
    expect(passed).toBeGreaterThan(40)
  })
})

/** Changes a number, a name or a list somewhere. */
function spoilAtRandom(data: Position, random: { int(n: number): number }): void {
  let at = data
  for (;;) {
    const keys = Object.keys(at).filter((key) => key !== 'options' && key !== 'format')
    const key = keys[random.int(keys.length)]
    if (key === undefined) return
    const value = at[key]
    if (typeof value === 'number') at[key] = random.int(3) === 0 ? random.int(256) : random.int(4)
    else if (typeof value === 'boolean') at[key] = !value
    else if (Array.isArray(value) && value.length > 0 && random.int(3) === 0) value.pop()
    else if (value !== null && typeof value === 'object') {
      at = value
      continue
    }
    return
  }
}
