// Enter and Space pick; with a plan ready they are Confirm. What was picked last still has the focus then: pressed once more it
// would be picked again, or told about. On anything else they pick that.

/** Where things are picked: the table, and the choices of the dock. What is counted up by pressing it again stays so. */
const PICKED = `:is(${['board', 'hand', 'market', 'seats'].map((each) => `[data-region="${each}"]`)}) :is([data-key], button)`
const CHIPS = 'section.bar :is(.dock-choices, .bar-row) button'
const NEVER = '[data-again], .zooms *, .hand-words *, .dock-confirm, .dock-end, [aria-expanded]'

/** Begins to listen; answers how to stop. */
export function confirming(): () => void {
  let last: string | Element | undefined
  const note = (thing: Element | null) => {
    if (thing !== null) last = nameOf(thing)
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element) note(thingOf(target))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
    const thing = thingOf(document.activeElement)
    if (thing === null) return
    const again = nameOf(thing) === last
    note(thing)
    // While bots play, Space is Pause wherever one looks.
    const run = event.key === ' ' && document.querySelector('section.bar-run') !== null
    const ready = [
      ...document.querySelectorAll<HTMLButtonElement>(
        `section.bar-${run ? 'run' : 'person'} button.dock-confirm:not(:disabled)`,
      ),
    ].at(-1)
    if (!(again || run) || ready === undefined || ready.closest('.asked') !== null) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) ready.click()
  }
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKey, true)
  }
}

function thingOf(target: Element | null): Element | null {
  const thing = target?.closest(`${PICKED}, ${CHIPS}`) ?? null
  return thing?.matches(NEVER) === true ? null : thing
}

/** What is drawn anew is the same thing by its key. */
const nameOf = (thing: Element): string | Element => thing.getAttribute('data-key') ?? thing
