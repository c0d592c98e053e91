import { muhq, settingOf } from '@understudy/muhq'
import { LANGS } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { helpFor } from './help.tsx'

it('the player aid begins with aim and end of this game, and how much comes in each turn', () => {
  for (const boss of ['kraken', 'tyrant']) {
    const state = muhq.start({ boss, players: 1 }, {})
    const { rounds, income } = settingOf(state).map
    const [aim] = helpFor(state).aid
    for (const lang of LANGS) {
      const lines = aim?.lines.map(({ text }) => text[lang]) ?? []
      expect(lines).toHaveLength(3)
      expect(lines[0]).toMatch(/^(?:You win|Победа|Вы победите)/)
      expect(lines[1]).toContain(String(rounds))
      expect(lines[2]).toContain(String(income))
    }
  }
})

it('a card in the index has the numbers that stand on it', () => {
  const state = muhq.start({ boss: 'kraken', players: 1 }, {})
  for (const lang of LANGS) {
    const texts = new Map(
      helpFor(state)
        .cards(state, lang)
        .map(({ id, text }) => [id, text]),
    )
    for (const card of settingOf(state).cards.values()) {
      const text = texts.get(card.id) ?? ''
      const wanted = card.type === 'spell' ? [] : [card.attack, card.health, card.movement]
      for (const n of [...wanted, card.play, card.buy]) if (n !== undefined) expect(text, text).toContain(` ${n}`)
    }
  }
  const kraken = helpFor(state)
  expect(kraken.cards(state, 'en').find(({ id }) => id === 'farmer')?.text).toMatch(
    /^Cost 1[^.]*\. Attack 1, health 2, movement 2\. /,
  )
  expect(kraken.cards(state, 'ru').find(({ id }) => id === 'farmer')?.text).toMatch(
    /^Стоимость 1[^.]*\. Атака 1, здоровье 2, движение 2\. /,
  )
})
