import { arcsPackage } from '@understudy/arcs'
import type { AnyPackage } from '@understudy/table'
import { versionsOf } from '@understudy/table/bots'
import { expect, test } from 'vitest'
import { controllerId, controllersFor, versionShown } from './controllers.ts'

const two: AnyPackage = arcsPackage
/** As long as there was only one version of each bot. */
const one: AnyPackage = {
  ...arcsPackage,
  bots: arcsPackage.bots.map((bot) => {
    const [only] = versionsOf(bot)
    return bot.id !== 'supercat' || only === undefined ? bot : { ...bot, ...only, versions: [only] }
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
  for (const [pkg, version] of [
    [one, '0.5'],
    [two, '0.10'],
  ] as const)
    for (const now of [cat, { ...cat, version }]) {
      expect(ids(pkg)).toContain(controllerId(pkg, now))
      expect(controllerId(pkg, now)).toBe(controllerId(pkg, cat))
    }
  expect(controllerId(two, { ...cat, version: '0.5' })).not.toBe(controllerId(two, cat))
})
