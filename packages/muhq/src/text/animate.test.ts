import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOTS = ['packages/muhq/src', 'apps/web/src/games/muhq']
/** What a unit is the object of. */
const OBJECT =
  /(?:постав\p{L}*|выб[еи]р\p{L}*|уничтож\p{L}*|отда\p{L}*|поверн\p{L}*(?:\]\])?|став\p{L}*|перемест\p{L}*|атак\p{L}*|случайный|новые|плавающие)(?: (?:на неё|один|новый|случайный|новые))? юнит(?:ы)?(?!\p{L})/iu

it('in Russian a unit is somebody: «переместить юнита», «новых юнитов»', () => {
  const texts = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') })),
  )
  expect(texts.length).toBeGreaterThan(50)
  expect('Поставить юнит на B3').toMatch(OBJECT)
  expect(texts.flatMap(({ name, text }) => text.match(OBJECT)?.map((found) => `${name}: ${found}`) ?? [])).toEqual([])
})
