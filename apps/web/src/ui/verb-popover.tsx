// What a piece or a place can do, at the piece: two columns, at most six. What is impossible now says why when it is tapped.

import { useEffect, useRef, useState } from 'preact/hooks'
import { lowest } from './narrow.ts'
import { Popover } from './popover.tsx'
import { boxesOf, MARKED, putClear } from './put-clear.ts'

/** As many as a hand can tell apart. */
const MOST = 6
/** Not in the way of a tap, but better seen: the land around a mark, numbers. */
const SEEN = ':is(.rome-hit.can, .rome-piece, [data-region="seats"], [data-region="score"])'

export interface VerbHere {
  readonly key: string
  readonly text: string
  readonly pressed?: boolean
  /** A tap says why. */
  readonly impossible?: boolean
  onTap(): void
}

interface Props {
  readonly anchor: () => Element | null
  readonly label: string
  readonly verbs: readonly VerbHere[]
}

/** `calm`: something else can be done besides, and keeps the focus; where it would lie on that, the dock alone has the verbs. */
export function VerbPopover({
  anchor,
  label,
  verbs,
  calm = false,
  onClose,
}: Props & { readonly calm?: boolean; onClose(): void }) {
  const put = useRef(false)
  return (
    <Popover
      kind="verbs"
      label={label}
      anchor={anchor}
      calm={calm}
      onClose={onClose}
      place={(element) => {
        // Once: what is tapped stays where it is. Marks are drawn in the next frame.
        if (put.current) return
        put.current = true
        element.style.visibility = 'hidden'
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const isClear = putClear(element, { about: anchor(), legal: boxesOf(MARKED), seen: boxesOf(SEEN) })
            if (calm && !isClear) return onClose()
            element.style.visibility = ''
            if (!calm) element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
          }),
        )
      }}
    >
      {verbs.slice(0, MOST).map(({ key, text, pressed, impossible, onTap }) => (
        <button
          key={key}
          type="button"
          class={`button${impossible === true ? ' impossible' : ''}${pressed === true ? ' pressed' : ''}`}
          title={text}
          {...(impossible === true ? { 'aria-disabled': true } : {})}
          {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
          onClick={onTap}
        >
          {text}
        </button>
      ))}
    </Popover>
  )
}

/**
 * At a piece that was taken up, while what it can reach is tapped as before: closed by whatever is done, opened anew by a tap on
 * the piece. `open`: whether it was touched just now.
 */
export function PieceVerbs({ anchor, label, verbs, open: opens }: Props & { readonly open: boolean }) {
  const [open, setOpen] = useState(opens)
  const close = () => setOpen(false)
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && anchor()?.contains(target) === true) setOpen(true)
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [])
  useEffect(() => {
    if (!open) return
    // The piece is no longer where it was.
    addEventListener('wheel', close, { passive: true })
    return () => removeEventListener('wheel', close)
  }, [open])
  // There it would cover too much of the board: the verbs are in the dock as well.
  if (!open || verbs.length === 0 || lowest()) return null
  const closing = verbs.map((verb): VerbHere => {
    if (verb.impossible === true) return verb
    const onTap = () => {
      close()
      verb.onTap()
    }
    return { ...verb, onTap }
  })
  return <VerbPopover calm {...{ anchor, label }} verbs={closing} onClose={close} />
}
