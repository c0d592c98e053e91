// "What is this?" in an act: who has a system now and for me, a Fate with what advances it, the Policy and its edicts.

import type { State } from '@understudy/arcs'
import { camp, EVENT_FACES, FATE_DATA, FATES, onTurnOf, POLICIES } from '@understudy/arcs/act'
import { COURT, LORE } from '@understudy/arcs/data'
import { arcs } from '@understudy/arcs/lean'
import { controller, NOBODY } from '@understudy/arcs/rules'
import { colourOf, freshShips, hasPiece, ids, playersOf, seatOf } from '@understudy/arcs/state'
import { cardName } from '@understudy/arcs/text'
import type { Colour, CourtId, LoreId } from '@understudy/arcs/vocabulary'
import { type Json, type Lang, speak } from '@understudy/procedure'
import { systemLook } from '../board/look.ts'
import { PieceLines, SystemAbout } from '../inspect/system-parts.tsx'
import { capital, words } from '../text/words.ts'
import { EMPIRE, systemLook as reachLook, seatLook } from './looks.ts'
import { OBJECTIVES } from './objectives.ts'
import { listOf, Objective } from './seat-lines.tsx'
import { CARD_TEXTS } from './texts.ts'
import { reachWords } from './words.ts'

interface Props {
  readonly state: State
  readonly lang: Lang
}

export function About({ state, what, lang }: Props & { readonly what: Json }) {
  const ref = what as Record<string, Json>
  const id = (key: string) => String(ref[key] ?? '')
  const system = ids.sys((id('system') || id('site')).slice(0, 2))
  if (system >= 0) return <AboutSystem {...{ state, lang, system }} viewer={id('viewer')} />
  if (ref.policy === true) return <AboutPolicy {...{ state, lang }} />
  if (id('action') !== '') return <AboutReachCard lang={lang} event={id('action').startsWith('event')} />
  return <AboutFate {...{ state, lang }} colour={id('reach') as Colour} />
}

function AboutReachCard({ lang, event }: { readonly lang: Lang; readonly event: boolean }) {
  const w = reachWords(lang)
  return (
    <div>
      <h2>{event ? w.event : w.faithful}</h2>
      <p>{event ? w.eventWhat : w.faithfulWhat}</p>
    </div>
  )
}

/** Who has it, on whose turn, and why. */
export function controlLines(state: State, system: number, viewer: string, lang: Lang): string[] {
  const w = reachWords(lang)
  const name = (seat: number) => words(lang).seat(colourOf(state, seat))
  if (freshShips(state, system, EMPIRE) === 0) {
    const who = controller(state, system, onTurnOf(0))
    return [who === NOBODY ? w.nobody : w.most(name(who))]
  }
  const lines = [w.empire]
  const me = seatOf(state, viewer)
  if (me >= 0) {
    if (camp.isOutlaw(state, me)) lines.push(w.youOutlaw)
    else if (controller(state, system, onTurnOf(me)) === me)
      lines.push(w.youOnTurn(hasPiece(state, system, me) ? w.yourPiece : w.yourOfficers))
    else lines.push(w.youAbsent)
  }
  const first = camp.firstRegent(state)
  return [...lines, first < 0 ? w.scoringNobody : w.scoring(name(first))]
}

function AboutSystem({ state, lang, system, viewer }: Props & { readonly system: number; readonly viewer: string }) {
  const w = reachWords(lang)
  const look = systemLook(state, system)
  const { blight, golem } = reachLook(state, system)
  const ships = look.ships.filter(({ colour }) => colour !== 'blight')
  const free = look.sites.some(({ building }) => building?.colour === 'free')
  return (
    <SystemAbout {...{ look, lang }}>
      {controlLines(state, system, viewer, lang).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <PieceLines {...{ ships, lang }} sites={look.sites} />
      {blight.fresh + blight.damaged > 0 && <p>{w.blight(blight.fresh, blight.damaged)}</p>}
      {golem && <p>{w.golemSleeps}</p>}
      {free && <p class="arcs-note">{w.freeCity}</p>}
      {ships.some(({ colour }) => colour === 'empire') && <p class="arcs-note">{w.imperialShips}</p>}
    </SystemAbout>
  )
}

export function AboutFate({ state, lang, colour }: Props & { readonly colour: Colour }) {
  const w = reachWords(lang)
  const look = seatLook(state, seatOf(state, colour))
  const seat = (of: Colour) => words(lang).seat(of)
  const { fate } = look
  const cards = fate === undefined ? [] : FATE_DATA[fate].guild.map(ids.courtId)
  const lore = fate === undefined ? [] : FATE_DATA[fate].lore.map(ids.loreId)
  return (
    <div class="arcs-about reach-about">
      {fate !== undefined && <Objective look={look} label={w.left(look.left)} />}
      <div>
        <h2>
          {seat(colour)}: {fate === undefined ? w.fateHidden : FATE_DATA[fate].name[lang]}
        </h2>
        <p class="arcs-note">
          {look.outlaw ? w.outlaw : look.first ? w.firstRegent : w.regent}
          {fate === undefined ? '' : ` · ${w.left(look.left)}`}
        </p>
        {fate !== undefined && (
          <ul class="arcs-lines-list">
            {OBJECTIVES[fate].map((line) => (
              <li key={line.en}>{line[lang]}</li>
            ))}
          </ul>
        )}
        {look.first && <p>{look.trust.length === 0 ? w.trustEmpty : w.trust(listOf(look.trust, lang))}</p>}
        {look.league.length > 0 && <p>{w.league(listOf(look.league, lang))}</p>}
        {look.golems.map(({ golem, awake }) => (
          <p key={golem}>{w.golem(w.golems[golem], awake)}</p>
        ))}
        {look.favors.map(({ of, n }) => (
          <p key={of}>{w.favorOf(seat(of), n)}</p>
        ))}
        {look.grievances.map(({ of, n }) => (
          <p key={of}>{w.grievance(seat(of), n)}</p>
        ))}
        {cards.map((id: CourtId) => (
          <Card key={id} name={cardName(lang, COURT[id]!.name)} text={CARD_TEXTS[id]?.[lang]} />
        ))}
        {lore.map((id: LoreId) => (
          <Card key={id} name={cardName(lang, LORE[id]!)} text={CARD_TEXTS[id]?.[lang]} />
        ))}
      </div>
    </div>
  )
}

const Card = ({ name, text }: { readonly name: string; readonly text: string | undefined }) => (
  <p>
    <b>{name}.</b> {text}
  </p>
)

function AboutPolicy({ state, lang }: Props) {
  const w = reachWords(lang)
  const policy = POLICIES[camp.policy(state)]!
  const first = camp.firstRegent(state)
  const admiral = FATES.indexOf('admiral')
  const seats = Array.from({ length: playersOf(state) }, (_, seat) => seat)
  const face = EVENT_FACES[camp.eventDie(state) - 1]
  return (
    <div>
      <h2>
        {w.policyWord}: {w.policy[policy]}
      </h2>
      <p>{w.policyText[policy]}</p>
      <p class="arcs-note">
        {first < 0 ? capital(w.noFirst) : `${w.firstRegent}: ${words(lang).seat(colourOf(state, first))}`}
      </p>
      <p>
        {camp.trustSize(state) === 0
          ? w.trustEmpty
          : first < 0
            ? ''
            : w.trust(listOf(seatLook(state, first).trust, lang))}
      </p>
      {face !== undefined && (
        <p>
          {speak(arcs.phrases, lang, { say: 'log.eventRoll', with: { event: face, number: camp.numberDie(state) } })}
        </p>
      )}
      <h3>{w.edicts}</h3>
      <ul class="arcs-lines-list">
        {playersOf(state) === 2 && <li>{w.edict0}</li>}
        <li>{w.edict3(w.policy[policy])}</li>
        {seats.some((seat) => camp.fate(state, seat) === admiral) && <li>{w.edict55}</li>}
      </ul>
    </div>
  )
}
