// One throw: your gathered dice on the left, the others' on the right, in the colours that are printed.

import { LANGS, type Lang } from '@understudy/procedure'
import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { armyAt, armyOf, pointsOf, sideNamed } from '@understudy/rome/rules'
import type { Colour, Face } from '@understudy/rome/vocabulary'
import type { SceneProps } from '../../ui.ts'
import { factionName } from '../board/labels.ts'
import { Die } from '../cards/dice.tsx'
import { colourOf } from '../draw/colour.ts'
import { SeatMark } from '../draw/mark.tsx'
import { words } from '../text/words.ts'
import { PhaseTable } from './phase-table.tsx'
import { type Fallen, fleetsMet, gainBy, isUndefended, type Thrown, winChance } from './throw.ts'
import { BATTLE_WORDS } from './words.ts'

export function ThrowView({
  state,
  steps,
  lang,
  viewer,
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
  // Whoever lies on the way by sea may come first.
  const met = proposed === undefined || fallen !== undefined ? [] : fleetsMet(state, proposed)
  const sea =
    met.length === 0
      ? ''
      : `${w.seaFirst(met.map(({ side, ships }) => w.fleet(factionName(state, state.sides[side]?.faction ?? 0, lang), ships)))} `
  const worth = gain > 0 ? w.taking(gain) : ''
  const atSea =
    [...steps].flatMap(({ events }) => events).findLast(({ say }) => ROLLS.includes(say))?.say === 'seaFought'
  const place = region?.name[lang] ?? placeOf(steps)?.[lang] ?? ''
  const [attacker, defender] = dice?.sides ?? []
  const own = viewer === '' ? -1 : sideNamed(state, viewer)
  /** Whose dice these are, and what they do. */
  const headOf = (no: number | undefined, word: string, nameless: string) => {
    const faction = no === undefined ? undefined : state.sides[no]?.faction
    return faction === undefined ? (
      `${no === undefined || place === '' ? nameless : place} ${no === undefined ? '' : word}`.trim()
    ) : (
      <>
        <SeatMark colour={colourOf(state, faction)} size={18} /> {factionName(state, faction, lang)} <span>{word}</span>
      </>
    )
  }
  const side = (role: 'attack' | 'defence', colours: readonly Colour[], faces: readonly Face[] | undefined) => (
    <section key={role} data-role={role}>
      <h3>
        {role === 'attack'
          ? headOf(attacker, words(lang).attacker, w.attackers)
          : headOf(defender, words(lang).defender, w.defenders)}
      </h3>
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
  const order =
    defender !== undefined && defender === own ? (['defence', 'attack'] as const) : (['attack', 'defence'] as const)
  const frame = state.frames.at(-1)
  const there = region === undefined ? undefined : armyAt(state, packOf(state).regionNo.get(region.id) ?? -1)
  return (
    <>
      <h2>
        {atSea || frame?.kind === 'seaFight'
          ? w.seaFight(seaOf(steps)?.[lang] ?? '')
          : place === ''
            ? w.thrown
            : there === undefined || dice !== undefined
              ? w.assault(place)
              : w.at(place)}
        {dice === undefined ? null : <small>{w.thrown}</small>}
      </h2>
      <div class="rome-throw-sides">
        {dice === undefined && fallen === undefined ? (
          <>
            {there !== undefined && frame?.kind === 'army' ? (
              <PhaseTable
                state={state}
                lang={lang}
                mine={armyOf(state, frame.side, frame.slot)}
                theirs={armyOf(state, there.side, there.slot)}
                region={packOf(state).regionNo.get(region?.id ?? '') ?? -1}
              />
            ) : null}
            <p>
              {sea}
              {proposed !== undefined && isUndefended(state, proposed) ? w.undefended : w.hidden} {worth}
            </p>
          </>
        ) : (
          order.map((role) => side(role, dice?.[role] ?? [], fallen?.[role]))
        )}
      </div>
      {falling ? <p class="rome-outcome">{w.falling}</p> : null}
      {told !== '' ? (
        <p class="rome-outcome" data-heard="">
          {told}
        </p>
      ) : fallen !== undefined && !falling && !atSea ? (
        // Losses are chosen first: what came of it is said all the same.
        <p class="rome-outcome" data-heard="">
          {w.points(pointsOf(fallen.attack), pointsOf(fallen.defence), place === '' ? w.defenders : place)}.
        </p>
      ) : fallen === undefined && dice !== undefined && !falling ? (
        <p class="rome-outcome odds">
          {sea}
          {w.odds(winChance(state, dice))} {worth} <small>{w.counts}</small>
        </p>
      ) : null}
    </>
  )
}

type Name = Readonly<Record<Lang, string>>

const ROLLS = ['assaultRolled', 'gatheredRolled', 'seaFought']

/** The sea that the ships entered last. */
const seaOf = (steps: SceneProps<State, Action>['steps']): Name | undefined =>
  steps.flatMap((step) => step.events).findLast(({ say }) => say === 'sails')?.with?.sea as Name | undefined

/** Where the dice fell: an army that comes by sea has left another place first. */
function placeOf(steps: SceneProps<State, Action>['steps']): Name | undefined {
  const events = steps.flatMap((step) => step.events)
  const rolled = events.filter(({ say }) => say === 'assaultRolled')
  for (const { with: facts } of [...rolled, ...events]) {
    const region = facts?.region
    if (typeof region === 'object' && region !== null && LANGS.every((lang) => lang in region))
      return region as unknown as Name
  }
  return undefined
}
