import { LANGS } from '@understudy/procedure'
import { type AnyPackage, type Options, Table, withDefaults } from '@understudy/table'
import { versionName, versionsOf } from '@understudy/table/bots'
import { describe, expect, test } from 'vitest'
import { arcsLight } from './arcs/light.ts'
import { GAMES } from './index.ts'
import { muhqLight } from './muhq/light.ts'
import { loadPackage } from './packages.ts'
import { romeLight } from './rome/light.ts'

describe.each(GAMES.map(({ id }) => id))('%s, as the page lists it before it is loaded', (id) => {
  const listed = GAMES.find((game) => game.id === id)

  test('has the title and the rulebooks of the whole package', async () => {
    const pkg = await loadPackage(id)
    const books = pkg.bots.filter((bot) => bot.rulebook !== undefined)
    expect(listed?.title).toEqual(pkg.game.title)
    // Of several versions each has its book, the one that is played today under the name of the bot.
    const expected = books.flatMap((bot) => {
      const names = versionsOf(bot).map(({ name }) => name)
      if (names.length < 2) return [{ id: bot.id, title: bot.title }]
      return names.map((name) => ({
        id: name === versionName(bot) ? bot.id : `${bot.id}@${name}`,
        title: bot.title,
        version: name,
      }))
    })
    expect([...(listed?.books ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      expected.sort((a, b) => (a.id < b.id ? -1 : 1)),
    )
    for (const lang of LANGS) expect(listed?.title[lang]).not.toBe('')
  })
})

const LIGHT: readonly [string, AnyPackage, Options][] = [
  ['arcs', arcsLight, { players: 3, role2: 'supercat', role3: 'lars' }],
  ['muhq', muhqLight, { boss: 'tyrant', players: 2 }],
  ['rome', romeLight, { role1: 'human', role2: 'speed' }],
]

test.each(LIGHT)('the light %s knows the bots of the whole one, and seats them alike', async (id, light, chosen) => {
  const pkg = await loadPackage(id)
  const cards = (spec: (typeof pkg.bots)[number]) => ({
    bot: spec.id,
    title: spec.title,
    author: spec.author,
    roles: [...spec.roles],
    // An edition that comes with a part of the game is not yet there.
    editions: [...(spec.rulebook?.editions ?? spec.editions)],
    version: versionName(spec),
    versions: versionsOf(spec).map(({ name }) => name),
  })
  const sorted = (bots: typeof pkg.bots) => bots.map(cards).sort((a, b) => (a.bot < b.bot ? -1 : 1))
  expect(sorted(light.bots)).toEqual(sorted(pkg.bots))
  const options = withDefaults(pkg, chosen)
  expect(light.seating(options)).toEqual(pkg.seating(options))
})

test('the light arcs spells out the options of its bots as the whole one does', async () => {
  const pkg = await loadPackage('arcs')
  for (const { id, options, implies } of pkg.bots) {
    const card = arcsLight.bots.find((bot) => bot.id === id)
    expect(card?.options).toEqual(options)
    expect(card?.implies?.({ preset: 'printed' }, {})).toEqual(implies?.({ preset: 'printed' }, {}))
  }
  const settings = { options: { players: 3, role2: 'supercat', role3: 'lars' }, seed: 'light' }
  expect(Table.start(arcsLight, settings).entries).toEqual(Table.start(pkg, settings).entries)
})

test('a bot with several versions has them in the light package, too', async () => {
  const whole = (await loadPackage('arcs')).bots.find(({ id }) => id === 'supercat')
  const card = arcsLight.bots.find(({ id }) => id === 'supercat')
  if (card === undefined || whole === undefined) throw new Error('no such bot')
  const names = versionsOf(card).map(({ name }) => name)
  expect(names).toEqual(['0.5', '0.10'])
  expect(versionsOf(whole).map(({ name }) => name)).toEqual(names)
  expect([versionName(card), versionName(whole)]).toEqual(['0.10', '0.10'])
  for (const { name, options: specs, about } of versionsOf(card)) {
    const seats = { red: { by: 'bot', bot: 'supercat', version: name } } as const
    const options = { players: 2, role1: 'supercat', role2: 'human' }
    const table = Table.start(arcsLight, { options, seed: 'v', seats })
    const defaults = Object.fromEntries(specs.map((spec) => [spec.id, 'default' in spec && spec.default]))
    expect(table.controller('red')).toEqual({ ...seats.red, options: defaults })
    for (const lang of LANGS) expect(about?.[lang].length).toBeGreaterThan(40)
  }
})

test('a game that is set up without its rulebooks has bots without options', async () => {
  const plain = GAMES.filter(({ plainBots }) => plainBots)
  expect(plain.map(({ id }) => id)).toEqual(['muhq'])
  for (const { id } of plain) expect((await loadPackage(id)).bots.flatMap(({ options }) => options)).toEqual([])
})
