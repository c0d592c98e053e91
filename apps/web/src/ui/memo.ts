// Drawing only what has changed.

import { type Component, type ComponentType, h } from 'preact'
import { useRef } from 'preact/hooks'

/** A part that is drawn again only when one of its properties is another one; those named do not count. */
export function memo<Props extends object>(
  Part: ComponentType<Props>,
  except: readonly (keyof Props)[] = [],
): ComponentType<Props> {
  return function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => !same(this.props, next, except)
    return h(Part, props)
  }
}

/** Asked of every part in every step: nothing is put together for it. */
function same<Props extends object>(before: Props, now: Readonly<Props>, except: readonly (keyof Props)[]): boolean {
  let more = 0
  for (const key in now) {
    more++
    if (key === 'children' && now[key] === undefined) continue
    if (before[key] !== now[key] && !except.includes(key)) return false
  }
  for (const _ in before) more--
  return more <= 0
}

/** The same list as long as it says the same, and in a new one the same elements. */
export function useKept<T>(now: readonly T[]): readonly T[] {
  const last = useRef<readonly T[]>(now)
  const before = last.current
  if (before === now) return now
  const kept = now.map((each, at) => (alike(before[at], each) ? (before[at] as T) : each))
  if (before.length !== now.length || kept.some((each, at) => each !== before[at])) last.current = kept
  return last.current
}

/** The same value as long as it says the same. */
export function useAlike<T>(now: T): T {
  const last = useRef(now)
  if (!alike(last.current, now)) last.current = now
  return last.current
}

/** Whether two pieces of plain data say the same. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  let more = 0
  for (const key in a) {
    more++
    if (!alike(a[key as keyof typeof a], b[key as keyof typeof b])) return false
  }
  for (const _ in b) more--
  return more === 0
}
