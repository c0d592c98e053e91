import { expect, it } from 'vitest'
import { keepStory, readStory, storyText, withSeat } from './story.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

it('Acts II and III are kept and told below the sheet', () => {
  const kept = memory()
  let story = readStory(kept, 'x')
  expect(storyText(story, 'en', (colour) => colour)).toBe('')
  story = withSeat(story, 'II', 'red', { fate: 'Pacifist' })
  story = withSeat(story, 'II', 'red', { power: '7' })
  story = { ...story, III: { ...story.III, line: 'The gates are shut.' } }
  keepStory(kept, 'x', story)
  const text = storyText(readStory(kept, 'x'), 'en', () => 'Red')
  expect(text).toContain('## Act II')
  expect(text).toContain('- Red, Pacifist, Power 7')
  expect(text).toContain('## Act III')
  expect(text).toContain('The gates are shut.')
})

it('what cannot be read is an empty story', () => {
  const kept = memory()
  kept.setItem('x', '{"II":{"seats":{"red":null}}}')
  expect(storyText(readStory(kept, 'x'), 'ru', (colour) => colour)).toBe('')
  expect(storyText(readStory(undefined, 'x'), 'ru', (colour) => colour)).toBe('')
})
