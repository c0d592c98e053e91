// Options of the rules meet their words by name.

import { LANGS } from '@understudy/procedure'
import { expect, it } from 'vitest'
import '../../act.ts'
import { arcs } from '../../game.ts'
import { en } from './en.ts'

it('every option of the game and of an act, every value and every help has words in each language', () => {
  const titles = [...arcs.options, ...arcs.known!].flatMap((spec) => [
    spec.title,
    ...(spec.help === undefined ? [] : [spec.help]),
    ...(spec.kind === 'choice' ? spec.values.map(({ title }) => title) : []),
  ])
  expect(titles.length).toBeGreaterThan(250)
  for (const lang of LANGS) expect(titles.filter((title) => !(title[lang]?.length > 0))).toEqual([])
})

it('all words of options are said by one', () => {
  const said = new Set(
    arcs.options.flatMap((spec) => [
      spec.title.en,
      spec.help?.en,
      ...(spec.kind === 'choice' ? spec.values.map(({ title }) => title.en) : []),
    ]),
  )
  const idle = Object.values(en).filter((text) => !said.has(text) && !said.has(text.replace('#', '1')))
  expect(idle).toEqual([])
})
