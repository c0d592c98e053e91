// Where a person enters what they do, on screen or beside a real board. The pages are drawn here; what a tap does is
// decided in model/.

import './compose.css'
import './grids.css'
import './dice.css'
import './compose-phone.css'
import type { Action, State } from '@understudy/arcs'
import { equal, LANGS, type Lang } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { PlanWords, Refusal } from '../../../table/dock/plan-words.tsx'
import { later } from '../../../ui/later.tsx'
import { lowest, onPhone } from '../../../ui/narrow.ts'
import type { ComposerProps } from '../../ui.ts'
import { actOf } from '../act.ts'
import { staged } from '../battle/staged.ts'
import { pointed } from '../board/ghosting.ts'
import { bridge, bridgeFor } from './bridge.tsx'
import { briefOf } from './brief.ts'
import { hintOf } from './hint-of.ts'
import { asksSeizing } from './model/card-page.ts'
import type { Context } from './model/context.ts'
import { openedPage } from './model/opened.ts'
import { rootPage, rootTaps } from './model/root-page.ts'
import { aheadTaps, back, bringHits, ownTaps, press, readyAction, startPage } from './model/sheet.ts'
import type { Page, RootPage, Tap } from './model/tap.ts'
import { begun, keepsVerbs } from './model/verbs.ts'
import { Key } from './parts/buttons.tsx'
import { CardPart } from './parts/card-part.tsx'
import type { PageProps, Why } from './parts/page-props.ts'
import { gistOf, planOf } from './plan-of.ts'
import { queueFor, takeQueued } from './queue.ts'
import { bringWeighing, weighing } from './weighing.ts'
import { COMPOSE_WORDS } from './words.ts'

// What opens beside a tap comes once the table stands.
const Nothing = () => null
const popovers = () => import('./parts/popovers.tsx')
const PayToken = later(() => popovers().then((part) => part.PayToken), Nothing)
const turn = () => import('./parts/turn-parts.ts')
const BattlePart = later(() => turn().then((part) => part.BattlePart), Nothing)
const Coming = later(() => turn().then((part) => part.Coming), Nothing)
const Places = later(() => turn().then((part) => part.Places), Nothing)
const MovePart = later(() => turn().then((part) => part.MovePart), Nothing)
const PickPart = later(() => turn().then((part) => part.PickPart), Nothing)
const PlanTokens = later(() => turn().then((part) => part.PlanTokens), Nothing)
const TurnPlan = later(() => turn().then((part) => part.TurnPlan), Nothing)
const RootPart = later(() => turn().then((part) => part.RootPart), Nothing)
const fallen = () => import('./parts/fallen-parts.tsx')
const HitsPart = later(() => fallen().then((part) => part.HitsPart), Nothing)
const RollPart = later(() => fallen().then((part) => part.RollPart), Nothing)
const holds = () => import('./parts/hold-parts.tsx')
const ArrangePart = later(() => holds().then((part) => part.ArrangePart), Nothing)
const CardsPart = later(() => holds().then((part) => part.CardsPart), Nothing)
const Steppers = later(() => import('./parts/steppers.tsx').then((part) => part.Steppers), Nothing)
const SystemVerbs = later(() => popovers().then((part) => part.SystemVerbs), Nothing)

export function Composer(props: ComposerProps<State, Action>) {
  const act = actOf(props.state)
  if (act?.composes(props.decision) === true) return <act.Composer {...props} />
  return HITS.includes(props.decision.kind) ? <HitsSheet {...props} /> : <Sheet {...props} />
}

const HITS: readonly string[] = ['hits', 'railgun']
const HitsSheet = later(async () => {
  bringHits(await import('./model/hits-page.ts'))
  return Sheet
}, Nothing)

function Sheet(props: ComposerProps<State, Action>) {
  const { state, decision, beside, lang, chance, amends, onAct, onPreview } = props
  const amending = amends !== undefined
  const context = useMemo<Context>(
    // What dice showed is a step of its own, and is put right on its own.
    () => ({ state, decision, beside, tableDice: chance?.battleDice === 'table' && !amending }),
    [state, decision, beside, chance, amending],
  )
  const [page, setPage] = useState<Page>(() =>
    amends === undefined ? startPage(context) : openedPage(context, amends),
  )
  // Why something that was tapped is impossible now.
  const [asked, setAsked] = useState<{ readonly page: Page; readonly why: Why; readonly other?: readonly Pick[] }>()
  const [why, setWhy] = useState<{ readonly page: Page; readonly lang: Lang; readonly text: string }>()
  const askWhy = (told: Why, other?: readonly Pick[]) =>
    setAsked({ page, why: told, ...(other === undefined ? {} : { other }) })
  // In another language it is asked anew.
  useEffect(() => {
    if (asked === undefined) return
    let left = false
    void asked.why(lang).then((text) => {
      if (left) return
      // A real table may have done it all the same.
      if (beside && asked.other !== undefined) props.onWhy(inEvery(text), asked.other)
      else setWhy({ page: asked.page, lang, text })
    })
    return () => {
      left = true
    }
  }, [asked, lang])
  const tap = (what: Tap, on: Page = page) => {
    setAsked(undefined)
    setWhy(undefined)
    if (beside) props.onWhy(undefined)
    // A deed from the list waits no longer.
    if (props.proposed !== undefined) onPreview(undefined)
    const pressed = press(context, on, what)
    if (pressed === undefined) return
    if ('page' in pressed) {
      // A plan of one piece and one place is taken with the tap that completes it, if the person wants it so, and it is not grave.
      const plain = (pressed.page.at === 'move' || pressed.page.at === 'pick') && what.tap !== 'count'
      const done = props.atOnce === true && plain && !beside ? readyAction(context, pressed.page) : undefined
      if (done === undefined || weighing.peek()?.isPlain(state, decision.seat, done) !== true) setPage(pressed.page)
      else onAct(done)
    } else if (what.tap === 'done' || beside || amending || !isGrave(state, decision.seat, pressed.act)) {
      queueFor(pressed.after)
      onAct(pressed.act)
    }
  }
  // What a tap on the page before already said.
  useEffect(() => {
    const queued = takeQueued()
    if (queued === undefined) return
    if ('tap' in queued) tap(queued)
    else {
      const [answer, ...rest] = 'answers' in queued ? queued.answers : [queued.answer]
      if (answer === undefined || decision.legal(answer) !== undefined) return
      if (rest.length > 0) queueFor({ answers: rest })
      onAct(answer)
    }
  }, [])
  // Hits that lie there already are weighed at once.
  useEffect(() => {
    const timer = setTimeout(bringWeighing, page.at === 'hits' ? 0 : 600)
    return () => clearTimeout(timer)
  }, [])
  const taps = useMemo(() => ownTaps(context, page), [context, page])
  const coming = useMemo(() => (amending ? [] : aheadTaps(context, page, taps)), [context, page, taps, amending])
  const ready = useMemo(() => readyAction(context, page), [context, page])
  // The verbs as they stood when one of them was begun: they stay while the rest of it is tapped on the table.
  const root = useRef<RootPage>(rootPage)
  if (page.at === 'root') root.current = { at: 'root', pay: page.pay }
  const kept = useMemo(() => !amending && keepsVerbs(context, page), [context, page, amending])
  useEffect(() => {
    bridge.value = bridgeFor(context, page, [...taps, ...coming], beside, tap)
    // An earlier battle that is put right is no scene.
    staged.value = amending ? undefined : { context, page, taps, onTap: tap }
    return () => {
      bridge.value = undefined
      pointed.value = undefined
      staged.value = undefined
    }
  }, [page, taps, coming])
  const shows = page.at === 'move' || page.at === 'pick'
  useEffect(() => {
    onPreview(shows ? ready : undefined)
    return () => onPreview(undefined)
  }, [shows, ready])
  return (
    <div class={`arcs arcs-compose on-${page.at}`}>
      <Head
        {...{ context, page, lang, ready, amending }}
        listed={props.proposed !== undefined}
        why={why?.page === page && why.lang === lang ? why.text : undefined}
        onRead={page.at === 'pick' && !beside && !amending ? props.onInspect : undefined}
        onTap={tap}
        onBack={setPage}
      />
      {page.at === 'root' && page.within !== undefined ? (
        <SystemVerbs {...{ context, page, lang }} onTap={tap} onClose={setPage} />
      ) : null}
      {page.at === 'move' && page.path.length > 0 && !beside && !amending ? (
        <Steppers {...{ context, page, lang }} onTap={tap} />
      ) : null}
      {/* Beside the board the hand becomes a pad of keys. */}
      <div class={beside || page.at === 'cards' ? 'dock-pad' : 'dock-choices'}>
        {page.at === 'root' ? (
          <RootPart {...{ context, page, taps, lang }} onTap={tap} onWhy={askWhy} />
        ) : kept ? (
          <RootPart
            {...{ context, lang }}
            page={root.current}
            taps={rootTaps(context, root.current)}
            chosen={begun(page)}
            onTap={(verb) => tap(verb, root.current)}
            onWhy={askWhy}
          />
        ) : null}
        <Part {...{ context, page, taps, lang }} onTap={tap} onWhy={askWhy} />
        {coming.length === 0 ? null : <Coming {...{ context, page, taps: coming, lang }} onTap={tap} />}
        {[...taps, ...coming].some((each) => each.tap === 'system') ? (
          <Places {...{ context, page, taps: [...taps, ...coming], lang }} onTap={tap} />
        ) : null}
        {props.all}
      </div>
    </div>
  )
}

/** What is grave is taken by Confirm alone, not by a second tap. */
const isGrave = (state: State, seat: string, action: Action): boolean =>
  weighing.peek()?.costsOf(state, seat, action) !== undefined

/** Told in the language in use. */
const inEvery = (text: string) => Object.fromEntries(LANGS.map((each) => [each, text])) as Record<Lang, string>

/** The plan: what lies ready, with Confirm, the way back, or what to tap next. */
function Head({
  context,
  page,
  lang,
  ready,
  amending,
  listed,
  why,
  onRead,
  onTap,
  onBack,
}: {
  readonly context: Context
  readonly page: Page
  readonly lang: ComposerProps<State, Action>['lang']
  readonly ready: Action | undefined
  readonly amending: boolean
  /** A deed from the list waits: it stands in the line of the plan. */
  readonly listed: boolean
  readonly why: string | undefined
  readonly onRead: ComposerProps<State, Action>['onInspect'] | undefined
  onTap(tap: Tap): void
  onBack(page: Page): void
}) {
  const w = COMPOSE_WORDS[lang]
  const before = back(context, page)
  const opened = before !== undefined && !equal(before, page)
  const picked = page.at === 'root' && page.within !== undefined && lowest()
  const tokens = page.at === 'move' || page.at === 'battle' || picked
  // A roll completes itself with its last die; who seizes has not said with which card.
  const seizing = asksSeizing(page) && !context.beside
  const asks = ready !== undefined && page.at !== 'roll' && !seizing
  const dice = page.at === 'battle' && !context.tableDice && page.pool !== undefined ? sumOf(page.pool) : 0
  // Beside a real board it has happened already.
  const weigh = context.beside || amending ? undefined : weighing.value
  const costs = useMemo(
    () => (asks && weigh !== undefined ? weigh.costsOf(context.state, context.decision.seat, ready) : undefined),
    [weigh, context, ready],
  )
  if (listed) return null
  const hint = hintOf(context, page, lang)
  const hits = ready?.do === 'hits' ? weigh?.hitsWords(context.state, context.decision.seat, ready, lang) : undefined
  return (
    <div class="arcs-ready">
      {why === undefined ? null : <Refusal text={why} />}
      <div class={tokens ? 'dock-plan tokens' : 'dock-plan'}>
        {opened ? (
          <button type="button" class="plan-token" data-key="back" aria-label={w.back} onClick={() => onBack(before)}>
            ←
          </button>
        ) : (
          <i class="room-for-back" />
        )}
        {page.at === 'root' && !context.beside && !picked ? <PayToken {...{ context, page, lang, onTap }} /> : null}
        {tokens ? <PlanTokens {...{ context, page, lang, onBack }} /> : null}
        {seizing ? (
          <PlanWords hint text={w.seizeHand} />
        ) : asks && costs !== undefined && weigh !== undefined ? (
          <Planned text={[weigh.costWords(costs, lang), ...(hits === undefined ? [] : [hits])].join('. ')} />
        ) : asks && page.at !== 'arrange' ? (
          context.decision.kind === 'turn' || ready.do === 'raid' ? (
            <TurnPlan {...{ context, page, ready, lang, onRead }} />
          ) : (
            <Ready {...{ context, page, ready, lang }} text={hits ?? (isForced(page, ready) ? w.oneWay : undefined)} />
          )
        ) : picked ? null : (
          // Another hint is another sentence: none moves to where the next one stands.
          <PlanWords key={hint} hint text={hint} />
        )}
      </div>
      {asks ? (
        <Key
          main
          class={costs === undefined ? 'dock-confirm' : 'dock-confirm grave'}
          onTap={() => onTap({ tap: 'done' })}
        >
          {costs !== undefined
            ? weigh?.pressWords(costs, lang)
            : page.at === 'cards'
              ? w.done
              : dice > 0
                ? w.rollDice(dice)
                : w.ok}
        </Key>
      ) : null}
      {costs === undefined || weigh === undefined ? null : <weigh.Weighed {...{ costs, lang }} />}
    </div>
  )
}

/** What lies ready; `text`: told otherwise. */
function Ready({
  context,
  page,
  ready,
  lang,
  text,
}: {
  readonly context: Context
  readonly page: Page
  readonly ready: Action
  readonly lang: Lang
  readonly text: string | undefined
}) {
  if (text !== undefined) return <Planned text={text} />
  const plan = planOf(context, page, ready, lang)
  return <PlanWords text={plan} gist={onPhone.value ? gistOf(context, page, ready, plan, lang) : plan} />
}

const Planned = ({ text }: { readonly text: string }) => (
  <PlanWords text={text} gist={onPhone.value ? briefOf(text) : text} />
)

/** Hits that can fall in one way only are no part of the action, though they are seen to fall. */
const isForced = (page: Page, ready: Action): boolean =>
  page.at === 'hits' &&
  ready.do === 'hits' &&
  [ready.own, ready.ships, ready.buildings].every((each) => each === undefined)

const sumOf = (pool: Readonly<Record<string, number>>): number => Object.values(pool).reduce((sum, n) => sum + n, 0)

function Part({
  page,
  onWhy,
  ...rest
}: Omit<PageProps<Page>, 'page'> & { readonly page: Page; onWhy(why: Why, other?: readonly Pick[]): void }) {
  switch (page.at) {
    case 'card':
      return <CardPart {...rest} page={page} onWhy={onWhy} />
    case 'root':
      return null
    case 'pick':
      return <PickPart {...rest} page={page} />
    case 'move':
      return <MovePart {...rest} page={page} />
    case 'battle':
      return <BattlePart {...rest} page={page} />
    case 'hits':
      return <HitsPart {...rest} page={page} />
    case 'roll':
      return <RollPart {...rest} page={page} />
    case 'cards':
      return <CardsPart {...rest} page={page} />
    case 'arrange':
      return <ArrangePart {...rest} page={page} />
  }
}
