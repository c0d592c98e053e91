// An army that has set out: regions where it can go are tapped on the map or by name; another army, and this one is done.

import type { Action, State } from '@understudy/rome'
import { onBoard } from '@understudy/rome/rules'
import type { Slot } from '@understudy/rome/vocabulary'
import type { Pick } from '@understudy/table'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { toast } from '../../../../store/toasts.ts'
import { ROMAN } from '../../board/look.ts'
import { pressedIfWas } from '../amends.ts'
import { AtPiece, type VerbChip } from '../at-piece.tsx'
import { type Offer, offerOf, useOffers } from '../bridge.ts'
import { BackButton, type Chip, Chips } from '../chips.tsx'
import { askedFrame, doing, type PageProps, type RomeChoice, told, under } from '../page.ts'
import { Places, placeName } from '../places.tsx'
import { usePlan } from '../plan.tsx'
import { whyImpossible } from '../possible/impossible.ts'
import { haltsAlone } from '../possible/left.ts'
import { COMPOSE_WORDS } from '../words.ts'

const TO_PLACES = ['attack', 'besiege', 'march'] as const
/** Always all of them, in this order. */
const VERBS = ['march', 'attack', 'besiege', 'embark'] as const
type PlaceVerb = (typeof TO_PLACES)[number]

export function ArmyPage(props: PageProps) {
  const { state, lang, decision, onAct } = props
  const w = COMPOSE_WORDS[lang]
  const [region, setRegion] = useState<string>()
  const [path, setPath] = useState<readonly RomeChoice[]>([])
  const [only, setOnly] = useState<PlaceVerb>()
  const frame = askedFrame(state)
  // What was said about something else is no longer asked.
  useEffect(() => () => props.onWhy(undefined), [region, path, only])
  const first = useMemo(() => decision.next([]), [decision])
  const ways = useMemo(() => waysTo(props, first), [decision, first])
  const anew = props.amends === undefined
  const onScreen = anew && !props.beside
  useEffect(() => {
    if (onScreen && haltsAlone(state, first)) onAct({ do: 'halt' })
  }, [decision])
  const others = useMemo(() => (props.amends === undefined ? otherArmies(state) : []), [state])
  const go = (id: string) => {
    const actions = ways.get(id)
    const [first] = [...(actions?.values() ?? [])]
    const wanted = only === undefined ? undefined : actions?.get(only)
    if (wanted !== undefined) onAct(wanted)
    else if (actions?.size === 1 && first !== undefined) onAct(first)
    else setRegion(id)
  }
  // An army that was only looked at is put down again; one that was mustered or has moved is done, which is asked (`press`) or stands above the next ones.
  const switchTo = (slot: Slot) => {
    const taken: Action | undefined = frame?.kind === 'army' ? { do: 'activate', slot: frame.slot as Slot } : undefined
    const to: Action = { do: 'activate', slot }
    if (taken !== undefined && props.onInstead?.(taken, to) === true) return
    onAct({ do: 'halt' }, [to])
    const army = frame?.kind === 'army' ? state.sides[frame.side]?.armies[frame.slot] : undefined
    if (onScreen && frame?.kind === 'army' && army?.moved === true && army.mp > 0)
      toast(w.armyDone(ROMAN[frame.slot] ?? '', army.mp))
  }
  const further = path.length === 0 ? [] : under(props, ...path.map(({ pick }) => pick))
  const pickFurther = (choice: RomeChoice) =>
    choice.action !== undefined && choice.more !== true ? onAct(choice.action) : setPath([...path, choice])
  const offers: Offer[] =
    path.length > 0
      ? further.map((choice) => offerOf(choice, () => pickFurther(choice)))
      : [
          ...[...ways]
            .filter(([, of]) => only === undefined || of.has(only))
            .map(([id, actions]) => mapOffer(id, only === undefined ? [...actions.keys()] : [only], () => go(id))),
          ...others.map((slot) => armyOffer(slot, () => switchTo(slot))),
          ...first.filter(({ pick }) => pick.slot === 'region').map((choice) => offerOf(choice, () => act(choice))),
        ]
  const act = (choice: RomeChoice) => {
    if (choice.action !== undefined) onAct(choice.action)
  }
  const own: Pick[] = frame?.kind === 'army' ? [{ slot: 'army', value: frame.slot }] : []
  useOffers(offers, [
    ...own,
    ...(region === undefined ? path.map(({ pick }) => pick) : [{ slot: 'region', value: region }]),
  ])
  usePlan(
    !onScreen
      ? []
      : region !== undefined
        ? [{ text: placeName(state, region, lang), onBack: () => setRegion(undefined) }]
        : path.map((choice, at) => ({ text: told(props, choice.text), onBack: () => setPath(path.slice(0, at)) })),
  )
  if (region !== undefined) {
    const chips = [...(ways.get(region) ?? [])].map(
      ([way, action]): Chip => ({ key: way, text: w[way], main: way === 'attack', onTap: () => onAct(action) }),
    )
    return (
      <div class="rome-page">
        {onScreen ? null : <BackButton text={w.back} onTap={() => setRegion(undefined)} />}
        <Chips label={w.whatThere(placeName(state, region, lang))} chips={chips} />
      </div>
    )
  }
  if (path.length > 0) {
    return (
      <div class="rome-page">
        {onScreen ? null : <BackButton text={w.back} onTap={() => setPath(path.slice(0, -1))} />}
        <Chips
          label={path.map((choice) => told(props, choice.text)).join(' › ')}
          shown={!onScreen}
          chips={further.map((choice, at) => ({
            key: String(at),
            text: told(props, choice.text),
            onTap: () => pickFurther(choice),
          }))}
        />
      </div>
    )
  }
  const embark = first.find(({ pick }) => pick.slot === 'do' && pick.value === 'embark')
  const verbs = VERBS.map((verb): VerbChip => {
    const possible = verb === 'embark' ? embark !== undefined : [...ways.values()].some((of) => of.has(verb))
    const text = w.verbs[verb]
    if (!possible)
      return {
        key: verb,
        text,
        impossible: true,
        onTap: () => props.onWhy(whyImpossible(state, decision, verb), [doing(verb)]),
      }
    if (verb === 'embark') return { key: verb, text, onTap: () => embark !== undefined && setPath([embark]) }
    return { key: verb, text, pressed: only === verb, onTap: () => setOnly(only === verb ? undefined : verb) }
  })
  const here = first.flatMap((choice, at): VerbChip[] => {
    const { slot, value } = choice.pick
    if (slot === 'region' || isPlaceVerb(slot, value) || (onScreen && value === 'embark')) return []
    const halt = slot === 'do' && value === 'halt'
    const text = halt ? w.halt : told(props, choice.text)
    const onTap = () => (choice.action === undefined ? setPath([choice]) : onAct(choice.action))
    return [{ key: String(at), text, ...(halt ? { press: 'end' } : {}), ...pressedIfWas(props, choice.action), onTap }]
  })
  const back = first.filter(({ pick }) => pick.slot === 'region')
  return (
    <div class="rome-page">
      {onScreen ? <Chips label={w.verbsLabel} shown={false} chips={verbs} /> : null}
      {onScreen && frame?.kind === 'army' ? (
        <AtPiece
          state={state}
          label={w.verbsLabel}
          piece={{ slot: 'army', value: frame.slot }}
          chips={[...verbs, ...here.filter(({ press }) => press === undefined)]}
        />
      ) : null}
      <Places
        state={state}
        lang={lang}
        groups={[
          ...TO_PLACES.filter((way) => only === undefined || way === only).map((way) => ({
            label: w[way],
            places: [...ways].filter(([, of]) => of.has(way)).map(([id]) => ({ id, onTap: () => go(id) })),
          })),
          {
            label: w.muster,
            places: back.map((choice) => ({ id: String(choice.pick.value), onTap: () => act(choice) })),
          },
        ]}
      />
      <Chips label={w.alsoHere} chips={here} />
      {/* Beside a real board places stand under what is done there: what is impossible has none. */}
      {anew && props.beside ? (
        <Chips label={w.verbsLabel} shown={false} chips={verbs.filter(({ impossible }) => impossible === true)} />
      ) : null}
      <Chips
        label={w.nextArmy(frame?.kind === 'army' ? (ROMAN[frame.slot] ?? '') : '')}
        chips={others.map((slot) => ({ key: String(slot), text: ROMAN[slot], onTap: () => switchTo(slot) }))}
      />
    </div>
  )
}

const isPlaceVerb = (slot: string, value: Pick['value']): boolean =>
  slot === 'do' && TO_PLACES.includes(value as PlaceVerb)

/** What can be done in each region that can be reached, in the order of `TO_PLACES`. */
function waysTo(props: PageProps, first: readonly RomeChoice[]): ReadonlyMap<string, ReadonlyMap<PlaceVerb, Action>> {
  const ways = new Map<string, Map<PlaceVerb, Action>>()
  for (const way of TO_PLACES) {
    if (!first.some(({ pick }) => isPlaceVerb(pick.slot, pick.value) && pick.value === way)) continue
    for (const { pick, action } of under(props, doing(way))) {
      if (action === undefined) continue
      const id = String(pick.value)
      ways.set(id, (ways.get(id) ?? new Map<PlaceVerb, Action>()).set(way, action))
    }
  }
  return ways
}

/** Own armies that can still set out after this one. */
function otherArmies(state: State): Slot[] {
  const frame = askedFrame(state)
  const side = frame?.kind === 'army' ? state.sides[frame.side] : undefined
  if (frame?.kind !== 'army' || side === undefined || side.navies.some(({ moved, carried }) => moved > 0 && !carried))
    return []
  return ([0, 1, 2, 3] as const).filter((slot) => {
    const army = side.armies[slot]
    return slot !== frame.slot && army !== undefined && onBoard(army) && !army.activated
  })
}

const mapOffer = (id: string, ways: readonly PlaceVerb[], onTap: () => void): Offer => ({
  pick: { slot: 'region', value: id },
  text: { say: 'pick.do', with: { what: ways[0] ?? 'march' } },
  onTap,
})

const armyOffer = (slot: Slot, onTap: () => void): Offer => ({
  pick: { slot: 'army', value: slot },
  text: { say: 'pick.army', with: { slot: ROMAN[slot] ?? '' } },
  onTap,
})
