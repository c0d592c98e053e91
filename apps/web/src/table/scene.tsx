// A battle in the board's frame: the game draws it over the dimmed board; "See the board" lifts it. And the dock while its dice
// fall and after it.

import '../style/scene.css'
import { useCallback, useEffect, useMemo } from 'preact/hooks'
import type { BoardProps } from '../games/ui.ts'
import type { AnyAction } from '../play/deciding/picker.ts'
import { leaveBattle, lie, sceneSize, timesOf } from '../play/following/battle.ts'
import { hurry } from '../play/following/hurry.ts'
import type { Play } from '../play/play.ts'
import { viewerOf } from '../play/telling/view.ts'
import { botOf } from '../play/why/explaining.ts'
import { noMotion, speed } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Bar } from './dock/bar-frame.tsx'
import { showWhy } from './running.ts'

/** A key that is held for longer than this lifts the scene only while it is held. */
const HELD_MS = 350

/** Space ends the motion of a battle among others; B, held, lets the board be seen while it is. */
function listen(play: Play): () => void {
  let down: { readonly at: number; readonly lifted: boolean } | undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat) return
    if (event.code === 'KeyB') down = { at: performance.now(), lifted: play.lifted.peek() }
    const strangers = play.battle.peek()?.mine === false && document.activeElement === document.body
    if (event.code !== 'Space' || !strangers) return
    event.preventDefault()
    hurry(play)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.code !== 'KeyB' || down === undefined) return
    if (performance.now() - down.at > HELD_MS) play.lifted.value = down.lifted
    down = undefined
  }
  addEventListener('keydown', onKeyDown, true)
  addEventListener('keyup', onKeyUp)
  return () => {
    removeEventListener('keydown', onKeyDown, true)
    removeEventListener('keyup', onKeyUp)
  }
}

export function SceneStage({ play, props }: { play: Play; props: BoardProps<unknown, AnyAction> }) {
  const Scene = play.ui.battle?.Scene
  const battle = play.battle.value
  const size = sceneSize(play)
  const viewer = viewerOf(play)
  const from = battle?.from
  const { game } = play.pkg
  const before = useMemo(
    () => (from === undefined ? undefined : game.view(play.table.stateAt(from), viewer)),
    [from, viewer, play],
  )
  const onLie = useCallback(() => lie(play), [play])
  const shown = size !== 'none'
  useEffect(() => (shown ? listen(play) : undefined), [play, shown])
  const onTold = useCallback(
    (sentence: string) => {
      play.outcome.value = sentence
    },
    [play],
  )
  if (Scene === undefined || size === 'none') return null
  const words = t.value.table
  const lifted = play.lifted.value && size === 'whole'
  const entries = play.table.entries.length
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap anywhere ends the motion
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space and the dock do as well
    <div
      class={`scene scene-${size}${lifted ? ' lifted' : ''}${play.tumbling.value ? ' tumbling' : ''}`}
      data-from={battle?.from}
      data-scene={battle === undefined ? 'plan' : battle.to === undefined ? 'on' : 'over'}
      onClick={() => hurry(play)}
    >
      {lifted ? null : (
        <Scene
          {...props}
          before={before ?? props.state}
          steps={from === undefined ? [] : play.table.log.slice(from, battle?.to ?? entries)}
          over={battle?.to !== undefined}
          tumbling={play.tumbling.value}
          roll={battle === undefined ? 0 : timesOf(play, battle).roll}
          onLie={onLie}
          still={noMotion() || speed.value === 'instant'}
          size={size}
          onTold={onTold}
        />
      )}
      {size === 'small' ? null : (
        <button
          type="button"
          class="button scene-lift"
          data-key="scene-lift"
          aria-pressed={lifted}
          title={`${words.seeBoard} (B)`}
          onClick={(event) => {
            event.stopPropagation()
            play.lifted.value = !play.lifted.value
          }}
        >
          {lifted ? words.seeBattle : words.seeBoard}
        </button>
      )}
    </div>
  )
}

/** While the dice fall, and once it is over: what came of it, and "Go on". */
export function BattleBar({ play }: { play: Play }) {
  const words = t.value.table
  const falling = play.tumbling.value
  const decided = lastByRule(play)
  return (
    <Bar
      play={play}
      kind="battle"
      say={falling ? words.tumbling : play.outcome.value || words.battleOver}
      plan={
        decided === undefined || falling ? undefined : (
          <button type="button" class="button why-word" data-key="why" onClick={() => showWhy(play, decided)}>
            {words.why}
          </button>
        )
      }
      confirm={
        falling
          ? { text: words.skip, quiet: true, onPress: () => lie(play) }
          : { text: words.play, onPress: () => leaveBattle(play) }
      }
    />
  )
}

/** What a bot decided last in this battle: how its hits fell, or that it was fought at all. */
function lastByRule(play: Play): number | undefined {
  const { from, to } = play.battle.value ?? {}
  if (from === undefined) return undefined
  return play.table.log.slice(from, to).findLast(({ entry }) => botOf(play, entry) !== undefined)?.index
}
