// Eight short sounds, made by the page. They are off unless somebody wants them, and never the only sign of anything.

import { effect } from '@preact/signals'
import type { GameEvent } from '@understudy/table'
import type { Play } from '../play/play.ts'
import type { Volume } from '../store/settings.ts'

export const SOUNDS = ['take', 'put', 'dice', 'hit', 'coin', 'card', 'turn', 'end'] as const
export type Sound = (typeof SOUNDS)[number]

/** Tones one after another: how high, from when, for how long (ms); a rough one for what rattles or breaks. */
const TONES: Readonly<Record<Sound, readonly (readonly [hz: number, from: number, ms: number, rough?: true])[]>> = {
  take: [[520, 0, 50]],
  put: [[340, 0, 60]],
  dice: [
    [900, 0, 30, true],
    [700, 60, 30, true],
    [800, 130, 40, true],
  ],
  hit: [[130, 0, 120, true]],
  coin: [
    [1250, 0, 50],
    [1660, 60, 90],
  ],
  card: [[620, 0, 35, true]],
  turn: [
    [660, 0, 90],
    [880, 110, 160],
  ],
  end: [
    [520, 0, 140],
    [660, 150, 140],
    [780, 300, 320],
  ],
}

const KINDS: readonly (readonly [Sound, RegExp])[] = [
  ['dice', /roll|dice|throw|thrown/i],
  ['hit', /hit|damage|destroy|attack|battle|lost|kill|died?\b|ransack|raid/i],
  ['coin', /gold|tax|coin|income|buy|bought|resource|gain|score/i],
  ['card', /card|draw|play|secure|discard|flip/i],
  ['put', /move|march|build|built|place|influence|repair|land|sail/i],
]

/** What a step sounds like: one sound, that of the most telling of its events. */
export function soundOf(events: readonly Pick<GameEvent, 'say'>[]): Sound | undefined {
  if (events.length === 0) return undefined
  return KINDS.find(([, telling]) => events.some(({ say }) => telling.test(say)))?.[0] ?? 'take'
}

const LOUD: Readonly<Record<Volume, number>> = { soft: 0.05, medium: 0.12, loud: 0.3 }
let air: AudioContext | undefined

export function make(sound: Sound, volume: Volume): void {
  try {
    air ??= new AudioContext()
    const loud = LOUD[volume]
    for (const [hz, from, ms, rough] of TONES[sound]) {
      const begin = air.currentTime + from / 1000
      const tone = air.createOscillator()
      const gain = air.createGain()
      tone.type = rough === true ? 'square' : 'sine'
      tone.frequency.setValueAtTime(hz, begin)
      if (rough === true) tone.frequency.exponentialRampToValueAtTime(hz / 2, begin + ms / 1000)
      gain.gain.setValueAtTime(rough === true ? loud / 3 : loud, begin)
      gain.gain.exponentialRampToValueAtTime(0.0001, begin + ms / 1000)
      tone.connect(gain).connect(air.destination)
      tone.start(begin)
      tone.stop(begin + ms / 1000 + 0.02)
    }
  } catch {
    // A browser without sound plays in silence.
  }
}

/** Until the answer is called: every new step, one's turn and the end are heard, unless it is silent; one's turn may be felt. */
export function listen(
  play: Pick<Play, 'next'> & { readonly table: Pick<Play['table'], 'log'> },
  volume: () => Volume | undefined,
  trembles: () => boolean,
): () => void {
  const sounds = (sound: Sound | undefined) => {
    const loud = volume()
    if (sound !== undefined && loud !== undefined) make(sound, loud)
  }
  let heard = play.table.log.length
  let was = play.next.peek()?.kind
  return effect(() => {
    const { log } = play.table
    const kind = play.next.value?.kind
    // What was taken back makes no sound.
    const fresh = log.slice(heard)
    heard = log.length
    if (kind === 'over' && was !== 'over' && was !== undefined) sounds('end')
    else if (kind === 'person' && (was === 'bot' || was === 'auto')) {
      sounds('turn')
      if (trembles()) navigator.vibrate?.(40)
    } else sounds(soundOf(fresh.flatMap(({ events }) => events)))
    was = kind
  })
}
