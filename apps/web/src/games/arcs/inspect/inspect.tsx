// "What is this?" in plain words: a system, a card, an ambition, a player's board, the round.

import '../style/inspect.css'
import type { State } from '@understudy/arcs'
import { COURT, LEADER, LORE } from '@understudy/arcs/data'
import { ids } from '@understudy/arcs/state'
import {
  type ActionCardId,
  AMBITIONS,
  type Ambition,
  type Colour,
  type CourtId,
  type LeaderId,
  type LoreId,
} from '@understudy/arcs/vocabulary'
import type { Json, Lang } from '@understudy/procedure'
import { actOf } from '../act.ts'
import { playedCards } from '../board/round.ts'
import { words } from '../text/words.ts'
import { AboutAction, AboutCourt, AboutLore } from './about-card.tsx'
import { AboutAmbition, AboutRound } from './about-round.tsx'
import { AboutSeat } from './about-seat.tsx'
import { AboutSystem } from './about-system.tsx'

export interface InspectProps {
  readonly state: State
  readonly what: Json
  readonly lang: Lang
  readonly names?: Readonly<Record<string, string>> | undefined
}

export function Inspect(props: InspectProps) {
  return <div class="arcs arcs-inspect">{about(props) ?? <p>{words(props.lang).gone}</p>}</div>
}

function about({ state, what, lang, names }: InspectProps) {
  const ref = typeof what === 'object' && what !== null && !Array.isArray(what) ? (what as Record<string, Json>) : {}
  const id = (key: string) => String(ref[key] ?? '')
  const act = actOf(state)
  if (act?.tellsAbout(state, what)) return <act.About {...{ state, what, lang }} />
  const system = ids.sys((id('system') || id('site')).slice(0, 2))
  if (system >= 0) return <AboutSystem {...{ state, lang, system }} />
  if (id('court') in COURT) return <AboutCourt {...{ state, lang }} card={id('court') as CourtId} />
  if (ids.card(id('action')) >= 0) return <AboutAction lang={lang} card={id('action') as ActionCardId} />
  if (id('leader') in LEADER) return <AboutLore lang={lang} card={id('leader') as LeaderId} />
  if (id('lore') in LORE) return <AboutLore lang={lang} card={id('lore') as LoreId} />
  if (AMBITIONS.includes(id('ambition') as Ambition))
    return <AboutAmbition {...{ state, lang }} ambition={id('ambition') as Ambition} />
  if (state.options.colours.includes(id('seat') as Colour))
    return <AboutSeat {...{ state, lang }} colour={id('seat') as Colour} name={names?.[id('seat')]} />
  if (ref.round === true) return <AboutRound {...{ state, lang }} />
  const played = playedCards(state).find(({ colour }) => colour === id('played'))
  if (played === undefined) return undefined
  return played.card === undefined || played.mode === 'copy' ? (
    <AboutRound {...{ state, lang }} />
  ) : (
    <AboutAction lang={lang} card={played.card} played={played} />
  )
}
