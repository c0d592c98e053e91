// The five ambitions: what they are worth, who is first, and by how much.

import { signal } from '@preact/signals'
import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { ambitionName } from '@understudy/arcs/text'
import { AMBITIONS } from '@understudy/arcs/vocabulary'
import { speak } from '@understudy/procedure'
import { useMemo } from 'preact/hooks'
import { memo, useKept } from '../../../ui/memo.ts'
import type { BoardProps } from '../../ui.ts'
import { actOf } from '../act.ts'
import { glowing } from '../board/glow.ts'
import { type ArcsChoice, tapsOf } from '../board/taps.ts'
import { AMBITION_SIGN, GameIcon } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'
import { type AmbitionLook, ambitionLook, freeMarkers, type Marker } from './standings.ts'

/** While a scoring is told: the position that was scored, not what came after it. */
export const scoredAt = signal<State | undefined>(undefined)

export function Ambitions(props: BoardProps<State, Action>) {
  const state = scoredAt.value ?? props.state
  const { viewer, lang, choices, events, glow, onPick, onInspect } = props
  const w = words(lang)
  const Reach = actOf(state)?.Reach
  const taps = useMemo(() => tapsOf(choices), [choices])
  const glows = useMemo(() => (choices.length > 0 ? new Set<string>() : glowing(events, glow)), [choices, events, glow])
  const free = freeMarkers(state)
  const looks = useKept(useMemo(() => AMBITIONS.map((ambition) => ambitionLook(state, ambition)), [state]))
  return (
    <div class={`arcs arcs-ambitions${Reach === undefined ? '' : ' in-act'}`}>
      <div class="arcs-free-markers" title={w.freeMarkers(free.length)}>
        <span class="arcs-note">{free.length === 0 ? w.noMarkers : w.freeShort}</span>
        {free.map((marker) => (
          <MarkerChip key={marker.high} marker={marker} />
        ))}
      </div>
      {Reach === undefined ? null : <Reach {...props} />}
      {looks.map((look) => (
        <Row
          key={look.ambition}
          {...{ look, viewer, lang, onPick, onInspect }}
          choice={taps.at.ambition.get(look.ambition)}
          glows={glows.has(look.ambition)}
        />
      ))}
    </div>
  )
}

interface RowProps extends Pick<BoardProps<State, Action>, 'viewer' | 'lang' | 'onPick' | 'onInspect'> {
  readonly look: AmbitionLook
  readonly choice: ArcsChoice | undefined
  readonly glows: boolean
}

const Row = memo(function Row({ look, viewer, choice, glows, lang, onPick, onInspect }: RowProps) {
  const w = words(lang)
  const { ambition } = look
  const said = choice === undefined ? undefined : speak(arcs.phrases, lang, choice.text)
  return (
    <button
      type="button"
      class={`arcs-ambition${look.markers.length > 0 ? ' declared' : ''}${choice === undefined ? '' : ' can'}${glows ? ' glows' : ''}`}
      title={ambitionName(lang, ambition)}
      {...(said === undefined ? {} : { 'aria-description': said })}
      onClick={() => (choice === undefined ? onInspect({ ambition }) : onPick(choice))}
    >
      <GameIcon d={AMBITION_SIGN[ambition]} size={20} />
      <span class="name">{ambitionName(lang, ambition)}</span>
      {look.markers.length > 0 && (
        <span class="markers">
          {look.markers.map((marker) => (
            <MarkerChip key={marker.high} marker={marker} />
          ))}
        </span>
      )}
      {look.markers.length > 1 && (
        <span class="markers sum" aria-hidden="true">
          <MarkerChip marker={{ ...look, flipped: look.markers.every(({ flipped }) => flipped) }} />
        </span>
      )}
      <Standings {...{ look, viewer }} empty={w.nobodyYet} silent={w.silentShort} />
    </button>
  )
})

export function MarkerChip({ marker }: { readonly marker: Marker }) {
  return (
    <span class={`arcs-marker${marker.flipped ? ' flipped' : ''}`}>
      {marker.high}
      <i>/{marker.low}</i>
    </span>
  )
}

function Standings({
  look,
  viewer,
  empty,
  silent,
}: {
  readonly look: AmbitionLook
  readonly viewer: string
  readonly empty: string
  readonly silent: string
}) {
  // On a phone one's own number is there even if it is nothing.
  const some = look.standings.filter(({ count, colour }) => count > 0 || colour === viewer)
  if (some.every(({ count }) => count === 0) && look.silent === 0) return <span class="standings none">{empty}</span>
  return (
    <span class="standings">
      {some.map(({ colour, count, place }) => (
        <span
          key={colour}
          class={`place-${place} seat-${colour}${colour === viewer ? ' own' : ''}${count === 0 ? ' zero' : ''}`}
        >
          <SeatMark colour={colour} size={14} />
          <span class="count">{count}</span>
        </span>
      ))}
      {look.silent > 0 && (
        <span class="silent" title={silent}>
          <span class="arcs-unseen">{silent} </span>◦{look.silent}
        </span>
      )}
    </span>
  )
}
