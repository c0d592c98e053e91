// Pieces on the map: a system, then how many ships of each colour stand there and what is built.

import type { State } from '@understudy/arcs'
import { isGate, SLOT_COUNT } from '@understudy/arcs/data'
import { setBuilding, setShips } from '@understudy/arcs/edit'
import {
  boardOf,
  damagedShips,
  freshShips,
  ids,
  isCity,
  isDamaged,
  ownerOf,
  owners,
  read,
  siteKind,
  siteOwner,
} from '@understudy/arcs/state'
import { place } from '@understudy/arcs/text'
import type { SiteId, SystemId } from '@understudy/arcs/vocabulary'
import { useState } from 'preact/hooks'
import type { EditorProps } from '../../ui.ts'
import { Key, Row } from '../compose/parts/buttons.tsx'
import { PlaceGrid } from '../compose/parts/place-grid.tsx'
import { GameIcon, SIGNS } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { Numbers } from './fields.tsx'
import { EDITOR_WORDS } from './words.ts'

export function MapForm({ state, lang, onChange }: EditorProps<State>) {
  const w = EDITOR_WORDS[lang]
  const [system, setSystem] = useState<SystemId | undefined>(undefined)
  const open = new Set(boardOf(state).systems.map(ids.sysId))
  const filled = [...open].filter((each) => isFilled(state, each))
  return (
    <>
      <PlaceGrid
        {...{ state, lang, open }}
        chosen={system === undefined ? [] : [system]}
        marked={filled}
        onTap={setSystem}
      />
      {system === undefined ? (
        <p class="arcs-ask">{w.mapHint}</p>
      ) : (
        <SystemForm key={system} {...{ state, lang, system, onChange }} />
      )}
    </>
  )
}

function isFilled(state: State, system: SystemId): boolean {
  const at = ids.sys(system)
  for (const seat of owners(state)) if (freshShips(state, at, seat) + damagedShips(state, at, seat) > 0) return true
  return [0, 1, 2].some((n) => siteKind(read.site(state, at * 3 + n)) !== 0)
}

function SystemForm({ state, lang, system, onChange }: EditorProps<State> & { readonly system: SystemId }) {
  const w = EDITOR_WORDS[lang]
  const at = ids.sys(system)
  // The Free States have no ships.
  const seats = owners(state).filter((owner) => ownerOf(state, owner) !== 'free')
  const slots = isGate(at) ? [1, 2] : [...Array.from({ length: SLOT_COUNT[at]! }, (_, n) => n + 1), 3]
  return (
    <section class="arcs-edit-box" aria-label={place(lang, system)}>
      <h3>{place(lang, system)}</h3>
      {seats.map((seat) => {
        const of = ownerOf(state, seat)
        const [fresh, damaged] = [freshShips(state, at, seat), damagedShips(state, at, seat)]
        return (
          <div key={of} class="arcs-edit-seat">
            <SeatMark colour={of} />
            <Numbers
              label={w.ships(of)}
              value={fresh}
              most={5}
              onChange={(n) => onChange(setShips(state, system, seat, n, damaged))}
            />
            <Numbers
              label={w.damagedShips(of)}
              value={damaged}
              most={3}
              onChange={(n) => onChange(setShips(state, system, seat, fresh, n))}
            />
          </div>
        )
      })}
      {slots.map((n) => (
        <SiteForm key={n} {...{ state, lang, onChange }} site={`${system}/${n}` as SiteId} n={n} gate={isGate(at)} />
      ))}
    </section>
  )
}

function SiteForm({
  state,
  lang,
  site,
  n,
  gate,
  onChange,
}: EditorProps<State> & { readonly site: SiteId; readonly n: number; readonly gate: boolean }) {
  const w = EDITOR_WORDS[lang]
  const value = read.site(state, ids.site(site))
  const there =
    siteKind(value) === 0 ? undefined : { city: isCity(value), seat: siteOwner(value), damaged: isDamaged(value) }
  const seats = owners(state).filter((owner) => !['empire', 'blight'].includes(ownerOf(state, owner)))
  // A slot takes either; the two places of a gate and the one in the clouds take what their rules put there.
  const pieces = gate
    ? n === 1
      ? (['starport'] as const)
      : (['city'] as const)
    : n === 3
      ? (['city'] as const)
      : (['city', 'starport'] as const)
  const label = gate ? w.gateSlot(n) : n === 3 ? w.beyond : w.slot(n)
  return (
    <Row label={label} shown class="wrap">
      <Key pressed={there === undefined} onTap={() => onChange(setBuilding(state, site, undefined))}>
        {w.nothing}
      </Key>
      {seats.flatMap((seat) =>
        pieces.map((piece) => {
          const of = ownerOf(state, seat)
          const pressed = there !== undefined && there.seat === seat && there.city === (piece === 'city')
          return (
            <Key
              key={`${of} ${piece}`}
              pressed={pressed}
              label={piece === 'city' ? w.city(of) : w.starport(of)}
              onTap={() => onChange(setBuilding(state, site, { piece, seat, damaged: false }))}
            >
              <SeatMark colour={of} />
              <GameIcon d={SIGNS[piece]} size={18} />
            </Key>
          )
        }),
      )}
      {there === undefined ? null : (
        <Key
          pressed={there.damaged}
          onTap={() =>
            onChange(
              setBuilding(state, site, {
                piece: there.city ? 'city' : 'starport',
                seat: there.seat,
                damaged: !there.damaged,
              }),
            )
          }
        >
          {w.damaged}
        </Key>
      )}
    </Row>
  )
}
