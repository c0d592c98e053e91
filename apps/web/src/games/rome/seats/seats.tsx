// Beside the map: every seat with its numbers.

import { type Lang, speak } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { factionOf, incomeOf, isBot, NONE, type Side, seatId } from '@understudy/rome/rules'
import { CLASSES } from '@understudy/rome/vocabulary'
import { handSize, pileSize } from '@understudy/table/chance'
import { useMemo } from 'preact/hooks'
import { type Change, Changed } from '../../../ui/changed.tsx'
import { useStages } from '../../../ui/stages.ts'
import { Ticking } from '../../../ui/ticking.tsx'
import type { BoardProps } from '../../ui.ts'
import { asking, tapsOf } from '../board/taps.ts'
import { colourOf } from '../draw/colour.ts'
import { MarkIcon, SeatMark } from '../draw/mark.tsx'
import { words } from '../text/words.ts'
import { ArmyRow } from './armies.tsx'
import { inOrder } from './order.ts'
import { StanceCard } from './stance.tsx'
import { targetOf } from './target.ts'
import { Tree } from './tree.tsx'

export function Seats(props: BoardProps<State, Action>) {
  const { state, viewer } = props
  // Who sits there, then what they have: each in a task of its own.
  const stage = useStages(1)
  return (
    <div class={`rome rome-seats of-${state.sides.length}`}>
      {inOrder(state, viewer).map((side) => (
        <Seat key={side} {...props} side={side} whole={stage > 0} />
      ))}
    </div>
  )
}

function Seat(props: BoardProps<State, Action> & { readonly side: number; readonly whole: boolean }) {
  const { state, since, side, whole, lang, viewer, names, choices, instant, onPick, onInspect } = props
  const w = words(lang)
  const own = state.sides[side] as Side
  const faction = factionOf(state, side)
  const seat = seatId(state, side)
  const taps = useMemo(() => tapsOf(state, choices), [state, choices])
  const choice = taps.seat.get(seat)
  const active = asking(state) === seat
  const title = names?.[seat] ?? faction.name[lang]
  const points = w.points(own.vp, targetOf(state) ?? '?')
  return (
    <article
      class={`rome-seat rome-faction-${colourOf(state, own.faction)}${active ? ' active' : ''}${choice === undefined ? '' : ' can'}`}
      aria-label={`${title}, ${w.role[own.role]}`}
    >
      <button
        type="button"
        class="rome-seat-head"
        title={title === faction.name[lang] ? title : `${title}, ${faction.name[lang]}`}
        {...(choice === undefined ? {} : { 'aria-description': speak(rome.phrases, lang, choice.text) })}
        onClick={() => (choice === undefined ? onInspect({ seat }) : onPick(choice))}
      >
        <SeatMark colour={colourOf(state, own.faction)} size={20} />
        <span class="name">
          {faction.name[lang]}
          {title === faction.name[lang] ? null : <small>{title}</small>}
          {seat === viewer && <span class="rome-unseen"> ({w.you})</span>}
        </span>
        <span class="number" title={w.gold(own.gold)}>
          <MarkIcon of="coin" />
          <span class="rome-unseen">{w.gold(own.gold)}</span>
          <span aria-hidden="true">
            <Ticking value={own.gold} instant={instant} />
          </span>
        </span>
        <span class="number" title={points}>
          <MarkIcon of="laurel" />
          <span class="rome-unseen">{points}</span>
          <span aria-hidden="true">
            <Ticking value={own.vp} instant={instant} />
            <small>/{targetOf(state) ?? '?'}</small>
          </span>
        </span>
      </button>
      {since?.sides[side] === undefined ? null : (
        <Changed label={w.changes} changes={seatChanges(since, state, side, lang)} />
      )}
      <Income n={incomeOf(state, side)} lang={lang} />
      <div class="rome-seat-body">
        {isBot(own) ? <StanceCard state={state} side={side} lang={lang} /> : null}
        {whole ? (
          <div class="rome-seat-rest">
            <ArmyRow {...props} />
            <div class="rome-seat-line">
              <Tree state={state} side={side} lang={lang} />
              <Stores state={state} side={own} no={side} lang={lang} />
            </div>
          </div>
        ) : null}
      </div>
    </article>
  )
}

/** What the next taxes bring, at the end of the line of armies. */
function Income({ n, lang }: { readonly n: number; readonly lang: Lang }) {
  const title = words(lang).income(n)
  return (
    <span class="rome-income" title={title}>
      <span class="rome-unseen">{title}</span>
      <MarkIcon of="coin" size={13} />
      <span aria-hidden="true">+{n}</span>
    </span>
  )
}

function seatChanges(since: State, now: State, side: number, lang: Lang): Change[] {
  const w = words(lang)
  const [was, is] = [since.sides[side] as Side, now.sides[side] as Side]
  const regions = (state: State) => state.lands.filter(({ holder }) => holder === side).length
  return [
    { word: w.changedPoints, n: is.vp - was.vp, worth: `points ${side}` },
    { word: w.changedRegions, n: regions(now) - regions(since), worth: `regions ${side}` },
    { word: () => w.changedGold, n: is.gold - was.gold, worth: `gold ${side}` },
  ]
}

/** Decks by class of a bot; hand and pool of a person; ships off the board; the initiative card. */
function Stores({ state, side, no, lang }: { state: State; side: Side; no: number; lang: Lang }) {
  const w = words(lang)
  const card = state.initiative[no] ?? NONE
  const counts = isBot(side)
    ? CLASSES.map((cls) => [cls, pileSize(side.decks[cls]), w.classes[cls]] as const)
    : ([
        ['hand', handSize(side.hand), w.hand],
        ['pool', handSize(side.pool), w.pool],
      ] as const)
  return (
    <ul class="rome-stores">
      {counts.map(([id, count, name]) => (
        <li key={id} title={`${name}: ${count}`}>
          <span class="rome-unseen">{name}: </span>
          <span class={`sign sign-${id}`} aria-hidden="true" />
          {count}
        </li>
      ))}
      {side.navyCards > 0 && (
        <li title={`${w.shipsOff}: ${side.navyCards}`}>
          <MarkIcon of="ship" size={13} />
          <span class="rome-unseen">{w.shipsOff}: </span>
          {side.navyCards}
        </li>
      )}
      {card > 0 && (
        <li class="initiative" title={w.committed(card, Math.max(0, state.committed[no] ?? 0))}>
          <span class="rome-unseen">{w.committed(card, Math.max(0, state.committed[no] ?? 0))}</span>
          <span aria-hidden="true">#{card}</span>
        </li>
      )}
    </ul>
  )
}
