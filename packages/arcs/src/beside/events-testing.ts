// What the log says exactly, done on a second table as anybody would who knows the game.

import type { Json } from '@understudy/procedure'
import type { ActionCardId, Colour, Resource } from '../vocabulary.ts'
import { bump, type Facts, type Laid, setSlots, shown } from './laid-testing.ts'

export function carryEvent(laid: Laid, say: string, f: Facts): void {
  const seat = f.seat as Colour
  switch (say) {
    case 'log.led':
    case 'log.surpassed':
    case 'log.pivoted':
      play(laid, f.card as ActionCardId, `up ${seat}`)
      break
    case 'log.revealed':
      for (const card of f.cards as ActionCardId[]) {
        bump(laid, laid.has(`cards deck ${seat}`) ? `cards deck ${seat}` : 'cards stack', -1)
        laid.set(`card ${card}`, `open ${seat}`)
      }
      break
    case 'log.reshuffled': {
      const n = laid.get('cards discard') as number
      bump(laid, 'cards discard', -n)
      bump(laid, 'cards stack', n)
      break
    }
    case 'log.moved': {
      let from = f.from as string
      for (const { to, ships } of f.legs as { to: string; ships: number }[]) {
        bump(laid, `ships ${seat} ${from} fresh`, -ships)
        bump(laid, `ships ${seat} ${to} fresh`, ships)
        from = to
      }
      break
    }
    case 'log.built':
      bump(laid, `supply ships ${seat}`, -1)
      bump(laid, `ships ${seat} ${f.system} fresh`, 1)
      break
    case 'log.influenced':
      bump(laid, `supply agents ${seat}`, -1)
      bump(laid, `agents ${f.card} ${seat}`, 1)
      break
    case 'log.captured':
      bump(laid, `supply agents ${f.of}`, -(f.n as number))
      bump(laid, `captives ${seat} ${f.of}`, f.n as number)
      break
    case 'log.damaged':
      bump(laid, `ships ${f.of} ${f.system} fresh`, -(f.n as number))
      bump(laid, `ships ${f.of} ${f.system} damaged`, f.n as number)
      break
    case 'log.secured':
    case 'log.stoleCard':
      laid.set(`court ${f.card}`, `guild ${seat}`)
      break
    case 'log.arranged':
      setSlots(laid, seat, f.slots as (Resource | null)[])
      break
    case 'log.declared': {
      const marker = [...laid].find(([key, value]) => key.startsWith('marker ') && shows(value, f))
      if (marker === undefined) throw new Error('there is no such marker')
      laid.set(marker[0], [f.ambition!, f.high!, f.low!])
      break
    }
    case 'log.initiative':
    case 'log.roundEnd':
      shown(laid, 'put.initiative', { seat, seized: false })
      break
    case 'log.seized':
      shown(laid, 'put.initiative', { seat, seized: true })
      break
    case 'log.chapter':
      shown(laid, 'put.chapter', { n: f.n! })
      break
    case 'log.resourcePower':
      shown(laid, 'put.resourcePower', { of: seat, n: f.n! })
      break
    case 'log.target':
      shown(laid, 'put.target', { of: seat, system: f.system! })
      break
    default:
      carryEventOfAct(laid, say, f)
  }
}

function carryEventOfAct(laid: Laid, say: string, f: Facts): void {
  const seat = f.seat as Colour
  switch (say) {
    case 'log.policy':
    case 'log.policyChanged':
      shown(laid, 'put.policy', { policy: f.policy! })
      break
    case 'log.firstRegent':
      shown(laid, 'put.firstRegent', { of: seat })
      break
    case 'log.outlaw':
    case 'log.regent':
      shown(laid, 'put.title', { of: seat, outlaw: say === 'log.outlaw' })
      break
    case 'log.inSession':
      shown(laid, 'put.council', { side: 'session', of: 'none' })
      break
    case 'log.advanced':
      shown(laid, 'put.fate', { of: seat, fate: f.fate!, left: f.left! })
      break
    case 'log.grievance':
      shown(laid, 'put.grievances', { seat, of: f.of!, n: f.n! })
      break
    case 'log.amends':
      shown(laid, 'put.grievances', { seat: f.of!, of: seat, n: f.n! })
      break
    case 'log.side':
      break
    case 'log.favorTaken':
      bump(laid, `supply agents ${f.of}`, -1)
      bump(laid, `favors ${seat} agents ${f.of}`, 1)
      break
    case 'log.favorsReturned':
      bump(laid, `favors ${seat} agents ${f.of}`, -(f.n as number))
      bump(laid, `supply agents ${f.of}`, f.n as number)
      break
    case 'log.escalated':
    case 'log.parade': {
      const of = say === 'log.parade' ? seat : 'empire'
      bump(laid, `supply ships ${of}`, -(f.n as number))
      bump(laid, `ships ${of} ${f.system} fresh`, f.n as number)
      break
    }
    case 'log.imperialMoved':
      bump(laid, `ships empire ${f.from} fresh`, -(f.n as number))
      bump(laid, `ships empire ${f.to} fresh`, f.n as number)
      break
    default:
      throw new Error('nobody knows how to do that')
  }
}

function shows(value: Json, { high, low }: Facts): boolean {
  const [, first, second] = value as Json[]
  return first === high && second === low
}

function play(laid: Laid, card: ActionCardId, to: string): void {
  if (!laid.has(`card ${card}`)) throw new Error('the card does not lie open')
  laid.set(`card ${card}`, to)
}
