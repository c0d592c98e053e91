// Positions of an act, entered and read again.

import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import * as read from '../../state/read.ts'
import { F, push } from '../../state/stack.ts'
import { CampaignBench } from '../campaign-testing.ts'
import * as edit from './edit.ts'

describe('a position of an act in a file', () => {
  it('are entered piece by piece, and supplies follow', () => {
    let state = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan']).state
    set.setGolemsOnMap(state, 0b111)
    state = edit.setGolem(state, 0, { seat: 1, slot: 0 }, true)
    state = edit.setTitle(edit.setFirstRegent(state, 2), 0, 'outlaw')
    state = edit.setTrust(edit.setLeague(state, 'fuel', 1), 'relic', 2)
    state = edit.setFavors(edit.setPolicy(state, 'war'), 0, 1, 2)
    state = edit.setCouncil(state, 'decided')
    expect([
      camp.isOutlaw(state, 0),
      camp.firstRegent(state),
      camp.trust(state, 4),
      read.supply(state, 4),
      read.agentsLeft(state, 1),
      read.slot(state, 1, 0),
    ]).toEqual([true, 2, 2, 3, 8, 6])
    push(state, F.round, 0)
    const json = JSON.parse(JSON.stringify(arcs.serialise(state)))
    expect([...arcs.parse(json).b]).toEqual([...state.b])
    expect(arcs.check(state).map(({ what }) => what.say)).toEqual([])
    expect(() => arcs.parse({ ...json, campaign: { ...json.campaign, policy: 'love' } })).toThrow('cannot be used')
    expect(() => arcs.parse({ ...json, campaign: undefined })).toThrow('missing')
  })
})
