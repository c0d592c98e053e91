// A row of the dock that is longer than its frame goes with the wheel of a mouse, which has no other way sideways.

/** Begins to listen; answers how to stop. */
export function rowWheel(): () => void {
  const onWheel = (event: WheelEvent) => {
    const row = event.target instanceof Element ? event.target.closest('.dock-choices, .bar-row') : null
    if (row === null || event.ctrlKey || row.scrollWidth <= row.clientWidth) return
    if (Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return
    row.scrollLeft += event.deltaY
    event.preventDefault()
  }
  addEventListener('wheel', onWheel, { passive: false })
  return () => removeEventListener('wheel', onWheel)
}
