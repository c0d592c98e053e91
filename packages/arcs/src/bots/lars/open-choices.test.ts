// lars/A57: what no rule decides is random, or the human with the least Power decides.

import { LANGS, speak } from '@understudy/procedure'
import { explain } from '@understudy/procedure/explain'
import { type Controller, explainRun, loadJournal, parseJournal, simulate, Table, whyNotAt } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { arcsPackage } from '../../package.ts'
import type { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { larsBook } from './book.ts'
import { acting, aim, table as bench } from './lars-testing.ts'
import { decider } from './open-choices.ts'

const twoCities = () => aim(bench().port('red', '5c'), 'red', '3c').city('red', '2h').city('red', '3h')

/** Red is a Lars in its turn of Administration; blue is a person. */
function start(position: Bench, openChoices: string) {
  const lars: Controller = { by: 'bot', bot: 'lars', options: { openChoices } }
  return Table.start(arcsPackage, {
    options: { players: 3, role1: 'lars', role2: 'lars', setup: '3p-mix-up' },
    seats: { red: lars, yellow: { by: 'bot', bot: 'lars' } },
    position: arcs.serialise(acting(position, 'red', 'administration').state),
    seed: 'open choices',
  })
}
const taxes = (table: ReturnType<typeof start>) =>
  table.entries.flatMap((entry) =>
    entry.t === 'action' && (entry.action as Action).do === 'tax' ? [entry.action as Action] : [],
  )

function untilAsked(table: ReturnType<typeof start>) {
  let next = table.next()
  for (let n = 0; n < 60 && next.kind === 'auto'; n++) {
    table.advance()
    next = table.next()
  }
  return next
}

describe('A57: open choices', () => {
  it('are random by default: nobody is asked', () => {
    const table = start(twoCities(), 'random')
    untilAsked(table)
    expect(taxes(table)).toHaveLength(2)
    expect(table.entries.some((entry) => entry.t === 'answer' && entry.kind === 'pick')).toBe(true)
    expect(table.entries.some((entry) => entry.t === 'answer' && entry.by === 'table')).toBe(false)
  })

  it.each([0, 1])('by option the table decides (answer %i)', (answer) => {
    const table = start(twoCities(), 'human')
    const next = untilAsked(table)
    if (next.kind !== 'table' || next.question.ask !== 'fact') throw new Error('nobody is asked')
    const { question } = next
    expect(question.node).toBe('TAX.1')
    for (const lang of LANGS) {
      expect(speak(larsBook.phrases, lang, question.fact.ask)).toMatch(lang === 'en' ? /Blue/ : /синий/)
      for (const { text } of question.fact.answers) expect(speak(larsBook.phrases, lang, text)).toMatch(/2|3/)
    }
    table.answer(answer)
    untilAsked(table)
    const city = (site: string) => ({ do: 'tax', city: site, pay: 'pip' })
    const [first, second] = answer === 0 ? ['2h/1', '3h/1'] : ['3h/1', '2h/1']
    expect(taxes(table)).toEqual([city(first as string), city(second as string)])
    const index = table.entries.findIndex((entry) => entry.t === 'action' && (entry.action as Action).do === 'tax')
    const explained = explainRun(table, index).find((each) => each.index === index)
    expect(explained?.same).toBe(true)
    const said = explain(explained?.events ?? [], { rulebook: larsBook, lang: 'en', phrases: arcs.phrases })
    expect(said.map(({ text }) => text).join(' ')).toMatch(/A tie between .+ and .+, decided at the table/)
    expect(whyNotAt(table, index, city(second as string) as Action)).toMatchObject({ kind: 'unlucky', by: 'table' })
    // And it can be saved and loaded.
    const file = parseJournal(JSON.parse(JSON.stringify(table.file())))
    expect(loadJournal(arcsPackage, file).resumed).toBeUndefined()
  })

  it('the least Power decides, of equals the first in turn order; SUPERCAT and Lars do not', () => {
    const state = (roles: Record<string, string>) => bench('3p-mix-up', roles)
    const people = state({ role1: 'human', role2: 'human', role3: 'lars' }).power('red', 3)
    expect(decider(people.state)).toBe(1)
    people.power('yellow', 3)
    expect(decider(people.state)).toBe(0)
    expect(decider(state({ role1: 'lars', role2: 'supercat', role3: 'lars' }).state)).toBe(-1)
  })

  it('are drawn by lot where nobody sits who could be asked', () => {
    const asking: Controller = { by: 'bot', bot: 'lars', options: { openChoices: 'human' } }
    const played = simulate(arcsPackage, {
      options: { players: 3, role2: 'lars', role3: 'lars' },
      seats: { red: { by: 'random' }, yellow: asking, blue: asking },
      seed: 'nobody to ask',
    })
    expect(played.outcome.winners).toHaveLength(1)
  })

  it('without a human they are random all the same', () => {
    const position = aim(bench('3p-mix-up', { role3: 'lars' }).port('red', '5c'), 'red', '3c')
    const state = acting(position.city('red', '2h').city('red', '3h'), 'red', 'administration').state
    const table = Table.start(arcsPackage, {
      options: { players: 3, role1: 'lars', role2: 'lars', role3: 'lars', setup: '3p-mix-up' },
      seats: { red: { by: 'bot', bot: 'lars', options: { openChoices: 'human' } } },
      position: arcs.serialise(state),
      seed: 'nobody there',
    })
    for (let n = 0; n < 40 && taxes(table).length < 2; n++) table.advance()
    expect(taxes(table)).toHaveLength(2)
  })
})
