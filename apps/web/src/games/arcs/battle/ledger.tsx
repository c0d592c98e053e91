// What the dice say: before the roll the exact odds, after it five counters, of which those without effect are struck.

import { DICE_SYMBOLS, type Face } from '@understudy/arcs/data'
import type { Lang } from '@understudy/procedure'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Losses, Thirds } from '../compose/odds/losses.ts'
import { GameIcon } from '../draw/glyphs.tsx'
import type { Counter } from './counting.ts'
import { type Die, faceOf } from './fought.ts'
import { BATTLE_WORDS } from './words.ts'

const TEN = Array.from({ length: 10 }, (_, i) => i)

function Squares({ p, label, lang }: { readonly p: number; readonly label: string; readonly lang: Lang }) {
  const full = Math.round(p * 10)
  return (
    <span class="fight-tenths">
      <b>{label}</b>
      <span class="squares" aria-hidden="true">
        {TEN.map((i) => (
          <i key={i} class={i < full ? 'full' : ''} />
        ))}
      </span>
      <em>{BATTLE_WORDS[lang].percent(p)}</em>
    </span>
  )
}

export function OddsLines({
  losses,
  lang,
  note,
  grave,
}: {
  readonly losses: Losses
  readonly lang: Lang
  readonly note: string
  /** What may come of it that cannot be mended. */
  readonly grave: string
}) {
  const w = BATTLE_WORDS[lang]
  const line = (name: string, [none, one, more]: Thirds) => (
    <div class="fight-odds-line">
      <span>{name}</span>
      <Squares p={none} label="0" lang={lang} />
      <Squares p={one} label="1" lang={lang} />
      <Squares p={more} label="2+" lang={lang} />
    </div>
  )
  return (
    <section class="fight-odds arcs-odds" aria-label={w.odds}>
      {line(w.youLose, losses.own)}
      {line(w.theyLose[losses.pieces], losses.theirs)}
      {losses.keys[0] > 0 ? (
        <div class="fight-odds-line">
          <span>{w.keysRow}</span>
          <Squares p={losses.keys[0]} label="1+" lang={lang} />
          <Squares p={losses.keys[1]} label="2+" lang={lang} />
        </div>
      ) : null}
      <p>
        {losses.intercept > 0 && losses.back > 0 ? w.intercept(losses.intercept, losses.back) : w.noIntercept}
        {note === '' ? null : <strong>{note}</strong>}
      </p>
      {grave === '' ? null : <p class="fight-grave">{grave}</p>}
    </section>
  )
}

/** One for each symbol of a die, over the sign of their counter. */
function Flying({ dice, symbol, drawing }: { dice: readonly Lying[]; symbol: keyof Face; drawing: string }) {
  return (
    <i class="fight-flying" aria-hidden="true">
      {dice.flatMap((die) =>
        Array.from({ length: faceOf(die)[symbol] }, (_, i) => (
          <span key={`${die.no} ${i}`} data-from-die={die.no}>
            <GameIcon d={drawing} size={22} />
          </span>
        )),
      )}
    </i>
  )
}

function fly(counters: HTMLElement): void {
  const tray = counters.closest('.arcs-fight')
  const flying = counters.querySelectorAll<HTMLElement>('[data-from-die]')
  const apart = Math.min(APART_MS, (FLIGHT_MS - 160) / Math.max(1, flying.length - 1))
  const ways = [...flying].flatMap((symbol) => {
    const die = tray?.querySelector(`[data-die="${symbol.dataset.fromDie}"]`)?.getBoundingClientRect()
    const own = symbol.getBoundingClientRect()
    if (die === undefined) return []
    return [
      { symbol, x: die.x + (die.width - own.width) / 2 - own.x, y: die.y + (die.height - own.height) / 2 - own.y },
    ]
  })
  const duration = FLIGHT_MS - apart * (ways.length - 1)
  for (const [n, { symbol, x, y }] of ways.entries())
    symbol.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: 'none', opacity: 0 },
      ],
      { duration, delay: n * apart, easing: 'ease-in-out', fill: 'backwards' },
    )
}

const ORDER: readonly (keyof Face)[] = ['self', 'intercept', 'hit', 'building', 'key']

/** The last of them arrives after this. */
const FLIGHT_MS = 250
const APART_MS = 15

type Lying = Die & { readonly no: number }

export function Ledger({
  dice,
  flies,
  counters: told,
  lang,
}: {
  readonly dice: readonly Lying[]
  /** The dice have just settled: symbols travel from them to their counters. */
  readonly flies: boolean
  /** How many there are of each, and how many of them count. */
  readonly counters: Readonly<Record<keyof Face, Counter>>
  readonly lang: Lang
}) {
  const w = BATTLE_WORDS[lang]
  const counters = useRef<HTMLDListElement>(null)
  useLayoutEffect(() => {
    if (flies && counters.current !== null) fly(counters.current)
  }, [flies])
  return (
    <dl ref={counters} class="fight-ledger">
      {ORDER.map((symbol) => {
        const { n, counts, idle, back } = told[symbol]
        const struck = n > 0 && counts === 0
        const drawing = DICE_SYMBOLS.find(({ id }) => id === symbol)?.d ?? ''
        return (
          <div key={symbol} class={struck ? 'struck' : n === 0 ? 'none' : ''}>
            <dt>
              <GameIcon d={drawing} size={22} />
              {flies ? <Flying {...{ dice, symbol, drawing }} /> : null}
              <span>{w.symbols[symbol]}</span>
            </dt>
            <dd>
              {n}
              {n > counts && !struck ? <small class="counts"> ({w.counts(counts)})</small> : null}
              {idle === undefined || n === counts ? null : <small>{w.idle[idle]}</small>}
              {back === undefined ? null : <small>{w.back(back)}</small>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
