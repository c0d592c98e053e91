// Dice: what they show, tapped die by die; how many of each, with steps of one; and what to expect of them.

import { faceLetters, facePath } from '@understudy/arcs/data'
import { faceName } from '@understudy/arcs/text'
import { DICE, type DieKind, type Pool } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { GameIcon } from '../../draw/glyphs.tsx'
import type { RolledFaces } from '../model/tap.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'

/** Faces that look alike are one button. */
export const differentFaces = (die: DieKind): number[] =>
  [1, 2, 3, 4, 5, 6].filter(
    (face, _, all) => all.find((each) => faceLetters(die, each) === faceLetters(die, face)) === face,
  )

export function DieFace({
  die,
  face,
  size = 26,
}: {
  readonly die: DieKind
  readonly face: number
  readonly size?: number
}) {
  return (
    <span class={`arcs-die die-${die}`}>
      <GameIcon d={facePath(die, face)} size={size} />
    </span>
  )
}

export function FacePad({
  lang,
  faces,
  open,
  wanted,
  onTap,
}: {
  readonly lang: Lang
  readonly faces: RolledFaces
  readonly open: ReadonlySet<DieKind>
  /** How many dice of a kind are to be told; undefined: as many as there are. */
  readonly wanted?: Pool
  onTap(die: DieKind, face: number): void
}) {
  const w = COMPOSE_WORDS[lang]
  return (
    <div class="arcs-pad">
      {DICE.filter((die) => open.has(die) || faces[die].length > 0 || (wanted?.[die] ?? 0) > 0).map((die) => (
        <div key={die} class="arcs-pad-row">
          <span class="arcs-pad-label">
            {w.die(die)}{' '}
            <b>
              {faces[die].length}
              {wanted === undefined ? '' : ` / ${wanted[die]}`}
            </b>
          </span>
          <Row label={w.die(die)} class="arcs-faces">
            {differentFaces(die).map((face) => {
              const n = faces[die].filter((each) => faceLetters(die, each) === faceLetters(die, face)).length
              const name = faceName(lang, die, face)
              return (
                <Key
                  key={face}
                  class={`arcs-face-key die-${die}`}
                  label={n === 0 ? name : `${name} × ${n}`}
                  onTap={open.has(die) ? () => onTap(die, face) : undefined}
                >
                  <DieFace die={die} face={face} />
                  {n > 0 ? <em>{n}</em> : null}
                </Key>
              )
            })}
          </Row>
        </div>
      ))}
    </div>
  )
}

export function PoolSteps({
  lang,
  pool,
  pools,
  onPool,
}: {
  readonly lang: Lang
  readonly pool: Pool
  readonly pools: readonly Pool[]
  onPool(pool: Pool): void
}) {
  const w = COMPOSE_WORDS[lang]
  const same = (a: Pool, b: Pool) => DICE.every((die) => a[die] === b[die])
  return (
    <Row label={w.dice} class="arcs-pools">
      {DICE.map((die) => {
        // Where a die cannot simply be added, it takes the place of another.
        const to = (n: number): Pool | undefined => {
          const plain = { ...pool, [die]: n }
          if (pools.some((each) => same(each, plain))) return plain
          return DICE.filter((other) => other !== die)
            .map((other) => ({ ...plain, [other]: pool[other] + (pool[die] - n) }))
            .find((each) => pools.some((known) => same(known, each)))
        }
        const less = pool[die] > 0 ? to(pool[die] - 1) : undefined
        const more = to(pool[die] + 1)
        return (
          <span key={die} class={`arcs-die-step die-${die}`}>
            <Key label={w.less(w.die(die))} onTap={less && (() => onPool(less))}>
              −
            </Key>
            <span>
              <b>{pool[die]}</b> <span class="die-word">{w.die(die)}</span>
              <i aria-hidden="true">{w.die(die)[0]}</i>
            </span>
            <Key label={w.more1(w.die(die))} onTap={more && (() => onPool(more))}>
              +
            </Key>
          </span>
        )
      })}
    </Row>
  )
}
