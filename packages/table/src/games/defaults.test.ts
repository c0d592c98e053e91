import { describe, expect, it } from 'vitest'
import { BadInput } from '../input/bad-input.ts'
import { Table } from '../play/table.ts'
import { toy } from '../testing/toy.ts'
import { withDefaults } from './defaults.ts'
import type { OptionSpec } from './game.ts'

const night: OptionSpec = { id: 'night', kind: 'flag', title: { en: 'Night', ru: 'Ночь' }, default: false }
const moon: OptionSpec = { ...night, id: 'moon', needs: 'night' }
const byNight = { ...toy, game: { ...toy.game, known: [night, moon] } }

/** The sentences of a refusal. */
function refused(what: () => unknown): unknown {
  try {
    what()
  } catch (error) {
    if (error instanceof BadInput) return error.what
    throw error
  }
  return undefined
}

describe('options', () => {
  it('that the game does not have are refused, not left out', () => {
    const told = { en: 'there is no option "night" in this game here.', ru: 'настройки «night» у этой игры здесь нет.' }
    expect(refused(() => withDefaults(toy, { night: true }))).toEqual(told)
    expect(refused(() => Table.start(toy, { options: { night: true }, seed: '1' }))).toEqual(told)
    expect(withDefaults(toy, { night: undefined })).toEqual(withDefaults(toy, {}))
  })

  it('that are known but not offered are kept if they are given, and have no default', () => {
    expect(withDefaults(byNight, { night: true })).toEqual({ ...withDefaults(toy, {}), night: true })
    expect(withDefaults(byNight, {})).toEqual(withDefaults(toy, {}))
  })

  it('that mean nothing without another are refused without it', () => {
    const told = { en: '"moon" means nothing without "night".', ru: '«moon» ничего не значит без «night».' }
    expect(refused(() => withDefaults(byNight, { moon: true }))).toEqual(told)
    expect(refused(() => withDefaults(byNight, { moon: true, night: false }))).toEqual(told)
    expect(refused(() => withDefaults(byNight, { moon: false }))).toBeUndefined()
    expect(withDefaults(byNight, { moon: true, night: true })).toMatchObject({ moon: true, night: true })
  })
})
