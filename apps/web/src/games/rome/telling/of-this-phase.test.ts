import { LANGS, speak } from '@understudy/procedure'
import { rome } from '@understudy/rome'
import type { GameEvent, Logged } from '@understudy/table'
import { expect, it } from 'vitest'
import { outcomeOf } from '../../../play/following/outcome.ts'
import { ofThisPhase } from './of-this-phase.ts'

const step = (entry: object, ...events: GameEvent[]): Logged =>
  ({ index: 0, entry, events, moment: '' }) as unknown as Logged
const own = step({ t: 'action', by: 'person', seat: 'ROM' })
const phase = (name: string): GameEvent => ({ say: 'battlePhase', with: { phase: name, region: null }, aside: true })
const shown: GameEvent = { say: 'web.cards', with: {} }
const begun = step({ t: 'action', by: 'bot', seat: 'GRE' }, shown, phase('terrain'))
/** Nothing to show: no step of its own. */
const quietly = step({ t: 'action', by: 'bot', seat: 'GRE' }, phase('flanks'))

const FOUGHT = {
  en: ['The fight for the terrain.', 'The fight for the flanks.'],
  ru: ['Бой за местность.', 'Бой на флангах.'],
}

it.each(LANGS)('%s: a phase that is over is not told as what is fought now', (lang) => {
  const told = (log: readonly Logged[]) =>
    (ofThisPhase(outcomeOf(log), log)?.events ?? []).flatMap((event) =>
      event.say === 'battlePhase' ? [speak(rome.phrases, lang, event)] : [],
    )
  const [terrain, flanks] = FOUGHT[lang]
  expect(told([own, begun])).toEqual([terrain])
  expect(told([own, begun, quietly])).toEqual([])
  expect(told([own, begun, step({ t: 'action', by: 'bot', seat: 'GRE' }, shown, phase('flanks'))])).toEqual([flanks])
})

it('what came of it stays; nothing is told where nothing else was', () => {
  expect(ofThisPhase(begun, [own, begun, quietly])?.events).toEqual([shown])
  const bare = step({ t: 'answer', kind: 'roll' }, phase('terrain'))
  expect(ofThisPhase(bare, [own, bare, quietly])).toBeUndefined()
  expect(ofThisPhase(own, [own])).toBe(own)
})
