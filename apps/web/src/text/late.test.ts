import { expect, it, vi } from 'vitest'

/** By itself: other tests have wanted words, too. */
const fresh = () => {
  vi.resetModules()
  return import('./late.ts')
}

it('words that not every table needs come when they are wanted, once, and in each language that is used', async () => {
  const { lateWords, register, wordsFor } = await fresh()
  const came: string[] = []
  const words = (name: string) => async () => {
    came.push(name)
  }
  register('en', words('en'))
  register('en', words('en refusals'), 'refusals')
  register('ru', words('ru refusals'), 'refusals')
  register('en', words('en lars'), 'lars')
  await lateWords('en')
  expect(came).toEqual(['en'])
  await wordsFor('refusals')
  expect(came).toEqual(['en', 'en refusals'])
  expect(wordsFor('refusals')).toBeUndefined()
  await lateWords('ru')
  expect(came).toEqual(['en', 'en refusals', 'ru refusals'])
})

it('words that could not be fetched are asked for again', async () => {
  const { lateWords, register, wordsFor } = await fresh()
  await lateWords('en')
  let tries = 0
  register(
    'en',
    async () => {
      tries++
      if (tries === 1) throw new Error('no network')
    },
    'lars',
  )
  await expect(wordsFor('lars')).rejects.toThrow('no network')
  await wordsFor('lars')
  expect(tries).toBe(2)
  expect(wordsFor('lars')).toBeUndefined()
})

it('whoever wants words that are on their way waits for them, too', async () => {
  const { lateWords, register, wordsFor } = await fresh()
  let arrive = () => {}
  let there = false
  register('en', async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    there = true
  })
  const first = lateWords('en')
  const second = lateWords('en').then(() => there)
  expect(wordsFor('always')).toBeInstanceOf(Promise)
  arrive()
  expect(await second).toBe(true)
  await first
  expect(wordsFor('always')).toBeUndefined()
})
