// Owners that are no seats: the Empire, the Free States and the Blight own pieces, are attacked and named; they hold nothing.

import { type Lang, speak } from '@understudy/procedure'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { Bench, PIP } from '../../testing.ts'
import { textBoard } from '../../text/board.ts'
import { OWNERS } from '../../vocabulary.ts'
import { raidLimit } from '../battle/battle.ts'
import { sys } from '../board/ids.ts'
import { CampaignBench } from '../campaign/campaign-testing.ts'
import { applyAction, refusal } from '../choosing/legal.ts'
import { actionsOf } from '../choosing/next.ts'
import { sampleAction } from '../choosing/sample.ts'
import { BLIGHT, EMPIRE, FREE_STATES, ownerIndex, ownerOf, owners } from './owners.ts'
import * as Pile from './piles.ts'
import * as read from './read.ts'
import { makeSite, SITE_CITY } from './sites.ts'
import { F, topKind } from './stack.ts'
import { holdsLore, leaderIs, type State } from './state.ts'
import * as write from './write.ts'

const asAct1 = ({ state }: Bench): State => ({ ...state, options: { ...state.options, act: 1 } })
const say = (lang: Lang, line: Parameters<typeof speak>[2]) => speak(arcs.phrases, lang, line)

/** Red leads Aggression with ships beside the Empire, the Blight and a free city at 5h. */
function crowded(): State {
  const { state } = new CampaignBench(3)
    .outlaw('red')
    .firstRegent('yellow')
    .settled()
    .ships('red', '5h', 4)
    .leads('red', 'aggression-2')
  write.addFresh(state, sys('5h'), EMPIRE, 2)
  write.addDamaged(state, sys('5h'), BLIGHT, 1)
  write.setSite(state, sys('5h') * 3 + 1, makeSite(SITE_CITY, FREE_STATES))
  return state
}

describe('owners', () => {
  it('are the seats alone in a base game, and three more in the campaign', () => {
    const bench = new Bench(3)
    expect(owners(bench.state)).toEqual([0, 1, 2])
    expect(ownerIndex(bench.state, 'empire')).toBe(-1)
    const act = asAct1(bench)
    expect(owners(act).map((owner) => ownerOf(act, owner))).toEqual([
      'red',
      'yellow',
      'blue',
      'empire',
      'free',
      'blight',
    ])
    for (const owner of owners(act)) expect(ownerIndex(act, ownerOf(act, owner))).toBe(owner)
    expect(ownerIndex(act, 'white')).toBe(-1)
    expect(OWNERS[BLIGHT]).toBe('blight')
  })

  it('are saved by name with their pieces, as Trophies and as the defender; a base game refuses them', () => {
    const state = crowded()
    write.addTrophy(state, 1, EMPIRE, 0, 2)
    write.setBattleAt(state, sys('5h'))
    write.setDefender(state, BLIGHT)
    const saved = JSON.parse(JSON.stringify(arcs.serialise(state)))
    expect(saved.systems['5h'].ships.empire).toEqual({ fresh: 2, damaged: 0 })
    expect(saved.systems['5h'].buildings[2].of).toBe('free')
    expect(saved.seats.yellow.trophies.empire).toEqual({ ship: 2 })
    expect(saved.battle.defender).toBe('blight')
    const again = arcs.parse(saved)
    expect([...again.b]).toEqual([...state.b])
    const base = { ...saved, options: { ...saved.options, act: 0 }, campaign: undefined }
    expect(() => arcs.parse(base)).toThrow()
  })

  it('are attacked, lose ships as Trophies, and are named in both languages', () => {
    const state = crowded()
    const listed = [...actionsOf(state, 'battle')].flatMap((each) =>
      each.do === 'battle' && each.at === '5h' ? [each.against] : [],
    )
    expect([...new Set(listed)]).toEqual(['empire', 'free', 'blight'])
    const action = {
      do: 'battle',
      at: '5h',
      against: 'blight',
      dice: { assault: 0, skirmish: 4, raid: 0 },
      pay: PIP,
    } as const
    expect(refusal(state, action)).toBeUndefined()
    expect(say('en', arcs.describe(action))).toContain('against the Blight')
    expect(say('ru', arcs.describe({ ...action, against: 'free' }))).toContain('против Вольных государств')
    expect(say('en', refusal(state, { ...action, against: 'yellow' })!)).toContain('Yellow has nothing')
    applyAction(state, action)
    const told: string[] = []
    applyAction(
      state,
      { do: 'roll', assault: [], skirmish: [6, 6, 6, 6], raid: [] },
      {
        event: (event) => told.push(say('ru', event)),
      },
    )
    expect(read.trophy(state, 0, BLIGHT, 0)).toBe(1)
    expect(told.join(' ')).toContain('Скверна, регион 5, шестиугольник: повреждено 0, уничтожено 1')
  })

  it('are raided for their buildings alone, and have nothing to steal (campaign 6.6)', () => {
    const state = crowded()
    expect([EMPIRE, BLIGHT, FREE_STATES].map((owner) => raidLimit(state, 0, sys('5h'), owner))).toEqual([0, 0, 6])
    applyAction(state, {
      do: 'battle',
      at: '5h',
      against: 'free',
      dice: { assault: 0, skirmish: 0, raid: 2 },
      pay: PIP,
    })
    write.setSlot(state, 1, 0, 3)
    applyAction(state, { do: 'roll', assault: [], skirmish: [], raid: [2, 2] })
    applyAction(state, { do: 'raidFree' } as never)
    expect([topKind(state), read.slot(state, 0, 0)]).toEqual([F.turn, 5])
    expect(read.power(state, 0)).toBe(0)
  })

  it('hold nothing: what lies beside the last seat is not theirs', () => {
    const state = crowded()
    write.put(state, Pile.LORE_DECK, 3)
    expect(holdsLore(state, EMPIRE, 3)).toBe(false)
    expect(OWNERS.map((_, owner) => leaderIs(state, owner, read.shipsGone(state, 0)))).not.toContain(undefined)
    expect(leaderIs(state, EMPIRE, 0)).toBe(false)
  })

  it('appear on the board of the terminal and in the list for the table', () => {
    const state = crowded()
    const map = textBoard(state, 'en')
    expect(map).toMatch(/5h .*E2 Bl0\+1 =E/)
    expect(arcs.setup(state).map((line) => say('ru', line))).toEqual(
      expect.arrayContaining(['Регион 5, шестиугольник: 2 неповреждённых корабля Империи.']),
    )
  })

  it('can be played against at random to the end of the act', () => {
    const state = crowded()
    const random = keyedRandom('owners', 'random')
    let battles = 0
    for (let i = 0; i < 60 && read.over(state) === 0; i++) {
      const action = sampleAction(state, random)
      if (action.do === 'battle' && ['empire', 'free', 'blight'].includes(action.against)) battles++
      applyAction(state, action)
      for (let seat = 0; seat < 3; seat++) expect(read.portsLeft(state, seat)).toBeLessThanOrEqual(5)
    }
    expect(battles).toBeGreaterThan(0)
  })
})
