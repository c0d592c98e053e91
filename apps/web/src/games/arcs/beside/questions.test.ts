// What a bot's turn asks of the table: screens, and taps on them. `npm run taps` measures more games and prints the table.

import { arcs, arcsPackage } from '@understudy/arcs'
import { Driver, keyedRandom, type Way } from '@understudy/table'
import { foresee } from '@understudy/table/chance'
import type { StartEntry } from '@understudy/table/journal'
import { answerEntry } from '@understudy/table/steps'
import { describe, expect, it } from 'vitest'
import { tapsFor } from './counting-testing.ts'
import { at, MANY, report, spread } from './measuring-testing.ts'
import { TOLD_TOGETHER } from './together.ts'
import { APP_ROLLS, DEALT, enteredIn, SECRET } from './turns-testing.ts'

const eager = { by: 'bot', bot: 'eager' } as const
type Bot = 'supercat' | 'lars'
interface Turn {
  screens: number
  taps: number
  battle: boolean
}

const settings = (bot: Bot, seed: string, chance: Readonly<Record<string, Way>>) => {
  const who = { by: 'bot', bot } as const
  return {
    seed,
    chance,
    options: { players: 3, role2: bot, role3: bot },
    seats: { red: eager, yellow: who, blue: who },
  }
}

/** What each turn of a bot asks of the table. Beginnings of chapters (hands, target planets) are no turns. */
function turnsOf(bot: Bot, chance: Readonly<Record<string, Way>>, games: number): Turn[] {
  const all: Turn[] = []
  for (let game = 0; game < games; game++) {
    const turns = new Map<string, Turn & { played: boolean }>()
    const ended = new Set<string>()
    for (const { moment, role, seat, kind, doing, together, entered } of enteredIn(
      settings(bot, `questions-${game}`, chance),
    )) {
      if (doing === 'reckon') ended.add(moment)
      // What Lars reckons up for all, and the targets after it, belong to the end of a chapter.
      if (role !== bot || kind === 'deal' || ended.has(moment)) continue
      const key = `${moment} ${seat}`
      const turn = turns.get(key) ?? { screens: 0, taps: 0, battle: false, played: false }
      turns.set(key, turn)
      if (kind === 'bot') {
        if (doing === 'battle') turn.battle = true
        if (doing !== 'target') turn.played = true
        continue
      }
      if (together !== true) turn.screens++
      const ways = entered === undefined ? { taps: [0] } : tapsFor([entered])
      expect(ways).not.toHaveProperty('stuck')
      if ('taps' in ways) turn.taps += ways.taps.length
    }
    for (const { played, ...turn } of turns.values()) if (played) all.push(turn)
  }
  return all
}

const TABLES: readonly (readonly [Bot, string, Readonly<Record<string, Way>>])[] = [
  ['supercat', 'secret hand, the app rolls its die', APP_ROLLS],
  ['supercat', 'secret hand, everything on the table', SECRET],
  ['supercat', 'deal me in, the app draws for it', DEALT],
  ['lars', 'secret hand, the app rolls its dice', APP_ROLLS],
  ['lars', 'secret hand, everything on the table', SECRET],
  ['lars', 'deal me in, the app draws for it', DEALT],
]

describe('a bot’s turn without a battle', () => {
  for (const [bot, name, chance] of MANY ? TABLES : TABLES.filter(([, , each]) => each === SECRET)) {
    it(`${bot}, ${name}`, { timeout: 600_000 }, () => {
      const turns = turnsOf(bot, chance, MANY ? 12 : 3).filter(({ battle }) => !battle)
      const screens = spread(turns.map((turn) => turn.screens))
      const taps = spread(turns.map((turn) => turn.taps))
      const over = turns.filter((turn) => turn.screens > 3).length
      report(`A turn of ${bot} without a battle: ${name}`, [
        ['screens', screens],
        ['taps', taps],
        ['turns', `${turns.length}, of them with more than 3 screens ${over}`],
      ])
      expect(turns.length).toBeGreaterThan(bot === 'lars' ? 60 : 40)
      expect(at(screens, 0.5)).toBeLessThanOrEqual(3)
      // A card that decides how the bot goes on is asked for when it comes.
      if (!MANY) expect(over).toBe(0)
      expect(over / turns.length).toBeLessThan(0.01)
    })
  }
})

describe('what is asked for together', () => {
  it('is what Lars needs for certain: three dice; its card and a die; a die and the new target', () => {
    const groups = new Set<string>()
    let open: string[] = []
    for (const { node, kind, together } of enteredIn(settings('lars', 'groups', SECRET), 2500)) {
      if (kind === 'person' || kind === 'bot') continue
      if (together !== true) {
        groups.add(open.join(' '))
        open = []
      }
      open.push(node ?? kind)
    }
    for (const group of ['TURN.1 TURN.3 TURN.4', 'reveal TURN.1', 'INF.1 SHIFT.1 SHIFT.2.1'])
      expect([...groups]).toContain(group)
    // A die that had to be rolled again stood on the same screen.
    expect([...groups].some((group) => / (\S+) \1$/.test(` ${group}`))).toBe(true)
  })

  it('changes nothing: the same game with and without looking ahead', () => {
    const play = (looks: boolean): string[] => {
      const driver = new Driver(arcsPackage, { t: 'start', ...settings('lars', 'ahead', SECRET) } as StartEntry)
      const hashes: string[] = []
      for (let i = 0; i < 400; i++) {
        const next = driver.next()
        if (next.kind !== 'auto' && next.kind !== 'table') break
        if (next.kind === 'table') {
          if (looks) foresee(driver, TOLD_TOGETHER)
          const { question } = next
          const random = keyedRandom('ahead', question.key)
          if (question.ask === 'chance') driver.commit(answerEntry(question, question.decision.sample(random)))
          else driver.commit(answerEntry(question, random.int(6)))
        } else driver.commit(next.entry)
        hashes.push(JSON.stringify(arcs.serialise(driver.state)))
      }
      return hashes
    }
    const plain = play(false)
    expect(plain.length).toBe(400)
    expect(play(true)).toEqual(plain)
  })
})
