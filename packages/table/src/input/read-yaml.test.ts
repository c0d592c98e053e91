import { describe, expect, test } from 'vitest'
import { BadInput } from './bad-input.ts'
import { readYaml } from './read-yaml.ts'

function refused(text: string): BadInput {
  try {
    readYaml(text)
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('it was read')
}

/** A list of nine of the one before it, eight times over: 43 million values in ten lines. */
const bomb = ['a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9]']
for (const name of 'bcdefghi')
  bomb.push(
    `${name}: &${name} [${Array(9)
      .fill(`*${String.fromCharCode(name.charCodeAt(0) - 1)}`)
      .join(', ')}]`,
  )

describe('what cannot be read is told in words, with its line', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const stairs = (levels: number) => Array.from({ length: levels }, (_, at) => `${' '.repeat(at)}a:`).join('\n')
  const cases: [string, string, string, string][] = [
    ['brackets, 60 deep', `a: 1\nb: ${nested(60)}`, 'line 2', 'nested too deeply: at most 40 levels'],
    ['brackets, 1000 deep', `a: 1\nb: ${nested(1000)}`, 'line 2', 'nested too deeply'],
    ['brackets, 20000 deep', `a: 1\nb: ${nested(20_000)}`, 'line 2', 'nested too deeply'],
    ['brackets, as many as fit', `a: 1\nb: ${nested(99_990)}`, 'line 2', 'nested too deeply'],
    ['open brackets only', `a: ${'['.repeat(50_000)}`, 'line 1', 'nested too deeply'],
    ['braces', `${'{a: '.repeat(20_000)}1${'}'.repeat(20_000)}`, 'line 1', 'nested too deeply'],
    ['dashes', `${'- '.repeat(20_000)}1`, 'line 1', 'nested too deeply'],
    ['question marks', `${'? '.repeat(20_000)}1`, 'line 1', 'nested too deeply'],
    ['stairs', stairs(400), 'line 41', 'nested too deeply'],
    ['aliases that multiply', bomb.join('\n'), 'line 6', 'comes to too much here'],
    ['an alias of nothing', 'a: 1\nb: *c', 'line 2', '*c stands for something that is not marked with &c before it'],
    ['an alias of what follows', 'a: *b\nb: &b 1', 'line 1', 'not marked with &b before it'],
    ['an alias within itself', 'a:\n- &a [1, *a]', 'line 2', '*a stands within itself'],
    ['a nameless alias', 'a: *', 'line 1', 'a name after * or & is missing'],
    ['an odd escape', 'a: "C:\\Games"', 'line 1', 'a backslash'],
    ['an odd beginning', 'a: @home', 'line 1', 'put it in quotes'],
    ['two documents', 'a: 1\n---\nb: 1', 'line 2', 'several documents'],
    ['a stray bracket', 'a: 1\nb: ]', 'line 2', 'something stands here that does not belong here'],
  ]
  test.each(cases)('%s', (_, text, where, what) => {
    const found = refused(text)
    expect(found.in('en')).toContain(what)
    expect(found.where).toBe(where)
    expect(found.in('en')).not.toMatch(/[A-Z]{2,}_|ESOURCE|stack/)
    expect(found.in('ru')).toMatch(/^строка \d+: [^A-Z]/)
  })
})

test('within limits, aliases are what they stand for', () => {
  expect(readYaml('a: &a [1, 2]\nb: *a\nc: { d: *a }')).toEqual({ a: [1, 2], b: [1, 2], c: { d: [1, 2] } })
  const often = `a: &a [1, 2]\nb: [${Array(300).fill('*a').join(', ')}]`
  expect((readYaml(often) as { b: unknown[] }).b).toHaveLength(300)
})

test('forty levels can be read', () => {
  const nested = `${'['.repeat(40)}1${']'.repeat(40)}`
  expect(JSON.stringify(readYaml(nested))).toBe(nested)
})

test('a line is joined to the file it is in, not to a name', () => {
  expect(refused('a: 1\nb: ]').inside('map').in('en')).toMatch(/^map, line 2: /)
  expect(new BadInput({ en: 'x', ru: 'x' }, 'name').inside('map').where).toBe('map.name')
})
