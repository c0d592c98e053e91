import { listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import type { CampaignAction, FateId, Part } from '../../../rules/campaign/vocabulary.ts'
import type { Colour } from '../../../vocabulary.ts'
import { campaignBook } from '../campaign/book.ts'
import type { CampaignChoices } from '../campaign/choices.ts'
import { decides, reasons, TalkBench } from './talk-testing.ts'

const did = (turn: ReturnType<typeof decides>) => turn.actions as unknown as CampaignAction[]
const token = (from: Colour, to: Colour, slot: number): Part => ({ from, to, slot })
const promise = (from: Colour, to: Colour): Part => ({ from, to, promise: true })

/** White, a person, offers yellow something. */
const answer = (
  bench: TalkBench,
  die: number,
  parts: readonly Part[],
  { failed = 0, by = 'white', act }: { failed?: number; by?: Colour; act?: Partial<CampaignChoices> } = {},
) => decides(bench.offered(by, die, parts, failed), 'yellow', act === undefined ? {} : { act })

/** What the modifiers come to: as the last rule says. */
const sum = (turn: ReturnType<typeof decides>) =>
  Number(
    /modifiers (.)(\d+)/
      .exec(reasons(turn, 'NE.5h')[0] ?? '')
      ?.slice(1)
      .join('')
      .replace('−', '-')
      .replace('±', ''),
  )

const EVEN = [token('white', 'yellow', 0), token('yellow', 'white', 0)]
/** Nothing declared, nothing owed: an even trade has no modifier. */
const plain = (fates?: readonly FateId[]) =>
  new TalkBench(fates).tokens('white', 'weapon', 'weapon').tokens('yellow', 'weapon')

describe('Negotiations', () => {
  it('reads these rules, in this order', () => {
    const rules = listNodes(campaignBook, 'campaign').filter(({ page }) => page === 'NEG')
    expect(rules.map(({ node }) => node).filter((node) => node.length === 4)).toEqual([
      'NE.4',
      'NE.6',
      'NE.5',
      'NE.7',
      'NE.8',
    ])
  })
})

describe('an offer that is made to it', () => {
  it('NE.5, NE.5h: a modified 5 is accepted (NE.5i), a 4 is not (NE.5j); NE.4 is passed over', () => {
    const yes = answer(plain(), 5, EVEN)
    const no = answer(plain(), 4, EVEN)
    expect([did(yes), yes.nodes, did(no), no.nodes]).toEqual([
      [{ do: 'accept' }],
      ['NE.5i'],
      [{ do: 'decline' }],
      ['NE.5j'],
    ])
    expect([yes.answers('NE.5'), yes.answers('NE.4'), no.answers('NE.5h')]).toEqual([[true], [false], [false]])
    expect(reasons(no, 'NE.5h')).toEqual(['Die 4, modifiers ±0: 4; from 5 on it accepts.'])
  })

  it('NE.5a to NE.5g are passed over in an even trade that touches nothing', () => {
    const turn = answer(plain(), 5, EVEN)
    const nodes = ['NE.5a', 'NE.5b', 'NE.5c', 'NE.5d', 'NE.5e', 'NE.5f', 'NE.5g'] as const
    expect(nodes.map((node) => turn.answers(node))).toEqual(nodes.map(() => [false]))
    for (const node of nodes) expect(reasons(turn, node)).toHaveLength(1)
    expect(nodes.flatMap((node) => reasons(turn, node, 'ru')).join(' ')).not.toMatch(/undefined|NaN|[A-Za-z]{4}/)
  })

  it('NE.5a: −1 for each failure in a row', () => {
    const turn = answer(plain(), 6, EVEN, { failed: 2 })
    expect([turn.answers('NE.5a'), sum(turn), did(turn)]).toEqual([[true], -2, [{ do: 'decline' }]])
    expect(reasons(turn, 'NE.5a')).toEqual(['2 failed in a row: −2.'])
  })

  it('NE.5b: −1 for each grievance against whoever offers, and only against that seat', () => {
    const turn = answer(plain().grievances('yellow', 'white', 3).grievances('yellow', 'blue', 2), 5, EVEN)
    expect([turn.answers('NE.5b'), sum(turn)]).toEqual([[true], -3])
    expect(reasons(turn, 'NE.5b')).toEqual(['Grievances of Yellow against White: −3.'])
    expect(answer(plain().grievances('yellow', 'blue', 2), 5, EVEN).answers('NE.5b')).toEqual([false])
  })

  it('NE.5c, supercat/A93: −1 if a rival comes to contend a declared ambition', () => {
    const bench = () => new TalkBench().tokens('white', 'weapon').tokens('yellow', 'relic')
    const turn = answer(bench().declared('keeper', 2), 6, EVEN)
    // Yellow was alone in Keeper: what it stood to gain counts too.
    expect([turn.answers('NE.5c'), reasons(turn, 'NE.5c')]).toEqual([
      [true],
      ['The trade makes White contend Keeper: −1.'],
    ])
    expect(answer(bench(), 6, EVEN).answers('NE.5c')).toEqual([false])
  })

  it('NE.5d, supercat/A94: minus the Power of every declared ambition it is contending, touched or not', () => {
    const bench = () => plain().tokens('yellow', 'weapon', 'relic').declared('keeper')
    const turn = answer(bench(), 6, EVEN)
    const power = -sum(turn)
    expect([turn.answers('NE.5d'), power > 0]).toEqual([[true], true])
    expect(reasons(turn, 'NE.5d')[0]).toBe(`Yellow is contending Keeper (${power} Power): −${power}.`)
    expect(sum(answer(bench(), 6, EVEN, { act: { negotiationX: 'affected' } }))).toBe(0)
    const relic = [token('white', 'yellow', 0), token('yellow', 'white', 1)]
    expect(sum(answer(bench(), 6, relic, { act: { negotiationX: 'affected' } }))).toBe(-power - 1)
  })

  it('NE.5d is passed over in a declared ambition in which it has no place; a 5 is accepted (NE.5i)', () => {
    const rivals = plain().tokens('blue', 'relic').tokens('red', 'relic').declared('keeper')
    const turn = answer(rivals, 5, EVEN)
    expect([turn.answers('NE.5d'), sum(turn), did(turn), turn.nodes]).toEqual([
      [false],
      0,
      [{ do: 'accept' }],
      ['NE.5i'],
    ])
    expect(reasons(turn, 'NE.5d')).toHaveLength(1)
  })

  it('NE.5d: second place counts its own Power, a tie for second none', () => {
    const bench = () => plain().tokens('yellow', 'weapon', 'relic').declared('keeper').tokens('blue', 'relic', 'relic')
    const second = answer(bench(), 6, EVEN)
    const first = answer(plain().tokens('yellow', 'weapon', 'relic').declared('keeper'), 6, EVEN)
    expect([first.answers('NE.5d'), second.answers('NE.5d')]).toEqual([[true], [true]])
    expect(sum(second) < 0 && sum(second) > sum(first)).toBe(true)
    const tied = answer(bench().tokens('red', 'relic'), 6, EVEN)
    expect([tied.answers('NE.5d'), sum(tied)]).toEqual([[false], 0])
  })

  it('NE.5e: +1 for each action above an even trade; supercat/A155: below one nothing, unless the table wants it', () => {
    const two = [...EVEN, token('white', 'yellow', 1)]
    const turn = answer(plain(), 4, two)
    expect([turn.answers('NE.5e'), sum(turn), did(turn)]).toEqual([[true], 1, [{ do: 'accept' }]])
    const less = [promise('white', 'yellow'), token('yellow', 'white', 0), promise('yellow', 'white')]
    expect([sum(answer(plain(), 5, less)), sum(answer(plain(), 5, less, { act: { belowEven: true } }))]).toEqual([
      0, -1,
    ])
  })

  it('NE.5f: +1 if the trade makes it contend a declared ambition', () => {
    const bench = () => new TalkBench().tokens('white', 'relic', 'relic').tokens('yellow', 'weapon')
    const turn = answer(bench().declared('keeper'), 4, EVEN)
    expect([turn.answers('NE.5f'), sum(turn), reasons(turn, 'NE.5f')]).toEqual([
      [true],
      1,
      ['The trade makes Yellow contend Keeper: +1.'],
    ])
    expect(answer(bench(), 4, EVEN).answers('NE.5f')).toEqual([false])
  })

  it('NE.5g: +1 if the trade advances its objective', () => {
    const fates: FateId[] = ['admiral', 'magnate', 'founder', 'caretaker']
    const turn = answer(plain(fates), 4, EVEN)
    expect([turn.answers('NE.5g'), sum(turn), reasons(turn, 'NE.5g')]).toEqual([
      [true],
      1,
      ['The objective of Yellow would come closer: by 2 at once.'],
    ])
    expect(answer(plain(fates).objective('yellow', 0), 4, EVEN).answers('NE.5g')).toEqual([false])
  })

  it('NE.7, NE.7a: the Magnate refuses anything but resources and Favors; NE.7 is passed over otherwise', () => {
    const fates: FateId[] = ['admiral', 'magnate', 'founder', 'caretaker']
    const bench = () => plain(fates).loot('white', 'blight', 'ship', 1)
    const trophy: Part = { from: 'white', to: 'yellow', trophy: { of: 'blight', piece: 'ship' } }
    const turn = answer(bench(), 6, [trophy, token('yellow', 'white', 0)])
    expect([did(turn), turn.nodes]).toEqual([[{ do: 'decline' }], ['NE.7a']])
    expect(answer(bench(), 6, EVEN).answers('NE.7')).toEqual([false])
  })

  it('T30: a Psionic and a Favor for a Relic, one grievance, one failure: ±0', () => {
    // Psionics: white 3, red 1, yellow 0; nobody holds a card of that suit.
    const bench = new TalkBench(['admiral', 'founder', 'magnate', 'caretaker'])
      .tokens('white', 'psionic', 'psionic', 'psionic')
      .tokens('red', 'psionic')
      .tokens('yellow', 'relic')
      .grievances('yellow', 'white', 1)
      .declared('empath')
    const parts = [token('white', 'yellow', 0), promise('white', 'yellow'), token('yellow', 'white', 0)]
    const turn = answer(bench, 5, parts, { failed: 1 })
    expect([sum(turn), did(turn)]).toEqual([0, [{ do: 'accept' }]])
    expect(['NE.5a', 'NE.5b', 'NE.5e', 'NE.5f'].map((node) => turn.answers(node as 'NE.5a'))).toEqual([
      [true],
      [true],
      [true],
      [true],
    ])
  })
})

describe('its own go', () => {
  const PLAIN: FateId[] = ['admiral', 'partisan', 'steward', 'magnate']
  const NEUTRAL: FateId[] = ['admiral', 'advocate', 'founder', 'caretaker']

  it('NE.6b wants what makes it contend a declared ambition, and offers resources up to +2', () => {
    // Blue is first in Keeper, which pays 2; that the trade makes red contend is −1 more: six for one come to +2.
    const bench = () =>
      new TalkBench(PLAIN)
        .tokens('red', 'weapon', 'weapon', 'fuel')
        .tokens('blue', 'relic')
        .declared('keeper', 2)
        .go('red')
    const turn = decides(bench(), 'red')
    const [offer] = did(turn) as unknown as { do: 'offer'; parts: Part[] }[]
    expect([turn.nodes, offer?.do, offer?.parts[0]]).toEqual([['NE.6b'], 'offer', token('blue', 'red', 0)])
    expect(offer?.parts.slice(1).map((part) => ('slot' in part ? 'token' : 'promise'))).toEqual([
      ...['token', 'token', 'token'],
      ...['promise', 'promise', 'promise'],
    ])
    expect([turn.answers('NE.4'), turn.answers('NE.6'), turn.answers('NE.6d')]).toEqual([
      [true],
      [true, true, false],
      [true],
    ])
  })

  it('NE.6b offers no resource of a declared ambition that it is contending, but Favors of its own', () => {
    const bench = new TalkBench(NEUTRAL).tokens('red', 'fuel', 'fuel').tokens('blue', 'relic')
    bench.declared('keeper').declared('tycoon', 1).go('red')
    const [offer] = did(decides(bench, 'red')) as unknown as { parts: Part[] }[]
    const [want, ...given] = offer?.parts ?? []
    expect(want).toEqual(token('blue', 'red', 0))
    expect(given).toEqual(Array(7).fill({ from: 'red', to: 'blue', promise: true }))
  })

  it('NE.6c offers tokens of Merchant League like others', () => {
    const bench = new TalkBench(['magnate', 'partisan', 'steward', 'admiral']).league('weapon', 'weapon')
    bench.go('red')
    const [offer] = did(decides(bench, 'red')) as unknown as { parts: Part[] }[]
    expect(offer?.parts.filter((part) => 'frozen' in part)).toEqual([{ from: 'red', to: 'yellow', frozen: 'weapon' }])
  })

  it('NE.6a looks at the other bots in turn order; NE.6b before NE.6c with each', () => {
    const bench = new TalkBench(NEUTRAL).tokens('yellow', 'relic').tokens('blue', 'relic', 'relic', 'relic')
    bench.declared('keeper').go('red')
    // Yellow comes first, though it has little.
    const [offer] = did(decides(bench, 'red')) as unknown as { parts: Part[] }[]
    expect(offer?.parts[0]?.from).toBe('yellow')
  })

  it('NE.6c wants what advances its objective; NE.6b is passed over without a declared ambition', () => {
    const bench = new TalkBench(['magnate', 'admiral', 'founder', 'caretaker']).tokens('red', 'fuel', 'weapon', 'relic')
    const turn = decides(bench.go('red'), 'red')
    expect([turn.nodes, turn.answers('NE.6b')]).toEqual([['NE.6c'], [false]])
    const [offer] = did(turn) as unknown as { parts: Part[] }[]
    expect(offer?.parts[0]).toEqual(promise('yellow', 'red'))
  })

  it('NE.6f: with nothing to want it passes; NE.6c and NE.6d are passed over', () => {
    const turn = decides(new TalkBench(NEUTRAL).tokens('red', 'fuel').go('red'), 'red')
    expect([did(turn), turn.nodes]).toEqual([[{ do: 'decline' }], ['NE.6f']])
    expect([turn.answers('NE.6'), turn.answers('NE.6c'), turn.answers('NE.6d')]).toEqual([
      [true, true, false],
      [false, false],
      [false],
    ])
  })

  it('NE.6 is passed over by a bot that is alone', () => {
    const bench = new TalkBench(['magnate', 'admiral'], 2)
    bench.bots('red').tokens('red', 'fuel')
    ;(bench.state as { options: typeof bench.state.options }).options = {
      ...bench.state.options,
      roles: ['supercat', 'human'],
    }
    expect(decides(bench.go('red'), 'red').answers('NE.6')).toEqual([false])
  })

  it('supercat/A96: what cannot be brought to +2 is not offered', () => {
    const bench = new TalkBench(NEUTRAL).tokens('blue', 'relic').grievances('blue', 'red', 9).declared('keeper')
    const turn = decides(bench.go('red'), 'red')
    expect(turn.nodes).toEqual(['NE.6f'])
  })
})

describe('the Export', () => {
  const bench = () => new TalkBench(['magnate', 'admiral', 'founder', 'caretaker'])

  it('NE.8, NE.8a and NE.8b: three resources, none of a declared ambition that it is winning', () => {
    const full = bench().tokens('red', 'fuel', 'fuel', 'weapon', 'relic', 'psionic').declared('tycoon')
    const turn = decides(full.frame('exportLast'), 'red')
    expect([did(turn), turn.nodes, turn.answers('NE.8')]).toEqual([
      [{ do: 'export', slots: [2, 3, 4] }],
      ['NE.8b'],
      [true],
    ])
  })

  it('NE.8b is passed over with too few to spare: NE.8c', () => {
    const few = bench().tokens('red', 'fuel', 'fuel', 'weapon', 'relic').declared('tycoon').frame('exportLast')
    const turn = decides(few, 'red')
    expect([turn.nodes, turn.answers('NE.8b')]).toEqual([['NE.8c'], [false]])
  })

  it('NE.8a is passed over with its objective done, or once it has exported: NE.8d', () => {
    const done = bench().objective('red', 0).tokens('red', 'fuel', 'fuel', 'weapon').frame('exportLast')
    expect([decides(done, 'red').nodes, decides(done, 'red').answers('NE.8a')]).toEqual([['NE.8d'], [false]])
    const six = () => bench().tokens('red', 'fuel', 'fuel', 'weapon', 'relic', 'psionic', 'weapon').frame('exportLast')
    expect(decides(six(), 'red', { actions: 9 }).nodes).toEqual(['NE.8b', 'NE.8d'])
    expect(decides(six(), 'red', { actions: 9, act: { exportRepeats: true } }).nodes).toEqual(['NE.8b', 'NE.8b'])
  })

  it('NE.8 is not come to when something else is asked: it is passed over', () => {
    expect(answer(plain(), 5, EVEN).answers('NE.8')).toEqual([])
  })
})
