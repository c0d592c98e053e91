// Where this book tries things out. The caches of the book are kept by position, so what is tried out is only counted.

import { scratch } from '../../../rules/state/scratch.ts'

export const tryOut = scratch()
