// `understudy conform` names the slips that somebody makes who writes a bot from the template.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@understudy/lab/games'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { understudy } from '../testing/run.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-conform-'))
  expect(await understudy(['new', 'bot', join(folder, 'slip')], { games })).toMatchObject({ code: 0, err: '' })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const END = "{ do: 'end', putAway: [] }"

it.each<[string, string, string, RegExp]>([
  ['an action that is none', END, "{ do: 'finish' }", /TURN\.4 does \{"do":"finish"\}: .*do/],
  ['an action that lacks something', END, "{ do: 'end' }", /TURN\.4 does \{"do":"end"\}: .*putAway/],
  [
    'a sentence that is not there',
    "say('mine.step'",
    "say('mine.stride'",
    /there is no sentence “mine\.stride” \(en\)/,
  ],
  ['a preference without words', "id: 'weakest'", "id: 'frailest'", /the preference frailest \(en\): it is empty/],
  [
    'a role that no seat has',
    "roles: ['person']",
    "roles: ['persn']",
    /no seat has its role \(persn\); there are person,/,
  ],
])('%s', async (what, right, wrong, said) => {
  const own = join(folder, what.replaceAll(' ', '-'))
  await cp(join(folder, 'slip'), own, { recursive: true })
  const text = await readFile(join(own, 'bot.js'), 'utf8')
  expect(text).toContain(right)
  await writeFile(join(own, 'bot.js'), text.replace(right, wrong))
  const tried = ['conform', 'muhq', '--bot', 'slip', '--games', '1']
  const { code, err } = await understudy(['--plugin', join(own, 'bot.js'), ...tried], { games })
  expect(code).toBe(1)
  expect(err).toMatch(said)
})
