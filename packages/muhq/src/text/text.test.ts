import { LANGS, type Lang, type Say, speak } from '@understudy/procedure'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import { position } from '../testing.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'

/** Everything that is said in some games: questions, choices, log lines, descriptions, outcomes. */
function* said(): Generator<Say> {
  for (const boss of ['kraken', 'tyrant']) {
    for (let game = 0; game < 4; game++) {
      const state = muhq.start({ boss, players: 1 + (game % 3) }, game === 0 ? { playerCards: 'secret' } : {})
      for (let n = 0; ; n++) {
        const decision = muhq.decision(state)
        if (decision === undefined) break
        yield decision.question
        const choices = decision.next([])
        for (const choice of choices) {
          yield choice.text
          if (choice.more === true && n % 5 === 0) for (const next of decision.next([choice.pick])) yield next.text
        }
        const action = decision.sample(keyedRandom(`said.${boss}.${game}`, String(n)))
        yield muhq.describe(action, state)
        yield muhq.describe(action)
        const lines: Say[] = []
        muhq.apply(state, action, { event: (line) => lines.push(line) })
        yield* lines
      }
      yield muhq.outcome(state)!.why
    }
  }
}

describe('the phrasebooks', () => {
  it('have the same sentences', () => expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort()))

  it('put into words whatever comes up in a game', () => {
    const wrong = new Set<string>()
    const came = new Set<string>()
    for (const sentence of said()) {
      came.add(sentence.say)
      for (const lang of LANGS) {
        const text = speak(muhq.phrases, lang, sentence)
        if (/undefined|NaN|\[object|Infinity/.test(text) || text === sentence.say) wrong.add(`${sentence.say}: ${text}`)
      }
    }
    expect([...wrong]).toEqual([])
    expect(came.size).toBeGreaterThan(50)
  })

  it('name a unit that a log line is about even when it is gone', () => {
    const state = position({
      map: '__',
      units: [
        { card: 'rider', seat: 'p1', at: 'A1' },
        { card: 'guard', seat: 'boss', at: 'B1' },
      ],
    })
    const lines: Say[] = []
    muhq.apply(state, { do: 'attack', unit: 1, target: 2 }, { event: (line) => lines.push(line) })
    const words = (lang: Lang) => lines.map((line) => speak(muhq.phrases, lang, line))
    expect(words('en')).toEqual([
      'The Rider (A1) attacks the Guard (B1).',
      'The Guard (B1) takes 3 damage and has 0 health left.',
      'The Rider (A1) takes 2 damage and has 1 health left.',
      'The Guard (B1) is destroyed.',
    ])
    expect(words('ru')).toEqual([
      'Юнит «Всадник» (A1) атакует: цель — «Стражник» (B1).',
      'Юнит «Стражник» (B1) получает 3 урона, здоровье теперь 0.',
      'Юнит «Всадник» (A1) получает 2 урона, здоровье теперь 1.',
      'Юнит «Стражник» (B1) уничтожен.',
    ])
  })

  it('describe an action without its position', () => {
    const text = speak(muhq.phrases, 'en', muhq.describe({ do: 'move', unit: 4, to: { x: 2, y: 2 } }))
    expect(text).toBe('Move unit 4 to C3.')
  })
})
