// The leader and the lore of a player, where the game is played with them.

import type { State } from '@understudy/arcs'
import { LEADER, LORE } from '@understudy/arcs/data'
import { freeLeaders, freeLore, leaderOf, loreOf, setLeader, toggleLore } from '@understudy/arcs/edit'
import { cardName } from '@understudy/arcs/text'
import type { LeaderId, LoreId } from '@understudy/arcs/vocabulary'
import { useState } from 'preact/hooks'
import type { EditorProps } from '../../ui.ts'
import { Key, Row } from '../compose/parts/buttons.tsx'
import { EDITOR_WORDS } from './words.ts'

export function LoreForm({ state, lang, seat, onChange }: EditorProps<State> & { readonly seat: number }) {
  const w = EDITOR_WORDS[lang]
  const [open, setOpen] = useState<'leader' | 'lore' | undefined>(undefined)
  if (state.options.leaders === 'off') return null
  const leader = leaderOf(state, seat)
  const toggle = (what: 'leader' | 'lore') => setOpen(open === what ? undefined : what)
  const lead = (id: LeaderId | undefined) => {
    onChange(setLeader(state, seat, id))
    setOpen(undefined)
  }
  const learn = (id: LoreId) => onChange(toggleLore(state, seat, id))
  return (
    <>
      <Row label={w.leader} shown class="wrap">
        <Key pressed={open === 'leader'} onTap={() => toggle('leader')}>
          {leader === undefined ? w.noCard : cardName(lang, LEADER[leader]!.name)}
        </Key>
      </Row>
      {open === 'leader' ? (
        <Row label={w.leader} class="wrap">
          {leader === undefined ? null : (
            <Key quiet onTap={() => lead(undefined)}>
              {w.noCard}
            </Key>
          )}
          {freeLeaders(state).map((id) => (
            <Key key={id} onTap={() => lead(id)}>
              {cardName(lang, LEADER[id]!.name)}
            </Key>
          ))}
        </Row>
      ) : null}
      <Row label={w.lore} shown class="wrap">
        {loreOf(state, seat).map((id) => (
          <Key key={id} onTap={() => learn(id)}>
            {cardName(lang, LORE[id]!)} ×
          </Key>
        ))}
        <Key pressed={open === 'lore'} onTap={() => toggle('lore')} label={w.addLore}>
          +
        </Key>
      </Row>
      {open === 'lore' ? (
        <Row label={w.addLore} class="wrap">
          {freeLore(state).map((id) => (
            <Key key={id} onTap={() => learn(id)}>
              {cardName(lang, LORE[id]!)}
            </Key>
          ))}
        </Row>
      ) : null}
    </>
  )
}
