// What an act asks of the table and of the person beside it: screens. `npm run taps` measures more games and prints the table.

import '@understudy/arcs/campaign'
import type { Action } from '@understudy/arcs'
import type { Colour } from '@understudy/arcs/vocabulary'
import type { Way } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { tapsFor } from '../../beside/counting-testing.ts'
import { at, MANY, report, spread } from '../../beside/measuring-testing.ts'
import { APP_ROLLS, type Asked, DEALT, enteredIn } from '../../beside/turns-testing.ts'
import { framesOf } from '../../chapter.ts'
import { planOf } from '../govern/plan.ts'

const CHANCE: Readonly<Record<string, Way>> = { ...APP_ROLLS, eventDice: 'table' }
const supercat = { by: 'bot', bot: 'supercat' } as const

type Entry = Asked & { readonly moment: string; readonly role: string }

const gameOf = (seed: string, chance = CHANCE): Entry[] => [
  ...enteredIn({
    seed,
    chance,
    options: { players: 3, act: 1, role2: 'supercat', role3: 'supercat' },
    seats: { red: { by: 'random' }, yellow: supercat, blue: supercat },
  }),
]
const GAMES = Array.from({ length: MANY ? 40 : 6 }, (_, n) => gameOf(`act-${n}`))

const doingOf = ({ entered, doing }: Entry): string => entered?.action.do ?? doing ?? ''
/** What somebody enters; what stands on the same screen as the one before it is no input of its own. */
const isInput = ({ kind, together }: Entry): boolean => kind !== 'bot' && together !== true
const inputs = (entries: readonly Entry[]): number => entries.filter(isInput).length

function byMoment(game: readonly Entry[]): Map<string, Entry[]> {
  const all = new Map<string, Entry[]>()
  for (const entry of game) all.set(entry.moment, [...(all.get(entry.moment) ?? []), entry])
  return all
}
const moments = GAMES.flatMap((game) => [...byMoment(game)])
const events = moments.filter(([moment]) => moment.endsWith('.events')).map(([, entries]) => entries)

/** Whether to meet at all, the calls to order, offers. */
const SUMMIT = ['callSummit', 'returnFavors', 'petition', 'leaveEmpire', 'reviveEmpire', 'amends', 'offer', 'propose']
const TALK = [...SUMMIT, 'accept', 'counter', 'tellDeal', 'export', 'talkRounds', 'offerRoll']

/**
 * Entries that a First Regent enters on the screen on which "enforce" stands (`planOf`). Tokens are rearranged there once; whoever
 * does so after each that is taken, as chance does here, ends up with the last of it.
 */
function onOneScreen(entries: readonly Entry[]): number {
  const first = entries.findIndex(({ entered, kind }) => kind === 'person' && entered?.action.do === ENFORCED)
  if (first < 0) return 0
  const { entered, seat } = entries[first]!
  const { steps } = planOf(entered!.context.state, seat as Colour)
  // The same questions, though asked in another order.
  const rest = entries.slice(first + 1, first + 1 + steps.length)
  expect(rest.map(questionOf).sort()).toEqual(steps.map((action) => questionOf({ entered: { action } })).sort())
  return steps.length
}
function questionOf({ entered }: { readonly entered?: { readonly action: Action } }): string {
  const { do: doing, of } = (entered?.action ?? {}) as { do?: string; of?: string }
  return doing === 'decline' ? 'arrange' : `${doing} ${of ?? ''}`.trim()
}
const GOVERNS = ['enforce', 'changePolicy']
const ENFORCED = 'enforce' as Action['do']

/** The table is cleaned up and dealt anew; the end of an act. */
const BETWEEN = ['score', 'cleanUp', 'nextChapter', 'mulligan', 'deal', 'redeal', 'endAct']
function chapterEnds(game: readonly Entry[]): number[] {
  const ends = new Map<string, number>()
  for (const [n, entry] of game.entries()) {
    const chapter = entry.moment.split('.')[1]!
    // Whoever plays on; set-up deals, too.
    const before = game[n - 1]?.moment.split('.')[1]
    if (before !== undefined && before !== chapter) ends.set(chapter, ends.get(chapter) ?? 0)
    const frames = entry.entered === undefined ? [] : framesOf(entry.entered.context.state)
    if (!frames.some((frame) => BETWEEN.includes(frame)) || entry.moment === game[0]!.moment) continue
    // The last hands of a chapter are dealt in the next one already; what ends the act belongs to its last chapter.
    const end = frames.some((frame) => (frame as string) === 'endAct') ? 'over' : chapter
    if (isInput(entry)) ends.set(end, (ends.get(end) ?? 0) + 1)
  }
  // "It matches" is one.
  return [...ends.values()].map((n) => n + 1)
}

/** Everything after the talks. */
function afterTalks(entries: readonly Entry[]): Entry[] {
  const last = entries.findLastIndex((entry) => TALK.includes(doingOf(entry)))
  const rest = entries.slice(last + 1)
  const begun = rest.findIndex((entry) => doingOf(entry) !== 'decline')
  return begun < 0 ? [] : rest.slice(begun)
}
const rolled = (entries: readonly Entry[], face: string) =>
  entries.some(
    ({ entered }) => entered?.action.do === ('eventRoll' as never) && JSON.stringify(entered.action).includes(face),
  )
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers)

describe('an act beside the board', () => {
  it('is laid out with at most 25 inputs', () => {
    const counts = GAMES.map((game) => inputs(byMoment(game).get(game[0]!.moment)!))
    report('Act I, set-up of one person and two bots', [['inputs', spread(counts)]])
    expect(Math.min(...counts)).toBeGreaterThan(5)
    expect(most(counts)).toBeLessThanOrEqual(25)
  })

  it('has a way to tap everything that the table is asked', () => {
    let asked = 0
    const stuck = GAMES.flat().flatMap((entry) => {
      if (entry.entered === undefined || entry.kind === 'person') return []
      asked++
      return 'stuck' in tapsFor([entry.entered]) ? [JSON.stringify(entry.entered.action)] : []
    })
    expect(asked).toBeGreaterThan(100)
    expect(stuck).toEqual([])
  })

  it('a bot’s turn without a battle: 3 inputs in the median, 6 at most', () => {
    const turns = moments
      .filter(([moment, entries]) => !moment.endsWith('.events') && entries.some(({ kind }) => kind === 'bot'))
      .map(([, entries]) => entries.filter(({ role }) => role === 'supercat'))
      .filter((entries) => entries.some(({ doing }) => doing !== undefined && doing !== 'found'))
      .filter((entries) => !entries.some(({ doing }) => doing === 'battle'))
    const counts = spread(turns.map(inputs))
    report('Act I, a bot’s turn without a battle', [
      ['inputs', counts],
      ['turns', String(counts.length)],
    ])
    expect(counts.length).toBeGreaterThan(80)
    expect(at(counts, 0.5)).toBeLessThanOrEqual(3)
    expect(most(counts)).toBeLessThanOrEqual(6)
  })

  it('an Event with Crises: 4 inputs; Govern the Reach: 3', () => {
    const crises = events.filter((entries) => rolled(entries, 'crisis')).map((entries) => inputs(afterTalks(entries)))
    const edicts = events
      .map((entries) => afterTalks(entries).filter((entry) => doingOf(entry) !== 'eventRoll'))
      .filter((entries) => entries.some((entry) => GOVERNS.includes(doingOf(entry))))
    const byPeople = edicts.filter((entries) =>
      entries.some((entry) => isInput(entry) && GOVERNS.includes(doingOf(entry))),
    )
    const govern = edicts.map((entries) => inputs(entries) - onOneScreen(entries))
    const own = byPeople.map((entries) => inputs(entries) - onOneScreen(entries))
    report('Act I, an Event with Crises', [
      ['inputs', spread(crises)],
      ['events', String(crises.length)],
    ])
    report('Act I, Govern the Reach', [
      ['inputs', spread(govern)],
      ['times', String(govern.length)],
    ])
    report('Act I, the same, a person is First Regent', [
      ['inputs', spread(own)],
      ['times', String(own.length)],
    ])
    expect(crises.length).toBeGreaterThan(3)
    expect(most(crises)).toBeLessThanOrEqual(4)
    expect(most(govern)).toBeLessThanOrEqual(3)
    expect(own.length).toBeGreaterThan(3)
  })

  it('the end of a chapter: 4 inputs', () => {
    const secret = GAMES.flatMap(chapterEnds)
    const dealt = Array.from({ length: MANY ? 12 : 2 }, (_, n) =>
      chapterEnds(gameOf(`dealt-${n}`, { ...DEALT, eventDice: 'table' })),
    ).flat()
    report('Act I, the end of a chapter: secret hand', [
      ['inputs', spread(secret)],
      ['chapters', String(secret.length)],
    ])
    report('Act I, the same, deal me in', [
      ['inputs', spread(dealt)],
      ['chapters', String(dealt.length)],
    ])
    expect(secret.length).toBeGreaterThan(10)
    expect(dealt.length).toBeGreaterThan(3)
    expect(most([...secret, ...dealt])).toBeLessThanOrEqual(4)
    // Hands are dealt on the table.
    expect(Math.min(...dealt.slice(0, 2))).toBeGreaterThan(1)
  })

  it('a Summit with two offers of the person: 8 inputs', () => {
    const talks = events.flatMap((entries) => {
      const own = entries.filter(isInput).filter((entry) => [...TALK, 'decline'].includes(doingOf(entry)))
      const offers = own.filter((entry) => doingOf(entry) === 'offer').length
      return offers === 2 ? [own.length] : []
    })
    report('Act I, a Summit with two offers', [
      ['inputs', spread(talks)],
      ['Summits', String(talks.length)],
    ])
    expect(talks.length).toBeGreaterThan(0)
    expect(most(talks)).toBeLessThanOrEqual(8)
  })

  it('Spy: 2 inputs', () => {
    const spies = moments.flatMap(([, entries]) => {
      const own = entries.filter(isInput).filter((entry) => ['spy', 'spyBack', 'spyDraw'].includes(doingOf(entry)))
      return own.length === 0 ? [] : [own.length]
    })
    report('Act I, Spy', [
      ['inputs', spread(spies)],
      ['times', String(spies.length)],
    ])
    expect(spies.length).toBeGreaterThan(1)
    expect(most(spies)).toBeLessThanOrEqual(2)
  })
})
