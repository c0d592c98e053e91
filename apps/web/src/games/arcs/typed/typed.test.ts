import { type Action, arcs } from '@understudy/arcs'
import { loadCampaign } from '@understudy/arcs/campaign'
import { ids, ownerIndex, write } from '@understudy/arcs/state'
import { joinBooks, LANGS, speak } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { actionsLeft } from '../compose/left-words.ts'
import { SmallBench } from '../compose/small-bench-testing.ts'
import { NOTATION } from './notation.ts'
import { typedPhrases } from './phrases.ts'
import { typed } from './typed.ts'

const table = () => new SmallBench()
const lead = (card: 'administration-5' | 'aggression-4' | 'construction-3' | 'mobilization-2') =>
  table().act({ do: 'lead', card })

function read(at: SmallBench, line: string, seat = 'red'): readonly Action[] {
  const result = typed(at.state, seat, line)
  if ('why' in result) throw new Error(`${line}: ${JSON.stringify(result.why)}`)
  return result.actions
}
function wrong(at: SmallBench, line: string, seat = 'red'): string {
  const result = typed(at.state, seat, line)
  return 'why' in result ? result.why.say : `understood as ${JSON.stringify(result.actions)}`
}

/** Red fights blue's city at 2h, and the dice are there. */
const fought = (at: SmallBench, assault: readonly number[], raid: readonly number[]) =>
  at.act(
    {
      do: 'battle',
      at: '2h',
      against: 'blue',
      dice: { assault: assault.length, skirmish: 0, raid: raid.length },
      pay: 'pip',
    },
    { do: 'roll', assault, skirmish: [], raid },
  )

const book = joinBooks(arcs.phrases, typedPhrases)
const PIP = 'pip' as const

describe('cards', () => {
  it.each([
    ['ad5', { do: 'lead', card: 'administration-5' }],
    ['AG4', { do: 'lead', card: 'aggression-4' }],
    ['co3', { do: 'lead', card: 'construction-3' }],
    ['mo2', { do: 'lead', card: 'mobilization-2' }],
    ['мо2', { do: 'lead', card: 'mobilization-2' }],
    ['со3', { do: 'lead', card: 'construction-3' }],
    ['уп5', { do: 'lead', card: 'administration-5' }],
    ['агр4', { do: 'lead', card: 'aggression-4' }],
    ['Стр3', { do: 'lead', card: 'construction-3' }],
    ['ру5', { do: 'lead', card: 'administration-5' }],
    ['руководство5', { do: 'lead', card: 'administration-5' }],
    ['управление5', { do: 'lead', card: 'administration-5' }],
    ['пр3', { do: 'lead', card: 'construction-3' }],
    ['проектирование3', { do: 'lead', card: 'construction-3' }],
    ['строительство3', { do: 'lead', card: 'construction-3' }],
    ['открываю ру5', { do: 'lead', card: 'administration-5' }],
    ['веду ру5', { do: 'lead', card: 'administration-5' }],
    ['lead ad5', { do: 'lead', card: 'administration-5' }],
    ['ad5 ! keeper', { do: 'lead', card: 'administration-5', declare: 'keeper' }],
    ['ad5 !', { do: 'lead', card: 'administration-5', declare: 'keeper' }],
    ['ad5 !хра', { do: 'lead', card: 'administration-5', declare: 'keeper' }],
    ['pass', { do: 'pass' }],
    ['пас', { do: 'pass' }],
  ] as const)('%s', (line, action) => {
    expect(read(table(), line)).toEqual([action])
  })

  it('follow as the lead card has it: surpass, pivot, or face down', () => {
    const at = lead('administration-5').act({ do: 'end' })
    expect(read(at, 'ad6', 'yellow')).toEqual([{ do: 'surpass', card: 'administration-6' }])
    expect(read(at, 'ag5', 'yellow')).toEqual([{ do: 'pivot', card: 'aggression-5' }])
    expect(read(at, 'ad3', 'yellow')).toEqual([{ do: 'copy', card: 'administration-3' }])
    expect(read(at, 'copy ad6', 'yellow')).toEqual([{ do: 'copy', card: 'administration-6' }])
    expect(read(at, 'ag5 +mo3', 'yellow')).toEqual([{ do: 'pivot', card: 'aggression-5', seize: 'mobilization-3' }])
    expect(read(at, 'копия ad3', 'yellow')).toEqual([{ do: 'copy', card: 'administration-3' }])
  })

  it('a secret hand copies without a name and seizes with an unknown card', () => {
    const at = new SmallBench(undefined, {}, { actionCards: 'secret' }).act(
      { do: 'lead', card: 'administration-5' },
      { do: 'end' },
    )
    expect(read(at, 'copy', 'yellow')).toEqual([{ do: 'copy' }])
    expect(read(at, 'copy +', 'yellow')).toEqual([{ do: 'copy', seize: 'unknown' }])
    expect(read(at, 'ag5 +?', 'yellow')).toEqual([{ do: 'pivot', card: 'aggression-5', seize: 'unknown' }])
  })
})

describe('moves', () => {
  const at = () => lead('mobilization-2').ships('red', '5c', 3, 1)
  const leg = (to: string, fresh: number, damaged = 0) => ({ to, fresh, damaged })
  it.each([
    ['m 5c-5g 3', [leg('5g', 3)]],
    ['m 5c-5g', [leg('5g', 3, 1)]],
    ['m 5c-5g 4', [leg('5g', 3, 1)]],
    ['m 5c-5g 1d', [leg('5g', 0, 1)]],
    ['m 5c-5g 2+1', [leg('5g', 2, 1)]],
    ['m 5c-5g 2+1d', [leg('5g', 2, 1)]],
    ['М 5с – 5g 3', [leg('5g', 3)]],
    ['m 5c→5a 1', [leg('5a', 1)]],
    ['д 5с-5а 1', [leg('5a', 1)]],
    ['движение 5с>5а 1', [leg('5a', 1)]],
    ['перемещение 5с>5а 1', [leg('5a', 1)]],
    ['пер 5с-5а 1', [leg('5a', 1)]],
  ] as const)('%s', (line, legs) => {
    expect(read(at(), line)).toEqual([{ do: 'move', from: '5c', legs, pay: PIP }])
  })

  it('a catapult drops ships on the way', () => {
    const open = () => at().ships('blue', '5g', 0)
    expect(read(open(), 'm 5c-5g-6g 3')).toEqual([
      { do: 'move', from: '5c', legs: [leg('5g', 3), leg('6g', 3)], pay: PIP },
    ])
    expect(read(open(), 'm 5c-5g/1-6g 3')).toEqual([
      { do: 'move', from: '5c', legs: [leg('5g', 3), leg('6g', 2)], pay: PIP },
    ])
    expect(read(open(), 'm 5c-5g/1d-6g')).toEqual([
      { do: 'move', from: '5c', legs: [leg('5g', 3, 1), leg('6g', 3)], pay: PIP },
    ])
    expect(wrong(open(), 'm 5c-5g/4-6g 3')).toBe('typed.drop')
  })

  it('that cannot be', () => {
    expect(wrong(at(), 'm')).toBe('typed.missing')
    expect(wrong(at(), 'm 5c')).toBe('typed.missing')
    expect(wrong(at(), 'm 5c-7g')).toBe('typed.system')
    expect(wrong(at(), 'm 5c-5g 9')).toBe('typed.ships')
  })

  it('what the rules forbid is handed on as it was meant', () => {
    expect(read(at(), 'm 5c-2g 1')).toEqual([{ do: 'move', from: '5c', legs: [leg('2g', 1)], pay: PIP }])
    expect(wrong(at(), 'm 5c-2g 1 m 5c-5g 1')).toBe('no.adjacent')
  })
})

describe('the other actions', () => {
  it('tax', () => {
    const at = lead('administration-5')
    const action = { do: 'tax', city: '3h/1', pay: PIP }
    for (const line of ['t 3h', 'Т 3н', 'tax 3h', 'налог 3h', 't 3h/1', 'сбор 3h', 'сбор налогов 3h', 'налоги 3h'])
      expect(read(at, line)).toEqual([action])
    expect(wrong(at, 't 6c')).toBe('typed.city')
    expect(wrong(at, 't')).toBe('typed.missing')
  })
  it('build', () => {
    const at = lead('construction-3')
    for (const line of [
      'b 3h starport',
      'b starport 3h',
      'B 3h port',
      'стр порт 3h',
      'в 3h космопорт',
      'строительство 3h космопорт',
      'постройка 3h порт',
    ])
      expect(read(at, line)).toEqual([{ do: 'build', piece: 'starport', at: '3h', pay: PIP }])
    for (const line of ['b ship 5c', 'b 5c ship', 'b корабль 5c', 'b 5с кор'])
      expect(read(at, line)).toEqual([{ do: 'build', piece: 'ship', port: '5c/1', pay: PIP }])
    expect(read(at, 'b 3h город')).toEqual([{ do: 'build', piece: 'city', at: '3h', pay: PIP }])
    expect(wrong(at, 'b 3h')).toBe('typed.missing')
  })
  it('repair says what is meant if there is more than one thing to mend', () => {
    const at = lead('construction-3').ships('red', '3h', 2, 1)
    expect(read(at, 'r 3h')).toEqual([{ do: 'repair', piece: { ship: '3h' }, pay: PIP }])
    const both = lead('construction-3').ships('red', '3h', 2, 1).building('red', '3h', 'starport', 2, true)
    expect(wrong(both, 'r 3h')).toBe('typed.several')
    expect(read(both, 'r 3h ship')).toEqual([{ do: 'repair', piece: { ship: '3h' }, pay: PIP }])
    for (const line of ['рем порт 3h', 'ремонт порт 3h', 'починка космопорт 3h', 'поч порт 3h'])
      expect(read(both, line)).toEqual([{ do: 'repair', piece: { site: '3h/2' }, pay: PIP }])
    expect(read(both, 'r 3h/2')).toEqual([{ do: 'repair', piece: { site: '3h/2' }, pay: PIP }])
  })
  it('influence and secure name a card by its place or by its name', () => {
    const at = lead('administration-5')
    for (const line of ['i 1', 'i farseers', 'i far', 'вл пров', 'influence Farseers', 'i bc17'])
      expect(read(at, line)).toEqual([{ do: 'influence', card: 'BC17', pay: PIP }])
    expect(wrong(at, 'i loyal')).toBe('typed.courtMany')
    expect(read(at, 'i pilots')).toEqual([{ do: 'influence', card: 'BC07', pay: PIP }])
    expect(wrong(at, 'i wardens')).toBe('typed.court')
    expect(wrong(at, 'i')).toBe('typed.missing')
    const armed = lead('aggression-4').agent('red', 1)
    for (const line of ['s 2', 'вер пилоты', 'secure pilots', 'присвоение пилоты', 'прис 2', 'вербовка 2'])
      expect(read(armed, line)).toEqual([{ do: 'secure', card: 'BC07', pay: PIP }])
  })
  it('battle with an owner that is no seat, where there is one', () => {
    loadCampaign()
    const { state } = lead('aggression-4')
    const campaign = { ...state, options: { ...state.options, act: 1 as const } }
    write.addFresh(campaign, ids.sys('2h'), ownerIndex(campaign, 'empire'), 2)
    for (const line of ['x 2h empire 2a', 'x 2h импер 2a'])
      expect(typed(campaign, 'red', line)).toEqual({
        actions: [{ do: 'battle', at: '2h', against: 'empire', dice: { assault: 2, skirmish: 0, raid: 0 }, pay: PIP }],
      })
    expect(wrong(lead('aggression-4'), 'x 2h empire 2a')).not.toContain('understood')
  })
  it('battle', () => {
    const at = lead('aggression-4').ships('red', '2h', 4)
    const battle = (dice: object) => [{ do: 'battle', at: '2h', against: 'blue', dice, pay: PIP }]
    expect(read(at, 'x 2h blue 2a1s1r')).toEqual(battle({ assault: 2, skirmish: 1, raid: 1 }))
    expect(read(at, 'Х 2н син 2a')).toEqual(battle({ assault: 2, skirmish: 0, raid: 0 }))
    for (const line of ['бой 2h синий 2а1с', 'сражение 2h синий 2т1п', 'ср 2h синий 2ш1п'])
      expect(read(at, line)).toEqual(battle({ assault: 2, skirmish: 1, raid: 0 }))
    // The only rival there need not be named.
    expect(read(at, 'x 2h as')).toEqual(battle({ assault: 1, skirmish: 1, raid: 0 }))
    expect(wrong(at, 'x 2h blue 2q')).toBe('typed.dice')
    const two = lead('aggression-4').ships('red', '2h', 4).ships('yellow', '2h', 1)
    expect(wrong(two, 'x 2h 2a')).toBe('typed.missing')
  })
  it('the Prelude spends a token', () => {
    const at = lead('administration-5').token('red', 2, 'fuel')
    const move = { do: 'move', from: '5c', legs: [{ to: '5g', fresh: 2, damaged: 0 }] }
    expect(read(at, 'p fuel m 5c-5g 2')).toEqual([{ ...move, pay: { slot: 2 } }])
    expect(read(at, 'р топливо м 5с-5g 2')).toEqual([{ ...move, pay: { slot: 2 } }])
    expect(read(at, 'p weapon')).toEqual([{ do: 'arm', pay: { slot: 0 } }])
    expect(wrong(at, 'p psionic i 1')).toBe('typed.token')
    expect(wrong(at, 'p')).toBe('typed.missing')
    expect(wrong(at, 'p fuel')).toBe('typed.missing')
  })
})

describe('several at once', () => {
  it('are read one against the position that the other leads to', () => {
    const whole = read(table(), 'mo2 m 5c-5g 3; m 2g-3g 2, i 1; i 2 .')
    // The turn ends by itself with its last action; a dot after it is no mistake.
    expect(whole.map((action) => action.do)).toEqual(['lead', 'move', 'move', 'influence', 'influence'])
    expect(arcs.decision(table().act(...whole).state)?.seat).toBe('yellow')
    expect(read(table(), 'mo2 i 1 .').map((action) => action.do)).toEqual(['lead', 'influence', 'end'])
  })
  it('the ships that arrived are the ones that go on', () => {
    expect(read(lead('mobilization-2'), 'm 5c-5a 3 m 5a-5c').at(-1)).toMatchObject({
      from: '5a',
      legs: [{ to: '5c', fresh: 3 }],
    })
  })
  it('stop where somebody else comes first', () => {
    expect(wrong(table(), 'ad5 . t 3h')).toBe('typed.later')
    const at = lead('aggression-4').ships('red', '2h', 4)
    expect(wrong(at, 'x 2h blue 2a s 1')).toBe('typed.later')
  })
})

describe('what the table tells', () => {
  const rolling = () =>
    lead('aggression-4')
      .ships('red', '2h', 4)
      .act({
        do: 'battle',
        at: '2h',
        against: 'blue',
        dice: { assault: 2, skirmish: 1, raid: 1 },
        pay: PIP,
      })
  it('faces, in any order', () => {
    const expected = [{ do: 'roll', assault: [2, 4], skirmish: [4], raid: [4] }]
    expect(read(rolling(), 'hh hs h bk', 'chance')).toEqual(expected)
    expect(read(rolling(), 'bk h HH sh', 'chance')).toEqual(expected)
    expect(read(rolling(), 'пп пс п зк', 'chance')).toEqual(expected)
    expect(read(rolling(), 'уу ус у зк', 'chance')).toEqual(expected)
    expect(read(rolling(), '- hh - i', 'chance')).toEqual([{ do: 'roll', assault: [1, 2], skirmish: [1], raid: [1] }])
    expect(wrong(rolling(), 'hh hs h', 'chance')).toBe('typed.faces')
    expect(wrong(rolling(), 'hh hs h kkk', 'chance')).toBe('typed.face')
  })
  it('cards that were drawn', () => {
    const start = arcs.start({ players: 3, setup: '3p-mix-up', initiative: 'seat1' }, {})
    expect(typed(start, 'chance', 'farseers pilots bards wardens')).toEqual({
      actions: [{ do: 'row', cards: ['BC17', 'BC07', 'BC25', 'BC12'] }],
    })
    arcs.apply(start, { do: 'row', cards: ['BC17', 'BC07', 'BC25', 'BC12'] })
    expect(typed(start, 'chance', 'ad2 ad3 ad4 ag5 co6 mo2')).toMatchObject({ actions: [{ do: 'deal', seat: 'red' }] })
    expect(typed(start, 'chance', 'ad2 zz3')).toMatchObject({ why: { say: 'typed.word', with: { word: 'zz3', n: 2 } } })
  })
})

describe('cards shown for a virtual hand (Farseers)', () => {
  it('are typed like any other cards', () => {
    const at = new SmallBench(['BC16', 'BC07', 'BC01', 'BC25'], { role2: 'supercat' }).looking(2)
    expect(arcs.decision(at.state)).toMatchObject({ seat: 'chance', kind: 'lookReveal' })
    expect(read(at, 'ad6 агр5', 'chance')).toEqual([
      { do: 'peek', of: 'yellow', cards: ['administration-6', 'aggression-5'] },
    ])
    expect(wrong(at, 'ad6 nothing', 'chance')).toBe('typed.word')
    const [action] = read(at, 'ad6', 'chance')
    expect(arcs.decision(at.state)!.legal(action!)?.say).toBe('no.revealCount')
  })
})

describe('what is wrong', () => {
  it('is said in one sentence that quotes the place, in both languages', () => {
    const cases: readonly (readonly [SmallBench, string, string])[] = [
      [table(), '', ''],
      [table(), 'hello', 'hello'],
      [lead('mobilization-2'), 'm 9z-5g', '9z'],
      [lead('mobilization-2'), 'm 5c-5g 9', '5c'],
      [lead('administration-5'), 't 6c', '6c'],
      [lead('administration-5'), 'i loyal', 'loyal'],
      [lead('administration-5'), 'i 1 zzz', 'zzz'],
      [lead('construction-3'), 'b 3h', '3h'],
      [table(), 'ad5 ! nobody', 'nobody'],
      [table(), 'ad5 !nobody', 'nobody'],
    ]
    for (const [at, line, place] of cases) {
      const result = typed(at.state, 'red', line)
      expect(result, line).toHaveProperty('why')
      if (!('why' in result)) continue
      for (const lang of LANGS) {
        const sentence = speak(book, lang, result.why)
        expect(sentence).not.toBe(result.why.say)
        expect(sentence).toContain(place)
        expect(sentence).toMatch(/^[^\n]+[.?]$/)
        if (lang === 'ru') expect(sentence).toMatch(/[а-яё]/i)
      }
    }
  })
  it('Russian counts what is left', () => {
    expect([1, 2, 4, 5].map((n) => actionsLeft(n).press.ru)).toEqual([
      'Закончить: ещё 1 действие',
      'Закончить: ещё 2 действия',
      'Закончить: ещё 4 действия',
      'Закончить: ещё 5 действий',
    ])
  })
})

describe('the notation that the page shows', () => {
  const open = (card: 'administration-5' | 'aggression-4' | 'construction-3' | 'mobilization-2') =>
    lead(card)
      .ships('blue', '5g', 0)
      .ships('red', '5c', 3, 1)
      .ships('red', '3h', 2, 1)
      .ships('red', '2h', 4)
      .token('red', 2, 'fuel')
      .agent('red', 1)
  const follow = () => lead('administration-5').act({ do: 'end' })
  const roll = () =>
    open('aggression-4')
      .ships('red', '2h', 5)
      .act({
        do: 'battle',
        at: '2h',
        against: 'blue',
        dice: { assault: 2, skirmish: 2, raid: 1 },
        pay: PIP,
      })
  const hits = () => fought(lead('aggression-4').ships('red', '2h', 5).ships('blue', '2h', 3), [4, 4], [4])
  const raid = () =>
    fought(
      lead('aggression-4').ships('red', '2h', 5).ships('blue', '2h', 0).token('blue', 1, 'fuel').guild('blue', 'BC25'),
      [],
      [2, 2],
    )
  const WHERE: readonly (() => readonly [SmallBench, string])[] = [
    () => [table(), 'red'],
    () => [follow(), 'yellow'],
    () => [follow(), 'yellow'],
    () => [table(), 'red'],
    () => [open('mobilization-2'), 'red'],
    () => [open('mobilization-2'), 'red'],
    () => [open('administration-5'), 'red'],
    () => [open('construction-3'), 'red'],
    () => [open('construction-3'), 'red'],
    () => [open('administration-5'), 'red'],
    () => [open('aggression-4'), 'red'],
    () => [open('aggression-4'), 'red'],
    () => [open('administration-5'), 'red'],
    () => [lead('aggression-4').guild('red', 'BC13'), 'red'],
    () => [open('administration-5'), 'red'],
    () => [roll(), 'chance'],
    () => [hits(), 'red'],
    () => [raid(), 'red'],
  ]
  it('is what is understood, in both languages', () => {
    expect(NOTATION).toHaveLength(WHERE.length)
    for (const [i, { example, means }] of NOTATION.entries()) {
      for (const lang of LANGS) {
        // The first line shows four cards; one of them is played. A card that nobody names belongs to a secret hand.
        const lines = i === 0 ? example[lang].split(' ') : [i === 1 ? `${example[lang]} ad3` : example[lang]]
        for (const line of lines) {
          const [at, seat] = WHERE[i]!()
          const [action] = read(at, line, seat)
          expect(arcs.decision(at.state)!.legal(action!), line).toBeUndefined()
        }
        expect(means[lang]).not.toBe('')
      }
    }
  })
})
