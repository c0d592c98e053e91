import { arcsPackage } from '@understudy/arcs'
import { muhqPackage } from '@understudy/muhq'
import { romePackage } from '@understudy/rome'
import { expect, test, vi } from 'vitest'
import { groups as arcs } from '../games/arcs/groups.ts'
import { presets } from '../games/arcs/presets.ts'
import { groups as rome } from '../games/rome/groups.ts'
import { presets as romes } from '../games/rome/presets.ts'
import { behindChange, changesOf, groupOptions } from './choosing.ts'
import { begin, type Draft, derivedTitle, draftOf, freshDraft, optionsOf, problemOf } from './draft.ts'

// What is said depends on the browser.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('navigator', { language: 'en' })
const { loadTexts } = await import('../text/index.ts')
await loadTexts('en')
const { publishedOf, tilesOf } = await import('./tiles.ts')
const { othersFor } = await import('./others.ts')
const { groups: muhq } = await import('../games/muhq/choosing.tsx')

const first = (list: typeof presets): Draft => draftOf(list[0] ?? expect.fail())
const tilesIn = (pkg: typeof arcsPackage, groups: typeof arcs, draft: Draft) =>
  tilesOf(pkg, groups, draft, publishedOf(pkg.game.id), 'en')
const names = (tiles: ReturnType<typeof tilesOf>) => tiles.map(({ sitters }) => sitters.map(({ title }) => title))

test('a tile offers oneself and the published bots as they are played today, and no others', () => {
  const tiles = tilesIn(arcsPackage, arcs, first(presets))
  expect(names(tiles)).toEqual([
    ['You', 'SUPERCAT', 'Lars'],
    ['Person', 'SUPERCAT', 'Lars'],
    ['Person', 'SUPERCAT', 'Lars'],
  ])
  expect(tiles.map(({ sitters, chosen }) => sitters.find(({ id }) => id === chosen)?.title)).toEqual([
    'You',
    'SUPERCAT',
    'SUPERCAT',
  ])
})

test('whoever is chosen on a tile sits there when the game begins', () => {
  const draft = first(presets)
  const [, second] = tilesIn(arcsPackage, arcs, draft)
  const lars = second?.sitters.find(({ title }) => title === 'Lars')
  const changed = { ...draft, ...lars?.take }
  expect(begin(arcsPackage, changed).controller('yellow')).toMatchObject({ by: 'bot', bot: 'lars' })
  // Two people are not both “You”.
  const person = second?.sitters.find(({ title }) => title === 'Person')
  expect(names(tilesIn(arcsPackage, arcs, { ...draft, ...person?.take }))[0]?.[0]).toBe('Person')
})

test('Lars is not offered in an act', () => {
  const draft = first(presets)
  const act = { ...draft, options: { ...draft.options, act: 1 } }
  expect(names(tilesIn(arcsPackage, arcs, act)).flat()).not.toContain('Lars')
})

test('older versions, bots for practice and chance are found in the details; once there, the tile shows them', () => {
  const draft = first(presets)
  const [seat] = arcsPackage.game.seats(optionsOf(arcsPackage, draft))
  const others = othersFor(arcsPackage, arcs, draft, seat ?? expect.fail(), publishedOf('arcs'))
  expect(others.map((each) => (each.by === 'bot' ? `${each.bot} ${each.version}` : each.by))).toEqual([
    'supercat 0.5',
    expect.stringMatching(/^eager/),
    'random',
  ])
  const random: Draft = { ...draft, seats: { ...draft.seats, yellow: { by: 'random' } } }
  const tile = tilesIn(arcsPackage, arcs, random)[1]
  expect(tile?.sitters.at(-1)?.title).toBe('Random moves')
  expect(tile?.chosen).toBe('random')
})

test('Rome asks once who plays: the tiles have its roles, empty places too, and no option asks again', () => {
  const draft = first(romes)
  const tiles = tilesIn(romePackage as never, rome as never, draft)
  expect(names(tiles)[1]).toEqual(['Person', 'Super-bot', 'Speed-bot', 'Nobody'])
  const gone = { ...draft, ...tiles[3]?.sitters.find(({ title }) => title === 'Nobody')?.take }
  expect(problemOf(romePackage, gone)).toBeUndefined()
  expect(begin(romePackage, gone).pkg.game.seats(gone.options)).toHaveLength(3)
  const after = tilesIn(romePackage as never, rome as never, gone)
  expect(after.map(({ seat }) => seat?.id)).toEqual(['ROM', 'GRE', 'CAR', undefined])
  const back = { ...gone, ...after[3]?.sitters.find(({ title }) => title === 'Super-bot')?.take }
  expect(begin(romePackage, back).controller('BAR')).toMatchObject({ by: 'bot', bot: 'superbot' })
  const asked = groupOptions(romePackage, rome, optionsOf(romePackage, draft), 'en').flatMap(({ options }) => options)
  expect(asked.map(({ id }) => id).filter((id) => /^(role\d|difficulty)$/.test(id))).toEqual([])
})

test('too few factions are a problem that is named; the tiles stay', () => {
  let draft = first(romes)
  for (const n of [1, 2, 3]) {
    const tile = tilesIn(romePackage as never, rome as never, draft)[n]
    draft = { ...draft, ...tile?.sitters.find(({ title }) => title === 'Nobody')?.take }
  }
  expect(problemOf(romePackage, draft)?.in('en')).toContain('two to four factions')
  expect(tilesIn(romePackage as never, rome as never, draft)).toHaveLength(4)
})

test('the boss of muhq’s game is chosen at its tile, and takes its seat', () => {
  const draft = { ...freshDraft(), seats: { boss: { by: 'bot', bot: 'kraken' } as const } }
  const tiles = tilesIn(muhqPackage as never, muhq as never, draft)
  expect(names(tiles)).toEqual([['You'], ['The Kraken', 'The Tyrant']])
  const tyrant = { ...draft, ...tiles[1]?.sitters[1]?.take }
  expect(begin(muhqPackage, tyrant).controller('boss')).toMatchObject({ bot: 'tyrant' })
})

test('what differs is what lies behind Change, not what the tiles show', () => {
  const draft = first(presets)
  const changed: Draft = {
    ...draft,
    options: { ...draft.options, difficulty: 'harder', role2: 'lars', splitDiscard: true },
  }
  const options = optionsOf(arcsPackage, changed)
  const changes = changesOf(arcsPackage, changed, draft.options, behindChange(arcsPackage, arcs, options), 'en')
  expect(changes).toEqual(['+ Split discard pile'])
})

test('a game is named after those who play, not after a colour', () => {
  expect(derivedTitle(arcsPackage, first(presets), 'en')).toBe('Arcs: SUPERCAT')
})
