// A die that a bot rolls on the real table: the coloured ones of the game show signs, d6 their numbers.

import type { Lang } from '@understudy/procedure'
import { COLOURS, type Colour, type Face } from '@understudy/rome/vocabulary'
import { Die } from '../cards/dice.tsx'

const isColour = (die: string): die is Colour => (COLOURS as readonly string[]).includes(die)

export function PrintedFace({ die, face, lang }: { die: string; face: string; lang: Lang }) {
  return isColour(die) ? <Die colour={die} face={face as Face} lang={lang} size={26} /> : <span>{face}</span>
}
