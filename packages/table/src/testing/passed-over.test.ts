import { type Ctx, language } from '@understudy/procedure'
import { freshMemory, Runner } from '@understudy/procedure/run'
import { Recorder } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import { passedOver } from './passed-over.ts'

type View = { rain: boolean; tools: readonly string[] }
type C = Ctx<View, { tool?: string }>
const { act, ask, choose, go, leave, page } = language<C, string, string, string, string>()

const book = {
  id: 'garden',
  pages: [
    page('DAY', [
      ask('1', ({ view }) => view.rain, [act('1.1', () => 'read'), leave('1.2')]),
      choose('2', { from: ({ view }) => view.tools }, 'tool', [go('2.1', 'WORK')], [act('2.2', () => 'sleep')]),
      ask('4', ({ view }) => view.rain, [ask('4.1', ({ view }) => view.rain, [act('4.1.1', () => 'swim')])]),
    ]),
    page('WORK', [act('3', () => 'dig')]),
  ],
}
const { canSayNo, problems } = passedOver([[book, 'first']], new Set())

function day(rain: boolean, ...tools: string[]) {
  const recorder = new Recorder()
  const memory = freshMemory()
  const runner = new Runner<View, string>(
    { ...book, editions: ['first'], entry: () => 'DAY', legal: () => true } as never,
    {
      edition: 'first',
      options: {},
    },
  )
  for (let n = 0; n < 3; n++) if ('done' in runner.step({ rain, tools }, 'me', memory, undefined, recorder)) break
  return { edition: 'first', events: recorder.events }
}

describe('passedOver', () => {
  it('tells rules that answer from those that are simply done', () => {
    expect(['1', '1.1', '1.2', '2', '2.1', '3', '4'].filter(canSayNo)).toEqual(['1', '2', '4'])
    expect(passedOver([[book, 'first']], new Set(['2'])).canSayNo('2')).toBe(false)
  })

  it('wants a rule that answers to be read, to say no, and another one to decide next', () => {
    expect(problems('1', '3', day(false, 'spade'))).toEqual([])
    expect(problems('2', '2.2', day(false))).toEqual([])
    expect(problems('2', '1.1', day(true))).toEqual(['2 is not read'])
    expect(problems('1', '1.1', day(true))).toEqual(['1 says yes in the end'])
    expect(problems('1', '2.2', day(false, 'spade'))).toEqual(['then 3 decides, not 2.2'])
  })

  it('wants any other not to be come to, because something has led past it', () => {
    expect(problems('1.1', '3', day(false, 'spade'))).toEqual([])
    expect(problems('2.2', '3', day(false, 'spade'))).toEqual([])
    expect(problems('4.1.1', '3', day(false, 'spade'))).toEqual([])
    expect(problems('3', '2.2', day(false))).toEqual([])
    expect(problems('2.2', '2.2', day(false))).toEqual(['2.2 is come to', 'nothing leads past 2.2'])
    const cut = { edition: 'first', events: day(false, 'spade').events.slice(0, 1) }
    expect(problems('1.1', '3', cut)).toEqual(['nothing leads past 1.1', '3 decides nothing'])
  })

  it('knows what a rule before it has left, and what stands in another book', () => {
    const left = passedOver([[book, 'first']], new Set(['2']))
    expect(left.problems('2', '1.1', day(true))).toEqual([])
    expect(left.problems('2.1', '3', day(false, 'spade'))).toEqual(['2.1 is come to', 'nothing leads past 2.1'])
    expect(problems('2.2', '2.2', { ...day(false), edition: 'second' })).toEqual(['2.2 is come to'])
    expect(problems('9', '3', day(false))).toEqual(['9: no such rule'])
  })
})
