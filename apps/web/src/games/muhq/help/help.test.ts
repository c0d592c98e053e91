import { muhq } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
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
    expect(texts.size).toBeGreaterThan(15)
    for (const id of texts.keys()) {
      const card = cardOf(state, id)
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

it('has the cards of this map, and not those of the other boss', () => {
  const known = (boss: string) => {
    const state = muhq.start({ boss, players: 1 }, {})
    const help = helpFor(state)
    const ids = help.cards(state, 'en').map(({ id }) => id)
    // Signs and cards are the same.
    expect(
      help
        .legend(state, 'en')
        .at(-1)
        ?.signs.map(({ id }) => id),
    ).toEqual(ids)
    return { ids, map: settingOf(state).map }
  }
  const [kraken, tyrant] = [known('kraken'), known('tyrant')]
  expect(kraken.ids).toContain(kraken.map.boss)
  expect(kraken.ids).not.toContain(tyrant.map.boss)
  expect(tyrant.ids).toContain(tyrant.map.boss)
  expect(tyrant.ids).not.toContain(kraken.map.boss)
  for (const { ids, map } of [kraken, tyrant]) {
    expect(new Set(ids)).toEqual(
      new Set([map.boss, ...[map.bossDeck, map.startDeck, map.storeCards].flatMap(Object.keys)]),
    )
  }
})

it('buying, upkeep, cards to put away and the boss’s turn are met as they come up, and the aid has a line about each', () => {
  const state = muhq.start({ boss: 'kraken', players: 1 }, {})
  const { aid, meets } = helpFor(state)
  const told = aid.flatMap(({ lines }) => lines.flatMap(({ about }) => about ?? []))
  expect([...new Set(told)].sort()).toEqual(['boss', 'buy', 'discard', 'upkeep'])
  const act = (...slots: string[]) => ({
    kind: 'act',
    seat: 'p1',
    next: () => slots.map((slot) => ({ pick: { slot, value: 0 }, text: { say: '' } })),
  })
  expect(meets?.(state, act('store', 'do'))).toContain('buy')
  expect(meets?.(state, act('do'))).not.toContain('buy')
  expect(meets?.(state, act('do'))).not.toContain('boss')
  expect(meets?.({ ...state, round: 2 }, act('do'))).toContain('boss')
})

it('the legend has seats, tiles and coins of this table; the index draws every card and tells where it is', () => {
  const state = muhq.start({ boss: 'kraken', players: 2 }, {})
  const { legend, cards } = helpFor(state)
  const ids = legend(state, 'en').flatMap(({ signs }) => signs.map(({ id }) => id))
  for (const id of ['seat p1', 'seat p2', 'seat boss', 'coin', 'price', 'tile store', 'tile spawn'])
    expect(ids).toContain(id)
  for (const id of ['seat p3', 'mark ward']) expect(ids).not.toContain(id)
  expect(new Set(ids).size).toBe(ids.length)
  const all = cards(state, 'en')
  for (const card of all) expect(card.drawing, card.id).toBeDefined()
  expect(all.find(({ id }) => id === settingOf(state).map.boss)?.where).toMatch(/: on the map\.$/)
})
