import { useLayoutEffect, useRef } from 'preact/hooks'
import { moveTime, tick } from './board/motion.ts'

/** A number that ticks once when it has changed. */
export function Ticking({ value, instant, class: name }: { readonly value: number; instant: boolean; class?: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const before = useRef(value)
  useLayoutEffect(() => {
    if (before.current === value) return
    before.current = value
    const ms = moveTime(instant)
    if (ms >= 10 && place.current !== null) tick(place.current, ms)
  }, [value, instant])
  return (
    <span ref={place} class={`ticking${name === undefined ? '' : ` ${name}`}`}>
      {value}
    </span>
  )
}
