// What draws the wake comes with the first one.

import { usePart } from '../part.ts'

export const useWakeMarks = (wanted: boolean) => usePart(wanted, () => import('./wake-marks.tsx'))?.WakeMarks
