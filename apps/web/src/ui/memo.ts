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

function same<Props extends object>(before: Props, now: Readonly<Props>, except: readonly (keyof Props)[]): boolean {
  const keys = Object.keys(now) as (keyof Props)[]
  const counts = (key: keyof Props) => key !== 'children' || now[key] !== undefined
  return (
    keys.length <= Object.keys(before).length &&
    keys.filter(counts).every((key) => except.includes(key) || before[key] === now[key])
  )
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
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a) as (keyof typeof a)[]
  return keys.length === Object.keys(b).length && keys.every((key) => alike(a[key], b[key]))
}
