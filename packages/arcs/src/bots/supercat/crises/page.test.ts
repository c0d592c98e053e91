import { describe, expect, it } from 'vitest'
import { actTurn, cc, FateBench } from '../campaign/act-testing.ts'

const table = () => new FateBench('caretaker').golemsAt().council('decided')

describe('Council and Crises', () => {
  it('CR.1 takes of the Trust what counts for declared ambitions that it contends', () => {
    const bench = table().outlaw('red').firstRegent('yellow').trust('relic', 'weapon', 'fuel', 'material')
    bench.declared('keeper').tokens('red', 'relic')
    const turn = actTurn(bench.frame('stealTrust', 'red'), { actions: 1 })
    expect(turn.nodes).toEqual(['CR.1'])
    expect(turn.actions[0]).toMatchObject({ do: 'stealTrust', take: ['relic'] })
  })

  it('CR.3 drops cards of no declared ambition; CR.1 and CR.2 are passed over', () => {
    const bench = table().guild('red', cc('CC10'), cc('CC01')).declared('keeper').agents('red', 2)
    const turn = actTurn(bench.frame('dropGuild', 'red'), { actions: 1 })
    expect([turn.nodes, turn.actions[0]]).toEqual([['CR.3'], { do: 'dropGuild', cards: [cc('CC01')] }])
    expect([...turn.answers('CR.1'), ...turn.answers('CR.2')]).toEqual([false, false])
  })

  it('CR.4 frees a city where it does not control, then a second one on a planet; CR.3 is passed over', () => {
    const bench = () => table().firstRegent('yellow').city('red', '1h').city('red', '1h').city('red', '4a')
    const held = bench().ships('red', '1h', 2).ships('red', '4a', 2)
    expect(actTurn(held.frame('freeCity', 'red'), { actions: 1 }).actions[0]).toMatchObject({ city: '1h/1' })
    const lost = bench().ships('red', '1h', 2).ships('yellow', '4a', 2)
    const turn = actTurn(lost.frame('freeCity', 'red'), { actions: 1 })
    expect([turn.nodes, turn.actions[0]]).toMatchObject([['CR.4'], { city: '4a/1' }])
    expect(turn.answers('CR.3')).toEqual([false])
  })

  it('CR.2 does not reroll the dice of an Event; CR.4 is not asked then: it is passed over', () => {
    const bench = table().lore('red', 'L19').declared('empath')
    bench.dice(1, 1).frame('rerollEvent', 'red')
    const turn = actTurn(bench, { actions: 1 })
    expect([turn.nodes, turn.actions[0]]).toEqual([['CR.2'], { do: 'decline' }])
    expect(turn.answers('CR.4')).toEqual([])
  })
})
