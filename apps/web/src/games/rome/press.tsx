// How a deed is pressed: a march is shown first, an attack is rolled for, and one on a seat that is no enemy is war.

import type { Lang } from '@understudy/procedure'
import {
  type Action,
  armyAt,
  armyOf,
  cardCount,
  ENEMY,
  FRIENDS,
  landOf,
  levelOf,
  packOf,
  STATUSES,
  type State,
  sideNamed,
  statusOf,
} from '@understudy/rome'
import type { Pressed } from '../ui.ts'
import { factionName, statusWord } from './board/labels.ts'
import { ROMAN } from './board/look.ts'
import { weighWords } from './text/weigh.ts'
import { words } from './text/words.ts'

/** Who is hit by it, if it is not an enemy yet: a side, and the region where. */
function hit(
  state: State,
  action: Action,
): { readonly own: number; readonly side: number; readonly region: number } | undefined {
  if (action.do !== 'attack' && action.do !== 'besiege') return undefined
  const frame = state.frames.at(-1)
  const own = frame !== undefined && 'side' in frame ? frame.side : -1
  const region = packOf(state).regionNo.get(action.target) ?? -1
  if (own < 0 || region < 0) return undefined
  const side = armyAt(state, region)?.side ?? landOf(state, region).holder
  return side < 0 || side === own ? undefined : { own, side, region }
}

export function press(state: State, action: Action): Pressed | undefined {
  switch (action.do) {
    case 'march':
    case 'embark':
    case 'sail':
    case 'merge':
    case 'calm':
    case 'lose':
      return { kind: 'plain' }
    case 'attack':
    case 'besiege': {
      const at = hit(state, action)
      if (at === undefined || statusOf(state, at.own, at.side) === ENEMY)
        return action.do === 'besiege' ? { kind: 'plain' } : { kind: 'chance', text: weighWords.attack }
      const faction = state.sides[at.side]?.faction ?? 0
      return {
        kind: 'grave',
        text: {
          en: `War with: ${factionName(state, faction, 'en')}`,
          ru: `Война: ${factionName(state, faction, 'ru')}`,
        },
      }
    }
    case 'assault':
      return { kind: 'chance', text: weighWords.assault }
    case 'agent':
      return { kind: 'chance', text: weighWords.agent }
    case 'renounce':
      return { kind: 'grave', text: weighWords.renounce }
    case 'dissolve':
      return { kind: 'grave', text: weighWords.dissolve }
    default:
      return undefined
  }
}

/** Who is attacked, how things stand before and after, what stands on both sides. */
export function Weigh({
  state,
  action,
  lang,
}: {
  readonly state: State
  readonly action: Action
  readonly lang: Lang
}) {
  const w = weighWords.about[lang]
  const at = hit(state, action)
  if (action.do === 'renounce') {
    const other = sideNamed(state, action.seat)
    const frame = state.frames.at(-1)
    const own = frame !== undefined && 'side' in frame ? frame.side : -1
    const name = factionName(state, state.sides[other]?.faction ?? 0, lang)
    return (
      <div class="rome-inspect">
        <h2>{w.renounce(name)}</h2>
        <p>
          {own < 0
            ? ''
            : w.now(
                statusWord(state, own, other, lang),
                words(lang).status[STATUSES[Math.max(0, statusOf(state, own, other) - 1)] ?? 'enemy'],
              )}
        </p>
      </div>
    )
  }
  if (at === undefined) return <p>{w.gone}</p>
  const frame = state.frames.at(-1)
  const slot = frame?.kind === 'army' ? frame.slot : undefined
  const defender = armyAt(state, at.region)
  const army = defender === undefined ? undefined : armyOf(state, defender.side, defender.slot)
  const name = factionName(state, state.sides[at.side]?.faction ?? 0, lang)
  return (
    <div class="rome-inspect">
      <h2>{w.title(name, packOf(state).regions[at.region]?.name[lang] ?? '')}</h2>
      <p>
        {w.relations(statusWord(state, at.own, at.side, lang))} <strong>{w.enemies}</strong>
      </p>
      <ul>
        {slot === undefined ? null : <li>{w.yours(ROMAN[slot] ?? '', cardCount(armyOf(state, at.own, slot)))}</li>}
        <li>
          {army === undefined || defender === undefined
            ? w.garrison(levelOf(state, at.region))
            : w.theirs(ROMAN[defender.slot] ?? '', army.declared ? cardCount(army) : undefined)}
        </li>
        {statusOf(state, at.own, at.side) >= FRIENDS ? (
          <li>{w.betrayal(Math.abs(packOf(state).victory.betrayal))}</li>
        ) : null}
        {army === undefined || army.declared ? null : <li>{w.hidden}</li>}
      </ul>
      <p>{w.next}</p>
    </div>
  )
}
