// What each player has: power, tokens, outrage, trophies, captives, cards.

import type { State } from '@understudy/arcs'
import { COURT } from '@understudy/arcs/data'
import {
  ableOf,
  addToken,
  captivesOf,
  guildOf,
  inDeck,
  setCaptives,
  setHand,
  setPower,
  setResourcePower,
  setSeizeCounter,
  setTarget,
  setToken,
  setTrophies,
  toggleExhausted,
  toggleGuild,
  toggleOutrage,
  trophiesOf,
} from '@understudy/arcs/edit'
import { handSize, isExhausted, slotUsable, tokenIn, typeName } from '@understudy/arcs/rules'
import { boardOf, colourOf, ids, ownerOf, owners, read, roleOf } from '@understudy/arcs/state'
import { ableName, cardName, resource, seatName } from '@understudy/arcs/text'
import { type Owner, RESOURCES, type SystemId, TROPHIES, type TrophyKind } from '@understudy/arcs/vocabulary'
import { useState } from 'preact/hooks'
import type { EditorProps } from '../../ui.ts'
import { Key, Row } from '../compose/parts/buttons.tsx'
import { CourtGrid } from '../compose/parts/court-grid.tsx'
import { PlaceGrid } from '../compose/parts/place-grid.tsx'
import { GameIcon, RESOURCE_SIGN } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { Numbers, Stepper } from './fields.tsx'
import { LoreForm } from './lore-form.tsx'
import { EDITOR_WORDS } from './words.ts'

export function PlayersForm({ state, lang, onChange }: EditorProps<State>) {
  const [seat, setSeat] = useState(0)
  const w = EDITOR_WORDS[lang]
  return (
    <>
      <Row label={w.tabs.players}>
        {state.options.colours.map((colour, each) => (
          <Key key={colour} pressed={each === seat} onTap={() => setSeat(each)}>
            <SeatMark colour={colour} />
            {seatName(lang, colour)}
          </Key>
        ))}
      </Row>
      <SeatForm key={seat} {...{ state, lang, onChange, seat }} />
    </>
  )
}

type SeatProps = EditorProps<State> & { readonly seat: number }

function SeatForm({ state, lang, seat, onChange }: SeatProps) {
  const w = EDITOR_WORDS[lang]
  const role = roleOf(state, seat)
  return (
    <section class="arcs-edit-box" aria-label={seatName(lang, colourOf(state, seat))}>
      <Stepper
        {...{ w }}
        label={w.power}
        value={read.power(state, seat)}
        step={5}
        least={-99}
        onChange={(n) => onChange(setPower(state, seat, n))}
      />
      <Numbers
        label={role === 'supercat' ? w.counter : role === 'lars' ? w.deck : w.cards}
        value={handSize(state, seat)}
        most={6}
        onChange={(n) => onChange(setHand(state, seat, n))}
      />
      {role === 'supercat' ? (
        <Numbers
          label={w.seizeCounter}
          value={read.seizeCounter(state, seat)}
          most={4}
          onChange={(n) => onChange(setSeizeCounter(state, seat, n))}
        />
      ) : null}
      {role === 'lars' ? <LarsForm {...{ state, lang, seat, onChange }} /> : null}
      <Tokens {...{ state, lang, seat, onChange }} />
      <Row label={w.outrage} shown>
        {RESOURCES.map((type, i) => (
          <Key
            key={type}
            label={`${w.outrage}: ${resource(lang, type)}`}
            pressed={(read.outrage(state, seat) & (2 << i)) !== 0}
            onTap={() => onChange(toggleOutrage(state, seat, i + 1))}
          >
            <GameIcon d={RESOURCE_SIGN[type]} size={20} class={`res-${type}`} />
          </Key>
        ))}
      </Row>
      <Guild {...{ state, lang, seat, onChange }} />
      <LoreForm {...{ state, lang, seat, onChange }} />
      <Sideways {...{ state, lang, seat, onChange }} />
      {owners(state).map((owner) => {
        const of = ownerOf(state, owner)
        const colour = state.options.colours[owner]
        return owner === seat ? null : (
          <div key={of} class="arcs-edit-rival">
            {colour === undefined ? null : (
              <Numbers
                label={w.captives(colour)}
                value={captivesOf(state, seat, owner)}
                most={4}
                onChange={(n) => onChange(setCaptives(state, seat, owner, n))}
              />
            )}
            {TROPHIES.filter((kind) => has(of, kind)).map((kind) => (
              <Numbers
                key={kind}
                label={w.trophies(of, kind)}
                value={trophiesOf(state, seat, owner, kind)}
                most={4}
                onChange={(n) => onChange(setTrophies(state, seat, owner, kind, n))}
              />
            ))}
          </div>
        )
      })}
    </section>
  )
}

/** The Empire and the Blight have ships alone, the Free States buildings alone. */
const has = (of: Owner, kind: TrophyKind): boolean =>
  of === 'empire' || of === 'blight' ? kind === 'ship' : of === 'free' ? kind === 'city' || kind === 'starport' : true

function Tokens({ state, lang, seat, onChange }: SeatProps) {
  const w = EDITOR_WORDS[lang]
  // An empty slot that was tapped takes the next token; otherwise the first empty one does.
  const [into, setInto] = useState<number | undefined>(undefined)
  const slots = Array.from({ length: 7 }, (_, slot) => slot).filter((slot) => slotUsable(state, seat, slot))
  return (
    <>
      <Row label={w.tokens} shown>
        {slots.map((slot) => {
          const type = tokenIn(state, seat, slot)
          const name = type === 0 ? w.nothing : resource(lang, typeName(type))
          return (
            <Key
              key={slot}
              class="arcs-slot"
              label={`${w.slot(slot + 1)}: ${name}`}
              pressed={into === slot}
              onTap={() =>
                type === 0 ? setInto(into === slot ? undefined : slot) : onChange(setToken(state, seat, slot, 0))
              }
            >
              {type === 0 ? (
                '–'
              ) : (
                <GameIcon d={RESOURCE_SIGN[typeName(type)]} size={20} class={`res-${typeName(type)}`} />
              )}
            </Key>
          )
        })}
      </Row>
      <Row label={w.tokensHint}>
        {RESOURCES.map((type, i) => {
          const added = into === undefined ? addToken(state, seat, i + 1) : setToken(state, seat, into, i + 1)
          return (
            <Key
              key={type}
              label={`+ ${resource(lang, type)}`}
              onTap={
                added &&
                (() => {
                  setInto(undefined)
                  onChange(added)
                })
              }
            >
              +<GameIcon d={RESOURCE_SIGN[type]} size={20} class={`res-${type}`} />
            </Key>
          )
        })}
      </Row>
    </>
  )
}

function Guild({ state, lang, seat, onChange }: SeatProps) {
  const w = EDITOR_WORDS[lang]
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Row label={w.guild} shown class="wrap">
        {guildOf(state, seat).map((card) => (
          <Key key={card} onTap={() => onChange(toggleGuild(state, seat, card))}>
            {cardName(lang, COURT[card]!.name)} ×
          </Key>
        ))}
        <Key pressed={adding} onTap={() => setAdding(!adding)} label={w.addGuild}>
          +
        </Key>
      </Row>
      {adding ? (
        <CourtGrid
          lang={lang}
          open={new Set(inDeck(state, true))}
          onTap={(card) => onChange(toggleGuild(state, seat, card))}
        />
      ) : null}
    </>
  )
}

/** Cards whose new action a SUPERCAT seat has used in this chapter. */
function Sideways({ state, lang, seat, onChange }: SeatProps) {
  const all = ableOf(state, seat)
  if (all.length === 0) return null
  return (
    <Row label={EDITOR_WORDS[lang].exhausted} shown>
      {all.map((card) => (
        <Key
          key={card}
          pressed={isExhausted(state, seat, card)}
          onTap={() => onChange(toggleExhausted(state, seat, card))}
        >
          {ableName(lang, card)}
        </Key>
      ))}
    </Row>
  )
}

function LarsForm({ state, lang, seat, onChange }: SeatProps) {
  const w = EDITOR_WORDS[lang]
  const target = read.target(state, seat)
  return (
    <>
      <Numbers
        label={w.resourcePower}
        value={read.resourcePower(state, seat)}
        most={6}
        onChange={(n) => onChange(setResourcePower(state, seat, n))}
      />
      <p class="arcs-line-label">{w.target}</p>
      <PlaceGrid
        {...{ state, lang }}
        open={new Set(boardOf(state).planets.map(ids.sysId))}
        chosen={target === 0 ? [] : [ids.sysId(target - 1)]}
        onTap={(system: SystemId) => onChange(setTarget(state, seat, system))}
      />
    </>
  )
}
