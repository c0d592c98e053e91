// What stands on one screen beside the board, and what does not.

import { Driver, keyedRandom, type Options, withDefaults } from '@understudy/table'
import { type Foreseen, foresee, toTell } from '@understudy/table/chance'
import { answerEntry } from '@understudy/table/steps'
import { describe, expect, it } from 'vitest'
import { romePackage } from './package.ts'
import { troopOf } from './rules/army/cards.ts'
import type { State } from './rules/state/state.ts'
import { TOLD_TOGETHER } from './told-together.ts'
import type { Action } from './vocabulary.ts'

const BY_HAND = Object.fromEntries(romePackage.game.sources.map(({ id }) => [id, 'table' as const]))

type Now = { readonly driver: Driver<State, Action>; readonly key: string }

/** Plays on with dice and cards by lot until this is asked for. */
function until(roles: Options, wanted: (now: Now) => boolean): Now {
  const options = withDefaults(romePackage, { role2: 'speed', role3: 'speed', role4: 'speed', ...roles })
  const seats = romePackage.seating(options)
  const driver = new Driver(romePackage, { t: 'start', options, chance: BY_HAND, seed: 'certain', seats })
  for (let n = 0; n < 4000; n++) {
    const key = step(driver, wanted)
    if (key !== undefined) return { driver, key }
  }
  throw new Error('it was never asked for')
}

/** One step; the key of the question, if it is what is wanted. */
function step(driver: Driver<State, Action>, wanted: (now: Now) => boolean): string | undefined {
  const next = driver.next()
  if (next.kind === 'auto') driver.commit(next.entry)
  else if (next.kind === 'person') {
    const action = next.decision.sample(keyedRandom('certain', `${driver.pkg.game.moment(driver.state)}`))
    driver.commit({ t: 'action', seat: next.seat, by: 'person', action: action as never })
  } else if (next.kind === 'table') {
    const { question } = next
    if (wanted({ driver, key: question.key })) return question.key
    const random = keyedRandom('certain', question.key)
    const of = question.ask === 'roll' ? question.die.faces.length : 1
    driver.commit(answerEntry(question, question.ask === 'chance' ? question.decision.sample(random) : random.int(of)))
  }
  return undefined
}

const coming = ({ driver }: Now): Foreseen<Action>[] => foresee(driver, TOLD_TOGETHER)
const nodes = (list: readonly { readonly key: string }[]): string[] => list.map(({ key }) => key.split('|')[2] ?? '')
/** Answers the question at hand, and everything up to the next one. */
function answerWith({ driver }: Now, answer: Action | number): Now {
  const next = driver.next()
  if (next.kind !== 'table') throw new Error('nothing is asked')
  driver.commit(answerEntry(next.question, answer))
  for (;;) {
    const key = step(driver, () => true)
    if (key !== undefined) return { driver, key }
  }
}

const isSkirmisher = (state: State, action: Action | undefined): boolean =>
  action?.do === 'troop' && troopOf(state, action.card).cls === 'SK'

/** The question at hand in the form of those that are foreseen. */
function firstAsked({ driver }: Now): Foreseen<Action> {
  const next = driver.next()
  if (next.kind !== 'table' || next.question.ask !== 'chance') throw new Error('nothing is drawn')
  const { decision } = next.question
  const { kind, question } = decision
  return { ask: 'chance', key: next.question.key, kind, question, answers: decision.next([]) }
}

const bots = { role1: 'super', role2: 'speed', role3: 'absent', role4: 'absent' }
const top = ({ driver }: Now) => driver.state.frames.at(-1)

describe('on one screen beside the board', () => {
  it('all action cards that a bot flips in its turn, whatever its agents do in between', () => {
    const now = until({ role1: 'super' }, ({ key }) => key.includes('|flip.'))
    const asked = coming(now)
    expect(asked).toHaveLength(3)
    expect(asked.every(({ lasting }) => lasting === true)).toBe(true)
    const flipped: string[] = []
    while (flipped.length < 3) {
      const key = step(
        now.driver,
        ({ key: other }) => other !== now.key && other.includes('|flip.') && !flipped.includes(other),
      )
      if (key === undefined) continue
      flipped.push(key)
    }
    expect(flipped).toEqual(asked.map(({ key }) => key))
  })

  it('no more of them than the deck holds before it is shuffled anew', () => {
    const now = until({ role1: 'super' }, ({ key }) => key.includes('|flip.'))
    const [deck] = now.driver.state.actionDeck
    if (deck !== undefined && 'bag' in deck) deck.n = 2
    expect(coming(now)).toHaveLength(1)
  })

  it('both stance dice of all markers of one bot, with what each is about', () => {
    const roles = { role1: 'super', role2: 'super', role3: 'speed', role4: 'absent' }
    const now = until(roles, ({ key }) => key.includes('|STN-4.1|'))
    const asked = coming(now)
    expect(nodes(asked)).toEqual(['STN-4.2', 'STN-4.1', 'STN-4.2'])
    expect(asked[0]?.now).toMatchObject({ say: 'ask.stanceDie', with: { die: 'white' } })
  })

  it('the cards that an undeclared army loses to one roll', () => {
    const now = until(bots, (at) => {
      const frame = top(at)
      return frame?.kind === 'loseCard' && frame.left > 1
    })
    const frame = top(now)
    expect(nodes(coming(now))).toEqual(Array((frame?.kind === 'loseCard' ? frame.left : 0) - 1).fill(nodes([now])[0]))
  })

  it('but not those of a declared one: it is not known which lie on top', () => {
    // Otherwise such losses come off the decks.
    const supers = { role1: 'super', role2: 'super', role3: 'super', role4: 'super', 'bvb.lossesFrom': 'army' }
    const now = until(supers, (at) => {
      const frame = top(at)
      if (frame?.kind !== 'loseCard' || frame.left < 2) return false
      return at.driver.state.sides[frame.side]?.armies[frame.slot]?.declared === true
    })
    expect(coming(now)).toEqual([])
  })

  it('and nothing with the dice of an assault: what follows depends on them', () => {
    expect(coming(until(bots, ({ key }) => key.includes('|assault.')))).toEqual([])
  })

  it('a card that a bot turns over in a battle, and the dice of that round: those of the very card', () => {
    // Without artillery, for which a bot would have to roll before.
    const isCard = (at: Now) => at.key.includes('|battle.') && at.key.includes('.centre|')
    const formsOf = (at: Now) => {
      const [dice] = coming(at)
      return dice?.ask === 'chance' ? (dice.forms ?? {}) : {}
    }
    const now = until({ role1: 'human' }, (at) => isCard(at) && Object.keys(formsOf(at)).length > 1)
    const [dice] = coming(now)
    const forms = formsOf(now)
    expect(dice?.key).toContain('|dice.centre|')
    expect(Object.keys(forms).length).toBeGreaterThan(1)
    const other = until({ role1: 'human' }, ({ key }) => key === now.key)
    for (const [path, { question, taps }] of Object.entries(forms)) {
      const fork = other.driver.fork()
      const asked = answerWith({ driver: fork, key: now.key }, JSON.parse(path) as Action)
      expect(asked.key).toBe(dice?.key)
      const next = fork.next()
      const decision = next.kind === 'table' && next.question.ask === 'chance' ? next.question.decision : undefined
      expect(decision?.question).toEqual(question)
      const { attack, defence } = question.with as { readonly attack: string; readonly defence: string }
      const dieOf = (face: (typeof taps)[number][number] | undefined) =>
        (face?.text.with as { die?: string } | undefined)?.die
      expect(taps.map(([face]) => dieOf(face)).join('')).toBe(attack + defence)
    }
  })

  it('a skirmisher is followed by another card, so no dice are asked for with it', () => {
    const skirmisher = ({ driver }: Now): Action | undefined => {
      const next = driver.next()
      const choices = next.kind === 'table' && next.question.ask === 'chance' ? next.question.decision.next([]) : []
      return choices.map(({ action }) => action).find((action) => isSkirmisher(driver.state, action))
    }
    const now = until(
      { role1: 'human' },
      (at) => at.key.includes('|battle.') && at.key.includes('.centre|') && skirmisher(at) !== undefined,
    )
    const card = skirmisher(now) as Action
    const first = firstAsked(now)
    const asked = [first, ...coming(now)]
    expect(toTell(asked, [card])).toEqual([first])
    expect(answerWith(now, card).key).toContain('|battle.')
  })

  it('the infantry of an undeclared army, its general, and the dice of its assault', () => {
    const now = until(bots, ({ key }) => key.includes('|CNQ-5.1|'))
    expect(nodes(coming(now)).at(-1)).toContain('assault.')
    expect(coming(now).at(-1)).toHaveProperty('forms')
  })

  it('skirmishers that the same roll costs as main battle cards', () => {
    const now = until(bots, ({ driver, key }) => {
      const under = driver.state.frames.at(-2)
      return key.includes('|loss.') && key.includes('.MI|') && under?.kind === 'loseCard' && under.cls === 'SK'
    })
    expect(nodes(coming(now)).at(-1)).toMatch(/^loss\.\d\.\d\.SK$/)
  })
})
