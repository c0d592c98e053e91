/** A phone: one thing at a time. The same width stands in the style sheets. */
export const narrow = (): boolean => matchMedia('(max-width: 699px)').matches
