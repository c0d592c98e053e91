// A sentence in the line of the plan. What does not fit ends in "…" and has dots below it; a tap on it, or Enter, tells the whole
// of it in the reader.

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../text/index.ts'

/** `text` is the whole; `gist` stands in the line instead. */
export function PlanWords({
  text,
  gist = text,
  hint,
  children,
}: {
  text: string
  gist?: string | undefined
  hint?: boolean
  children?: ComponentChildren
}) {
  const line = useRef<HTMLParagraphElement>(null)
  const [cut, setCut] = useState(false)
  const [open, setOpen] = useState('')
  useLayoutEffect(() => {
    const element = line.current
    setCut(gist !== text || (element !== null && element.scrollHeight > element.clientHeight + 1))
  }, [text, gist])
  const more = cut
    ? {
        role: 'button' as const,
        tabIndex: 0,
        title: text,
        'aria-label': text,
        'aria-expanded': open === text,
        onClick: () => setOpen(open === text ? '' : text),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          setOpen(open === text ? '' : text)
        },
      }
    : {}
  return (
    <>
      <p ref={line} class={hint === true ? 'plan-words hint' : 'plan-words'} {...more}>
        {children ?? gist}
      </p>
      {cut && open === text ? (
        <aside class="inspect plan-whole" data-region="reader" aria-label={t.value.table.preview}>
          <p>{text}</p>
        </aside>
      ) : null}
    </>
  )
}

/** Why something is impossible or refused, or what would be left undone (`heard`): it stands in place of the plan. */
export const Refusal = ({ text, heard, children }: { text: string; heard?: true; children?: ComponentChildren }) => (
  <div class="bar-refusal" {...(heard === true ? { 'data-heard': '' } : { role: 'alert' as const })}>
    <PlanWords text={text} />
    {children}
  </div>
)
