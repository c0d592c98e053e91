import { awards } from '@understudy/arcs/rules'
import { read } from '@understudy/arcs/state'
import { AMBITIONS, type Ambition } from '@understudy/arcs/vocabulary'
import { describe, expect, it } from 'vitest'
import { chapterEnded } from './chapter.ts'
import { chanceGame } from './game-testing.ts'
import { chapterScore, whenScored } from './scoring.ts'
import { powerByChapter } from './summary.tsx'
import { ambitionLook, freeMarkers } from './table/standings.ts'

const GAMES = [
  ['three players', { players: 3 }, 'a'],
  ['two players', { players: 2 }, 'b'],
  ['four with leaders', { players: 4, leaders: 'draft', pack: true }, 'c'],
  ['Lars', { players: 3, role2: 'lars', role3: 'lars' }, 'd'],
  ['SUPERCAT', { players: 3, role2: 'supercat', role3: 'supercat' }, 'e'],
] as const

describe.each(GAMES)('a whole game: %s', (_name, options, seed) => {
  const moments = [...chanceGame(options, seed)]
  const ends = moments.filter(({ before, after }) => chapterEnded(before, after))

  it('has one scoring for each chapter', () => {
    const last = moments.at(-1)!.after
    expect(read.over(last)).not.toBe(0)
    expect(ends.map(({ before }) => read.chapter(before))).toEqual(
      Array.from({ length: read.chapter(last) }, (_, i) => i + 1),
    )
  })

  it('tells every score of the log, once', () => {
    const scores = moments.filter(({ events }) => events.some(({ say }) => say === 'log.scored'))
    for (const moment of scores) expect(ends).toContain(moment)
    // Whatever else brings Power (Lars on its own) is told step by step.
    const own = moments
      .filter((moment) => !ends.includes(moment))
      .flatMap(({ events }) => events)
      .filter(({ say }) => say === 'log.undeclared' || say === 'log.resourceScored')
    const last = moments.at(-1)!.after
    last.options.colours.forEach((colour, seat) => {
      const told = ends.map(({ before, after, events }) => {
        const total = chapterScore(before, after, events).totals.find((each) => each.colour === colour)!
        return total.after - total.before
      })
      const alone = own
        .filter(({ with: facts }) => facts?.seat === colour)
        .map(({ with: facts }) => Number(facts?.power))
      expect([...told, ...alone].reduce((sum, power) => sum + power, 0)).toBe(read.power(last, seat))
    })
  })

  it('explains every point of Power', () => {
    for (const { before, after, events } of ends) {
      const score = chapterScore(before, after, events)
      for (const { colour, before: was, after: is } of score.totals) {
        const lines = score.ambitions.flatMap(({ lines: all }) => all).filter((line) => line.colour === colour)
        expect(is - was).toBe(lines.reduce((total, { power }) => total + power, 0))
      }
      // Lars reckons its own in steps of its own.
      expect(score.extra).toEqual([])
      // Each declared ambition is there, whoever scored it.
      const declared = AMBITIONS.filter((ambition) => ambitionLook(before, ambition).markers.length > 0)
      expect(score.ambitions.map(({ ambition }) => ambition)).toEqual(declared)
    }
  })

  it('knows what everybody had when the ambitions were scored, whatever the last deed changed', () => {
    for (const { before, action, after, events } of ends) {
      const { ambitions } = chapterScore(whenScored(before, action), after, events)
      for (const { ambition, lines } of ambitions) {
        expect(lines.filter(({ count }) => count === undefined)).toEqual([])
        const gained = (colour: string) =>
          events
            .filter(
              ({ say, with: facts }) => say === 'log.scored' && facts?.ambition === ambition && facts.seat === colour,
            )
            .reduce((sum, { with: facts }) => sum + Number(facts?.power), 0)
        for (const { colour, power } of lines) expect(power).toBe(gained(colour))
      }
    }
  })

  it('names whoever gained most first, also where the position before says otherwise', () => {
    for (const { before, after, events } of ends) {
      // As if those who were behind had come first after all.
      const turned = events.map((event) =>
        event.say === 'log.scored'
          ? { ...event, with: { ...event.with, power: 20 - Number(event.with?.power) } }
          : event,
      )
      for (const { lines } of chapterScore(before, after, turned).ambitions) {
        const gained = lines.map(({ power }) => power)
        expect(gained).toEqual([...gained].sort((a, b) => b - a))
      }
    }
  })

  it('is plotted by chapter, from nothing to the last score', () => {
    const states = [moments[0]!.before, ...moments.map(({ after }) => after)]
    const table = powerByChapter(states)
    const last = states.at(-1)!
    expect(table[0]).toEqual(last.options.colours.map(() => 0))
    expect(table.at(-1)).toEqual(last.options.colours.map((_, seat) => read.power(last, seat)))
    expect(table).toHaveLength(read.chapter(last) + 1)
  })

  it('tells who is ahead by how much', () => {
    for (const { after } of moments.filter((_, i) => i % 25 === 0)) {
      const used = AMBITIONS.reduce((n, ambition) => n + ambitionLook(after, ambition).markers.length, 0)
      expect(used + freeMarkers(after).length).toBe(3)
      AMBITIONS.forEach((ambition: Ambition, i) => {
        const look = ambitionLook(after, ambition)
        const counts = look.standings.map(({ count }) => count)
        expect(counts).toEqual([...counts].sort((a, b) => b - a))
        const power = awards(after, i + 1)
        for (const { colour, power: shown } of look.standings)
          expect(shown).toBe(power[after.options.colours.indexOf(colour)])
        const first = look.standings.find(({ place }) => place === 'first')
        if (first !== undefined) expect(look.lead).toBeGreaterThan(0)
        if (look.standings.some(({ place }) => place === 'tied')) expect(look.lead).toBe(0)
      })
    }
  })
})

it('has what Lars scores alone beside the ambitions, where one step tells both', () => {
  const { before, after, events } = [...chanceGame(GAMES[3][1], GAMES[3][2])].find((moment) =>
    chapterEnded(moment.before, moment.after),
  )!
  const own = [
    { say: 'log.undeclared', with: { seat: 'yellow', ambition: 'keeper', power: 3 } },
    { say: 'log.resourceScored', with: { seat: 'blue', power: 2 } },
  ]
  expect(chapterScore(before, after, [...events, ...own]).extra).toEqual([
    { colour: 'yellow', power: 3, ambition: 'keeper' },
    { colour: 'blue', power: 2, ambition: undefined },
  ])
})

it('counts what the last deed of a chapter took', () => {
  const all = GAMES.flatMap(([, options, seed]) => [...chanceGame(options, seed)])
  const differs = all
    .filter(({ before, after }) => chapterEnded(before, after))
    .filter(({ before, action }) => {
      const counts = (state: typeof before) => AMBITIONS.map((each) => ambitionLook(state, each).standings)
      return JSON.stringify(counts(before)) !== JSON.stringify(counts(whenScored(before, action)))
    })
  expect(differs.length).toBeGreaterThan(0)
})
