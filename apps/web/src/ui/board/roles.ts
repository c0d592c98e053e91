// Groups of an SVG cannot have the focus by themselves; the linter, which knows HTML only, need not be told everywhere.

/** A drawing with tappable things in it. */
export const GROUP = 'group'
/** A drawing that says nothing that is not said elsewhere. */
export const SILENT = { 'aria-hidden': true } as const
