// What tells what changed comes with the first change.

import { usePart } from '../../../ui/part.ts'

export const useChanged = (since: unknown) => usePart(since !== undefined, () => import('./changed.tsx'))
