// A line of the legend: a sign of the table as it is drawn there.

import type { LegendSign } from '../../ui.ts'
import { GameIcon } from '../draw/glyphs.tsx'

export const iconSign = (id: string, d: string, text: string): LegendSign => ({
  id,
  drawing: <GameIcon d={d} size={22} />,
  text,
})
