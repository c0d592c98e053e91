import { LANGS, type Lang, speak } from '@understudy/procedure'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../game.ts'
import { applyAction } from '../rules/choosing/legal.ts'
import { sampleAction } from '../rules/choosing/sample.ts'
import { Bench } from '../testing.ts'
import { textBoard } from './board.ts'
import { valueText } from './values.ts'

const lines = (bench: Bench, lang: Lang = 'en') => textBoard(bench.state, lang).split('\n')

describe('the board in a terminal', () => {
  it('shows ships, damage, buildings, slots and control', () => {
    const bench = new Bench(4)
      .ships('red', '4c', 3, 1)
      .ships('yellow', '4c', 2)
      .city('red', '4c', true)
      .port('yellow', '4h')
      .leads('red', 'mobilization-2', 'tycoon')
    const at = (lang: Lang) => lines(bench, lang).find((line) => line.startsWith('  4g'))
    expect(at('en')).toBe('  4g │ 4a Relic · ·  │ 4c Fuel Rc · R3+1 Y2 =R │ 4h Material YP')
    expect(at('ru')).toContain('│ 4c топливо Кг · К3+1 Ж2 =К │ 4h материалы ЖП')
    expect(lines(bench)[1]).toBe('This round – Red: lead Mobilization 2 (counts as 0)')
  })
  it('shows the Court, the ambitions and the tokens', () => {
    const bench = new Bench(2)
      .court({ card: 'BC01', agents: { red: 2, yellow: 1 } }, { card: 'BC28' })
      .tokens('red', 'fuel', 'relic')
      .declared('tycoon')
      .captives('red', 'yellow', 2)
      .outrage('yellow', 'weapon')
    const text = lines(bench).join('\n')
    expect(text).toContain('  Loyal Engineers  Material, 3 keys  R2 Y1\n  Outrage Spreads  Vox\n')
    expect(text).toContain(
      'Ambitions (markers left: 3/2, 2/0)\n                Red  Yellow  box\n  Tycoon   5/3  1    0       4\n',
    )
    expect(text).toContain('Fuel (3), Relic (1)')
    expect(text).toContain('  Red: captives Y2\n  Yellow: Outrage Weapon')
  })
  it('shows a seat its own hand and its own face-down card, and no other', () => {
    const bench = new Bench()
      .settled()
      .hand('red', 'mobilization-2', 'mobilization-4')
      .hand('yellow', 'aggression-2', 'aggression-3')
      .hand('blue', 'construction-2')
      .round()
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' }).act({ do: 'copy', card: 'aggression-2' })
    const seen = (seat: string) => textBoard(arcs.view(bench.state, seat), 'en')
    expect(seen('yellow')).toContain(
      'Hand of Yellow (1 card)\n  Aggression 3  2 actions: Battle, Move, Secure  declares Tyrant\n  face down: Aggression 2',
    )
    expect(seen('yellow')).not.toContain('Hand of Red')
    expect(seen('red')).not.toContain('Aggression')
  })
  it('is drawn in both languages at every moment of a game', () => {
    for (const players of [2, 3, 4]) {
      const state = arcs.start({ players, leaders: 'draft', pack: true }, {})
      const random = keyedRandom('board', String(players))
      let step = 0
      for (; arcs.decision(state) !== undefined; step++) {
        if (step % 20 === 0) for (const lang of LANGS) expect(textBoard(state, lang)).not.toMatch(/undefined|NaN/)
        applyAction(state, sampleAction(state, random))
      }
      expect(step).toBeGreaterThan(200)
    }
  })
})

describe('choices in words', () => {
  it('what is none goes without saying', () => {
    const both = (slot: string, value: object) => [
      valueText('en', 'move', slot, value as never),
      valueText('ru', 'move', slot, value as never),
    ]
    expect(both('ships', { fresh: 3, damaged: 0 })).toEqual(['3 fresh ships', '3 неповреждённых корабля'])
    expect(both('ships', { fresh: 1, damaged: 2 })).toEqual([
      '1 fresh ship, 2 damaged ships',
      '1 неповреждённый корабль, 2 повреждённых корабля',
    ])
    expect(both('dice', { assault: 2, skirmish: 0, raid: 1 })).toEqual(['2 assault, 1 raid', 'таран 2, налёт 1'])
    expect(both('dice', { assault: 0, skirmish: 0, raid: 0 })).toEqual(['no dice', 'без кубиков'])
    expect(both('own', { damage: 1, destroyFresh: 0, destroyDamaged: 2 })).toEqual([
      'own ships: damage 1, destroy 2 damaged ships',
      'свои корабли: повредить 1, уничтожить 2 повреждённых корабля',
    ])
  })
  it('what can be done is said as a player would say it', () => {
    const say = (lang: Lang) => speak(arcs.phrases, lang, { say: 'choose.do', with: { doing: 'pass' } } as never)
    expect([say('en'), say('ru')]).toEqual(['Pass the initiative', 'Передать инициативу'])
  })
})
