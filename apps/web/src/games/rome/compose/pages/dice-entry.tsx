// A throw of dice on the real table: each die with its faces, the attacker's and the defender's apart.

import type { Lang, Say } from '@understudy/procedure'
import type { Action } from '@understudy/rome'
import type { Colour, Face } from '@understudy/rome/vocabulary'
import type { Choice } from '@understudy/table'
import type { Form } from '@understudy/table/chance'
import { useState } from 'preact/hooks'
import { Roving } from '../../../../ui/roving.tsx'
import { Die } from '../../cards/dice.tsx'
import { words } from '../../text/words.ts'
import { COMPOSE_WORDS } from '../words.ts'

interface AskedDie {
  readonly colour: Colour
  readonly faces: readonly Face[]
}

/** The colour and the faces of each die are read off the choices of the rules. */
const dieOf = (choices: readonly Choice<Action>[]): AskedDie => ({
  colour: (choices[0]?.text.with as { die?: Colour } | undefined)?.die ?? 'W',
  faces: choices.map(({ pick }) => pick.value as Face),
})

/** How many of the dice are the attacker's, where both sides roll at once. */
function attackersDice(question: Say): number | undefined {
  const { attack, defence } = (question.with ?? {}) as { readonly attack?: string; readonly defence?: string }
  return attack === undefined || defence === undefined ? undefined : attack.length
}

interface Props {
  readonly form: Form<Action>
  readonly lang: Lang
  /** What an earlier throw showed that is put right: then a button takes it, because the last tap cannot. */
  readonly before?: readonly Face[]
  onTake(action: Action): void
}

export function DiceEntry({ form, lang, before, onTake }: Props) {
  const w = COMPOSE_WORDS[lang]
  const [dice] = useState(() => form.taps.map(dieOf))
  // A die with one face left has been rolled already.
  const lies = (die: AskedDie): Face | undefined => (die.faces.length === 1 ? die.faces[0] : undefined)
  const [faces, setFaces] = useState<readonly (Face | undefined)[]>(() =>
    dice.map((die, no) => before?.[no] ?? lies(die)),
  )
  const left = faces.filter((face) => face === undefined).length
  const take = (shown: readonly (Face | undefined)[]) => onTake({ do: 'roll', faces: shown as Face[] })
  const show = (next: readonly (Face | undefined)[]) => {
    setFaces(next)
    if (before === undefined && next.every((face) => face !== undefined)) take(next)
  }
  const split = attackersDice(form.question)
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
            {dice.slice(from, to).every((die) => lies(die) !== undefined) ? (
              <Rolled dice={dice.slice(from, to)} lang={lang} />
            ) : (
              dice
                .slice(from, to)
                .map((die, at) => (
                  <DieRow
                    key={from + at}
                    {...die}
                    lang={lang}
                    shown={faces[from + at]}
                    onShow={(face) => show(faces.map((each, no) => (no === from + at ? face : each)))}
                  />
                ))
            )}
          </fieldset>
        ))}
      </div>
      {left > 1 && dice.every((die) => lies(die) !== undefined || die.faces.includes('-')) ? (
        <button type="button" class="button" onClick={() => show(faces.map((face) => face ?? '-'))}>
          {w.allBlank}
        </button>
      ) : null}
      {before === undefined ? null : <TakeButton text={w.take} onTap={() => take(faces)} />}
    </div>
  )
}

/** Where everything stands already, the last tap cannot be what completes it. */
export function TakeButton({ text, onTap }: { readonly text: string; readonly onTap: (() => void) | undefined }) {
  return (
    <button type="button" class="button main dock-confirm" disabled={onTap === undefined} onClick={onTap}>
      {text}
    </button>
  )
}

/** The dice of a bot, which the page has rolled. */
function Rolled({ dice, lang }: { readonly dice: readonly AskedDie[]; readonly lang: Lang }) {
  return (
    <p class="rome-rolled">
      {dice.map(({ colour, faces }, no) => (
        <Die key={no} colour={colour} face={faces[0] ?? '-'} lang={lang} size={26} />
      ))}
      <span>{COMPOSE_WORDS[lang].rolledHere}</span>
    </p>
  )
}

interface DieRowProps extends AskedDie {
  readonly shown: Face | undefined
  readonly lang: Lang
  onShow(face: Face): void
}

function DieRow({ colour, faces, shown, lang, onShow }: DieRowProps) {
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
