// What an act adds to a position, corrected by hand: Policy, titles, Trust, Council, Fates, Favors, grievances, Golems.

import type { State } from '@understudy/arcs'
import { camp, campaignEdit as edit, FATE_DATA, FATES, GOLEMS, POLICIES } from '@understudy/arcs/act'
import { COURT } from '@understudy/arcs/data'
import { setCourtAgents } from '@understudy/arcs/edit'
import { colourOf, ids, playersOf, read } from '@understudy/arcs/state'
import { cardName, resource, seatName } from '@understudy/arcs/text'
import { type CourtId, RESOURCES } from '@understudy/arcs/vocabulary'
import { useState } from 'preact/hooks'
import type { EditorProps } from '../../ui.ts'
import { Key, Row } from '../compose/parts/buttons.tsx'
import { CourtGrid } from '../compose/parts/court-grid.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { CourtForm } from '../editor/court-form.tsx'
import { Numbers, Stepper } from '../editor/fields.tsx'
import { EDITOR_WORDS } from '../editor/words.ts'
import { EDIT_WORDS } from './edit-words.ts'
import { reachWords } from './words.ts'

type Props = EditorProps<State>

const COUNCIL_SPOT = 4

export const ActCourtForm = (props: Props) => <CourtForm {...props} edit={edit} />

export function ReachForm(props: Props) {
  const { state, lang, onChange } = props
  const w = reachWords(lang)
  const e = EDIT_WORDS[lang]
  const seats = Array.from({ length: playersOf(state) }, (_, seat) => seat)
  const first = camp.firstRegent(state)
  const tucked = camp.council(state) === camp.TUCKED
  return (
    <>
      <Row label={w.policyWord} shown>
        {POLICIES.map((policy, at) => (
          <Key key={policy} pressed={camp.policy(state) === at} onTap={() => onChange(edit.setPolicy(state, policy))}>
            {w.policy[policy]}
          </Key>
        ))}
      </Row>
      <Row label={w.firstRegent} shown class="wrap">
        <Key pressed={first < 0} onTap={() => onChange(edit.setFirstRegent(state, -1))}>
          {w.noFirst}
        </Key>
        {seats.map((seat) => (
          <Key key={seat} pressed={first === seat} onTap={() => onChange(edit.setFirstRegent(state, seat))}>
            <SeatMark colour={colourOf(state, seat)} />
            {seatName(lang, colourOf(state, seat))}
          </Key>
        ))}
      </Row>
      <Row label={w.council} shown>
        {(['session', 'decided'] as const).map((side) => {
          const now = camp.council(state) === camp.IN_SESSION ? 'session' : tucked ? '' : 'decided'
          return (
            <Key key={side} pressed={now === side} onTap={() => onChange(edit.setCouncil(state, side))}>
              {side === 'session' ? w.councilSession : w.councilDecided}
            </Key>
          )
        })}
      </Row>
      {camp.council(state) === camp.IN_SESSION
        ? seats.map((seat) => (
            <Numbers
              key={seat}
              label={`${w.council}: ${EDITOR_WORDS[lang].agents(colourOf(state, seat))}`}
              value={read.courtAgents(state, COUNCIL_SPOT, seat)}
              most={4}
              onChange={(n) => onChange(setCourtAgents(state, COUNCIL_SPOT, seat, n))}
            />
          ))
        : null}
      <Attached {...props} />
      {RESOURCES.map((type, i) => (
        <Numbers
          key={type}
          label={`${e.trust}: ${resource(lang, type)}`}
          value={camp.trust(state, i + 1)}
          most={4}
          onChange={(n) => onChange(edit.setTrust(state, type, n))}
        />
      ))}
      {seats.map((seat) => (
        <SeatPart key={seat} {...props} seat={seat} />
      ))}
      <Golems {...props} />
    </>
  )
}

/** What lies under the cards of the Court. */
function Attached({ state, lang, onChange }: Props) {
  const e = EDIT_WORDS[lang]
  const [spot, setSpot] = useState<number | undefined>(undefined)
  const spots = [0, 1, 2, 3, COUNCIL_SPOT].filter((at) => at === COUNCIL_SPOT || read.rowCard(state, at) > 0)
  return (
    <>
      <Row label={e.under} shown class="wrap">
        {spots.map((at) => {
          const card = camp.attached(state, at) - 1
          const name = at === COUNCIL_SPOT ? reachWords(lang).council : String(at + 1)
          return (
            <Key
              key={at}
              pressed={spot === at}
              onTap={() =>
                card >= 0 ? onChange(edit.setAttached(state, at, undefined)) : setSpot(spot === at ? undefined : at)
              }
            >
              {name}: {card < 0 ? '–' : `${cardName(lang, COURT[ids.courtId(card)]!.name)} ×`}
            </Key>
          )
        })}
      </Row>
      {spot === undefined ? null : (
        <CourtGrid
          lang={lang}
          open={new Set(attachable(state))}
          onTap={(card) => {
            onChange(edit.setAttached(state, spot, card))
            setSpot(undefined)
          }}
        />
      )}
    </>
  )
}

/** Guild cards of the Court discard pile, and the top of the Faithful stack. */
function attachable(state: State): CourtId[] {
  const discard = Array.from({ length: camp.discarded(state) }, (_, n) => ids.courtId(camp.discard(state, n)))
  const left = camp.faithfulLeft(state)
  return left === 0 ? discard : [...discard, `faithful-${left}` as CourtId]
}

function SeatPart({ state, lang, seat, onChange }: Props & { readonly seat: number }) {
  const w = reachWords(lang)
  const e = EDIT_WORDS[lang]
  const of = colourOf(state, seat)
  const fate = camp.fate(state, seat)
  const others = Array.from({ length: playersOf(state) }, (_, other) => other).filter((other) => other !== seat)
  const taken = new Set(others.map((other) => camp.fate(state, other)))
  const outlaw = camp.isOutlaw(state, seat)
  return (
    <section class="arcs-edit-box" aria-label={seatName(lang, of)}>
      <h3>
        <SeatMark colour={of} /> {seatName(lang, of)}
      </h3>
      <Row label={e.title} shown>
        {(['regent', 'outlaw'] as const).map((title) => (
          <Key
            key={title}
            pressed={outlaw === (title === 'outlaw')}
            onTap={() => onChange(edit.setTitle(state, seat, title))}
          >
            {w[title]}
          </Key>
        ))}
      </Row>
      <Row label={e.fate} shown class="wrap">
        {FATES.map((id, at) => (
          <Key
            key={id}
            pressed={fate === at}
            onTap={taken.has(at) ? undefined : () => onChange(edit.setFate(state, seat, id))}
          >
            {FATE_DATA[id].name[lang]}
          </Key>
        ))}
      </Row>
      {fate < 0 ? null : (
        <Stepper
          w={EDITOR_WORDS[lang]}
          label={e.objective}
          value={camp.objective(state, seat)}
          step={5}
          onChange={(n) => onChange(edit.setFate(state, seat, FATES[fate]!, n))}
        />
      )}
      {others.map((other) => (
        <div key={other}>
          <Numbers
            label={e.favors(colourOf(state, other))}
            value={camp.favors(state, seat, other)}
            most={4}
            onChange={(n) => onChange(edit.setFavors(state, seat, other, n))}
          />
          {state.options.roles[seat] === 'supercat' && state.options.grievances !== false ? (
            <Numbers
              label={e.grievances(colourOf(state, other))}
              value={camp.grievances(state, seat, other)}
              most={4}
              onChange={(n) => onChange(edit.setGrievances(state, seat, other, n))}
            />
          ) : null}
        </div>
      ))}
      {FATES[fate] === 'magnate'
        ? RESOURCES.map((type, i) => (
            <Numbers
              key={type}
              label={`${e.league}: ${resource(lang, type)}`}
              value={camp.league(state, i + 1)}
              most={2}
              onChange={(n) => onChange(edit.setLeague(state, type, n))}
            />
          ))
        : null}
    </section>
  )
}

/** Hidden ones by their gates, the others by name: on the Hearth, awake or asleep. Those in slots stay there. */
function Golems({ state, lang, onChange }: Props) {
  const w = reachWords(lang)
  const e = EDIT_WORDS[lang]
  const used = state.options.colours.some((_, seat) => FATES[camp.fate(state, seat)] === 'caretaker')
  if (!used) return null
  const gates = [1, 2, 3, 4, 5, 6].filter((cluster) => (camp.golemsOnMap(state) & (1 << (cluster - 1))) !== 0)
  return (
    <section class="arcs-edit-box" aria-label={e.golems}>
      <Row label={e.golemGates} shown>
        {[1, 2, 3, 4, 5, 6].map((cluster) => {
          const here = gates.includes(cluster)
          const next = here ? gates.filter((each) => each !== cluster) : [...gates, cluster]
          return (
            <Key
              key={cluster}
              class="arcs-number"
              pressed={here}
              onTap={() => onChange(edit.setGates(state, next))}
              label={`${e.golemGates}: ${cluster}`}
            >
              {cluster}
            </Key>
          )
        })}
      </Row>
      {GOLEMS.map((golem, at) => (
        <Row key={golem} label={w.golems[golem]} shown>
          <Key
            pressed={camp.onHearth(state, at)}
            onTap={() => onChange(edit.setGolem(state, at, { hearth: true }, camp.awake(state, at)))}
          >
            {e.hearth}
          </Key>
          <Key
            pressed={camp.awake(state, at)}
            onTap={
              camp.onHearth(state, at)
                ? () => onChange(edit.setGolem(state, at, { hearth: true }, !camp.awake(state, at)))
                : undefined
            }
          >
            {e.awake}
          </Key>
        </Row>
      ))}
    </section>
  )
}
