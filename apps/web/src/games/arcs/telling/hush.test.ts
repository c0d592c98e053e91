import { type Action, arcs, type State } from '@understudy/arcs'
import { ids, Pile, read, seatOf } from '@understudy/arcs/state'
import { ACTION_CARDS } from '@understudy/arcs/vocabulary'
import { type Json, LANGS, speak } from '@understudy/procedure'
import { CHANCE, type GameEvent } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { chanceGame } from '../game-testing.ts'
import { hush } from './hush.ts'

/** Cards whose place this seat knows. */
const seen = (state: State, seat: number): Set<string> => new Set(read.cards(state, Pile.seenBy(seat)).map(ids.cardId))

const mentioned = (value: unknown): string[] =>
  ACTION_CARDS.filter((card) => JSON.stringify(value).includes(`"${card}"`))

/** As its holder reads it. */
const inFull = (action: Action): GameEvent => ({ say: 'do.action', with: { action: action as unknown as Json } })

describe('what others hear', () => {
  it('is that a card was played face down, not which', () => {
    const copy = inFull({ do: 'copy', card: 'aggression-3', seize: 'aggression-4' })
    expect(hush(copy)?.with?.action).toEqual({ do: 'copy', seize: 'unknown' })
    const lead = inFull({ do: 'lead', card: 'aggression-3' })
    expect(hush(lead)).toEqual(lead)
  })

  it('is how many cards Farseers threw away, that a swap took place, that somebody drew', () => {
    const farseers = inFull({ do: 'useFarseers', cards: ['aggression-3', 'aggression-4'], unknown: 1 })
    expect(hush(farseers)?.with?.action).toEqual({ do: 'useFarseers', cards: [], unknown: 3 })
    expect(mentioned(hush(inFull({ do: 'swap', give: 'aggression-3', take: 'aggression-4' })))).toEqual([])
    expect(mentioned(hush(inFull({ do: 'draw', seat: 'red', card: 'aggression-3' })))).toEqual([])
    const peek = inFull({ do: 'peek', of: 'yellow', cards: ['aggression-3', 'aggression-4'] })
    expect(hush(peek)?.with?.action).toEqual({ do: 'peek', of: 'yellow', cards: [] })
    expect(hush({ say: 'log.led', with: { seat: 'red', card: 'aggression-3' } })).toBeUndefined()
  })

  it('names no card that they do not know, in whole games', () => {
    let secrets = 0
    for (const [options, seed] of [
      [{ players: 3 }, 'hush'],
      [{ players: 4, leaders: 'draft', pack: true }, 'hush2'],
      [{ players: 3, role3: 'supercat' }, 'hush3'],
    ] as const)
      for (const { decision, action, after, events } of chanceGame(options, seed)) {
        const whose = 'seat' in action ? action.seat : decision.seat === CHANCE ? '' : decision.seat
        for (const viewer of after.options.colours) {
          if (viewer === whose) continue
          const known = seen(after, seatOf(after, viewer))
          if (mentioned(action).some((card) => !known.has(card))) secrets++
          const told = [inFull(action), ...events].map((event) => hush(event) ?? event)
          for (const card of mentioned(told)) expect(known).toContain(card)
          // What is left can still be put into words.
          for (const lang of LANGS)
            for (const event of told) expect(speak(arcs.phrases, lang, event)).not.toContain('undefined')
        }
      }
    // There was something to keep.
    expect(secrets).toBeGreaterThan(100)
  })
})
