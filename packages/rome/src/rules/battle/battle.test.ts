import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { refusal } from '../play/decision.ts'
import { parseState } from '../positions/parse.ts'
import { serialiseState } from '../positions/write-state.ts'
import { viewFor } from '../state/view.ts'

const people = { ROM: 'human', GRE: 'human' } as const

/** Romans from Patavium attack Greeks in Iader (terrain 2) or Segestica (1), which nobody has walled. */
function battle(
  roman: string[],
  greek: string[],
  { region = 'iader', stars = 'rom4', against = 'gre4', seats = people as ConstructorParameters<typeof Bench>[0] } = {},
): Bench {
  const bench = new Bench(seats).hold('GRE', region).place('ROM', 0, 'patavium', roman, stars)
  bench.place('GRE', 0, region, greek, against).status('ROM', 'GRE', 'enemy')
  bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
  return bench.act({ do: 'attack', target: region, path: [] })
}
/** Fights on with the first card that can be played and these dice, as long as cards and dice are asked for. */
const play = (line: string, skirmisher?: string, artillery?: string) =>
  ({
    do: 'play',
    line,
    ...(skirmisher === undefined ? {} : { skirmisher }),
    ...(artillery === undefined ? {} : { artillery }),
  }) as const
const nothing = { do: 'play' } as const
/** Both stay out of the terrain. */
const skipTerrain = (bench: Bench, rounds: number) => {
  for (let n = 0; n < rounds * 2; n++) bench.act(nothing)
  return bench
}

describe('11.1 before', () => {
  it('equal stars show together; more stars may demand that the other shows first', () => {
    expect(battle(['R01', 'R01'], ['G01', 'G01']).asks).toBe('ROM battleCard')
    const bench = battle(['R01', 'R01'], ['G01', 'G01'], { stars: 'rom1' })
    expect(bench.asks).toBe('ROM demand')
    expect(bench.act({ do: 'demand', yes: true }).asks).toBe('GRE battleCard')
  })
})

describe('11.3 terrain', () => {
  it('as many rounds as symbols; a skirmisher or infantry each, terrain dice', () => {
    const bench = battle(['R01', 'R01', 'R05'], ['G01', 'G01', 'G03'])
    expect(bench.why(play('R07'))).toBe('no.notNow')
    bench.act(play('R05')).act(play('G03'))
    expect(bench.dice).toBe('GG')
    bench.roll('--').act(nothing)
    expect(bench.act(nothing).said('battlePhase')).toBe(true)
    // Two symbols, two rounds: now the Centre begins, for nobody has cavalry.
    expect(bench.why(play('G03'))).toBe('no.notNow')
  })
  it('an unopposed card does not roll, and has been played', () => {
    const bench = battle(['R01', 'R01', 'R05'], ['G01', 'G01'], { region: 'segestica' })
    bench.act(play('R01')).act(nothing)
    expect(bench.dice).toBe('')
    expect(bench.asks).toBe('ROM battleCard')
  })
  it('S kills a skirmisher that faces it', () => {
    const bench = battle(['R01', 'R01', 'R05'], ['G01', 'G01'], { region: 'segestica' })
    bench.act(play('R05')).act(play('G01')).roll('-S')
    expect(bench.army('ROM', 0).cards.known).toEqual(['R01', 'R01'])
  })
})

describe('11.4 flanks', () => {
  const cavalry = () => skipTerrain(battle(['R01', 'R01', 'R07', 'R08'], ['G01', 'G01', 'G07']), 2)
  it('cavalry against cavalry with flank dice, until one side has none', () => {
    const bench = cavalry().act(play('R08')).act(play('G07'))
    expect(bench.dice).toBe('GWW')
    bench.roll('---')
    expect(bench.asks).toBe('ROM cavalry')
  })
  it('S kills cavalry that skirmishes, not other cavalry', () => {
    const bench = cavalry().act(play('R08')).act(play('G07')).roll('S-S')
    expect(bench.army('GRE', 0).cards.known).toEqual(['G01', 'G01'])
    expect(bench.army('ROM', 0).cards.known).toContain('R08')
  })
  it('what is left is declared for the Centre or the Envelopment', () => {
    const bench = cavalry().act(play('R08')).act(play('G07')).roll('---')
    bench.act({ do: 'cavalry', use: [{ card: 'R07', for: 'centre' }] })
    expect(bench.why(play('R07'))).toBeUndefined()
    const back = cavalry().act(play('R08')).act(play('G07')).roll('---')
    back.act({ do: 'cavalry', use: [{ card: 'R07', for: 'envelopment' }] })
    expect(back.why(play('R07'))).toBe('no.notNow')
  })
})

describe('11.5 centre', () => {
  const centre = (roman: string[], greek: string[]) => skipTerrain(battle(roman, greek), 2)
  it('line cards with one skirmisher and one artillery; their dice are added', () => {
    const bench = centre(['R01', 'R03', 'R05', 'R10'], ['G02', 'G02'])
    bench.act(play('R03', 'R05', 'R10')).act(play('G02'))
    expect(bench.dice).toBe('YWWYY')
  })
  it('11.2: kills hit the line card, then its skirmisher, then its artillery; more are lost', () => {
    const bench = centre(['R01', 'R03', 'R05', 'R10'], ['G02', 'G02'])
    bench
      .act(play('R03', 'R05', 'R10'))
      .act(play('G02', undefined))
      .roll('KXXXK')
    expect(bench.army('ROM', 0).cards.known).toEqual(['R01', 'R05', 'R10'])
    // One skull and three wounds are two kills, and only one card faced them; the odd wound is kept.
    expect(bench.army('GRE', 0).cards.known).toEqual(['G02'])
    bench.act(play('R01')).act(play('G02')).roll('XX')
    expect(bench.army('GRE', 0).cards.known).toEqual([])
  })
  it('every card is played once; who has cards left may attack unopposed, line cards fall first', () => {
    const bench = centre(['R01', 'R02', 'R02'], ['G01', 'G02', 'G05'])
    bench.act(play('R01')).act(play('G01')).roll('--')
    expect(bench.why(play('R01'))).toBe('no.notNow')
    bench.act(play('R02')).act(play('G02')).roll('---')
    expect(bench.why(nothing)).toBeUndefined()
    bench.act(play('R02')).roll('K-')
    expect(bench.asks).toBe('GRE casualty')
    expect(bench.why({ do: 'lose', cards: ['G05'] })).toBe('no.notNow')
    bench.act({ do: 'lose', cards: ['G01'] })
    expect(bench.side('ROM').vp).toBeGreaterThan(0)
  })
  it('R-133: one may hold back only if the other is out of line cards, and both know it', () => {
    const bench = centre(['R01', 'R02'], ['G01', 'G02', 'G02'])
    const holdsBack = (seat: string) => refusal(viewFor(bench.state, seat), nothing)?.say
    expect([bench.asks, bench.why(nothing), holdsBack('ROM')]).toEqual(['ROM battleCard', 'no.notNow', 'no.notNow'])
    // A card of the Romans lies face down: the Greeks do not see which, but that they are opposed.
    bench.act(play('R01'))
    expect([bench.asks, bench.why(nothing), holdsBack('GRE')]).toEqual(['GRE battleCard', 'no.notNow', 'no.notNow'])
    bench.act(play('G01')).roll('--').act(play('R02')).act(play('G02')).roll('---')
    // The Romans have said that they are out; what the Greeks have left stays their secret.
    expect([bench.asks, bench.why(nothing), holdsBack('GRE')]).toEqual(['GRE battleCard', undefined, undefined])
    bench.act(nothing)
    expect(bench.asks).not.toContain('battleCard')
  })
})

it('a battle that was written down before R-133 can still be read', () => {
  const bench = skipTerrain(battle(['R01', 'R02'], ['G01', 'G02']), 2)
  const written = JSON.stringify(serialiseState(bench.state))
  const older = written.replaceAll('"out":false,', '')
  expect(older).not.toBe(written)
  expect(parseState(JSON.parse(older))).toEqual(parseState(JSON.parse(written)))
})

describe('11.5 envelopment', () => {
  const kept = (): Bench => {
    const bench = skipTerrain(battle(['R01', 'R02', 'R08'], ['G01', 'G02', 'G05']), 2)
    bench.act({ do: 'cavalry', use: [{ card: 'R08', for: 'envelopment' }] })
    bench.act(play('R01')).act(play('G01')).roll('--')
    return bench.act(play('R02')).act(play('G02')).roll('---')
  }
  it('each card kept back rolls its flank dice unopposed; all of them once again if wanted', () => {
    const bench = kept()
    expect(bench.asks).toBe('ROM battleCard')
    expect(bench.act(play('R08')).dice).toBe('GW')
    expect(bench.roll('--').asks).toBe('ROM reroll')
    expect(bench.why({ do: 'reroll', dice: [0] })).toBe('no.notNow')
    expect(bench.act({ do: 'reroll', dice: [0, 1] }).dice).toBe('GW')
    bench.roll('S-')
    expect(bench.army('GRE', 0).cards.known).toEqual(['G01', 'G02'])
  })
  it('cavalry declared for the Centre does not envelop, even if it was not used', () => {
    const bench = skipTerrain(battle(['R01', 'R02', 'R08'], ['G01', 'G02']), 2)
    bench.act({ do: 'cavalry', use: [{ card: 'R08', for: 'centre' }] })
    bench.act(play('R01')).act(play('G01')).roll('--')
    bench.act(play('R02')).act(play('G02')).roll('---')
    bench.act(nothing)
    expect(bench.said('battleOver')).toBe(true)
  })
})

/** A battle in the open that the first side wins or loses by so many cards. */
function fought(kills: string, change: (bench: Bench) => unknown = () => {}, greek = ['G01', 'G01', 'G01']): Bench {
  const bench = battle(['R01', 'R01', 'R01', 'R01'], greek)
  change(bench)
  skipTerrain(bench, 2)
  for (const faces of kills.split(' ')) {
    bench.act(play('R01'))
    if (bench.asks.endsWith('battleCard') && bench.asks.startsWith('GRE')) bench.act(play('G01'))
    bench.roll(faces)
  }
  return bench
}

describe('11.6 the end', () => {
  it('fewer casualties win a point; the loser retreats next door, the winner enters and takes the region', () => {
    const bench = fought('K- -- --', (each) => each.hold('GRE', 'singidun')).act(nothing)
    expect([bench.side('ROM').vp, bench.asks]).toEqual([1, 'GRE retreat'])
    expect(bench.why({ do: 'retreat', to: 'pella' })).toBe('no.notNow')
    bench.act({ do: 'retreat', to: 'singidun' })
    expect([bench.where('GRE', 0), bench.where('ROM', 0), bench.holder('iader')]).toEqual(['singidun', 'iader', 'ROM'])
    expect(bench.army('ROM', 0).mp).toBe(1)
  })
  it('killed cards go to the Reserves', () => {
    const bench = fought('K- -- --').act(nothing)
    expect(bench.side('GRE').reserves).toEqual([{ cards: expect.arrayContaining(['G01', 'G01', 'G01', 'G01']) }])
  })
  it('three enemy cards killed: two points; too few infantry left: defeated', () => {
    const bench = fought('K- K- K-', () => {}, ['G01', 'G01', 'G01', 'G01'])
    bench.act(play('R01')).act(play('G01')).roll('--')
    expect(bench.events.find((event) => event.say === 'points')).toMatchObject({ with: { n: 2 } })
    expect(bench.where('GRE', 0)).toBeNull()
  })
  it('without a free region next door the loser is defeated', () => {
    const bench = fought('K- -- --', (each) => each.hold('ROM', 'epidamnos')).act(nothing)
    expect([bench.where('GRE', 0), bench.army('GRE', 0).cards.known]).toEqual([null, []])
  })
  it('a defender who wins keeps the region; the attacker is where it came from', () => {
    const bench = fought('-K -- --').act(nothing)
    expect([bench.side('GRE').vp, bench.where('ROM', 0), bench.where('GRE', 0)]).toEqual([1, 'patavium', 'iader'])
    expect(bench.asks).toBe('ROM campaign')
  })
  it('equal casualties: nobody scores and the attacker goes back', () => {
    const bench = fought('KK -- --').act(nothing)
    expect([bench.side('ROM').vp, bench.side('GRE').vp, bench.where('ROM', 0)]).toEqual([0, 0, 'patavium'])
    expect(bench.holder('iader')).toBe('GRE')
  })
  it('R-60: after the battle the garrison is assaulted at once, without further MP', () => {
    const bench = new Bench(people).hold('ROM', 'iader').place('ROM', 0, 'iader', ['R01', 'R01', 'R01'], 'rom4')
    bench.place('GRE', 0, 'epidamnos', ['G01', 'G01', 'G01'], 'gre4').status('ROM', 'GRE', 'enemy')
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'epidamnos', path: [] })
    skipTerrain(bench, 2)
    for (const faces of ['K-', '--', '--']) bench.act(play('R01')).act(play('G01')).roll(faces)
    expect(bench.where('GRE', 0)).toBe('pella')
    expect([bench.dice, bench.army('ROM', 0).mp]).toEqual(['GGYGW', 1])
  })
})
