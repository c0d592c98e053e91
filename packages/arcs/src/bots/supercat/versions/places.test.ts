// What people call the rules of 0.10, and the chapter on what changed.

import { citeOf, LANGS, type Lang } from '@understudy/procedure'
import { printMarkdown } from '@understudy/procedure/print'
import { describe, expect, it } from 'vitest'
import { books } from '../books.ts'
import type { NodeId } from '../sources.ts'
import { CHANGES } from './changes.ts'

const INNER = /\b(BT|GP|PR|GC|ADM|AGG|CON|MOB|CMB|VX|SL|OT)\.X?\w+/

describe('rules of 0.10', () => {
  it('are called as on paper: by number, or by heading and line', () => {
    const cite = (id: NodeId, lang: Lang = 'en') => citeOf(books['0.10'].text[lang], id)
    expect(cite('ADM.X13')).toBe('Administration [13]')
    expect(cite('ADM.X13', 'ru')).toBe('Руководство [13]')
    expect(cite('CON.X9')).toBe('Construction [9], [10]')
    expect(cite('AGG.Xa')).toBe('Aggression, abilities')
    expect(cite('GP.X9')).toBe('General Priorities, line 9')
    expect(cite('BT.X3e')).toBe('Bot turn, line 3 (e)')
    expect(cite('ADM.X0')).toBe('Administration, our ruling')
    expect(citeOf(books['0.5'].text.en, 'ADM.23')).toBe('ADM.23')
  })

  it('are never called by what they are called inside, nor with a number at the end of their sentence', () => {
    for (const lang of LANGS) {
      const { text } = books['0.10']
      for (const [id, { rule, yes = '', no = '', cite }] of Object.entries(text[lang].nodes)) {
        expect(cite, id).toBeDefined()
        expect(`${cite} ${rule} ${yes} ${no}`).not.toMatch(INNER)
        expect(rule).not.toMatch(/\(\d[\d, ]*\)$/)
      }
      const printed = printMarkdown(books['0.10'], { edition: 'base', lang }).replace(
        /<a id="[^"]*"><\/a>|\(#[^)]*\)/g,
        '',
      )
      expect(printed).not.toMatch(INNER)
      expect(printed).toContain(lang === 'en' ? 'text of 18 January 2026' : 'текст от 18 января 2026 года')
    }
  })

  it('have a line in the chapter on what changed since 0.5, and every rule of 0.5 has become something', () => {
    const ids = Object.keys(books['0.10'].sources) as NodeId[]
    const plain = ids.filter((id) => /\.X[\w]+$/.test(id) && !/\.X0$/.test(id))
    const steps = /^(BT\.X(5[a-f]|[67])|GP\.X6|PR\.X4b|GC\.X6|CMB\.X(6[ab]|8|9|9b))$/
    expect(plain.filter((id) => CHANGES[id] === undefined && !steps.test(id))).toEqual([])
    for (const [id, change] of Object.entries(CHANGES)) {
      expect(ids).toContain(id)
      const was = 'same' in change ? [change.same] : 'was' in change ? change.was : []
      for (const each of was) expect(Object.keys(books['0.5'].sources)).toContain(each)
    }
    for (const lang of LANGS) {
      const chapter = books['0.10'].text[lang].after?.at(-1)
      expect(chapter?.title).toMatch(/0\.5/)
      expect(chapter?.text).toContain(
        lang === 'en' ? '**Administration [13]** (0.5: 23)' : '**Руководство [13]** (0.5: 23)',
      )
      expect(chapter?.text).not.toMatch(/Gone:|Больше нет:/)
    }
  })
})
