// What is left to choose when armies have done their part: said instead of "What now?", and not asked where nothing is left.

import type { Lang } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { mainBattleCards } from '@understudy/rome/rules'
import type { Logged } from '@understudy/table'
import { ROMAN } from '../../board/look.ts'
import type { RomeChoice } from '../page.ts'

type Words = Readonly<Record<Lang, string>>

/** Where an army goes, or comes back to. */
const ON_ITS_WAY: readonly unknown[] = ['march', 'attack', 'besiege', 'assault']
const does = ({ pick }: RomeChoice, what: string): boolean => pick.slot === 'do' && pick.value === what

/** The army can only stay where it is. */
export const onlyHalts = (choices: readonly RomeChoice[]): boolean => choices.every((choice) => does(choice, 'halt'))

/** With more points there is nearly always a way on, and looking for it takes a while. */
const FEW_POINTS = 2

/** Whatever is chosen, the army falls with what it loses now. */
function doomed(state: State): Words | undefined {
  const frame = state.frames.at(-1)
  const army = frame?.kind === 'lose' ? state.sides[frame.side]?.armies[frame.slot] : undefined
  if (frame?.kind !== 'lose' || frame.cls !== 'MI' || army === undefined || army.told !== null) return undefined
  const { minimum } = packOf(state).army
  if (mainBattleCards(state, army) - frame.left >= minimum) return undefined
  const [slot, more] = [ROMAN[frame.slot] ?? '', frame.left > 1 ? ` (${frame.left})` : '']
  return {
    en: `Army ${slot} falls below ${minimum} infantry. Lose which?${more}`,
    ru: `Армия ${slot}: пехоты станет меньше ${minimum}. Что терять?${more}`,
  }
}

export function leftToAsk(state: State): Words | undefined {
  const frame = state.frames.at(-1)
  if (frame?.kind === 'lose') return doomed(state)
  if (frame?.kind !== 'army' && frame?.kind !== 'campaign') return undefined
  const side = state.sides[frame.side]
  if (frame.kind === 'army' && (side?.armies[frame.slot]?.mp ?? 0) > FEW_POINTS) return undefined
  const name = packOf(state).factions[side?.faction ?? -1]?.name
  const choices = rome.decision(state)?.next([]) ?? []
  if (name === undefined) return undefined
  if (frame.kind === 'campaign') {
    if (choices.some(({ pick }) => pick.slot === 'army')) return undefined
    const [fleets, muster] = [choices.some(({ pick }) => pick.slot === 'navy'), choices.some((c) => does(c, 'muster'))]
    const { en, ru } = CAMPAIGN[fleets ? (muster ? 'both' : 'fleets') : muster ? 'muster' : 'nothing']
    return { en: `${name.en}: ${en}`, ru: `${name.ru}: ${ru}` }
  }
  if (choices.some(({ pick }) => pick.slot === 'region' || ON_ITS_WAY.includes(pick.value))) return undefined
  const left = onlyHalts(choices) ? 'nothing' : choices.some((choice) => does(choice, 'embark')) ? 'embark' : 'here'
  const { en, ru } = ARMY[left]
  const slot = ROMAN[frame.slot] ?? ''
  return { en: `${name.en}, army ${slot}: ${en}`, ru: `${name.ru}, армия ${slot}: ${ru}` }
}

const CAMPAIGN = {
  nothing: { en: 'all armies and fleets are done.', ru: 'все армии и флоты ходили.' },
  fleets: { en: 'armies are done, fleets may still sail.', ru: 'армии ходили, флоты ещё могут плыть.' },
  muster: { en: 'armies are done, a new one may muster.', ru: 'армии ходили, можно собрать ещё одну.' },
  both: { en: 'a fleet may still sail, an army muster.', ru: 'можно ещё плыть или собрать армию.' },
} as const satisfies Readonly<Record<string, Words>>

const ARMY = {
  nothing: { en: 'nothing more can be done.', ru: 'больше ничего не сделать.' },
  embark: { en: 'no way on, but it may embark.', ru: 'может ещё взойти на корабль.' },
  here: { en: 'no way on, but something to do here.', ru: 'идти некуда, есть дела на месте.' },
} as const satisfies Readonly<Record<string, Words>>

/** The army whose way the person has had a choice about. */
let underWay = ''

/**
 * Whether it halts by itself: after its last deed, never when the game is opened or gone back to that point. Whoever takes that
 * back is asked.
 */
export function haltsAlone(state: State, choices: readonly RomeChoice[]): boolean {
  const frame = state.frames.at(-1)
  const army = frame?.kind === 'army' ? `${state.round} ${frame.side} ${frame.slot}` : ''
  const alone = onlyHalts(choices)
  const same = underWay === army
  underWay = alone ? '' : army
  return alone && same && army !== ''
}

/** The log up to the deed after which an army halted, which tells nothing. */
export function beforeHalt(log: readonly Logged[]): readonly Logged[] {
  const entry = log.at(-1)?.entry
  const halted = entry?.t === 'action' && entry.by === 'person' && (entry.action as Action).do === 'halt'
  return halted ? log.slice(0, -1) : log
}
