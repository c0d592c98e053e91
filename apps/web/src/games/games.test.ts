import { LANGS } from '@understudy/procedure'
import { withDefaults } from '@understudy/table'
import { describe, expect, test } from 'vitest'
import { arcsLight } from './arcs/light.ts'
import { GAMES } from './index.ts'
import { loadPackage } from './packages.ts'

describe.each(GAMES.map(({ id }) => id))('%s, as the page lists it before it is loaded', (id) => {
  const listed = GAMES.find((game) => game.id === id)

  test('has the title and the rulebooks of the whole package', async () => {
    const pkg = await loadPackage(id)
    const books = pkg.bots.filter((bot) => bot.rulebook !== undefined)
    expect(listed?.title).toEqual(pkg.game.title)
    expect([...(listed?.books ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      books.map((bot) => ({ id: bot.id, title: bot.title })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    )
    for (const lang of LANGS) expect(listed?.title[lang]).not.toBe('')
  })
})

test('the light Arcs knows the bots of the whole one, and seats them alike', async () => {
  const pkg = await loadPackage('arcs')
  const cards = ({ id, title, author, roles, editions }: (typeof pkg.bots)[number]) => ({
    id,
    title,
    author,
    roles: [...roles],
    editions: [...editions],
  })
  const sorted = (bots: typeof pkg.bots) => bots.map(cards).sort((a, b) => (a.id < b.id ? -1 : 1))
  expect(sorted(arcsLight.bots as typeof pkg.bots)).toEqual(sorted(pkg.bots))
  const options = withDefaults(pkg, { players: 3, role2: 'supercat', role3: 'lars' })
  expect(arcsLight.seating(options)).toEqual(pkg.seating(options))
})
