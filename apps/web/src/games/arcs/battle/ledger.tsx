// What the dice say: before the roll the exact odds, after it five counters, of which those without effect are struck.

import { DICE_SYMBOLS, type Face } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import type { Losses, Thirds } from '../compose/odds/losses.ts'
import { GameIcon } from '../draw/glyphs.tsx'
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
}: {
  readonly losses: Losses
  readonly lang: Lang
  readonly note: string
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
      {line(w.theyLose, losses.theirs)}
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
    </section>
  )
}

const ORDER: readonly (keyof Face)[] = ['self', 'intercept', 'hit', 'building', 'key']

export function Ledger({
  symbols,
  idle,
  lang,
}: {
  readonly symbols: Face
  /** What comes to nothing here. */
  readonly idle: ReadonlySet<keyof Face>
  readonly lang: Lang
}) {
  const w = BATTLE_WORDS[lang]
  return (
    <dl class="fight-ledger">
      {ORDER.map((symbol) => {
        const n = symbols[symbol]
        const struck = n > 0 && idle.has(symbol)
        const drawing = DICE_SYMBOLS.find(({ id }) => id === symbol)?.d ?? ''
        return (
          <div key={symbol} class={struck ? 'struck' : n === 0 ? 'none' : ''}>
            <dt>
              <GameIcon d={drawing} size={22} />
              <span>{w.symbols[symbol]}</span>
            </dt>
            <dd>
              {n}
              {struck ? <small>{w.idle[symbol]}</small> : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
