// Silver-Tongues (BC20): a theft in the Prelude.

import { GUILD } from '../../../data/court.ts'
import type { Theft } from '../../../vocabulary.ts'
import { type Loot, refuseTheft, steal, thefts } from '../../battle/raid.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { colourOf, playersOf, type State, seatOf } from '../../state/state.ts'
import { giveUp, refuseUse } from './uses.ts'

/** A theft without keys. */
type Lifting = Pick<Loot, 'refuse' | 'steal'> & {
  open(state: State, thief: number, victim: number): Iterable<Theft>
}

export const tonguesFor = (loot: Lifting) =>
  free<'useTongues'>({
    refuse(state, action, seat) {
      const no = refuseUse(state, seat, GUILD.silverTongues)
      if (no !== undefined || (action.from === undefined && action.take === undefined)) return no
      const rival = action.from === undefined ? -1 : seatOf(state, action.from)
      if (rival < 0 || rival === seat || action.take === undefined) return say('no.rival', {})
      return loot.refuse(state, seat, rival, action.take)
    },
    carry(state, action, seat, events) {
      giveUp(state, seat, GUILD.silverTongues, events)
      if (action.from !== undefined && action.take !== undefined)
        loot.steal(state, seat, seatOf(state, action.from), action.take, events)
    },
    *list(state, seat) {
      if (refuseUse(state, seat, GUILD.silverTongues) !== undefined) return
      yield { do: 'useTongues' }
      for (let rival = 0; rival < playersOf(state); rival++) {
        if (rival === seat) continue
        for (const take of loot.open(state, seat, rival)) yield { do: 'useTongues', from: colourOf(state, rival), take }
      }
    },
  })

export const useTongues = tonguesFor({
  refuse: refuseTheft,
  steal,
  open: (state, thief, victim) => thefts(state, thief, victim, 99),
})

export const silverTongues: Card = { is: { guild: GUILD.silverTongues }, uses: { useTongues } }
