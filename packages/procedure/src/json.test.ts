import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, equal, hash53, hashAfter, hashOf } from './json.ts'

/** The same data with the keys of every object in the opposite order. */
function turned(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(turned)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  )
}

const plain = fc.jsonValue({ maxDepth: 4 })

describe('canonical JSON', () => {
  it('is JSON of the same value', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
  it('quotes every text as JSON does, as a value and as a key', () => {
    for (const text of [
      '',
      'plain',
      'quo"te',
      'back\\slash',
      'line\n',
      '\u001f',
      'Рим',
      '\ud800',
      '\udfff',
      '😀',
      '\u2028',
      '\uffff',
    ]) {
      expect(canonical(text)).toBe(JSON.stringify(text))
      expect(canonical({ [text]: 1 })).toBe(JSON.stringify({ [text]: 1 }))
    }
  })
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(canonical(turned(value))).toBe(canonical(value))
      }),
    )
  })
  it('does not depend on the order of keys, however many there are', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`k${(n * 17) % 40}`, n]))
    expect(canonical(turned(many))).toBe(canonical(many))
    expect(Object.keys(JSON.parse(canonical(many)))).toEqual(Object.keys(many).sort())
  })
  it('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ a: 1, b: undefined, c: [undefined] })).toBe('{"a":1,"c":[null]}')
    expect(canonical(undefined)).toBe('null')
  })
  it('keeps the order of lists', () => expect(canonical([2, 1])).not.toBe(canonical([1, 2])))
  it('takes a key that looks like the inside of an object as plain data', () => {
    expect(canonical(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}')
  })
  it('tells apart exactly what JSON tells apart', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(equal(a, b)).toBe(canonical(a) === canonical(b))
        expect(equal(a, JSON.parse(JSON.stringify(a)))).toBe(true)
      }),
    )
  })
})

describe('the hash', () => {
  it('is the one of the canonical text', () => {
    const any = fc.oneof(
      plain,
      fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
    )
    fc.assert(
      fc.property(any, (value) => {
        expect(hashOf(value)).toBe(hash53(canonical(value)).toString(16).padStart(14, '0'))
      }),
    )
    const odd = [
      '"',
      '\\',
      '\n',
      '\u007f',
      '\u2028',
      '\ud800',
      '😀',
      '',
      ' ',
      -0,
      Number.NaN,
      1e21,
      [undefined],
      { a: undefined },
    ]
    for (const value of odd) expect(hashOf(value)).toBe(hash53(canonical(value)).toString(16).padStart(14, '0'))
  })
  it('is 14 hexadecimal digits and the same for equal data', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(hashOf(value)).toMatch(/^[0-9a-f]{14}$/)
        expect(hashOf(turned(value))).toBe(hashOf(value))
      }),
    )
  })
  it('pins known values, so that saved games stay readable', () => {
    expect(hashOf({})).toBe(hash53('{}').toString(16).padStart(14, '0'))
    expect([hash53(''), hash53('a'), hash53('understudy')]).toEqual([
      3338908027751811, 7929297801672961, 2343825929487250,
    ])
  })
  it('is the same for a text in parts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        // Texts take turns: what was begun for one is not gone on with for another.
        for (const [text, key] of [
          [a, b],
          [a, c],
          [b, c],
          [a, b],
        ] as const)
          expect(hashAfter(text, key)).toBe(hash53(`${text}\u0000${key}`))
      }),
    )
  })
  it('differs for a hundred thousand texts that differ in one place', () => {
    const seen = new Set<number>()
    for (let i = 0; i < 100_000; i++) seen.add(hash53(`game|3.boss|chance|draw|${i}`))
    expect(seen.size).toBe(100_000)
  })
  it('fits into a safe whole number', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Number.isSafeInteger(hash53(text))).toBe(true)
      }),
    )
  })
})
