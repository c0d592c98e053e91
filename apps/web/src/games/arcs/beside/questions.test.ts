import type { Way } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { tapsFor } from './counting.ts'
import { APP_ROLLS, DEALT, enteredIn, SECRET } from './turns.ts'

const eager = { by: 'bot', bot: 'eager' } as const
type Bot = 'supercat' | 'lars'
interface Turn {
  questions: number
  /** Of these, cards turned over in the Court: one for every card that was secured, which nobody else can tell. */
  court: number
  taps: number
  battle: boolean
}

/** What each turn of a bot asks of the table. Beginnings of chapters (hands, target planets) are no turns. */
function turnsOf(bot: Bot, chance: Readonly<Record<string, Way>>, games: number): Turn[] {
  const who = { by: 'bot', bot } as const
  const all: Turn[] = []
  for (let game = 0; game < games; game++) {
    const turns = new Map<string, Turn & { played: boolean }>()
    const simulated = {
      seed: `questions-${game}`,
      chance,
      options: { players: 3, role2: bot, role3: bot },
      seats: { red: eager, yellow: who, blue: who },
    }
    for (const { moment, role, seat, kind, doing, entered } of enteredIn(simulated)) {
      if (role !== bot || kind === 'deal') continue
      const key = `${moment} ${seat}`
      const turn = turns.get(key) ?? { questions: 0, court: 0, taps: 0, battle: false, played: false }
      turns.set(key, turn)
      if (kind === 'bot') {
        if (doing === 'battle') turn.battle = true
        if (doing !== 'target') turn.played = true
        continue
      }
      turn.questions++
      if (kind === 'refill') turn.court++
      const ways = entered === undefined ? { taps: [0] } : tapsFor([entered])
      expect(ways).not.toHaveProperty('stuck')
      if ('taps' in ways) turn.taps += ways.taps.length
    }
    for (const { played, ...turn } of turns.values()) if (played) all.push(turn)
  }
  return all
}

const TABLES: readonly (readonly [Bot, string, Readonly<Record<string, Way>>, number])[] = [
  ['supercat', 'secret hand, all dice and draws of the table', SECRET, 12],
  ['supercat', 'deal me in, the app draws', DEALT, 12],
  ['lars', 'secret hand, its dice rolled by the app', APP_ROLLS, 12],
  ['lars', 'deal me in, the app draws', DEALT, 12],
  ['lars', 'secret hand, its dice rolled on the table', SECRET, 12],
]

const at = (sorted: readonly number[], share: number): number => sorted[Math.ceil((sorted.length - 1) * share)]!

describe('a bot’s turn without a battle', () => {
  for (const [bot, name, chance, games] of TABLES) {
    it(`${bot}, ${name}`, () => {
      const turns = turnsOf(bot, chance, games).filter(({ battle }) => !battle)
      const sorted = (of: 'questions' | 'taps') => turns.map((turn) => turn[of]).sort((a, b) => a - b)
      const told = (numbers: readonly number[]) =>
        `median ${at(numbers, 0.5)}, 95 % ${at(numbers, 0.95)}, most ${numbers.at(-1)}`
      const [questions, taps] = [sorted('questions'), sorted('taps')]
      console.log(`${bot}, ${name}: ${turns.length} turns; questions ${told(questions)}; taps ${told(taps)}`)
      expect(turns.length).toBeGreaterThan(100)
      // Who rolls all of Lars's own dice on the table enters every one of them: its rules ask for one after the other.
      if (bot === 'lars' && chance === SECRET) {
        expect(at(questions, 0.5)).toBeLessThanOrEqual(4)
        expect(questions.at(-1)).toBeLessThanOrEqual(9)
        return
      }
      expect(at(questions, 0.95)).toBeLessThanOrEqual(3)
      // A Court card is turned over as soon as one is secured (arcs 10.6), and what it is decides how the bot goes on.
      expect(questions.at(-1)).toBeLessThanOrEqual(4)
      expect(Math.max(...turns.map(({ questions: all, court }) => all - court))).toBeLessThanOrEqual(3)
    })
  }
})
