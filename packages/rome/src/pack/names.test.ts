// A pack is data: neither rules nor bots nor the page know anything of the house pack by name.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { GAME_OPTIONS } from '../rules/options/options.ts'
import { readPack } from './read.ts'

const house = readPack(HOUSE_WEST_1)
const { regions, seas, factions, troops, generals, stacks, wonders, actions } = house

/** Every source file below these folders, with its text; tests and their positions are about the house pack. */
function sources(...folders: readonly string[]): [file: string, code: string][] {
  return folders.flatMap((folder) => {
    const place = new URL(`../../../../${folder}/`, import.meta.url)
    return readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts|testing|scenes|oracle[./]/.test(file))
      .map((file): [string, string] => [`${folder}/${file}`, readFileSync(new URL(file, place), 'utf8')])
  })
}

/** The texts in a file: what stands in quotes, between the values that are put in. */
const textsIn = (code: string): string[] =>
  [...code.replace(/^\s*(\/\/|\/?\*).*$/gm, '').matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, single, double, back]) => (single ?? double ?? back ?? '').replace(/\$\{[^}]*\}/g, ' '),
  )

const RULES = ['rules', 'facts', 'bots', 'text', 'pack'].map((folder) => `packages/rome/src/${folder}`)
const PAGE = ['apps/web/src/games/rome', 'apps/web/src/table']

/** Tables that the house pack is played on, and lists that say so. */
const ABOUT_THE_HOUSE_PACK = /presets\.ts$|rome\/guide\.ts$/

describe('1.3: nothing but the house pack itself knows', () => {
  const things = [...regions, ...seas, ...factions, ...troops.values(), ...generals.values(), ...stacks, ...wonders]

  it('its ids, in rules and bots', () => {
    const ids = new Set(things.map(({ id }) => id))
    const files = sources(...RULES)
    const named = files.flatMap(([file, code]) => [
      ...textsIn(code).flatMap((text) => (ids.has(text) ? [`${file}: ${text}`] : [])),
      // A table of its own by faction or card: `{ ROM: … }`, `.R01`.
      ...[...code.matchAll(/(?:[{,.]\s*)([A-Z][A-Z0-9]{2})\b(?=\s*[:;,)\].])/g)].flatMap(([, id = '']) =>
        ids.has(id) && !file.endsWith('vocabulary.ts') ? [`${file}: ${id}`] : [],
      ),
    ])
    expect(named).toEqual([])
    expect(files.length).toBeGreaterThan(200)
  })

  it('its ids, on the page', () => {
    // The game is called like a region of its; its effects are words that cards of the house pack are called by.
    const ids = new Set([...things, ...actions.values()].map(({ id }) => id).filter((id) => id !== 'rome'))
    const files = sources(...PAGE).filter(([file]) => !ABOUT_THE_HOUSE_PACK.test(file))
    const named = files.flatMap(([file, code]) =>
      textsIn(code).flatMap((text) =>
        [text, ...text.split(/[\s/]+/)].flatMap((part) =>
          ids.has(part) && !COMMON.has(part) ? [`${file}: ${part}`] : [],
        ),
      ),
    )
    expect(named).toEqual([])
    expect(files.length).toBeGreaterThan(150)
  })

  it('its names, in any sentence', () => {
    const all = [...regions, ...seas, ...factions, ...generals.values(), ...wonders].flatMap(({ name }) => [
      name.en,
      name.ru,
    ])
    const names = new Set(all.filter((name) => !COMMON.has(name)))
    // Rulings say how the published lists are read.
    const files = sources(...RULES, ...PAGE).filter(
      ([file]) => !ABOUT_THE_HOUSE_PACK.test(file) && !/book\/rulings/.test(file),
    )
    const named = files.flatMap(([file, code]) =>
      textsIn(code).flatMap((text) => {
        const words = text.replace('Total War: Rome', '').match(/[\p{L}-]+/gu) ?? []
        const found = words.filter((word) => names.has(word))
        // An example in brackets may name what the published draft names; the rule itself says what is meant.
        return found.length > 0 && !/house pack|домашн|\([^)]*(Greeks|Рим|Barbarians)/.test(text)
          ? [`${file}: ${found.join(', ')} in “${text.slice(0, 60)}”`]
          : []
      }),
    )
    expect([names.size > 150, files.length > 400]).toEqual([true, true])
    expect(named).toEqual([])
  })
})

/** Ids and names that are everyday words as well. */
const COMMON = new Set(['can', 'had', 'ion'])

it('the titles of the roles name the factions of the house pack, and say so', () => {
  const roles = GAME_OPTIONS.filter((spec) => spec.kind === 'choice' && spec.roleOf !== undefined)
  expect(roles).toHaveLength(4)
  expect(roles.map(({ title }) => [title.en, title.ru])).toEqual(
    factions.map(({ name }) => [
      expect.stringMatching(new RegExp(`in the house pack ${name.en}\\)$`)),
      expect.stringMatching(new RegExp(`в домашнем наборе ${name.ru}\\)$`)),
    ]),
  )
})
