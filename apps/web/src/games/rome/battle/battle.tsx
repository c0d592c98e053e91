// A battle card by card: what lies on the table for each side, the dice and what they show, what is lost.

import type { Lang } from '@understudy/procedure'
import { type BattleFrame, type BattleSide, type CardId, packOf, type State } from '@understudy/rome'
import { factionName } from '../board/labels.ts'
import { ROMAN } from '../board/look.ts'
import { TroopFace } from '../cards/card.tsx'
import { Dice } from '../cards/dice.tsx'
import { SeatMark } from '../draw/mark.tsx'
import { words } from '../text/words.ts'

export function battleOf(state: State): BattleFrame | undefined {
  return state.frames.find((frame): frame is BattleFrame => frame.kind === 'battle')
}

export function BattleView({ state, battle, lang }: { state: State; battle: BattleFrame; lang: Lang }) {
  const w = words(lang)
  const region = packOf(state).regions[battle.assault.target]?.name[lang] ?? ''
  return (
    <section class="rome-battle" aria-label={w.battle}>
      <h3>
        {w.battle}: {region}
        <small>
          {w.battlePhase[battle.phase]}
          {battle.round > 0 ? `, ${w.battleRound(battle.round)}` : ''}
        </small>
      </h3>
      <div class="rome-battle-sides">
        {battle.sides.map((side, no) => (
          <BattleHalf key={no} {...{ state, side, lang }} word={no === 0 ? w.attacker : w.defender} />
        ))}
      </div>
    </section>
  )
}

interface HalfProps {
  readonly state: State
  readonly side: BattleSide
  readonly word: string
  readonly lang: Lang
}

function BattleHalf({ state, side, word, lang }: HalfProps) {
  const w = words(lang)
  const faction = state.sides[side.side]?.faction ?? 0
  const shown = [side.line, side.skirmisher, side.artillery].filter((card): card is CardId => card !== null)
  return (
    <div class={`rome-half rome-faction-${faction % 4}`}>
      <p class="who">
        <SeatMark faction={faction} size={16} />
        <strong>
          {factionName(state, faction, lang)} {ROMAN[side.slot]}
        </strong>
        <span>{word}</span>
      </p>
      <div class="shown">
        {shown.length === 0 ? <span class="none">{w.nothingPlayed}</span> : null}
        {shown.map((id, no) => {
          const card = packOf(state).troops.get(id)
          return card === undefined ? null : (
            <span key={`${id} ${no}`} class={`rome-card troop class-${card.cls}`}>
              <TroopFace card={card} lang={lang} />
            </span>
          )
        })}
      </div>
      {side.dice.length > 0 && <Dice dice={side.dice} faces={side.roll} lang={lang} />}
      <p class="score">
        {w.lost(side.killed.length)}
        {side.wounds > 0 ? `, ${w.wounds(side.wounds)}` : ''}
        {side.tactics > 0 ? `, ${w.tactics(side.tactics)}` : ''}
      </p>
    </div>
  )
}
