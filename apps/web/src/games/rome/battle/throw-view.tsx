// One throw: the attacker's gathered dice on the left, the defender's on the right, in the colours that are printed.

import { type Action, type Colour, type Face, packOf, pointsOf, type State } from '@understudy/rome'
import type { SceneProps } from '../../ui.ts'
import { Die } from '../cards/dice.tsx'
import { type Fallen, gainBy, isUndefended, type Thrown, winChance } from './throw.ts'
import { BATTLE_WORDS } from './words.ts'

export function ThrowView({
  state,
  steps,
  lang,
  dice,
  fallen,
  falling,
  told,
  proposed,
}: SceneProps<State, Action> & {
  readonly dice: Thrown | undefined
  readonly fallen: Fallen | undefined
  readonly falling: boolean
  readonly told: string
}) {
  const w = BATTLE_WORDS[lang]
  const target = proposed !== undefined && 'target' in proposed ? String(proposed.target) : undefined
  const region = target === undefined ? undefined : packOf(state).regions[packOf(state).regionNo.get(target) ?? -1]
  const gain = proposed === undefined ? 0 : gainBy(state, proposed)
  const worth = gain > 0 ? w.taking(gain) : ''
  const place = region?.name[lang] ?? placeOf(steps)?.[lang] ?? ''
  const side = (word: string, colours: readonly Colour[], faces: readonly Face[] | undefined) => (
    <section>
      <h3>{word}</h3>
      <p class={`throw${falling ? ' falling' : ''}`}>
        {(faces ?? colours).map((_, no) => {
          const face = faces?.[no]
          return (
            <Die key={no} colour={colours[no] ?? 'W'} lang={lang} size={48} {...(face === undefined ? {} : { face })} />
          )
        })}
      </p>
      <b class="points">{faces === undefined ? '' : pointsOf(faces)}</b>
    </section>
  )
  return (
    <>
      <h2>
        {place === '' ? w.thrown : w.assault(place)}
        {dice === undefined ? null : <small>{w.thrown}</small>}
      </h2>
      <div class="rome-throw-sides">
        {dice === undefined && fallen === undefined ? (
          <p>
            {proposed !== undefined && isUndefended(state, proposed) ? w.undefended : w.hidden} {worth}
          </p>
        ) : (
          <>
            {side(w.attackers, dice?.attack ?? [], fallen?.attack)}
            {side(w.defenders, dice?.defence ?? [], fallen?.defence)}
          </>
        )}
      </div>
      {falling ? <p class="rome-outcome">{w.falling}</p> : null}
      {told !== '' ? (
        <p class="rome-outcome" role="status">
          {told}
        </p>
      ) : fallen === undefined && dice !== undefined && !falling ? (
        <p class="rome-outcome odds">
          {w.odds(winChance(state, dice))} {worth} <small>{w.counts}</small>
        </p>
      ) : null}
    </>
  )
}

type Name = { readonly en: string; readonly ru: string }

/** Where the dice fell: an army that comes by sea has left another place first. */
function placeOf(steps: SceneProps<State, Action>['steps']): Name | undefined {
  const events = steps.flatMap((step) => step.events)
  const rolled = events.filter(({ say }) => say === 'assaultRolled')
  for (const { with: facts } of [...rolled, ...events]) {
    const region = facts?.region
    if (typeof region === 'object' && region !== null && 'en' in region && 'ru' in region)
      return region as unknown as Name
  }
  return undefined
}
