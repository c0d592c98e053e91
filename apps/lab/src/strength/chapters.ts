// Games of Arcs for three with one SUPERCAT: who wins, and how Power grows chapter by chapter. A report, never a knob.

import { arcsPackage, type State } from '@understudy/arcs'
import { read } from '@understudy/arcs/state'
import { appOnly, type Controller, Driver, withDefaults } from '@understudy/table'
import { type Share, shareOf } from '../statistics.ts'

interface Strength {
  readonly against: string
  readonly wins: Share
  readonly chapters: readonly ChapterPower[]
}

/** At the end of a chapter: in how many games it was played out, and the mean Power of SUPERCAT and of one opponent. */
interface ChapterPower {
  readonly chapter: number
  readonly games: number
  readonly own: number
  readonly other: number
}

const COLOURS = ['red', 'yellow', 'blue']
const chapterOf = (state: State): number => read.chapter(state) ?? 0
const powerOf = (state: State): number[] => COLOURS.map((_, seat) => read.power(state, seat) ?? 0)

export function strengthAgainst(against: string, games: number, seed: string): Strength {
  let wins = 0
  const sums: { games: number; own: number; other: number }[] = []
  for (let number = 0; number < games; number++) {
    // It sits at another place in every game.
    const own = number % COLOURS.length
    const note = (chapter: number, power: readonly number[]): void => {
      sums[chapter] ??= { games: 0, own: 0, other: 0 }
      const sum = sums[chapter]
      sum.games++
      sum.own += power[own] ?? 0
      sum.other += power.reduce((all, each, seat) => all + (seat === own ? 0 : each), 0) / (power.length - 1)
    }
    if (winnerOf(against, own, `${seed}/${number}`, note) === COLOURS[own]) wins++
  }
  const chapters = sums.flatMap((sum, chapter) =>
    sum === undefined ? [] : [{ chapter, games: sum.games, own: sum.own / sum.games, other: sum.other / sum.games }],
  )
  return { against, wins: shareOf(wins, games), chapters }
}

function winnerOf(
  against: string,
  own: number,
  seed: string,
  note: (chapter: number, power: readonly number[]) => void,
): string | undefined {
  const roles = COLOURS.map((_, seat) => [`role${seat + 1}`, seat === own ? 'supercat' : 'human'])
  const options = withDefaults(arcsPackage, { players: 3, ...Object.fromEntries(roles) })
  const other: Controller = against === 'random' ? { by: 'random' } : { by: 'bot', bot: against }
  const seats = Object.fromEntries(
    COLOURS.map((colour, seat) => [colour, seat === own ? ({ by: 'bot', bot: 'supercat' } as const) : other]),
  )
  const driver = new Driver(arcsPackage, { t: 'start', options, seats, seed, chance: appOnly(arcsPackage) })
  let chapter = 0
  for (;;) {
    const next = driver.next()
    const now = chapterOf(driver.state)
    if (next.kind === 'over') {
      note(now, powerOf(driver.state))
      return next.outcome.winners[0]
    }
    if (next.kind !== 'auto') throw new Error('somebody is asked')
    if (now > chapter) {
      if (chapter > 0) note(chapter, powerOf(driver.state))
      chapter = now
    }
    driver.commit(next.entry)
  }
}
