// Action cards: tap a card, then what it is aimed at, on the map or by name; or take its gold.

import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { AgentTarget } from '@understudy/rome/vocabulary'
import type { Pick } from '@understudy/table'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { t } from '../../../../text/index.ts'
import { onPhone } from '../../../../ui/narrow.ts'
import { words } from '../../text/words.ts'
import { pressedIfWas, was } from '../amends.ts'
import { AtPiece, type VerbChip } from '../at-piece.tsx'
import { type Offer, offerOf, useOffers } from '../bridge.ts'
import { BackButton, type Chip, Chips } from '../chips.tsx'
import { outOfReach } from '../out-of-reach.ts'
import { askedSide, type PageProps, type RomeChoice, told, under } from '../page.ts'
import { usePlan } from '../plan.tsx'
import { type Errand, errandsOf, whyOutOfReach } from '../possible/errands.ts'
import { whyNoErrand } from '../possible/impossible.ts'
import { cardsLeft } from '../possible/unfinished.ts'
import { effect } from '../tray.ts'
import { COMPOSE_WORDS } from '../words.ts'

interface Aim {
  readonly choice: RomeChoice
  /** By agent: the errand. */
  readonly by: ReadonlyMap<number, Action>
}

export function AgentsPage(props: PageProps) {
  const { state, lang, onAct } = props
  const w = COMPOSE_WORDS[lang]
  const side = state.sides[askedSide(state)]
  const cards = useMemo(() => under(props), [props.decision])
  const single = cards.length === 1 ? cards[0] : undefined
  const before = was(props, 'agent') ?? was(props, 'gold')
  const [card, setCard] = useState<RomeChoice | undefined>(
    () => cards.find(({ pick }) => pick.value === before?.card) ?? single,
  )
  const [agent, setAgent] = useState<number | undefined>(was(props, 'agent')?.agent)
  const further = useMemo(() => (card === undefined ? [] : under(props, card.pick)), [card])
  const aims = useMemo(() => (card === undefined ? [] : aimsOf(props, card, further)), [card, further])
  const onScreen = !props.beside && props.amends === undefined
  // Before its card is chosen an agent shows all that it reaches with any of them.
  const errands = useMemo(
    () =>
      card !== undefined || agent === undefined || !onScreen
        ? []
        : errandsOf(state, cards, agentPick(agent), (...picks) => under(props, ...picks)),
    [card, agent, cards, onScreen],
  )
  const [there, setThere] = useState<string>()
  const errand = errands.find(({ key }) => key === there)
  const vain = card === undefined ? agent !== undefined && onScreen && errands.length === 0 : aims.length === 0
  useEffect(() => {
    // In the line of the plan, where it is in sight at any width.
    if (onScreen && vain) props.onWhy(NO_AIM)
    // What was said about something else is no longer asked.
    return () => props.onWhy(undefined)
  }, [card, agent])
  useEffect(() => {
    const taken = card !== undefined || agent !== undefined
    const ready = (side?.agents ?? []).flatMap(({ region, used }, no) => (region < 0 || used ? [] : [agentPick(no)]))
    outOfReach.value = !taken
      ? undefined
      : (what) => {
          const by = agent === undefined ? ready : [agentPick(agent)]
          return whyOutOfReach(
            state,
            props.decision,
            (card === undefined ? cards : [card]).map(({ pick }) => pick),
            by,
            what,
          )
        }
    return () => {
      outOfReach.value = undefined
    }
  }, [card, agent, props.decision])
  useEffect(() => {
    const does = packOf(state).actions.get(String(card?.pick.value))?.effect
    const told = onScreen && single === undefined && onPhone.value && does !== undefined
    effect.value = told ? { en: words('en').effects[does], ru: words('ru').effects[does] } : undefined
    return () => {
      effect.value = undefined
    }
  }, [card])
  const send = (aim: Aim) => {
    const action = (agent === undefined ? undefined : aim.by.get(agent)) ?? [...aim.by.values()][0]
    if (action !== undefined) onAct(action)
  }
  const reaches = (choice: RomeChoice, no: number): boolean => under(props, choice.pick, agentPick(no)).length > 0
  const tellWhy = (choice: RomeChoice, no: number) => {
    const picks = [choice.pick, agentPick(no)] as const
    props.onWhy(whyNoErrand(state, props.decision, ...picks), picks)
  }
  const take = (choice: RomeChoice) => {
    // A second tap puts it down, also where the plan's line says that it has no aim.
    if (onScreen && choice === card && single === undefined) return setCard(undefined)
    if (agent !== undefined && !reaches(choice, agent)) setAgent(undefined)
    setCard(choice)
    setThere(undefined)
  }
  const hand: Offer[] = cards.map((choice) => offerOf(choice, () => take(choice)))
  // An agent may be touched before its card.
  const own: Offer[] = (onScreen ? (side?.agents ?? []) : []).flatMap(({ region, used }, no): Offer[] =>
    region < 0 || used
      ? []
      : [{ pick: agentPick(no), text: { say: 'pick.agent', with: { n: no + 1 } }, onTap: () => pickAgent(no) }],
  )
  const pickAgent = (no: number) => {
    setThere(undefined)
    setAgent(no)
  }
  const sendTo = ({ key, by }: Errand) => {
    const [only, more] = by
    if (only !== undefined && more === undefined) use(only)
    else setThere(key)
  }
  const use = ({ card, action }: Errand['by'][number]) => (action === undefined ? take(card) : onAct(action))
  const gold = further.find(({ pick }) => pick.slot === 'do' && pick.value === 'gold')
  const inReach = agent === undefined ? aims : aims.filter(({ by }) => by.has(agent))
  useOffers(
    [
      ...inReach.map((aim) => offerOf(aim.choice, () => send(aim))),
      ...errands.map((each) => offerOf(each.choice, () => sendTo(each))),
      ...hand,
      ...own,
    ],
    [
      ...(card === undefined ? [] : [card.pick]),
      ...(agent === undefined || !onScreen ? [] : [agentPick(agent)]),
      ...(errand === undefined ? [] : [errand.choice.pick]),
    ],
  )
  const standing = (no: number) => packOf(state).regions[side?.agents[no]?.region ?? -1]?.name[lang] ?? ''
  usePlan(
    !onScreen
      ? []
      : [
          ...(card === undefined || card === single
            ? []
            : [
                {
                  text: told(props, card.text),
                  onBack: () => {
                    setCard(undefined)
                    setAgent(undefined)
                  },
                },
              ]),
          ...(agent === undefined
            ? []
            : [{ text: w.agentAt(agent + 1, standing(agent)), onBack: () => setAgent(undefined) }]),
          ...(errand === undefined
            ? []
            : [{ text: told(props, errand.choice.text), onBack: () => setThere(undefined) }]),
        ],
  )
  // Cards that are left go for their gold; whoever could still use one is asked.
  const idle = () => cards.some(({ pick }) => under(props, pick).some((choice) => choice.pick.slot === 'agent'))
  const { onEnd } = props
  const end =
    onEnd === undefined || props.proposed !== undefined ? null : (
      <Chips
        key="end"
        label={t.value.table.endTurn}
        shown={false}
        chips={[
          {
            key: 'end',
            text: t.value.table.endTurn,
            press: 'end',
            onTap: () => {
              const [first, ...rest] = forGold(state)
              const left = idle() ? cardsLeft(rest.length + 1, goldOf(props)) : undefined
              if (first !== undefined) onEnd(left, first, rest)
            },
          },
        ]}
      />
    )
  if (errand !== undefined)
    return (
      <div class="rome-page">
        <Chips
          label={w.cardsInHand}
          shown={false}
          chips={errand.by.map(
            (way, at): Chip => ({
              key: String(at),
              text: told(props, way.card.text),
              onTap: () => use(way),
            }),
          )}
        />
        {end}
      </div>
    )
  const actionCard = (choice: RomeChoice) => packOf(state).actions.get(String(choice.pick.value))
  if (card === undefined) {
    return (
      <div key="cards" class="rome-page">
        {agent === undefined || !onScreen ? null : (
          <AtPiece
            key={agent}
            state={state}
            label={w.cardsInHand}
            piece={agentPick(agent)}
            chips={cards.map((choice): VerbChip => {
              const can = reaches(choice, agent)
              return {
                key: String(choice.pick.value),
                text: told(props, choice.text),
                impossible: !can,
                onTap: () => (can ? take(choice) : tellWhy(choice, agent)),
              }
            })}
          />
        )}
        {cards.length > 1 && props.amends === undefined && (
          <Chips
            label={w.cardsInHand}
            shown={false}
            chips={[{ key: 'all', text: w.allGold(goldOf(props)), quiet: true, onTap: () => takeAllGold(props) }]}
          />
        )}
        <Chips
          label={w.cardsInHand}
          chips={cards.map((choice, at): Chip => {
            const of = actionCard(choice)
            const copies = copiesOf(props, String(choice.pick.value))
            return {
              key: String(at),
              text: `${told(props, choice.text)}${copies > 1 ? ` ×${copies}` : ''}`,
              ...(of === undefined ? {} : { sub: words(lang).effects[of.effect] }),
              onTap: () => take(choice),
            }
          })}
          class="tall"
        />
        {end}
      </div>
    )
  }
  const of = actionCard(card)
  const able = new Set(aims.flatMap(({ by }) => [...by.keys()]))
  // Those that cannot keep their places.
  const agents = (side?.agents ?? []).flatMap(({ region }, no) =>
    able.has(no) || (props.amends === undefined && region >= 0) ? [no] : [],
  )
  // Another card's row is another row: nothing of the one before moves to its place.
  return (
    <div key={`card ${card.pick.value}`} class="rome-page">
      <div class="rome-head">
        {single === undefined && !onScreen ? <BackButton text={w.back} onTap={() => setCard(undefined)} /> : null}
        {onScreen && single === undefined ? null : (
          <p>
            <strong>{told(props, card.text)}.</strong>
            {of === undefined ? null : <span class="effect"> {words(lang).effects[of.effect]}</span>}
          </p>
        )}
        {gold?.action === undefined ? null : (
          <button type="button" class="button" onClick={() => onAct(gold.action as Action)}>
            {w.takeGold(of?.gold ?? 0)}
          </button>
        )}
      </div>
      {agents.length > 1 && (
        <Chips
          label={w.withAgent}
          chips={agents.map((no): Chip => {
            const text = w.agentNo(no + 1, standing(no))
            if (!able.has(no)) return { key: String(no), text, impossible: true, onTap: () => tellWhy(card, no) }
            const onTap = () => setAgent(agent === no ? undefined : no)
            return { key: String(no), text, pressed: agent === no, onTap }
          })}
        />
      )}
      {vain && !onScreen ? <p class="rome-note">{w.noAim}</p> : null}
      <Chips
        label={w.aim}
        chips={inReach.map((aim, at) => ({
          key: String(at),
          text: told(props, aim.choice.text),
          ...pressedIfWas(props, aim.by.get(agent ?? -1)),
          onTap: () => send(aim),
        }))}
      />
      {end}
    </div>
  )
}

const NO_AIM = { en: COMPOSE_WORDS.en.noAim, ru: COMPOSE_WORDS.ru.noAim }

const agentPick = (no: number): Pick => ({ slot: 'agent', value: no })

const copiesOf = ({ state }: PageProps, card: string): number =>
  (state.sides[askedSide(state)]?.hand.known ?? []).filter((id) => id === card).length

/** Gold for every card in the hand. */
const goldOf = ({ state }: PageProps): number =>
  (state.sides[askedSide(state)]?.hand.known ?? []).reduce(
    (sum, id) => sum + (packOf(state).actions.get(id)?.gold ?? 0),
    0,
  )

const forGold = (state: State): readonly Action[] =>
  (state.sides[askedSide(state)]?.hand.known ?? []).map((card): Action => ({ do: 'gold', card }))

function takeAllGold({ state, onAct }: PageProps): void {
  const [first, ...rest] = forGold(state)
  if (first !== undefined) onAct(first, rest)
}

/** What the card can be aimed at, with whichever agents reach it. */
function aimsOf(props: PageProps, card: RomeChoice, further: readonly RomeChoice[]): Aim[] {
  const aims = new Map<string, { choice: RomeChoice; by: Map<number, Action> }>()
  for (const agent of further.filter(({ pick }) => pick.slot === 'agent')) {
    for (const choice of under(props, card.pick, agent.pick)) {
      if (choice.action === undefined) continue
      const key = JSON.stringify(choice.pick.value as unknown as AgentTarget)
      const aim = aims.get(key) ?? { choice, by: new Map<number, Action>() }
      aim.by.set(Number(agent.pick.value), choice.action)
      aims.set(key, aim)
    }
  }
  return [...aims.values()]
}
