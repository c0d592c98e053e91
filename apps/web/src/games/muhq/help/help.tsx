// Help for muhq's game: a player aid in our words, the signs of units and tiles, the cards of this map.

import { bossName, type Card, cardText, repressionLimit, type State, settingOf } from '@understudy/muhq'
import type { Lang } from '@understudy/procedure'
import type { Help, IndexedCard, LegendSign } from '../../ui.ts'
import { STAT_SIGNS, Stat, type StatKind } from '../cards/stats.tsx'
import { GlyphIcon } from '../draw/glyph.tsx'
import { SHEET_WORDS } from '../sheets/words.ts'
import { words } from '../text/words.ts'

const turn: Help<State>['aid'] = [
  {
    title: { en: SHEET_WORDS.en.turn, ru: SHEET_WORDS.ru.turn },
    lines: SHEET_WORDS.en.turnSteps.map((en, n) => ({
      text: { en, ru: SHEET_WORDS.ru.turnSteps[n] ?? '' },
      ...(n === 2 || n === 3 ? { when: ['act'] } : {}),
    })),
  },
  {
    title: { en: SHEET_WORDS.en.fight, ru: SHEET_WORDS.ru.fight },
    lines: [{ text: { en: SHEET_WORDS.en.fightRule, ru: SHEET_WORDS.ru.fightRule }, when: ['act'] }],
  },
]

const AIM = { en: 'Aim and end of the game', ru: 'Цель и конец партии' } as const

/** What is played for on this map, and what comes in each turn. */
function aimOf(state: State): Help<State>['aid'][number] {
  const { map } = settingOf(state)
  const boss = bossName(state)
  const limit = repressionLimit(state)
  const both = (line: (lang: Lang) => string) => ({ text: { en: line('en'), ru: line('ru') } })
  return {
    title: AIM,
    lines: [
      both((lang) => words(lang).wins(boss[lang])),
      both((lang) => words(lang).loses(map.lose, boss[lang], limit, map.rounds)),
      both((lang) => SHEET_WORDS[lang].resources(map.startResources, map.income)),
    ],
  }
}

const NUMBERS = { en: 'Numbers of a unit', ru: 'Числа юнита' } as const
const CARDS = { en: 'Units and spells of this map', ru: 'Юниты и заклинания этой карты' } as const

/** What is played with on this map, and what else has come to the table: not what other maps have. */
function cardsHere(state: State): Card[] {
  const { map, cards } = settingOf(state)
  const here = new Set([
    map.boss,
    ...[map.bossDeck, map.startDeck, map.storeCards].flatMap((deck) => Object.keys(deck)),
    ...state.units.map(({ card }) => card),
    ...state.people.flatMap(({ hand, discard }) => [...hand.known, ...discard]),
  ])
  return [...cards.values()].filter(({ id }) => here.has(id))
}

function legend(state: State, lang: Lang): { title: string; signs: readonly LegendSign[] }[] {
  const w = words(lang)
  return [
    {
      title: NUMBERS[lang],
      signs: (Object.keys(STAT_SIGNS) as StatKind[]).map((kind) => ({
        id: kind,
        drawing: (
          <span class="muhq">
            <Stat kind={kind} value="" label={w[kind]} />
          </span>
        ),
        text: w[kind],
      })),
    },
    {
      title: CARDS[lang],
      signs: cardsHere(state).map(({ id, name }) => ({
        id,
        drawing: <GlyphIcon card={id} name={name[lang]} />,
        text: name[lang],
      })),
    },
  ]
}

const KIND = {
  en: { unit: 'unit', spell: 'spell', boss: 'boss' },
  ru: { unit: 'юнит', spell: 'заклинание', boss: 'босс' },
}

function cards(state: State, lang: Lang): IndexedCard[] {
  return cardsHere(state).map((card) => ({
    id: card.id,
    name: card.name[lang],
    kind: KIND[lang][card.type as keyof (typeof KIND)['en']] ?? card.type,
    text: [...numbersOf(card, lang), cardText(card, lang)].join(' '),
  }))
}

/** What a card costs, and how strong a unit is: the numbers that stand on it, in words. */
function numbersOf(card: Card, lang: Lang): string[] {
  const w = words(lang)
  const sum = (...parts: (string | undefined)[]) => {
    const said = parts.filter((part) => part !== undefined).join(', ')
    return said === '' ? [] : [`${said.charAt(0).toUpperCase()}${said.slice(1).toLowerCase()}.`]
  }
  const some = (word: string, n: number | undefined, least = 0) =>
    n === undefined || n < least ? undefined : `${word} ${n}`
  return [
    ...sum(some(w.cost, card.play), some(w.price, card.buy)),
    ...(card.type === 'spell'
      ? []
      : sum(
          some(w.attack, card.attack),
          some(w.range, card.range, 2),
          card.healthPerPlayer > 0
            ? `${w.health} ${w.bySeats(card.health, card.healthPerPlayer)}`
            : some(w.health, card.health),
          some(w.movement, card.movement),
          some(w.upkeep, card.upkeep, 1),
        )),
  ]
}

export const helpFor = (state: State): Help<State> => ({ aid: [aimOf(state), ...turn], legend, cards })
