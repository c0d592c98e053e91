import { printMarkdown } from '@understudy/procedure'
import { simulate } from '@understudy/table'
import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { arcsPackage } from '../../package.ts'
import { supercatBook } from './books.ts'
it('x', () => {
  console.log(simulate(arcsPackage, { options: { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat' }, seed: 'd' }))
  writeFileSync('/tmp/scw/book-en.md', printMarkdown(supercatBook, { edition: 'base', lang: 'en' }))
  writeFileSync('/tmp/scw/book-ru.md', printMarkdown(supercatBook, { edition: 'base', lang: 'ru' }))
})
