import { describe, expect, it } from 'vitest'
import { faceLetters } from '../../data/dice.ts'
import { DICE_SYMBOLS } from '../../data/dice-drawings.ts'
import { DICE } from '../../vocabulary.ts'
import { LARS_FACES, larsFaces } from './faces.ts'

const numbers = (d: string) => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('the drawn faces of Lars’s dice', () => {
  it('are the 18 faces, each with a name in both languages', () => {
    expect(LARS_FACES.map(({ id }) => id)).toEqual(DICE.flatMap((die) => [1, 2, 3, 4, 5, 6].map((n) => `${die}-${n}`)))
    for (const { name } of LARS_FACES) {
      expect(name.en).toMatch(/^[a-z +-]+$/)
      expect(name.ru).toMatch(/^[а-яё +]+$/)
    }
  })

  it('stay within their grid, and are real paths', () => {
    for (const { d } of [...LARS_FACES, ...DICE_SYMBOLS]) {
      expect(d).toMatch(/^M[-\d. MLCAZ]+$/)
      for (const n of numbers(d)) expect(n >= 0 && n <= 24, d).toBe(true)
    }
  })

  it('look alike only where the printed faces are alike', () => {
    for (const a of LARS_FACES)
      for (const b of LARS_FACES) expect(a.d === b.d).toBe(faceLetters(a.die, a.face) === faceLetters(b.die, b.face))
    expect(new Set(DICE_SYMBOLS.map(({ d }) => d)).size).toBe(5)
  })

  it('say what they do, with the odds of the reference', () => {
    const faces = (effect: string, all = LARS_FACES) =>
      all.filter(({ effects }) => (effects as string[]).includes(effect)).map(({ id }) => id)
    expect(faces('declare')).toEqual(['assault-3', 'assault-4', 'assault-5'])
    expect(faces('shift')).toEqual(['assault-2', 'assault-3'])
    expect(faces('copy')).toEqual(['skirmish-4', 'skirmish-5', 'skirmish-6'])
    expect(faces('seize')).toEqual(['raid-2'])
    expect(faces('seize', larsFaces('intercept'))).toEqual(['raid-1'])
  })
})
