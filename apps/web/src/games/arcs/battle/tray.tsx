// Dice in the tray: cubes with our drawn faces. They tumble, settle from left to right, then lie sorted by what they show.

import { facePath } from '@understudy/arcs/data'
import { dieName, faceName } from '@understudy/arcs/text'
import { DICE, type DieKind, type Pool } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Tap } from '../compose/model/tap.ts'
import { GameIcon } from '../draw/glyphs.tsx'
import type { Die } from './fought.ts'
import type { Lifting } from './lifting.ts'
import { BATTLE_WORDS } from './words.ts'

/** All of them lie after this, however many there are. */
const TUMBLE_MS = 800
const SORT_MS = 150

export function Tray({
  dice,
  lang,
  moves,
  falling,
  lifting,
  onTap,
}: {
  readonly dice: readonly (Die & { readonly no: number })[]
  readonly lang: Lang
  /** Whether anything travels; otherwise it fades in. */
  readonly moves: boolean
  readonly falling: boolean
  /** Some of them may be rolled again. */
  readonly lifting?: Lifting | undefined
  onTap?(tap: Tap): void
}) {
  const tray = useRef<HTMLUListElement>(null)
  const before = useRef(new Map<string, { readonly x: number; readonly y: number }>())
  useLayoutEffect(() => {
    const now = new Map<string, { readonly x: number; readonly y: number }>()
    for (const item of tray.current?.querySelectorAll<HTMLElement>('[data-die]') ?? []) {
      const key = item.dataset.die ?? ''
      // Where it lies, wherever the motion has it just now.
      const at = { x: item.offsetLeft, y: item.offsetTop }
      now.set(key, at)
      const old = before.current.get(key)
      if (!moves || falling || old === undefined || (old.x === at.x && old.y === at.y)) continue
      item.animate([{ transform: `translate(${old.x - at.x}px, ${old.y - at.y}px)` }, { transform: 'none' }], {
        duration: SORT_MS,
        easing: 'ease-out',
      })
    }
    before.current = now
  })
  const step = Math.min(70, (TUMBLE_MS - 420) / Math.max(1, dice.length - 1))
  return (
    <ul ref={tray} class={`fight-tray${dice.length > 12 ? ' many' : ''}${falling ? ' falling' : ''}`}>
      {dice.map(({ die, face, no }) => (
        <li
          key={no}
          data-die={no}
          class={`fight-die die-${die}`}
          style={{ '--tumble': `${420 + no * step}ms` }}
          title={`${dieName(lang, die)}: ${faceName(lang, die, face)}`}
        >
          <Liftable tap={lifting?.tapOf(no)} lifted={lifting?.lifted.has(no) === true} onTap={onTap}>
            <Cube die={die} lang={lang} face={face} />
          </Liftable>
        </li>
      ))}
    </ul>
  )
}

function Liftable({
  tap,
  lifted,
  onTap,
  children,
}: {
  readonly tap: Tap | undefined
  readonly lifted: boolean
  readonly onTap: ((tap: Tap) => void) | undefined
  readonly children: ComponentChildren
}) {
  if (tap === undefined || onTap === undefined) return <>{children}</>
  return (
    <button type="button" data-again="" aria-pressed={lifted} onClick={() => onTap(tap)}>
      {children}
    </button>
  )
}

function Cube({ die, lang, face }: { readonly die: DieKind; readonly lang: Lang; readonly face?: number }) {
  return (
    <>
      {face === undefined ? null : <GameIcon d={facePath(die, face)} size={34} />}
      <em aria-hidden="true">{BATTLE_WORDS[lang].letters[die]}</em>
    </>
  )
}

/** Before the roll: the dice of the pool, each of which can be taken out, and one more of each kind. */
export function PoolTray({
  pool,
  pools,
  lang,
  onTap,
}: {
  readonly pool: Pool
  readonly pools: readonly Pool[]
  readonly lang: Lang
  onTap(tap: Tap): void
}) {
  const w = BATTLE_WORDS[lang]
  const allowed = (next: Pool): boolean => pools.some((each) => DICE.every((die) => each[die] === next[die]))
  return (
    <ul class="fight-tray pool">
      {DICE.map((die) => {
        const less = { ...pool, [die]: pool[die] - 1 }
        const more = { ...pool, [die]: pool[die] + 1 }
        return (
          <>
            {Array.from({ length: pool[die] }, (_, i) => (
              <li key={`${die} ${i}`} class={`fight-die die-${die}`}>
                {allowed(less) ? (
                  <button
                    type="button"
                    data-again=""
                    aria-label={w.takeOut(dieName(lang, die))}
                    onClick={() => onTap({ tap: 'pool', pool: less })}
                  >
                    <Cube die={die} lang={lang} />
                  </button>
                ) : (
                  <Cube die={die} lang={lang} />
                )}
              </li>
            ))}
            {allowed(more) ? (
              <li key={`${die} more`} class={`fight-die more die-${die}`}>
                <button
                  type="button"
                  data-again=""
                  aria-label={w.putIn(dieName(lang, die))}
                  onClick={() => onTap({ tap: 'pool', pool: more })}
                >
                  +<Cube die={die} lang={lang} />
                </button>
              </li>
            ) : null}
          </>
        )
      })}
    </ul>
  )
}
