// The scene of a battle, in the frame of the map: stations on the left, cards face to face with yours below, the tally on the
// right; or, where one throw decides, the dice of both sides.

import '../style/battle.css'
import '../style/battle-portrait.css'
import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { type BattleFrame, sideNamed } from '@understudy/rome/rules'
import { useEffect, useRef } from 'preact/hooks'
import { type Phase, usePhase } from '../../../ui/scene-phase.ts'
import type { SceneProps } from '../../ui.ts'
import { words } from '../text/words.ts'
import { demand, demandIn } from './demand.ts'
import { battleOf, frameFaces, withRoll } from './frame.ts'
import { laid } from './laid.ts'
import { Lane, Tally } from './lanes.tsx'
import { sideOfRound, thrownRound } from './last-round.ts'
import { outcomeOf } from './outcome.ts'
import { SmallMap } from './small-map.tsx'
import { fallenIn, throwAfter, thrownIn } from './throw.ts'
import { ThrowView } from './throw-view.tsx'
import { BATTLE_WORDS } from './words.ts'

const PHASES = ['terrain', 'flanks', 'centre', 'envelopment'] as const

export function BattleScene(props: SceneProps<State, Action>) {
  const { state, before, steps, lang, over, proposed, viewer } = props
  const own = viewer === '' ? -1 : sideNamed(state, viewer)
  // When it is over its cards have left the table, but not the scene.
  const last = useRef<{ readonly state: State; readonly from: State } | undefined>(undefined)
  const here = battleOf(state)
  if (here !== undefined) last.current = { state, from: before }
  else if (!over) last.current = undefined
  const kept = here === undefined ? last.current?.state : state
  const lying = kept === undefined ? undefined : battleOf(kept)
  const frame = lying !== undefined && props.tumbling ? withRoll(lying, steps) : lying
  const fallen = fallenIn(steps)
  const phase = usePhase(props, frame === undefined ? (fallen?.attack.length ?? 0) : frameFaces(frame))
  const told = over && !props.tumbling ? outcomeOf(props.steps, props.lang) : ''
  useEffect(() => props.onTold(told), [told])
  const plan = proposed !== undefined && steps.length === 0 ? throwAfter(state, proposed) : undefined
  const view =
    frame !== undefined && kept !== undefined && fallen === undefined ? (
      <CardBattle {...props} state={kept} frame={frame} own={own} phase={phase} told={told} />
    ) : (
      <ThrowView
        {...props}
        dice={plan ?? (steps.length === 0 ? undefined : thrownIn(before, steps))}
        fallen={phase === 'fall' ? undefined : fallen}
        falling={phase === 'fall'}
        told={told}
      />
    )
  return (
    <section
      class={`rome rome-fight${props.still ? ' still' : ''}${props.size === 'small' ? ' small' : ''}`}
      aria-label={words(lang).battle}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must by keys too
      tabIndex={0}
    >
      {view}
    </section>
  )
}

/** "1/2" in the terrain, which has as many rounds as symbols; elsewhere nobody knows how many there will be. */
const roundOf = (phase: string, round: number, terrain: number): string =>
  phase === 'terrain' && terrain > 0 ? `${Math.min(round, terrain)}/${terrain}` : `${round}`

function CardBattle({
  state,
  frame,
  own,
  phase,
  lang,
  told,
}: SceneProps<State, Action> & {
  readonly frame: NonNullable<ReturnType<typeof battleOf>>
  readonly own: number
  readonly phase: Phase
  readonly told: string
}) {
  const w = words(lang)
  const region = packOf(state).regions[frame.assault.target]
  const at = PHASES.indexOf(frame.phase as (typeof PHASES)[number])
  const now = at < 0 && frame.phase === 'end' ? PHASES.length : at
  const mine = frame.sides[1].side === own ? 1 : 0
  const { victory } = packOf(state)
  const first = frame.sides[mine].side === own ? demandIn(state, frame) : undefined
  const theirs = mine === 0 ? 1 : 0
  // What lay there last stays at the edge until the next dice lie.
  const fought = useRef<BattleFrame | undefined>(undefined)
  fought.current = thrownRound(frame) ?? fought.current
  const lane = (no: 0 | 1) => (
    <Lane
      state={state}
      side={frame.sides[no]}
      word={no === 0 ? w.attacker : w.defender}
      lang={lang}
      mine={no === mine}
      falling={phase === 'fall'}
      ended={frame.phase === 'end'}
      laid={no === mine && frame.sides[no].side === own ? laid.value : []}
      before={sideOfRound(fought.current, frame, no)}
    >
      {no !== mine || first === undefined ? null : (
        <button
          type="button"
          class="rome-first"
          aria-pressed={first}
          title={BATTLE_WORDS[lang].firstWhat}
          onClick={() => demand(state, frame, !first)}
        >
          {BATTLE_WORDS[lang].first(first)}
        </button>
      )}
    </Lane>
  )
  return (
    <>
      <h2>
        {BATTLE_WORDS[lang].at(region?.name[lang] ?? '')}
        {(region?.terrain ?? 0) > 0 && <small>{w.terrain(region?.terrain ?? 0)}</small>}
      </h2>
      <div class="rome-stations">
        <ol class="rome-phases">
          {PHASES.map((each, no) => (
            <li key={each} class={no < now ? 'past' : ''} aria-current={no === now ? 'step' : undefined}>
              {w.battlePhase[each]}
              {no === now && frame.round > 0 ? (
                <small title={w.battleRound(frame.round)}>{roundOf(each, frame.round, region?.terrain ?? 0)}</small>
              ) : null}
            </li>
          ))}
        </ol>
        <SmallMap state={state} region={frame.assault.target} />
      </div>
      {lane(theirs)}
      {told === '' ? null : (
        <p class="rome-outcome" data-heard="">
          {told}
        </p>
      )}
      {lane(mine)}
      <div class="rome-tally">
        <Tally side={frame.sides[theirs]} state={state} lang={lang} />
        <p class="stake">{BATTLE_WORDS[lang].stake(victory.battle, victory.bigBattle, victory.bigBattleFrom)}</p>
        <Tally side={frame.sides[mine]} state={state} lang={lang} />
      </div>
    </>
  )
}
