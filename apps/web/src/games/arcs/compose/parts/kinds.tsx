// What to do: what pays for it, and the kinds of action; also for what comes after an action that lies ready.

import { arcs } from '@understudy/arcs/lean'
import { tokenIn, typeName } from '@understudy/arcs/rules'
import { read, seatOf } from '@understudy/arcs/state'
import { KIND } from '@understudy/arcs/text'
import { type Doing, type Kind, type Pay, RESOURCES } from '@understudy/arcs/vocabulary'
import { equal, type Lang, speak } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { useEffect, useRef } from 'preact/hooks'
import { GameIcon, RESOURCE_SIGN } from '../../draw/glyphs.tsx'
import type { Context } from '../model/context.ts'
import { currentPay, kindsOf, paysOf } from '../model/root-page.ts'
import type { Page, RootPage, Tap } from '../model/tap.ts'
import { isVerb, type Verb, verbsOf } from '../model/verbs.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'
import { type PageProps, tapsOfKind, type Why } from './page-props.ts'

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function doingName(lang: Lang, doing: Doing): string {
  const kind = KIND[doing as Kind]
  return kind === undefined ? speak(arcs.phrases, lang, { say: 'choose.do', with: { doing } }) : upper(kind[lang])
}

/** The wording of a kind, as on its button. */
export function kindName(lang: Lang, { doing, piece }: Extract<Tap, { tap: 'do' }>): string {
  if (doing === 'end') return COMPOSE_WORDS[lang].end
  return piece === undefined ? doingName(lang, doing) : COMPOSE_WORDS[lang].piece(piece)
}

const ENDS: readonly Doing[] = ['end', 'decline', 'keepDice']
/** A token spent for nothing, tokens moved about, a Weapon for battles to come: possible, seldom wanted. */
const SELDOM: readonly Doing[] = ['spend', 'arrange', 'arm']

function KindKeys({
  taps,
  alone = taps.every((tap) => tap.tap !== 'do' || ENDS.includes(tap.doing)),
  chosen,
  lang,
  onTap,
}: {
  readonly taps: readonly Tap[]
  /** The rest of it is being picked. */
  readonly chosen?: Tap | undefined
  /** Nothing but the end is left. */
  readonly alone?: boolean
  readonly lang: Lang
  onTap(tap: Tap): void
}) {
  const kinds = tapsOfKind(taps, 'do')
  const rank = ({ doing }: { doing: Doing }) => (ENDS.includes(doing) ? 2 : SELDOM.includes(doing) ? 1 : 0)
  return (
    <>
      {[...kinds]
        .sort((a, b) => rank(a) - rank(b))
        .map((tap) => (
          <Key
            key={`${tap.doing} ${tap.piece ?? ''}`}
            onTap={() => onTap(tap)}
            main={alone && tap.doing === 'end'}
            quiet={rank(tap) > 0 && !alone}
            {...(chosen === undefined ? {} : { pressed: equal(chosen, tap) })}
            {...(rank(tap) === 2 ? { class: 'arcs-end dock-end' } : {})}
          >
            {kindName(lang, tap)}
          </Key>
        ))}
    </>
  )
}

function PayKeys({
  context,
  pays,
  now,
  lang,
  onTap,
}: {
  readonly context: Context
  readonly pays: readonly Pay[]
  readonly now: Pay | undefined
  readonly lang: Lang
  onTap(tap: Tap): void
}) {
  const w = COMPOSE_WORDS[lang]
  if (pays.every((pay) => pay === 'pip')) return null
  return (
    <Row label={w.pay} shown>
      <PayChips {...{ context, pays, now, lang, onTap }} />
    </Row>
  )
}

/** What it can be paid with: actions, and each token as it is drawn. */
export function PayChips({ context, pays, now, lang, onTap }: Parameters<typeof PayKeys>[0]) {
  const w = COMPOSE_WORDS[lang]
  const { state, decision } = context
  const seat = seatOf(state, decision.seat)
  return (
    <>
      {pays.map((pay) => {
        const pressed = now !== undefined && equal(pay, now)
        const onPay = () => onTap({ tap: 'pay', pay })
        if (pay === 'pip')
          return (
            <Key key="pip" pressed={pressed} onTap={onPay}>
              {w.pips} <b>{read.pipsLeft(state)}</b>
            </Key>
          )
        const type = typeName(tokenIn(state, seat, pay.slot))
        if (!RESOURCES.includes(type)) return null
        return (
          <Key
            key={`${pay.slot} ${pay.as ?? ''}`}
            pressed={pressed}
            onTap={onPay}
            label={pay.as === undefined ? w.payWith(type) : w.payAs(type, pay.as)}
            class="arcs-token"
          >
            <GameIcon d={RESOURCE_SIGN[type]} size={20} class={`res-${type}`} />
            {pay.as === undefined ? null : <GameIcon d={RESOURCE_SIGN[pay.as]} size={14} class={`res-${pay.as}`} />}
          </Key>
        )
      })}
    </>
  )
}

export function RootPart({
  context,
  page,
  taps: all,
  chosen,
  lang,
  onTap,
  onWhy,
}: PageProps<RootPage> & {
  /** It was begun, and is marked; the turn does not end meanwhile. */
  readonly chosen?: Tap | undefined
  onWhy(why: Why, other: readonly Pick[]): void
}) {
  const kinds = kindsOf(context)
  const taps = chosen === undefined ? all : all.filter((tap) => tap.tap !== 'do' || !ENDS.includes(tap.doing))
  const verbs = verbsOf(context, page)
  // Beside a real board one says oneself what pays.
  const possible = (verb: Verb): boolean =>
    context.beside
      ? tapsOfKind(taps, 'do').some(({ doing, piece }) => doing === verb.doing && piece === verb.piece)
      : verbs?.possible(verb) === true
  const alone = kinds.every(({ doing }) => ENDS.includes(doing))
  const keys = (of: readonly Verb[]) => of.map((verb) => verbKey(verb))
  useFirstInSight(page)
  const late = <KindKeys taps={unusual(taps, true)} alone={alone} {...{ chosen, lang, onTap }} />
  return (
    <>
      {/* On screen it is a token of the plan. */}
      {context.beside ? (
        <PayKeys {...{ context, lang, onTap }} pays={paysOf(kinds)} now={currentPay(page, kinds).pay} />
      ) : null}
      <Row label={COMPOSE_WORDS[lang].kinds} class="arcs-kinds">
        {verbs === undefined ? (
          <KindKeys {...{ taps, chosen, lang, onTap }} />
        ) : (
          <>
            {verbs.idle && late}
            {keys(verbs.own)}
            <KindKeys taps={unusual(taps, false)} alone={alone} {...{ chosen, lang, onTap }} />
            {keys(verbs.others)}
            {!verbs.idle && late}
          </>
        )}
      </Row>
    </>
  )

  function verbKey(verb: Verb) {
    const tap = { tap: 'do', ...verb } as const
    const text = kindName(lang, tap)
    const key = `${verb.doing} ${verb.piece ?? ''}`
    if (possible(verb))
      return (
        <Key key={key} {...(chosen === undefined ? {} : { pressed: equal(chosen, tap) })} onTap={() => onTap(tap)}>
          {text}
        </Key>
      )
    const other: Pick[] = [
      { slot: 'do', value: verb.doing },
      ...(verb.piece === undefined ? [] : [{ slot: 'piece', value: verb.piece }]),
    ]
    const why: Why = (inLang) =>
      import('../impossible.ts').then((part) => part.whyImpossible(context, verb, page.pay, inLang))
    return (
      <Key key={key} impossible onTap={() => onWhy(why, other)}>
        {text}
      </Key>
    )
  }
}

/** Another token pays: if nothing of what it buys is in sight, the row goes to the first thing. */
function useFirstInSight({ pay }: RootPage): void {
  const before = useRef(pay)
  useEffect(() => {
    const same = before.current === pay
    before.current = pay
    if (same) return
    const keys = [...document.querySelectorAll('section.bar .arcs-kinds > .arcs-key:not(.impossible, .dock-end)')]
    const shown = (key: Element) => {
      const [box, row] = [key.getBoundingClientRect(), key.closest('.dock-choices')?.getBoundingClientRect()]
      return row !== undefined && box.left >= row.left && box.right <= row.right
    }
    if (!keys.some(shown)) keys[0]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pay])
}

/** What cards allow; what is seldom wanted, and the end, come after everything else. */
const unusual = (taps: readonly Tap[], late: boolean): Tap[] =>
  tapsOfKind(taps, 'do').filter(
    ({ doing }) => !isVerb(doing) && (ENDS.includes(doing) || SELDOM.includes(doing)) === late,
  )

/** The kinds of action that can follow: a tap there says yes to this one too. */
export function Coming({ context, taps, lang, onTap }: PageProps<Page>) {
  const w = COMPOSE_WORDS[lang]
  const pays = tapsOfKind(taps, 'pay').map(({ pay }) => pay)
  if (tapsOfKind(taps, 'do').length === 0) return null
  return (
    <>
      <Row label={w.next} shown class="arcs-kinds">
        <KindKeys {...{ taps, lang, onTap }} />
      </Row>
      <PayKeys {...{ context, pays, lang, onTap }} now={undefined} />
    </>
  )
}
