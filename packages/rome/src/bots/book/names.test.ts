import { LANGS } from '@understudy/procedure'
import { explain } from '@understudy/procedure/explain'
import { expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../../data/house-west-1/index.ts'
import { rome } from '../../game.ts'
import { Bench } from '../../testing.ts'
import { superBook } from '../books.ts'
import { play } from '../testing/bot-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

it.each(LANGS)('names in a trace are those of the pack of the game (%s)', (lang) => {
  const files = { ...HOUSE_WEST_1 }
  const regions = files['regions.csv'] ?? ''
  files['regions.csv'] = regions.replace('octuduron,Octuduron', 'octuduron,Poeninus').replace('Октодур', 'Пенин')
  expect(files['regions.csv']).not.toBe(regions)
  const bench = new Bench(FOUR, { pack: JSON.stringify(files) }).place('ROM', 0, 'medhlan').begin('campaign', 'ROM')
  const played = play(bench, 'ROM', { actions: 2, anyTie: true })
  const told = (view?: unknown) =>
    explain(played.events, { rulebook: superBook, lang, phrases: rome.phrases, view })
      .filter(({ kind }) => kind === 'act')
      .map(({ text }) => text)
  expect(told(played.view).join(' ')).toMatch(lang === 'en' ? /Attacks Poeninus/ : /Poeninus|Пенин/)
  expect(told().join(' ')).not.toContain('Poeninus')
})
