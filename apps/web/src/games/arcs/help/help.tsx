// Help for Arcs: a player aid in our words, the signs of the table, the cards.

import {
  ACTION_CARDS,
  AMBITIONS,
  actionCard,
  ambitionName,
  COURT,
  COURT_CARDS,
  COURT_TEXT,
  cardName,
  DICE,
  dieName,
  faceLetters,
  faceName,
  LEADER,
  LEADER_TEXT,
  type LeaderId,
  LORE,
  LORE_TEXT,
  type LoreId,
  RESOURCE,
  RESOURCES,
  type State,
  SUIT,
  SUITS,
} from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import type { Help, IndexedCard, LegendSign } from '../../ui.ts'
import { actOf } from '../act.ts'
import { DieFace, differentFaces } from '../compose/parts/dice.tsx'
import { AMBITION_SIGN, RESOURCE_SIGN, SIGNS, type Sign, SUIT_SIGN } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { seatLook } from '../seats/look.ts'
import { courtSpots } from '../table/court-spots.ts'
import { words } from '../text/words.ts'
import { aid } from './aid.ts'
import { iconSign } from './icon-sign.tsx'
import { signWords } from './signs.ts'

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function legend(_: State, lang: Lang): { title: string; signs: readonly LegendSign[] }[] {
  const w = signWords[lang]
  return [
    {
      title: w.resources,
      signs: RESOURCES.map((type) => iconSign(`resource ${type}`, RESOURCE_SIGN[type], upper(RESOURCE[type][lang]))),
    },
    { title: w.suits, signs: SUITS.map((suit) => iconSign(`suit ${suit}`, SUIT_SIGN[suit], SUIT[suit][lang])) },
    {
      title: w.ambitions,
      signs: AMBITIONS.map((each) => iconSign(`ambition ${each}`, AMBITION_SIGN[each], ambitionName(lang, each))),
    },
    {
      title: w.table,
      signs: (Object.keys(SIGNS) as Sign[]).map((each) => iconSign(`sign ${each}`, SIGNS[each], w.signs[each])),
    },
    {
      title: w.changed,
      signs: [
        { id: 'wake order', drawing: <WakeSign text="1" disc />, text: w.order },
        { id: 'wake ships', drawing: <WakeSign text="×2" />, text: w.ships },
      ],
    },
    {
      title: w.seats,
      signs: (['red', 'yellow', 'blue', 'white'] as const).map((colour) => ({
        id: `seat ${colour}`,
        drawing: <SeatMark colour={colour} size={22} />,
        text: words(lang).seat(colour),
      })),
    },
    ...DICE.map((die) => ({
      title: dieName(lang, die),
      signs: differentFaces(die).map((face) => ({
        id: `die ${die} ${face}`,
        drawing: <DieFace die={die} face={face} size={26} />,
        text: w.face(
          faceName(lang, die, face),
          [1, 2, 3, 4, 5, 6].filter((each) => faceLetters(die, each) === faceLetters(die, face)).length,
        ),
      })),
    })),
  ]
}

/** As it stands on an arrow of the map. */
function WakeSign({ text, disc = false }: { readonly text: string; readonly disc?: boolean }) {
  return (
    <svg class="arcs-wake" viewBox="-13 -13 26 26" width={26} height={26} aria-hidden="true">
      {disc && <circle class="disc" r={11} />}
      <text class={disc ? undefined : 'count'} y={5}>
        {text}
      </text>
    </svg>
  )
}

function cards(state: State, lang: Lang): IndexedCard[] {
  const w = signWords[lang]
  const row = new Map(courtSpots(state).map(({ card, agents }) => [card, agents]))
  const held = new Map<string, string>()
  for (const colour of state.options.colours)
    for (const card of seatLook(state, colour)?.guilds ?? []) held.set(card, words(lang).seat(colour))
  return [
    ...COURT_CARDS.map((id): IndexedCard => {
      const { name, suit } = COURT[id]!
      const agents = row.get(id)
      const where =
        agents !== undefined
          ? [w.inCourt, ...agents.map(({ colour, n }) => words(lang).agentsOf(words(lang).seat(colour), n))].join('; ')
          : held.get(id)
      return {
        id,
        name: cardName(lang, name),
        kind: suit === undefined ? words(lang).vox : upper(RESOURCE[suit][lang]),
        text: COURT_TEXT[id]?.[lang] ?? '',
        ...(where === undefined ? {} : { where }),
      }
    }),
    ...(Object.keys(LEADER) as LeaderId[]).map((id) => ({
      id,
      name: cardName(lang, LEADER[id]!.name),
      kind: w.leader,
      text: LEADER_TEXT[id]?.[lang] ?? '',
    })),
    ...(Object.keys(LORE) as LoreId[])
      .filter((id) => !id.startsWith('LF'))
      .map((id) => ({
        id,
        name: cardName(lang, LORE[id]!),
        kind: w.lore,
        text: LORE_TEXT[id]?.[lang] ?? '',
      })),
    ...ACTION_CARDS.map((id) => ({ id, name: actionCard(lang, id), kind: w.action, text: w.actionText })),
  ]
}

const help: Help<State> = { aid, legend, cards }

/** An act adds to all of it, and leaves out the cards that it does not play with. */
export async function helpFor(state: State): Promise<Help<State>> {
  const more = await actOf(state)?.help()
  if (more === undefined) return help
  const { actHelp, inAct } = more
  return {
    aid: [...actHelp.aid, ...aid],
    legend: (now, lang) => [...actHelp.legend(now, lang), ...legend(now, lang)],
    cards: (now, lang) => [...actHelp.cards(now, lang), ...cards(now, lang).filter(({ id }) => inAct(id))],
    ...(actHelp.keys === undefined ? {} : { keys: actHelp.keys }),
  }
}
