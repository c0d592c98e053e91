// What of a seat stands on the table: armies, agents, markers of its stance card, developments. They go astray most often.

import { packOf } from '@understudy/rome/pack'
import { type Army, factionOf, isBot, NONE, onBoard, type Side, seatId } from '@understudy/rome/rules'
import { STANCE_BOXES } from '@understudy/rome/text'
import { Select } from '../../../ui/fields.tsx'
import { ROMAN } from '../board/look.ts'
import { words } from '../text/words.ts'
import { Count, type PartProps } from './part.tsx'

export function PieceFields({ state, lang, change, no }: PartProps & { readonly no: number }) {
  const w = words(lang)
  const side = state.sides[no]
  if (side === undefined) return null
  const regions = packOf(state).regions.map((each, at) => ({ id: String(at), title: each.name[lang] }))
  const off = { id: String(NONE), title: w.offBoard }
  const edit = (of: (copy: Side) => void) =>
    change((copy) => {
      const own = copy.sides[no]
      if (own !== undefined) of(own)
    })
  const columns = packOf(state).developments[side.faction] ?? []
  return (
    <details class="rome-pieces">
      <summary>{w.editPieces}</summary>
      <div>
        {side.armies.map((army, slot) =>
          canBePut(side, army) ? (
            <Select
              key={`army ${slot}`}
              label={w.ofArmy(ROMAN[slot] ?? '')}
              values={army.declared || !isBot(side) ? regions : [off, ...regions]}
              value={String(army.region)}
              onChange={(to) => edit((own) => Object.assign(own.armies[slot] ?? {}, { region: Number(to) }))}
            />
          ) : null,
        )}
        {side.agents.map((agent, at) => (
          <Select
            key={`agent ${at}`}
            label={w.editAgent(at + 1)}
            values={[off, ...regions]}
            value={String(agent.region)}
            onChange={(to) => edit((own) => Object.assign(own.agents[at] ?? {}, { region: Number(to) }))}
          />
        ))}
        {isBot(side) ? <Markers {...{ state, lang, no, edit }} /> : null}
        {columns.map((rows, at) => (
          <Count
            key={`column ${at}`}
            label={w.editColumn(at + 1)}
            value={side.developments[at] ?? 0}
            max={rows.length}
            onInput={(n) => edit((own) => own.developments.splice(at, 1, n))}
          />
        ))}
      </div>
    </details>
  )
}

/** An army aboard, or a person's off the board, is more than a piece in a place. */
const canBePut = (side: Side, army: Army): boolean =>
  army.aboard === NONE && (onBoard(army) || (isBot(side) && !army.declared))

/** The boxes of the stance card. */
function Markers({
  state,
  lang,
  no,
  edit,
}: Pick<PartProps, 'state' | 'lang'> & { readonly no: number; edit(of: (copy: Side) => void): void }) {
  const w = words(lang)
  return state.sides.map((_, other) =>
    other === no ? null : (
      <Select
        key={seatId(state, other)}
        label={w.editMarker(factionOf(state, other).name[lang])}
        values={STANCE_BOXES[lang].map((name, at) => ({ id: String(at + 1), title: `${at + 1} ${name}` }))}
        value={String(state.sides[no]?.stance[other] ?? 0)}
        onChange={(box) => edit((own) => own.stance.splice(other, 1, Number(box)))}
      />
    ),
  )
}
