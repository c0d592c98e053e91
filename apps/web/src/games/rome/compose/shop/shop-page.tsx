// Spending as a shop: prices, what is left in the purse, what was bought so far. Buildings ask where, on the map too. On the screen
// what is tapped is picked, and Confirm buys all of it.

import type { Lang } from '@understudy/procedure'
import type { Action } from '@understudy/rome'
import type { Pick as Picked } from '@understudy/table'
import { useMemo, useState } from 'preact/hooks'
import { ROMAN } from '../../board/look.ts'
import { MarkIcon } from '../../draw/mark.tsx'
import { offerOf, useOffers } from '../bridge.ts'
import { BackButton, Chips } from '../chips.tsx'
import { askedSide, doing, type PageProps, type RomeChoice, told, under } from '../page.ts'
import { Places, wonderAt } from '../places.tsx'
import { usePlan } from '../plan.tsx'
import { placing } from '../tray.ts'
import { COMPOSE_WORDS, DRAW_FIRST } from '../words.ts'
import { boughtIn, keepInto, lastInto, noteBought } from './basket.ts'
import { isBought, pickAlso, pickedIn } from './picked.ts'
import { inPlace, openedIn } from './shelf-places.ts'
import { Shelves } from './shelves.tsx'
import { boughtText, type Good, recruitTargets, shelvesOf, soldOut, whyNoRecruits } from './shop-goods.ts'

interface Asking {
  readonly good: Good
  readonly path: readonly RomeChoice[]
}

/** What is being asked about, and in which question. */
let kept: { readonly of: PageProps['decision']; readonly asking: Asking | undefined } | undefined

function asksWhere({ lang }: Pick<PageProps, 'lang'>, title: string, { path }: Asking): string {
  const last = path.at(-1)
  return last === undefined ? COMPOSE_WORDS[lang].where(title) : `${title}: ${told({ lang }, last.text)} …`
}

const NONE: readonly Action[] = []

export function ShopPage(asked: PageProps) {
  const { lang, onAct, proposed, after = NONE } = asked
  const onScreen = !asked.beside && asked.amends === undefined
  // The shelves as they will be once what was picked is bought.
  const picked = useMemo(
    () => pickedIn(asked, onScreen && proposed !== undefined && isBought(proposed) ? [proposed, ...after] : NONE),
    [asked.decision, proposed, after],
  )
  const props: PageProps = { ...asked, state: picked.state, decision: picked.decision }
  const { state } = props
  const w = COMPOSE_WORDS[lang]
  const no = askedSide(state)
  const side = state.sides[no]
  const turn = `${asked.game} ${state.round} ${no}`
  const [wanted, setInto] = useState(lastInto)
  const targets = side === undefined ? [] : recruitTargets(state, side)
  // An army that has left the map, or takes nobody where it stands, is not chosen any more.
  const barred = new Map(
    targets.flatMap((to) => {
      const why = side === undefined || to === 'pool' ? undefined : whyNoRecruits(props, side, Number(to))
      return why === undefined ? [] : [[to, why] as const]
    }),
  )
  const into = targets.includes(wanted) && !barred.has(wanted) ? wanted : 'pool'
  const [asking, keepAsking] = useState<Asking | undefined>(kept?.of === asked.decision ? kept.asking : undefined)
  const setAsking = (next: Asking | undefined) => {
    // The page comes anew where the tray was: what it asks about comes with it.
    kept = { of: asked.decision, asking: next }
    keepAsking(next)
    const asks = (lang: Lang) => (next === undefined ? '' : asksWhere({ lang }, titleOf(next, lang), next))
    if (onScreen) placing.value = next === undefined ? undefined : { en: asks('en'), ru: asks('ru') }
  }
  const { state: seen, decision } = asked
  const first = asked.amends === undefined ? openedIn(turn, { state: seen, decision }) : asked
  const shelvesIn = (lang: Lang) => {
    const [now, then] = [
      { ...props, lang },
      { ...props, ...first, lang },
    ]
    const before = then.state.sides[no]
    if (side === undefined || before === undefined) return []
    return inPlace(shelvesOf(then, before, into), shelvesOf(now, side, into), (was) => soldOut(now, side, was))
  }
  const shelves = useMemo(() => shelvesIn(lang), [props.decision, into, lang])
  // The language may be another one by now.
  const titleOf = ({ good }: Asking, lang: Lang): string =>
    shelvesIn(lang)
      .flatMap(({ goods }) => goods)
      .find(({ key }) => key === good.key)?.title ?? good.title
  const { gold } = picked
  const buy = (good: Good, action: Action, region?: string) => {
    const all = onScreen ? pickAlso(picked, action) : ([action] as const)
    if (all === undefined) return props.onWhy(DRAW_FIRST)
    if (props.amends === undefined) noteBought(turn, gold, boughtText(props, good, region), good.price)
    const [first, ...rest] = all
    if (asking !== undefined && onScreen) setAsking(undefined)
    onAct(first, rest)
  }
  const start = (good: Good): readonly Picked[] =>
    ['walls', 'market', 'barracks', 'wonder'].includes(good.places ?? '')
      ? [{ slot: 'building', value: good.places ?? '' }]
      : [doing(good.places ?? '')]
  const choices =
    asking === undefined ? [] : under(props, ...start(asking.good), ...asking.path.map(({ pick }) => pick))
  const tap = (choice: RomeChoice) => {
    if (asking === undefined) return
    if (choice.action !== undefined) buy(asking.good, choice.action, regionOf(choice, asking.path))
    else setAsking({ ...asking, path: [...asking.path, choice] })
  }
  useOffers(
    choices.map((choice) => offerOf(choice, () => tap(choice))),
    asking?.path.map(({ pick }) => pick),
  )
  usePlan(
    !onScreen || asking === undefined
      ? []
      : [
          { text: titleOf(asking, lang), onBack: () => setAsking(undefined) },
          ...asking.path.map((choice, at) => ({
            text: told(props, choice.text),
            onBack: () => setAsking({ ...asking, path: asking.path.slice(0, at) }),
          })),
        ],
  )
  if (side === undefined) return null
  if (asking !== undefined) {
    const label = asksWhere(props, titleOf(asking, lang), asking)
    const places = choices.filter(({ pick }) => pick.slot === 'region' || pick.slot === 'to')
    const back = () => setAsking(asking.path.length === 0 ? undefined : { ...asking, path: asking.path.slice(0, -1) })
    return (
      <div class="rome-page">
        {/* While something lies ready, the line of the plan tells that. */}
        {onScreen && picked.all.length === 0 ? null : <BackButton text={w.back} onTap={back} />}
        {places.length > 0 ? (
          <Places
            listed
            labelled={!onScreen}
            state={state}
            bringing={asking.good.places === 'wonder' ? (id) => wonderAt(state, id, lang) : undefined}
            lang={lang}
            groups={[
              { label, places: places.map((choice) => ({ id: String(choice.pick.value), onTap: () => tap(choice) })) },
            ]}
          />
        ) : (
          <Chips
            label={label}
            shown={!onScreen}
            chips={choices.map((choice, at) => ({
              key: String(at),
              text: told(props, choice.text),
              onTap: () => tap(choice),
            }))}
          />
        )}
      </div>
    )
  }
  const bought = boughtIn(turn, gold)
  const spent = bought.reduce((sum, { price }) => sum + price, 0)
  const done = under(props).find(({ pick }) => pick.slot === 'do' && pick.value === 'done')?.action
  return (
    <div class="rome-page rome-shop">
      <div class="rome-purse">
        <p data-heard="">
          <strong>
            <MarkIcon of="coin" /> {w.purse(gold)}
          </strong>
          {spent > 0 ? <span>, {w.spent(spent)}</span> : null}
          {/* Always there: the first purchase moves nothing. */}
          <small>{bought.map(({ text, price }) => `${text} (${price})`).join(', ') || '\u00a0'}</small>
        </p>
        {/* What lies ready is bought or given up first. */}
        {done === undefined || picked.all.length > 0 ? null : (
          <button type="button" class="button main dock-end" onClick={() => onAct(done)}>
            {w.endSpending}
          </button>
        )}
      </div>
      <Shelves
        shelves={shelves}
        lang={lang}
        onWhy={props.onWhy}
        above={(key) =>
          key === 'recruits' && targets.length > 1 ? (
            <Chips
              label={w.recruitsTo}
              class="small"
              chips={targets.map((to) => ({
                key: String(to),
                text: to === 'pool' ? w.pool : ROMAN[Number(to)],
                pressed: to === into,
                ...(barred.has(to) ? { impossible: true, title: barred.get(to)?.[lang] ?? '' } : {}),
                onTap: () => {
                  const why = barred.get(to)
                  if (why !== undefined) return props.onWhy(why)
                  keepInto(to)
                  setInto(to)
                },
              }))}
            />
          ) : null
        }
        tap={(good) => {
          const { action } = good
          if (action !== undefined) return () => buy(good, action)
          return good.places === undefined ? undefined : () => setAsking({ good, path: [] })
        }}
      />
    </div>
  )
}

/** The region that a purchase names, at its end or on the way there. */
const regionOf = (choice: RomeChoice, path: readonly RomeChoice[]): string | undefined => {
  const named = [choice, ...path].find(({ pick }) => pick.slot === 'region')
  return named === undefined ? undefined : String(named.pick.value)
}
