// What a tap is called.

import type { Json, Say } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import type { Name } from '../../pack/types.ts'
import type { AgentTarget } from '../../vocabulary.ts'
import { seatOfTarget } from '../agents/targets.ts'
import { say } from '../sayings.ts'
import type { Frame } from '../state/frames.ts'
import { actionName, placeName, ROMAN, sideName } from '../state/names.ts'
import { NONE, sideNamed } from '../state/query.ts'
import type { State } from '../state/state.ts'

const plain = (text: string): Name => ({ en: text, ru: text })

export function pickText(state: State, frame: Frame, { slot, value }: Pick): Say {
  const pack = packOf(state)
  const id = String(value)
  const region = (name: string): Name => {
    const no = pack.regionNo.get(name)
    return no === undefined ? plain(name) : placeName(state, no)
  }
  switch (slot) {
    case 'region':
    case 'to':
      return say('pick.region', { region: region(id) })
    case 'pile':
      return id === 'reserves' ? say('pick.reserves', {}) : say('pick.region', { region: region(id) })
    case 'seat':
      return id === '' ? say('pick.nobody', {}) : say('pick.seat', { seat: sideName(state, sideNamed(state, id)) })
    case 'sea':
      return say('pick.sea', { sea: pack.seas[pack.seaNo.get(id) ?? NONE]?.name ?? plain(id) })
    case 'card':
    case 'skirmisher':
    case 'artillery':
      return id === '' ? say('pick.none', { slot }) : say('pick.card', { card: pack.troops.get(id)?.name ?? plain(id) })
    case 'general':
      return say('pick.general', { general: pack.generals.get(id)?.name ?? plain(id) })
    case 'actionCard':
      return say('pick.action', { card: actionName(state, id) })
    case 'army':
      return say('pick.army', { slot: ROMAN[Number(value)] ?? id })
    case 'agent':
      return say('pick.agent', { n: Number(value) + 1 })
    case 'navy':
      return say('pick.navy', { n: Number(value) + 1 })
    case 'cards':
      return say('pick.cards', { n: Number(value) })
    case 'ships':
      return say('pick.ships', { n: Number(value) })
    case 'target':
      return targetText(state, value as unknown as AgentTarget)
    case 'building':
      return say('pick.building', { building: id })
    case 'into':
      return value === 'pool' ? say('pick.pool', {}) : say('pick.army', { slot: ROMAN[Number(value)] ?? id })
    case 'centre':
      return say('pick.centre', { n: Array.isArray(value) ? value.length : 0, cards: names(state, value) })
    case 'dice':
      return say('pick.dice', { n: Array.isArray(value) ? value.length : 0 })
    case 'way':
      return say('pick.way', { places: (Array.isArray(value) ? value : []).map((each) => region(String(each))) })
    case 'column': {
      const side = 'side' in frame ? state.sides[frame.side] : undefined
      const column = pack.developments[side?.faction ?? 0]?.[Number(value)]
      const next = column?.[side?.developments[Number(value)] ?? 0]
      return say('pick.development', { name: next?.name ?? plain(id), cost: next?.cost ?? 0 })
    }
    case 'do':
      return say('pick.do', { what: id })
    case 'yes':
      return say(value === true ? 'pick.yes' : 'pick.no', {})
    case 'clockwise':
      return say(value === true ? 'pick.clockwise' : 'pick.anticlockwise', {})
    case 'box':
      return say('pick.box', { box: Number(value) })
    case 'MI':
    case 'SK':
    case 'CV':
    case 'AR':
      return say('pick.count', { cls: slot, n: Number(value) })
    default:
      return say('pick.number', { n: Number(value) })
  }
}

const names = (state: State, value: Json): Name[] =>
  (Array.isArray(value) ? value : []).map((card) => packOf(state).troops.get(String(card))?.name ?? plain(String(card)))

function targetText(state: State, target: AgentTarget): Say {
  const pack = packOf(state)
  const of = sideName(state, seatOfTarget(state, target))
  if ('general' in target) return say('pick.targetGeneral', { of, slot: ROMAN[target.general] ?? '' })
  if ('agent' in target) return say('pick.targetAgent', { of, n: target.agent + 1 })
  if ('army' in target) return say('pick.targetArmy', { of, slot: ROMAN[target.army] ?? '' })
  if ('capital' in target)
    return say('pick.targetCapital', {
      of,
      with: target.with === undefined ? null : sideName(state, sideNamed(state, target.with)),
    })
  if ('seat' in target) return say('pick.seat', { seat: of })
  const no = pack.regionNo.get(target.region) ?? NONE
  const region = no === NONE ? plain(target.region) : placeName(state, no)
  return 'building' in target
    ? say('pick.targetBuilding', { building: target.building, region })
    : say('pick.region', { region })
}
