// `turn --stdio` as another program sees it: lines in, lines out.

import { Readable } from 'node:stream'
import { oneTurn } from '@understudy/table'
import { describe, expect, test } from 'vitest'
import { heapEntry } from '../../../lab/src/testing/heap.ts'
import { understudy } from '../testing/run.ts'

const position = { players: 2, stones: 6, fresh: false, misere: false, turn: 1, round: 1, last: 0 }
const request = { id: 1, game: 'heap', bot: 'miser', position }

async function talk(lines: readonly unknown[], args: readonly string[] = []) {
  const stdin = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')
  const { out, err, code } = await understudy(['turn', '--stdio', ...args], { stdin })
  expect([err, code]).toEqual(['', 0])
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test('a turn for each line, with its id, the same as without --stdio', async () => {
  const [first, second] = await talk([request, '', { ...request, id: 'b', brief: true }])
  expect(first.id).toBe(1)
  const alone = await understudy(['turn', 'heap', '--bot', 'miser', '--json'], { stdin: JSON.stringify(position) })
  expect(first.result).toEqual(JSON.parse(alone.out))
  expect(first.result.steps[0].tree).toBeDefined()
  expect(second.id).toBe('b')
  const { tree: _, trace: __, ...step } = first.result.steps[0]
  expect(second.result.steps[0]).toEqual(step)
  expect(second.result.position).toEqual(first.result.position)
})

test('--brief is honoured with --json too', async () => {
  const stdin = JSON.stringify(position)
  const args = ['turn', 'heap', '--bot', 'miser', '--json']
  const [whole, brief] = [await understudy(args, { stdin }), await understudy([...args, '--brief'], { stdin })]
  const steps = JSON.parse(whole.out).steps.map(({ tree: _, trace: __, ...step }: Record<string, unknown>) => step)
  expect(JSON.parse(whole.out).steps[0].tree).toBeDefined()
  expect(JSON.parse(brief.out)).toEqual({ ...JSON.parse(whole.out), steps })
})

test('the command line says what requests leave out; a bot may carry edition and options', async () => {
  const [one, two] = await talk(
    [{ position }, { bot: 'miser@second:polite=true', botOptions: { polite: false }, position, lang: 'ru', seed: 9 }],
    ['heap', '--bot', 'miser', '--brief'],
  )
  expect(one.result.steps[0].text).toEqual(['s2 takes 2, 4 left'])
  expect('id' in one).toBe(false)
  expect(two.result.steps[0].text).toEqual(['s2 берёт 2, осталось 4'])
})

describe('the caller’s own chance', () => {
  const fresh = {
    ...request,
    position: { ...position, fresh: true, turn: 0 },
    seat: 's1',
    brief: true,
    chance: ['dice'],
  }

  test('a draw or a roll is asked for and answered by number or as an action', async () => {
    const [asked, done] = await talk([fresh, { id: 1, answer: 1 }])
    expect(asked).toMatchObject({ id: 1, ask: { kind: 'chance', question: 'What does the die show?' } })
    const { choices } = asked.ask
    expect(choices[1]).toMatchObject({ number: 1, action: { do: 'roll' } })
    expect(done.result.steps[0].action).toEqual(choices[1].action)
    const [, again] = await talk([fresh, { id: 1, answer: choices[1].action }])
    expect(again).toEqual(done)
  })

  test('a die of the bot’s own', async () => {
    const lucky = { ...request, position: { ...position, stones: 8 }, chance: ['botDice'] }
    const [asked, done] = await talk([lucky, { id: 1, answer: 1 }])
    expect(asked.ask).toMatchObject({ kind: 'roll', node: 'H.3', question: 'Roll for luck.', die: 'd2' })
    expect(asked.ask.choices).toEqual([
      { number: 0, face: 0 },
      { number: 1, face: 1 },
    ])
    expect(done.result.steps.at(-1).action.n).toBeLessThanOrEqual(2)
  })

  test('an answer that cannot be is refused, and the question stays', async () => {
    const answers = [{ answer: 99 }, { answer: { do: 'take', n: 1 } }, { nothing: 1 }, 'no', { answer: 0 }]
    const replies = await talk([
      fresh,
      ...answers.map((each) => (typeof each === 'string' ? each : { id: 1, ...each })),
    ])
    expect(replies).toHaveLength(6)
    for (const refused of replies.slice(1, 5)) {
      expect(['bad-answer', 'bad-json']).toContain(refused.error.code)
      expect(refused.ask).toEqual(replies[0].ask)
    }
    expect(replies[5].result.steps.length).toBeGreaterThan(1)
  })

  test('no answer at all', async () => {
    const [, last] = await talk([fresh])
    expect(last).toEqual({ id: 1, error: { code: 'bad-answer', message: 'no answer came' } })
  })
})

describe('what is wrong has a code, and the next line is read all the same', () => {
  const cases: [string, unknown, string, RegExp][] = [
    ['no JSON', 'turn please', 'bad-json', /no JSON/],
    ['a list', [], 'bad-request', /should be an object/],
    ['no position', { ...request, position: undefined }, 'bad-request', /^(is missing|отсутствует)$/],
    ['something unknown', { ...request, speed: 1 }, 'bad-request', /not known/],
    ['no game', { ...request, game: undefined }, 'bad-request', /missing/],
    ['another game', { ...request, game: 'chess' }, 'unknown-game', /no game "chess"/],
    ['no bot', { ...request, bot: undefined }, 'bad-request', /missing/],
    ['another bot', { ...request, bot: 'scrooge' }, 'bad-bot', /nobody called "scrooge"/],
    ['another edition', { ...request, edition: 'third' }, 'bad-bot', /no edition "third"; it has: /],
    ['another option', { ...request, botOptions: { rude: true } }, 'bad-bot', /no option "rude"/],
    ['another seat', { ...request, seat: 's9' }, 'bad-bot', /no seat/],
    ['another source', { ...request, chance: ['stars'] }, 'bad-request', /no source "stars"/],
    ['no position of this game', { ...request, position: { stones: 'many' } }, 'bad-position', /./],
    ['an impossible position', { ...request, position: { ...position, stones: 1000 } }, 'bad-position', /impossible/],
    ['another’s turn', { ...request, seat: 's1' }, 'not-its-turn', /turn of s2/],
    ['the end', { ...request, seat: 's1', position: { ...position, stones: 0 } }, 'game-over', /over/],
    ['the end, at no seat', { ...request, position: { ...position, stones: 0 } }, 'game-over', /over/],
    [
      'a position of another game',
      { ...request, position: { format: 'understudy-position', game: 'chess', position } },
      'bad-position',
      /a position of chess, not of heap/,
    ],
  ]
  test.each(cases)('%s', async (_, line, code, message) => {
    const [refused, fine] = await talk([line, request])
    expect(refused.error).toMatchObject({ code })
    expect(refused.error.message).toMatch(message)
    expect(fine.result.steps).toHaveLength(1)
    const ru = await talk([line], ['--lang', 'ru'])
    expect(ru[0].error.code).toBe(code)
    expect(ru[0].error.message).toMatch(/[а-я]/)
  })

  test('a line without an end is not kept for ever', async () => {
    const piece = 'x'.repeat(1_000_000)
    const stdin = Readable.from(Array.from({ length: 30 }, () => Buffer.from(piece)))
    const ran = await understudy(['turn', '--stdio'], { stdin })
    expect(ran.code).toBe(1)
    expect(ran.err).toMatch(/longer than 20000000/)
  })
})

describe('oneTurn()', () => {
  const settings = {
    position: { ...position, stones: 8 },
    options: { players: 2 },
    seat: 's2',
    bot: { by: 'bot', bot: 'miser' },
  } as const

  test('plays a turn, and the same again', () => {
    const [one, two] = [oneTurn(heapEntry.pkg, settings), oneTurn(heapEntry.pkg, settings)]
    expect(one.done).toHaveLength(1)
    expect(one.position).toEqual(two.position)
    expect(one.table.entries.at(-1)).toMatchObject({ t: 'action', seat: 's2' })
  })

  test('asks the caller for what the caller brings', () => {
    const asked: string[] = []
    const chance = { botDice: 'table' } as const
    oneTurn(heapEntry.pkg, { ...settings, chance }, (question) => {
      asked.push(question.ask)
      return 0
    })
    expect(asked).toEqual(['roll'])
    expect(() => oneTurn(heapEntry.pkg, { ...settings, chance })).toThrow(/nobody to ask/)
  })
})
