// Help for an act: what it adds to the player aid, the signs and the cards of the base game.

import type { State } from '@understudy/arcs'
import { camp, EVENT_FACES, FATE_DATA, FATES, GOLEMS, SAME_CARDS } from '@understudy/arcs/act'
import { ids, Pile, read } from '@understudy/arcs/state'
import { actionCard, loreName } from '@understudy/arcs/text'
import {
  type ActionCardId,
  COURT_CARDS,
  type CourtId,
  EVERY_ACTION_CARD,
  EVERY_COURT_CARD,
  type LoreId,
} from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import type { Help, IndexedCard, LegendSign } from '../../../ui.ts'
import { ActionFace } from '../../cards/action-card.tsx'
import { SIGNS } from '../../draw/glyphs.tsx'
import { Building, SeatMark } from '../../draw/pieces.tsx'
import { courtCard, PlainFace } from '../../help/cards.tsx'
import { iconSign } from '../../help/icon-sign.tsx'
import { signWords } from '../../help/signs.ts'
import { words } from '../../text/words.ts'
import { GOLEM_SIGN, REACH_SIGNS } from '../drawings.tsx'
import { OBJECTIVES } from '../objectives.ts'
import { CARD_TEXTS } from '../texts.ts'
import { reachWords } from '../words.ts'
import { actAid } from './aid.ts'
import { HELP_WORDS } from './words.ts'

const SYMBOL = { a: SIGNS.arrow, c: SIGNS.crescent, h: SIGNS.hexagon }

function legend(_: State, lang: Lang): { title: string; signs: readonly LegendSign[] }[] {
  const w = HELP_WORDS[lang]
  return [
    {
      title: w.reach,
      signs: [
        { id: 'piece empire', drawing: <SeatMark colour="empire" size={22} />, text: w.empire },
        { id: 'piece blight', drawing: <SeatMark colour="blight" size={22} />, text: w.blight },
        {
          id: 'piece free',
          drawing: (
            <svg viewBox="-18 -18 36 36" width={26} height={26} aria-hidden="true">
              <Building colour="free" city damaged={false} />
            </svg>
          ),
          text: w.free,
        },
        { id: 'piece golem', drawing: <SleepingGolem />, text: w.golem },
        ...(Object.keys(REACH_SIGNS) as (keyof typeof REACH_SIGNS)[]).map((each) =>
          iconSign(`reach ${each}`, REACH_SIGNS[each], w.signs[each]),
        ),
      ],
    },
    {
      title: w.golems,
      signs: GOLEMS.map((golem) => iconSign(`golem ${golem}`, GOLEM_SIGN[golem], reachWords(lang).golems[golem])),
    },
    {
      title: w.eventDie,
      signs: EVENT_FACES.map((face) =>
        iconSign(`event ${face}`, SYMBOL[face.at(-1) as 'a'], w.face(face.startsWith('crisis'), face.at(-1) as 'a')),
      ),
    },
  ]
}

const SleepingGolem = () => (
  <svg class="reach-golem" viewBox="-13 -13 26 26" width={24} height={24} aria-hidden="true">
    <rect x={-11} y={-11} width={22} height={22} rx={4} />
    <text y={6}>z</text>
  </svg>
)

/** Cards of the base game that an act plays with. */
const SAME: ReadonlySet<string> = new Set(Object.values(SAME_CARDS).map((card) => COURT_CARDS[card]!))
export const inAct = (id: string): boolean => !id.startsWith('LEAD') && (!id.startsWith('BC') || SAME.has(id))

function cards(state: State, lang: Lang): IndexedCard[] {
  const w = HELP_WORDS[lang]
  const text = (id: string): string => CARD_TEXTS[id]?.[lang] ?? ''
  const court = (EVERY_COURT_CARD as readonly string[]).filter((id) => /^(CC|F\d|council)/.test(id))
  const brings = new Map<string, string>()
  for (const fate of FATES) {
    const { guild, lore, name } = FATE_DATA[fate]
    for (const card of guild) brings.set(ids.courtId(card), name[lang])
    for (const card of lore) brings.set(ids.loreId(card), name[lang])
  }
  const whereIs = (id: string): { where?: string } => {
    const where = whereOf(state, id as CourtId, lang)
    return where === undefined ? {} : { where }
  }
  return [
    ...FATES.map((fate, at): IndexedCard => {
      const seat = state.options.colours.findIndex((_, each) => camp.fate(state, each) === at)
      return {
        id: `fate-${fate}`,
        name: FATE_DATA[fate].name[lang],
        kind: w.fate,
        drawing: () => <PlainFace word={w.fate} name={FATE_DATA[fate].name[lang]} />,
        text: OBJECTIVES[fate].map((line) => line[lang]).join(' '),
        ...(seat >= 0 && camp.fatesOpen(state) ? { where: words(lang).seat(state.options.colours[seat]!) } : {}),
      }
    }),
    ...court.map((id): IndexedCard => {
      const of = brings.get(id)
      const card = courtCard(id as CourtId, text(id), lang)
      return {
        ...card,
        kind: id === 'council' ? w.council : of === undefined ? card.kind : `${of}, ${card.kind}`,
        ...whereIs(id),
      }
    }),
    ...['LF102', 'LF502', 'LF503'].map(
      (id): IndexedCard => ({
        id,
        name: loreName(lang, id as LoreId),
        kind: [brings.get(id), signWords[lang].lore].join(', '),
        drawing: () => <PlainFace word={signWords[lang].lore} name={loreName(lang, id as LoreId)} />,
        text: text(id),
      }),
    ),
    ...(EVERY_ACTION_CARD as readonly string[])
      .filter((id) => id === 'event-1' || id.startsWith('faithful'))
      .map((id): IndexedCard => {
        const event = id === 'event-1'
        return {
          id,
          name: event ? reachWords(lang).event : actionCard(lang, id as never),
          kind: signWords[lang].action,
          drawing: () => <ActionFace card={id as ActionCardId} lang={lang} />,
          text: event ? reachWords(lang).eventWhat : reachWords(lang).faithfulWhat,
        }
      }),
  ]
}

/** In the row, under a card of it, or with somebody. */
function whereOf(state: State, id: CourtId, lang: Lang): string | undefined {
  const at = ids.court(id) + 1
  if (at < 1) return undefined
  const w = HELP_WORDS[lang]
  for (let spot = 0; spot < 5; spot++) {
    if (spot < 4 && read.rowCard(state, spot) === at) return signWords[lang].inCourt
    if (camp.attached(state, spot) === at) return w.under
  }
  const holder = state.options.colours.findIndex((_, seat) => guildOf(state, seat).includes(at - 1))
  return holder < 0 ? undefined : words(lang).seat(state.options.colours[holder]!)
}

const guildOf = (state: State, seat: number): number[] => read.cards(state, Pile.guild(seat))

const KEYS: NonNullable<Help<State>['keys']> = {
  en: [['G', 'who controls for scoring: where the First Regent has the Empire’s systems']],
  ru: [['G', 'кто правит при подсчёте: где системы Империи за первым регентом']],
}

export const actHelp: Help<State> = { aid: actAid, legend, cards, keys: KEYS }
