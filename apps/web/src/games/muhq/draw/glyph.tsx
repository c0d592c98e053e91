import { SILENT } from '../../../ui/board/roles.ts'
import { GLYPHS } from './glyphs.ts'

const PARTS = new Map<string, readonly { d: string; look: string }[]>()

function partsOf(card: string) {
  const known = PARTS.get(card)
  if (known !== undefined) return known
  const line = Object.hasOwn(GLYPHS, card) ? GLYPHS[card] : undefined
  const parts = line?.split('|').map((part) => {
    const look = part[0] === '*' ? 'solid' : part[0] === '!' ? 'hole' : 'line'
    return { d: look === 'line' ? part : part.slice(1), look }
  })
  if (parts !== undefined) PARTS.set(card, parts)
  return parts
}

/** The first letters of a name: "Sea Wolf" is SW, "Ogre" is Og. */
export function initials(name: string): string {
  const words = name.split(/[\s_-]+/u).filter((word) => word !== '' && !/^the$/iu.test(word))
  const [first, second] = words
  if (first === undefined) return '?'
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]?.toUpperCase()]
  const joined = letters.join('')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

/** The drawing of a card in a box of 24 at the origin; a card without one shows the first letters of its name. */
export function Glyph({ card, name }: { readonly card: string; readonly name: string }) {
  const parts = partsOf(card)
  if (parts === undefined) {
    return (
      <text class="muhq-initials" x={12} y={17} text-anchor="middle" {...SILENT}>
        {initials(name)}
      </text>
    )
  }
  return (
    <g class="muhq-glyph">
      {parts.map(({ d, look }) => (
        <path key={d} d={d} class={look} />
      ))}
    </g>
  )
}

/** A drawing on its own, outside the board. */
export function GlyphIcon({ card, name, size = 24 }: { card: string; name: string; size?: number }) {
  return (
    <svg class="muhq-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <Glyph card={card} name={name} />
    </svg>
  )
}
