// What a grave deed means: who is attacked, how things stand before and after, both sides' dice and the odds.

import type { Lang } from '@understudy/procedure'
import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { armyAt, armyOf, cardCount, levelOf, sideNamed, statusOf } from '@understudy/rome/rules'
import { FRIENDS, STATUSES } from '@understudy/rome/vocabulary'
import { throwAfter, winChance } from './battle/throw.ts'
import { BATTLE_WORDS } from './battle/words.ts'
import { factionName, statusWord } from './board/labels.ts'
import { ROMAN } from './board/look.ts'
import { Dice } from './cards/dice.tsx'
import { nameOf } from './press.ts'
import { weighWords } from './text/weigh.ts'
import { words } from './text/words.ts'
import { warsOf } from './wars.ts'

interface Weighed {
  readonly state: State
  readonly action: Action
  readonly lang: Lang
}

export function Weigh(props: Weighed) {
  const { state, action, lang } = props
  const w = weighWords.about[lang]
  if (action.do === 'renounce') return <Renounced {...props} seat={action.seat} />
  const wars = warsOf(state, action)
  if (wars === undefined) return <p>{w.gone}</p>
  const { own, sides, region } = wars
  const place = packOf(state).regions[region]?.name[lang]
  const friends = sides.filter((side) => statusOf(state, own, side) >= FRIENDS)
  return (
    <div class="rome-inspect">
      <h2>
        {place === undefined ? '' : `${place}: `}
        {w.title(sides.map((side) => nameOf(state, side, lang)).join(', '))}
      </h2>
      {sides.map((side) => (
        <p key={side}>
          {w.relations(factionName(state, state.sides[side]?.faction ?? 0, lang), statusWord(state, own, side, lang))}{' '}
          <strong>{w.enemies}</strong>
        </p>
      ))}
      <ul>
        {region < 0 ? null : <Forces {...props} own={own} region={region} />}
        {friends.length === 0 ? null : <li>{w.betrayal(Math.abs(packOf(state).victory.betrayal) * friends.length)}</li>}
      </ul>
      <p>{w.next}</p>
    </div>
  )
}

function Forces({ state, action, lang, own, region }: Weighed & { readonly own: number; readonly region: number }) {
  const w = weighWords.about[lang]
  const battle = BATTLE_WORDS[lang]
  const frame = state.frames.at(-1)
  const slot = frame?.kind === 'army' ? frame.slot : undefined
  const defender = armyAt(state, region)
  const army = defender === undefined ? undefined : armyOf(state, defender.side, defender.slot)
  const dice = action.do === 'attack' && army === undefined ? throwAfter(state, action) : undefined
  return (
    <>
      {slot === undefined ? null : <li>{w.yours(ROMAN[slot] ?? '', cardCount(armyOf(state, own, slot)))}</li>}
      <li>
        {army === undefined || defender === undefined
          ? w.garrison(levelOf(state, region))
          : w.theirs(ROMAN[defender.slot] ?? '', army.declared ? cardCount(army) : undefined)}
      </li>
      {dice === undefined ? null : (
        <>
          <li>
            {battle.attackers}: <Dice dice={dice.attack} lang={lang} />
          </li>
          <li>
            {battle.defenders}: <Dice dice={dice.defence} lang={lang} />
          </li>
          <li>
            {battle.odds(winChance(state, dice))} {battle.counts}
          </li>
        </>
      )}
      {army === undefined || army.declared ? null : <li>{w.hidden}</li>}
    </>
  )
}

function Renounced({ state, lang, seat }: Weighed & { readonly seat: string }) {
  const w = weighWords.about[lang]
  const other = sideNamed(state, seat)
  const frame = state.frames.at(-1)
  const own = frame !== undefined && 'side' in frame ? frame.side : -1
  return (
    <div class="rome-inspect">
      <h2>{w.renounce(factionName(state, state.sides[other]?.faction ?? 0, lang))}</h2>
      <p>
        {own < 0
          ? ''
          : w.now(
              statusWord(state, own, other, lang),
              words(lang).status[STATUSES[Math.max(0, statusOf(state, own, other) - 1)] ?? 'enemy'],
            )}
      </p>
    </div>
  )
}
