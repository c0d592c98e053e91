// What the real table answers: all dice of a throw on one screen, all cards of a deal, all initiative cards.

import { type Action, type Colour, type Face, packOf, seatId } from '@understudy/rome'
import { useState } from 'preact/hooks'
import { Roving } from '../../../ui/roving.tsx'
import { factionName } from '../board/labels.ts'
import { Die } from '../cards/dice.tsx'
import { SeatMark } from '../draw/mark.tsx'
import { words } from '../text/words.ts'
import { pressedIfWas, was } from './amends.ts'
import { useOffers } from './bridge.ts'
import { BackButton, type Chip, Chips } from './chips.tsx'
import { type PageProps, told, under } from './page.ts'
import { Troop } from './play-page.tsx'
import { COMPOSE_WORDS } from './words.ts'

/** The colours of the dice that are rolled now, in order; the faces of each are read off the choices of the rules. */
function diceAsked(props: PageProps): { colour: Colour; faces: readonly Face[] }[] {
  const dice: { colour: Colour; faces: readonly Face[] }[] = []
  const picks: { slot: string; value: string }[] = []
  for (;;) {
    const choices = under(props, ...picks)
    const [first] = choices
    if (first?.pick.slot !== 'face') return dice
    const colour = (first.text.with as { die?: Colour } | undefined)?.die ?? 'W'
    dice.push({ colour, faces: choices.map(({ pick }) => pick.value as Face) })
    if (first.action !== undefined) return dice
    picks.push({ slot: 'face', value: String(first.pick.value) })
  }
}

export function RollPage(props: PageProps) {
  const { lang, onAct } = props
  const w = COMPOSE_WORDS[lang]
  const [dice] = useState(() => diceAsked(props))
  const [faces, setFaces] = useState<readonly (Face | undefined)[]>(() => {
    const before = was(props, 'roll')?.faces ?? []
    return dice.map((_, no) => before[no])
  })
  useOffers([])
  const left = faces.filter((face) => face === undefined).length
  const take = (shown: readonly (Face | undefined)[]) => onAct({ do: 'roll', faces: shown as Face[] })
  const show = (next: readonly (Face | undefined)[]) => {
    setFaces(next)
    if (props.amends === undefined && next.every((face) => face !== undefined)) take(next)
  }
  const split = attackersDice(props)
  const rows = [
    { label: split === undefined ? '' : w.attackDice, from: 0, to: split ?? dice.length },
    ...(split === undefined ? [] : [{ label: w.defenceDice, from: split, to: dice.length }]),
  ].filter(({ from, to }) => to > from)
  return (
    <div class="rome-page rome-roll">
      <div class="rome-roll-sides">
        {rows.map(({ label, from, to }) => (
          <fieldset key={label}>
            {label === '' ? null : <legend>{label}</legend>}
            {dice.slice(from, to).map((die, at) => (
              <DieRow
                key={from + at}
                {...die}
                lang={lang}
                shown={faces[from + at]}
                onShow={(face) => show(faces.map((each, no) => (no === from + at ? face : each)))}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {left > 1 && dice.every((die) => die.faces.includes('-')) ? (
        <button type="button" class="button" onClick={() => show(faces.map((face) => face ?? '-'))}>
          {w.allBlank}
        </button>
      ) : null}
      {props.amends === undefined ? null : <TakeButton text={w.take} onTap={() => take(faces)} />}
    </div>
  )
}

/** Where everything stands already, the last tap cannot be what completes it. */
function TakeButton({ text, onTap }: { readonly text: string; readonly onTap: (() => void) | undefined }) {
  return (
    <button type="button" class="button main" disabled={onTap === undefined} onClick={onTap}>
      {text}
    </button>
  )
}

/** How many of the dice are the attacker's, where both sides roll at once. */
function attackersDice({ decision }: PageProps): number | undefined {
  const { attack, defence } = (decision.question.with ?? {}) as { readonly attack?: string; readonly defence?: string }
  return attack === undefined || defence === undefined ? undefined : attack.length
}

function DieRow({
  colour,
  faces,
  shown,
  lang,
  onShow,
}: {
  readonly colour: Colour
  readonly faces: readonly Face[]
  readonly shown: Face | undefined
  readonly lang: PageProps['lang']
  onShow(face: Face): void
}) {
  const w = words(lang)
  return (
    <Roving label={w.dieColour[colour]} class="rome-die-row">
      {faces.map((face) => (
        <button
          key={face}
          type="button"
          class={`button rome-face${shown === face ? ' pressed' : ''}`}
          aria-pressed={shown === face}
          title={w.face[face]}
          onClick={() => onShow(face)}
        >
          <Die colour={colour} face={face} lang={lang} size={26} />
        </button>
      ))}
    </Roving>
  )
}

/** Cards that were drawn or dealt: tapped one after another, the last one completes the answer. */
export function DrawPage(props: PageProps) {
  const { state, lang, decision, onAct } = props
  const w = COMPOSE_WORDS[lang]
  const [picked, setPicked] = useState<readonly string[]>(() => was(props, 'deal')?.cards.slice(0, -1) ?? [])
  useOffers([])
  const slot = decision.kind === 'deal' || decision.kind === 'flip' ? 'actionCard' : 'card'
  const picks = picked.map((value) => ({ slot, value }))
  const choices = under(props, ...picks)
  const troops = decision.kind === 'troop'
  return (
    <div class="rome-page">
      {picked.length > 0 && (
        <div class="rome-head">
          <BackButton text={w.takeBack} onTap={() => setPicked(picked.slice(0, -1))} />
          <p>{picked.map((id) => packOf(state).actions.get(id)?.name[lang] ?? id).join(', ')}</p>
        </div>
      )}
      <Chips
        label={told(props, decision.question)}
        shown={false}
        class={troops ? 'cards' : ''}
        chips={choices.map((choice): Chip => {
          const text = told(props, choice.text)
          const id = String(choice.pick.value)
          return {
            key: id,
            text: troops ? <Troop props={props} id={id} fallback={text} /> : text,
            ...pressedIfWas(props, choice.action),
            onTap: () => {
              if (choice.action !== undefined) onAct(choice.action)
              else setPicked([...picked, id])
            },
          }
        })}
      />
    </div>
  )
}

/** One row for each seat. */
export function InitiativePage(props: PageProps) {
  const { state, lang, decision, onAct } = props
  const [cards, setCards] = useState<readonly (number | undefined)[]>(() => {
    const before = was(props, 'initiative')?.cards ?? []
    return state.sides.map((_, no) => before[no])
  })
  useOffers([])
  const all = Array.from({ length: packOf(state).setup.initiative }, (_, i) => i + 1)
  const set = (seat: number, card: number) => {
    const next = cards.map((each, no) => (no === seat ? card : each === card ? undefined : each))
    setCards(next)
    if (props.amends === undefined) take(next)?.()
  }
  const take = (shown: readonly (number | undefined)[]) => {
    const action: Action = { do: 'initiative', cards: shown.map((each) => each ?? 0) }
    const complete = shown.every((each) => each !== undefined) && decision.legal(action) === undefined
    return complete ? () => onAct(action) : undefined
  }
  return (
    <div class="rome-page rome-initiative">
      {state.sides.map((side, no) => (
        <div key={seatId(state, no)} class="rome-initiative-row">
          <span class="who">
            <SeatMark faction={side.faction} size={16} /> {factionName(state, side.faction, lang)}
          </span>
          <Roving label={factionName(state, side.faction, lang)} class="rome-chips">
            {all.map((card) => (
              <button
                key={card}
                type="button"
                class={`button rome-number${cards[no] === card ? ' pressed' : ''}`}
                aria-pressed={cards[no] === card}
                onClick={() => set(no, card)}
              >
                {card}
              </button>
            ))}
          </Roving>
        </div>
      ))}
      {props.amends === undefined ? null : <TakeButton text={COMPOSE_WORDS[lang].take} onTap={take(cards)} />}
    </div>
  )
}
