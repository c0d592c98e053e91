import { explain } from '@understudy/procedure/explain'
import {
  BadInput,
  explainRun,
  keyedRandom,
  loadJournal,
  type Options,
  parseJournal,
  simulate,
  Table,
} from '@understudy/table'
import { amend, isPersonal } from '@understudy/table/journal'
import { describe, expect, it } from 'vitest'
import { packOf } from '../pack/setting.ts'
import { romePackage } from '../package.ts'
import type { State } from '../rules/state/state.ts'
import type { Action } from '../vocabulary.ts'
import { type Columns, emptied, MAP_COLUMNS } from './emptied.ts'
import { fillIn, house, houseSays, startOptions } from './facts-testing.ts'

const { game } = romePackage
const ROLES = { role1: 'human', role2: 'absent', role3: 'super', role4: 'absent' }

/** A person against a Super-bot until the end of the first round, with the gaps that are met answered. */
function firstRound(columns: Columns = MAP_COLUMNS, roles: Options = ROLES): Table<State, Action> {
  const table = Table.start(romePackage, { options: startOptions(emptied(house, columns), roles), seed: 'table' })
  while (table.state.round === 1) {
    const next = table.next()
    if (next.kind === 'gap') table.tell(houseSays(table.state, next.fact))
    else if (next.kind === 'person') table.act(next.decision.sample(keyedRandom('me', String(table.entries.length))))
    else table.advance()
  }
  return table
}

const table = firstRound()
const told = table.entries.flatMap((entry, at) => (entry.t === 'answer' && entry.kind === 'told' ? [at] : []))

describe('a table with a pack that has gaps', () => {
  it('keeps what was told in its journal, as something a person said', () => {
    expect(told.length).toBeGreaterThan(2)
    for (const at of told) {
      expect(isPersonal(table.entries[at])).toBe(true)
      expect(table.log[at]?.events.map(({ say }) => say)).toEqual(['fact.told'])
    }
  })

  it('plays again from its saved journal without asking, and goes on to the same question', () => {
    const again = loadJournal(romePackage, parseJournal(JSON.parse(JSON.stringify(table.file())))).table
    expect(again.state).toEqual(table.state)
    expect(JSON.stringify(again.next())).toBe(JSON.stringify(table.next()))
  })

  it('takes an answer back: the same is asked again, and redo tells it again', () => {
    const again = new Table(romePackage, table.entries)
    const at = told.at(-1) ?? 0
    const before = again.stateAt(at)
    again.undo(at)
    expect(packOf(again.state).gaps).toEqual(packOf(before).gaps)
    expect(again.next().kind).toBe('gap')
    again.redo()
    expect(packOf(again.state).gaps.length).toBeLessThan(packOf(before).gaps.length)
    expect(again.entries[at]?.hash).toBe(table.entries[at]?.hash)
  })

  it('a person’s action that needs a fact waits for it, changes nothing meanwhile, and then follows by itself', () => {
    // The last agent's work of two people ends in taxation, which reads the gold of the regions.
    const people = firstRound({ 'regions.csv': ['gold'] }, { ...ROLES, role3: 'human' })
    const again = new Table(romePackage, people.entries)
    const at = people.entries.findIndex((entry) => entry.t === 'answer' && entry.kind === 'told')
    const after = people.entries.slice(at).find((entry) => entry.t === 'action')
    const entry = after?.t === 'action' && after.by === 'person' ? after : expect.fail('nobody acted')
    again.undo(at)
    const before = JSON.stringify(game.serialise(again.state))
    expect(again.act(game.parseAction(entry.action))).toBeUndefined()
    expect(JSON.stringify(game.serialise(again.state))).toBe(before)
    expect(again.entries).toHaveLength(at)
    // Closed and opened again meanwhile, the game still has it.
    const reopened = new Table(romePackage, again.entries)
    expect(reopened.next().kind).toBe('person')
    reopened.hold(again.held ?? expect.fail('nothing waits'))
    expect(reopened.next()).toEqual(again.next())
    expect(fillIn(reopened).length).toBeGreaterThan(0)
    const next = reopened.next()
    expect(next).toMatchObject({ kind: 'auto', entry: { t: 'action', by: 'person', action: entry.action } })
    reopened.advance()
    expect(reopened.entries.at(-1)?.hash).toBe(entry.hash)
    expect(reopened.held).toBeUndefined()
  })

  it('a bot that needed a fact says in its explanation that the table told it', () => {
    const at = told.findLast((index) => {
      const next = table.entries[index + 1]
      return next?.t === 'action' && next.by === 'bot'
    })
    const [explained] = explainRun(table, (at ?? 0) + 1).filter(({ index }) => index === (at ?? 0) + 1)
    const facts = explained?.events.filter((event) => event.e === 'fact') ?? []
    expect(facts.length).toBeGreaterThan(0)
    const rulebook = romePackage.bots.find(({ id }) => id === 'superbot')?.rulebook ?? expect.fail('no rulebook')
    const lines = explain(explained?.events ?? [], { rulebook, lang: 'en', phrases: game.phrases })
    expect(lines.some(({ text }) => /The table told: .+/.test(String(text)))).toBe(true)
  })

  it('an earlier entry is put right with the same answers', () => {
    const at = table.entries.findIndex((entry) => entry.t === 'action' && entry.by === 'person')
    const entry = table.entries[at] ?? expect.fail('nobody acted')
    const again = amend(table, at, entry)
    expect(again.conflict).toBeUndefined()
    expect(packOf(again.table.state).gaps).toEqual(packOf(table.state).gaps)
  })
})

describe('where nobody can be asked', () => {
  it('a simulated game says in one sentence what is missing', () => {
    const options = startOptions(emptied(house, MAP_COLUMNS), { ...ROLES, role1: 'speed' })
    const complaint = ((): BadInput => {
      try {
        simulate(romePackage, { options, seed: 'x' })
      } catch (error) {
        if (error instanceof BadInput) return error
        throw error
      }
      return expect.fail('it was played')
    })()
    expect(complaint.in('en')).toMatch(/these facts are missing: How much gold is printed on Rome\?; .*\(\d+\)$/)
    expect(complaint.in('ru')).toMatch(/сведений не хватает: Сколько золота/)
  })
})
