import { CHANCE, Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhq } from '../../game.ts'
import { muhqPackage } from '../../package.ts'
import type { State } from '../../rules/state.ts'
import { type Position, position } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { attack, bossTurn, DRAW, END, GAIN, PAY, play, SHUFFLE, tap } from '../testing/bot-testing.ts'
import { BOSSES, spearman, unit } from './boss-testing.ts'

const at = (phase: Position['phase'], given: Partial<Position> = {}): State =>
  position({ map: 'b___', turn: 'boss', ...given, ...(phase === undefined ? {} : { phase }) })

describe.each(BOSSES)('muhq/37: $book.id takes over in mid-turn', ({ book, page }) => {
  it('before the shuffle, and after it', () => {
    const given = { map: '_', discards: { boss: ['guard'] } }
    expect(bossTurn(book, at('bossStart', given)).actions).toEqual([SHUFFLE, GAIN, PAY, DRAW, END])
    const shuffled = { map: '_', decks: { boss: ['guard'] } }
    expect(bossTurn(book, at('bossStart', shuffled)).actions).toEqual([GAIN, PAY, DRAW, END])
  })

  it('between gaining and paying', () => {
    expect(bossTurn(book, at('bossUpkeep')).actions).toEqual([PAY, END])
  })

  it('with a drawn card that is playable', () => {
    const state = at('bossAct', { map: 'b', drawn: 'guard', resources: { boss: 3 }, decks: { boss: ['crab'] } })
    const turn = bossTurn(book, state)
    expect(turn.actions).toEqual([play('guard', 'A1'), DRAW, tap(1), END])
    expect(turn.state.boss.discard).toEqual(['crab'])
  })

  it('with a drawn card that was the last of the deck: it is played all the same', () => {
    const turn = bossTurn(book, at('bossAct', { map: 'b', drawn: 'guard', resources: { boss: 3 } }))
    expect(turn.actions).toEqual([play('guard', 'A1'), tap(1), END])
    expect(turn.reasons(`${page}.3.1`).map((reason) => reason.because)).toEqual([
      ['“Guard” has been drawn already.'],
      ['The deck has run out; it is shuffled again only at the start of a turn.'],
    ])
  })

  it('with a drawn card that cannot be played', () => {
    const turn = bossTurn(book, at('bossAct', { drawn: 'guard', decks: { boss: ['guard'] } }))
    expect(turn.actions).toEqual([END])
    expect(turn.state.boss.discard).toEqual(['guard'])
  })

  it('while a card is being drawn', () => {
    const turn = bossTurn(book, at('bossDraw', { decks: { boss: ['guard'] } }))
    expect(turn.actions).toEqual([END])
  })

  it('after units have acted: no card is drawn or played any more', () => {
    const units = [unit('guard', 'C1', { tapped: true })]
    const given = { map: 'b#_', units, drawn: 'guard', resources: { boss: 9 }, decks: { boss: ['guard'] } }
    const turn = bossTurn(book, at('bossAct', given))
    expect(turn.actions).toEqual([END])
    expect(turn.reasons(`${page}.3.1`)).toEqual([
      { yes: false, because: ['Units have acted this turn, and cards are drawn before that.'] },
    ])
  })

  it('in the middle of a unit’s activation: that unit goes on first', () => {
    const units = [unit('guard', 'A1'), unit('guard', 'F1', { moved: true }), spearman('G1')]
    const state = at('bossAct', { map: '_#____G', units })
    state.active = 2
    const turn = bossTurn(book, state)
    expect(turn.actions).toEqual([attack(2, 3), tap(2), tap(1), END])
    expect(turn.reasons(`${page}.3.3.1`).map((reason) => reason.found)).toEqual([
      ['the Guard (F1)'],
      ['the Guard (A1)'],
    ])
  })

  it('from a person at the table, whatever the person has done so far', () => {
    for (let steps = 1; steps < 8; steps++) {
      const table = Table.start(muhqPackage, {
        options: { boss: book.id, players: 1 },
        seed: `takeover ${steps}`,
        seats: { p1: { by: 'random' }, boss: { by: 'person' } },
      })
      for (let n = 0; n < steps; ) {
        const next = table.next()
        if (next.kind === 'person') {
          table.act(follow(table.state))
          n++
        } else table.advance()
      }
      table.seat('boss', { by: 'bot', bot: book.id })
      const { round } = table.state
      for (let n = 0; n < 200 && table.state.turn === 'boss' && table.state.round === round; n++) table.advance()
      expect(table.state.over !== null || table.state.turn !== 'boss').toBe(true)
    }
  })
})

/** What a person does in the boss's seat: the first thing that is offered. */
function follow(state: State): Action {
  const decision = muhq.decision(state)
  if (decision === undefined || decision.seat === CHANCE) throw new Error('nobody is asked')
  const picks: { slot: string; value: never }[] = []
  for (;;) {
    const [choice] = decision.next(picks)
    if (choice === undefined) throw new Error('no choice')
    if (choice.action !== undefined) return choice.action
    picks.push(choice.pick as { slot: string; value: never })
  }
}
