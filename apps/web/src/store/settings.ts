// What a person has set for every game: language, colours, speed of bots, movement, names of cards. Kept in this browser only.

import { effect, signal } from '@preact/signals'
import { LANGS, type Lang, langFor } from '@understudy/procedure'

export const SCHEMES = ['auto', 'light', 'dark'] as const
export const SPEEDS = ['step', 'slow', 'normal', 'quick', 'instant'] as const
export const MOTIONS = ['auto', 'full', 'none'] as const
export const NAMES = ['own', 'both'] as const
export type Scheme = (typeof SCHEMES)[number]
export type Speed = (typeof SPEEDS)[number]
export type Motion = (typeof MOTIONS)[number]
/** Names of cards in the language of the page, or also as a box in the other language prints them. */
export type Names = (typeof NAMES)[number]

const KEY = 'understudy.settings'
const kept = read()

export const lang = signal<Lang>(oneOf(LANGS, kept.lang) ?? langFor(navigator.language))
export const scheme = signal<Scheme>(oneOf(SCHEMES, kept.scheme) ?? 'auto')
export const speed = signal<Speed>(oneOf(SPEEDS, kept.speed) ?? 'normal')
export const motion = signal<Motion>(oneOf(MOTIONS, kept.motion) ?? 'auto')
export const names = signal<Names>(oneOf(NAMES, kept.names) ?? 'own')

/** The first tap on a destination does it, where nothing is revealed by that. */
export const atOnce = signal<boolean>(kept.atOnce === true)
/** A turn in which nothing is left to do ends by itself. */
export const endsAlone = signal<boolean>(kept.endsAlone === true)
/** Short sounds, made by the page; never the only sign of anything. */
export const sound = signal<boolean>(kept.sound === true)
/** A phone trembles when it is one's turn, with or without sound. */
export const trembles = signal<boolean>(kept.trembles === true)
export const VOLUMES = ['soft', 'medium', 'loud'] as const
export type Volume = (typeof VOLUMES)[number]
export const volume = signal<Volume>(oneOf(VOLUMES, kept.volume) ?? 'medium')

const stillness = matchMedia('(prefers-reduced-motion: reduce)')
export const noMotion = (): boolean => motion.value === 'none' || (motion.value === 'auto' && stillness.matches)

/** Keeps the page and the browser's store in step with the settings. */
export function applySettings(): void {
  effect(() => {
    const root = document.documentElement
    root.lang = lang.value
    if (scheme.value === 'auto') delete root.dataset.scheme
    else root.dataset.scheme = scheme.value
    if (motion.value === 'auto') delete root.dataset.motion
    else root.dataset.motion = motion.value
    write({
      lang: lang.value,
      scheme: scheme.value,
      speed: speed.value,
      motion: motion.value,
      names: names.value,
      atOnce: atOnce.value,
      endsAlone: endsAlone.value,
      sound: sound.value,
      volume: volume.value,
      trembles: trembles.value,
    })
  })
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((candidate) => candidate === value)
}

// Storage may be forbidden (private windows, strict settings): then settings last as long as the page.
function read(): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function write(settings: Record<string, unknown>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {}
}
