import { LANGS, speak } from '@understudy/procedure'
import { rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { GameEvent, Logged } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { offeredAgain, offerMade } from './offers.ts'

const GREEKS = { en: 'Greeks', ru: 'Греки' }
const CARTHAGE = { en: 'Carthage', ru: 'Карфаген' }
const ROME = { en: 'Rome', ru: 'Рим' }
const TRADE = { en: 'Trade', ru: 'Торговля' }
const TREATY = { en: 'Treaty', ru: 'Договор' }

const step = (...events: GameEvent[]): Logged =>
  ({ index: 0, entry: { t: 'action', by: 'bot' }, events, moment: '' }) as unknown as Logged
const acts = (card: object, at: string, seat: object = GREEKS, against: object = ROME): GameEvent =>
  ({ say: 'agentActs', with: { seat, card, at: { en: at, ru: at }, against } }) as unknown as GameEvent
const round: GameEvent = { say: 'round', with: { n: 2 } }
const refused = step({ say: 'refused', with: { seat: ROME, effect: 'trade' } })

/** One side is asked by another. */
function asked(effect: 'trade' | 'treaty', me = 'Rome', by = 'Greeks'): State {
  const state = rome.start({}, {})
  const no = (name: string) => state.sides.findIndex(({ faction }) => packOf(state).factions[faction]?.name.en === name)
  state.frames.push({ kind: 'consent', side: no(me), from: no(by), effect })
  return state
}

describe('an offer', () => {
  it('is asked as the rules ask it, the first time in a round', () => {
    expect(offeredAgain(asked('trade'), [step(round), step(acts(TRADE, 'Pella'))])).toBeUndefined()
    // What was offered before this round, by another one, to another one or with another card does not count.
    const before = [
      step(acts(TRADE, 'Pella')),
      step(round),
      step(acts(TRADE, 'Pella', CARTHAGE)),
      step(acts(TRADE, 'Pella', GREEKS, CARTHAGE)),
      step(acts(TREATY, 'Pella')),
    ]
    expect(offeredAgain(asked('trade'), [...before, step(acts(TRADE, 'Sparta'))])).toBeUndefined()
  })

  it('says that it is the second, or third, of its kind', () => {
    const twice = [step(round), step(acts(TRADE, 'Pella')), refused, step(acts(TRADE, 'Sparta'))]
    const again = offeredAgain(asked('trade'), twice)
    expect(again?.en).toMatch(/^Rome: second offer of the Greeks: \d gold each\?$/)
    expect(again?.ru).toMatch(/^Рим: Греки, второе предложение: по \d монет[еы]\?$/)
    expect(offeredAgain(asked('trade'), [...twice, refused, step(acts(TRADE, 'Athens'))])?.en).toContain('third offer')
    const treaties = [step(round), step(acts(TREATY, 'Pella')), step(acts(TREATY, 'Sparta'))]
    expect(offeredAgain(asked('treaty'), treaties)).toEqual({
      en: 'Rome: second offer of the Greeks: friendship?',
      ru: 'Рим: Греки, второе предложение: дружба?',
    })
  })

  it('is told with the agent that has made it, until something else happens', () => {
    const made = step({ say: 'flipped', with: {} }, acts(TRADE, 'Sparta'))
    const told = offerMade([refused, made])
    expect(LANGS.map((lang) => speak(rome.phrases, lang, told!.events[0]!))).toEqual([
      'Greeks played Trade, aimed at Rome; agent in Sparta.',
      'Греки: «Торговля», цель — Рим; агент: Sparta.',
    ])
    expect(offerMade([made, refused])).toBeUndefined()
    expect(offerMade([])).toBeUndefined()
  })

  it('is asked in at most 56 letters, whoever makes it to whom', () => {
    const names = packOf(asked('trade')).factions.map(({ name }) => name)
    expect(names.length).toBe(4)
    const all = names.flatMap((me) =>
      names
        .filter((by) => by !== me)
        .flatMap((by) =>
          (['trade', 'treaty'] as const).flatMap((effect) => {
            const log = [1, 2, 3, 4].map(() => step(acts(effect === 'trade' ? TRADE : TREATY, 'Pella', by, me)))
            return [2, 3, 4].flatMap((n) => {
              const words = offeredAgain(asked(effect, me.en, by.en), log.slice(0, n))
              return LANGS.map((lang) => words?.[lang] ?? '')
            })
          }),
        ),
    )
    expect(all.length).toBe(4 * 3 * 2 * 3 * 2)
    expect(all.filter((text) => text.length === 0 || text.length > 56)).toEqual([])
  })
})
