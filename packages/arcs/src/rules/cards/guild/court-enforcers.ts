// Court Enforcers (BC14): Abduct, and three ships in the Prelude.

import { GUILD } from '../../../data/court.ts'
import { spotOf } from '../../actions/influence.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { weaponIcons } from '../../battle/dice.ts'
import { court, courtId } from '../../board/ids.ts'
import { paid } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { holdsGuild } from '../../seats/index.ts'
import { ROW_SIZE } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { colourOf, playersOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { useShips } from './ships.ts'

const rivalAgents = (state: State, seat: number, spot: number): number => {
  let n = 0
  for (let rival = 0; rival < playersOf(state); rival++) if (rival !== seat) n += read.courtAgents(state, spot, rival)
  return n
}

/** Abduct, in place of Battle: Rival agents on a Court card, fewer than one's Weapon icons, become Captives. */
const abduct = paid<'abduct'>({
  kind: 'battle',
  has: (state, seat) => holdsGuild(state, seat, GUILD.courtEnforcers),
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'battle')
    if (no !== undefined) return no
    if (!holdsGuild(state, seat, GUILD.courtEnforcers)) return say('no.guild', { card: 'BC14' })
    if (read.bonus(state) !== 0) return say('no.owes', { kind: 'battle' })
    const spot = spotOf(state, court(action.card))
    if (spot < 0) return say('no.inCourt', { card: action.card })
    const n = rivalAgents(state, seat, spot)
    if (n === 0) return say('no.abductNone', { card: action.card })
    return n < weaponIcons(state, seat)
      ? undefined
      : say('no.abduct', { card: action.card, n, icons: weaponIcons(state, seat) })
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const spot = spotOf(state, court(action.card))
    events?.event(
      say('log.abducted', { seat: colourOf(state, seat), card: action.card, n: rivalAgents(state, seat, spot) }),
    )
    for (let rival = 0; rival < playersOf(state); rival++) {
      if (rival === seat) continue
      write.addCaptive(state, seat, rival, read.courtAgents(state, spot, rival))
      write.setCourtAgents(state, spot, rival, 0)
    }
  },
  *list(state, seat, pay) {
    if (!holdsGuild(state, seat, GUILD.courtEnforcers) || read.bonus(state) !== 0) return
    for (let spot = 0; spot < ROW_SIZE; spot++) {
      const card = read.rowCard(state, spot)
      const n = card === 0 ? 0 : rivalAgents(state, seat, spot)
      if (n > 0 && n < weaponIcons(state, seat)) yield { do: 'abduct', card: courtId(card - 1), pay }
    }
  },
})

export const courtEnforcers: Card = {
  is: { guild: GUILD.courtEnforcers },
  paid: { abduct },
  uses: { useShips },
}
