import { arcsPackage } from '@understudy/arcs'
import { type AnyPackage, versionsOf } from '@understudy/table'
import { expect, test } from 'vitest'
import { controllerId, controllersFor, versionShown } from './controllers.ts'

const one: AnyPackage = arcsPackage
const two: AnyPackage = {
  ...arcsPackage,
  bots: arcsPackage.bots.map((bot) => {
    const [only] = versionsOf(bot)
    return bot.id !== 'supercat' || only === undefined
      ? bot
      : { ...bot, versions: [only, { ...only, name: '0.10', version: '0.10.0' }] }
  }),
}
const titles = (pkg: AnyPackage) =>
  controllersFor(pkg, 'supercat').map((each) =>
    each.by === 'bot' ? [each.bot, versionShown(pkg, each)].join(' ').trim() : each.by,
  )

test('a bot with several versions stands in the list of a seat once for each, with its name', () => {
  expect(titles(one)).toEqual(['person', 'supercat', 'eager', 'random'])
  expect(titles(two)).toEqual(['person', 'supercat 0.5', 'supercat 0.10', 'eager', 'random'])
  const ids = controllersFor(two, 'supercat').map((each) => controllerId(two, each))
  expect(new Set(ids).size).toBe(ids.length)
})

test('who sits there is found in the list, whether a version was named or not', () => {
  const cat = { by: 'bot', bot: 'supercat' } as const
  const ids = (pkg: AnyPackage) => controllersFor(pkg, undefined).map((each) => controllerId(pkg, each))
  for (const pkg of [one, two])
    for (const now of [cat, { ...cat, version: '0.5' }]) {
      expect(ids(pkg)).toContain(controllerId(pkg, now))
      expect(controllerId(pkg, now)).toBe(controllerId(pkg, cat))
    }
  expect(controllerId(two, { ...cat, version: '0.10' })).not.toBe(controllerId(two, cat))
})
