import { type Lang, speak } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { rome } from '../../game.ts'
import { Bench, type Seating } from '../../testing.ts'
import { decisionOf } from '../play/decision.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
const ARMY = ['R01', 'R01', 'R02']

/** Romans at Rome, which touches the Tyrrhenian Sea. */
function atRome(seating: Seating = people, change: (bench: Bench) => unknown = () => {}): Bench {
  const bench = new Bench(seating).place('ROM', 0, 'rome', ARMY, 'rom4')
  change(bench)
  return bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
}
const ships = ({ navies, navyCards }: ReturnType<Bench['side']>) => [...navies.map(({ cards }) => cards), navyCards]
const tapped = (bench: Bench, ...picks: { slot: string; value: string | number }[]) =>
  decisionOf(bench.state)?.next(picks) ?? []

describe('10.7: people’s armies need not take all ships along', () => {
  const sail = (cards?: number) =>
    ({
      do: 'attack',
      target: 'lilybaeum',
      path: [],
      sail: { navy: 0, zones: ['tyr'], to: 'lilybaeum', ...(cards === undefined ? {} : { cards }) },
    }) as const
  const stay = (cards: number) => ({ do: 'embark', path: [], navy: 0, zones: ['tyr'], cards }) as const

  it('all of them if nothing is said; otherwise as many as are named, and they carry the army', () => {
    expect(ships(atRome().act(sail()).side('ROM'))).toEqual([5, 0, 0])
    expect(ships(atRome().act(sail(2)).side('ROM'))).toEqual([2, 0, 3])
    expect([1, 6, 0].map((cards) => atRome().why(sail(cards)))).toEqual(['no.capacity', 'no.ships', 'no.ships'])
  })
  it('so it is with an army that stays aboard (R-107); what stays behind can still put to sea as a second stack', () => {
    const bench = atRome().act(stay(3))
    expect([ships(bench.side('ROM')), bench.army('ROM', 0).aboard]).toEqual([[3, 0, 2], 0])
    expect(ships(bench.act({ do: 'sail', navy: 1, zones: ['tyr'], cards: 2 }).side('ROM'))).toEqual([3, 2, 0])
  })
  it('ships at sea go all together, and a bot’s always do', () => {
    expect(atRome(people, (bench) => bench.navy('ROM', 0, 'tyr', 3)).why(sail(2))).toBe('no.ships')
    expect(atRome({ ROM: 'super', GRE: 'human' }).why(sail(2))).toBe('no.ships')
  })
  it('is offered by the number of ships, then by the place', () => {
    const ferry = { slot: 'do', value: 'ferry' }
    expect(tapped(atRome(), ferry).map(({ pick }) => pick.value)).toEqual([2, 3, 4])
    const places = tapped(atRome(), ferry, { slot: 'ships', value: 2 })
    const [there] = places.filter(({ pick }) => pick.value === 'lilybaeum')
    expect(there?.action).toEqual(sail(2))
    expect(places.map(({ pick }) => pick.slot)).toContain('sea')
    const few = atRome(people, (bench) => {
      bench.side('ROM').navyCards = 2
    })
    expect(tapped(few).map(({ pick }) => pick.value)).not.toContain('ferry')
  })
})

describe('R-139: how many zones a transport has', () => {
  const far = {
    do: 'attack',
    target: 'olisipo',
    path: [],
    sail: { navy: 0, zones: ['tyr', 'sar', 'ibe', 'gad'], to: 'olisipo' },
  } as const
  const attacks = (bench: Bench) => tapped(bench, { slot: 'do', value: 'attack' }).map(({ pick }) => pick.value)
  const lying = (bench: Bench) => bench.navy('ROM', 0, 'tyr', 5)

  it('10.7: ships that put to sea enter the zone of the port as the first of three', () => {
    const bench = atRome()
    expect([bench.why(far), attacks(bench).includes('olisipo')]).toEqual(['no.tooFarBySea', false])
  })
  it('10.7: people’s ships that lie there already sail three zones more', () => {
    const bench = atRome(people, lying)
    expect([bench.why(far), attacks(bench).includes('olisipo')]).toEqual([undefined, true])
    const embark = tapped(bench, { slot: 'do', value: 'embark' }).map(({ pick }) => pick.value)
    expect(embark).toContain('gad')
  })
  it('TRN-1: the way of a bot’s transport has three zones with that of its port, wherever its ships lie', () => {
    const bench = atRome({ ROM: 'super', GRE: 'human' }, lying)
    expect([bench.why(far), attacks(bench).includes('olisipo')]).toEqual(['no.tooFarBySea', false])
    const near = { ...far, target: 'karalis', sail: { navy: 0, zones: ['tyr', 'sar'], to: 'karalis' } }
    expect(bench.why(near)).toBeUndefined()
  })
})

it('how many ships go is said', () => {
  const told = (lang: Lang, action: Parameters<typeof rome.describe>[0]) =>
    speak(rome.phrases, lang, rome.describe(action))
  const by = { navy: 0, zones: ['tyr'], to: 'caralis', cards: 2 }
  expect(told('en', { do: 'march', path: [], sail: by })).toBe('Marches to caralis with 2 ships.')
  expect(told('ru', { do: 'attack', target: 'caralis', path: [], sail: by })).toBe(
    'Атакует с моря: caralis (кораблей: 2).',
  )
  expect(told('en', { do: 'embark', path: [], navy: 0, zones: ['tyr'] })).toBe(
    'Goes aboard navy 1 and stays there: tyr.',
  )
})
