// Help for Rome: a player aid in our words, with the house rules of the pack in play; the marks of the map; the cards.

import type { Lang } from '@understudy/procedure'
import { type Building, type Face, packOf, type State } from '@understudy/rome'
import type { Help, IndexedCard, LegendSign } from '../../ui.ts'
import { factionName } from '../board/labels.ts'
import { Die } from '../cards/dice.tsx'
import { COMPOSE_WORDS } from '../compose/words.ts'
import { MarkIcon } from '../draw/mark.tsx'
import { MARKS, type Mark } from '../draw/shapes.ts'
import { buildingDoes, developmentDoes, POINTS } from '../text/goods.ts'
import { words } from '../text/words.ts'
import { aid } from './aid.ts'
import { scoring } from './scoring.ts'

const MARK_WORDS: Readonly<Record<Lang, Readonly<Record<Mark, string>>>> = {
  en: {
    mountain: 'Terrain symbol: so many rounds in the terrain',
    anchor: 'Port: its value',
    swords: 'Mercenaries can be hired here',
    temple: 'Site of a wonder, or a wonder',
    walls: 'Walls',
    market: 'Market',
    barracks: 'Barracks',
    ship: 'Navy',
    agent: 'Agent',
    coin: 'Gold',
    laurel: 'Victory points',
    cards: 'Cards',
  },
  ru: {
    mountain: 'Знак местности: столько раундов на местности',
    anchor: 'Порт и его ценность',
    swords: 'Здесь нанимают наёмников',
    temple: 'Место чуда света или чудо',
    walls: 'Стены',
    market: 'Рынок',
    barracks: 'Казармы',
    ship: 'Флот',
    agent: 'Агент',
    coin: 'Золото',
    laurel: 'Победные очки',
    cards: 'Карты',
  },
}

const TITLES = {
  en: {
    marks: 'Marks',
    dice: 'Dice: chances of each face',
    troop: 'troops',
    action: 'action card',
    general: 'general',
    development: 'development',
    building: 'building',
    wonder: 'wonder',
  },
  ru: {
    marks: 'Знаки',
    dice: 'Кубики: шансы граней',
    troop: 'войска',
    action: 'карта действия',
    general: 'полководец',
    development: 'развитие',
    building: 'постройка',
    wonder: 'чудо света',
  },
} as const

function legend(state: State, lang: Lang): { title: string; signs: readonly LegendSign[] }[] {
  const w = words(lang)
  const { dice } = packOf(state)
  return [
    {
      title: TITLES[lang].marks,
      signs: (Object.keys(MARKS) as Mark[]).map((mark) => ({
        id: mark,
        drawing: <MarkIcon of={mark} size={22} />,
        text: MARK_WORDS[lang][mark],
      })),
    },
    ...(['B', 'W', 'G', 'Y', 'R'] as const).map((colour) => ({
      title: `${TITLES[lang].dice}, ${w.dieColour[colour]}`,
      signs: (['-', 'S', 'X', 'K'] as const).flatMap((face: Face): LegendSign[] => {
        const n = dice[colour].filter((each) => each === face).length
        return n === 0
          ? []
          : [
              {
                id: `${colour}${face}`,
                drawing: <Die colour={colour} face={face} lang={lang} size={26} />,
                text: `${w.face[face]}: ${n}/${dice[colour].length}`,
              },
            ]
      }),
    })),
  ]
}

function cards(state: State, lang: Lang): IndexedCard[] {
  const w = words(lang)
  const pack = packOf(state)
  return [
    ...[...pack.actions.values()].map((card) => ({
      id: card.id,
      name: card.name[lang],
      kind: TITLES[lang].action,
      text: `${w.effects[card.effect]} ${capital(w.paysOut(card.gold))}.`,
    })),
    ...[...pack.troops.values()].map((card) => ({
      id: card.id,
      name: card.name[lang],
      kind: `${TITLES[lang].troop}, ${w.classes[card.cls]}`,
      text: `${w.price(card.cost)}.`,
    })),
    ...[...pack.generals.values()].map((card) => ({
      id: card.id,
      name: card.name[lang],
      kind: TITLES[lang].general,
      text: w.stars(card.stars),
    })),
    ...(Object.keys(w.buildings) as Building[])
      .filter((what) => what !== 'wonder')
      .map((what) => ({
        id: what,
        name: w.buildings[what],
        kind: TITLES[lang].building,
        text: `${buildingDoes(pack, what, lang)} ${capital(w.price(pack.prices[what]))}.`,
      })),
    {
      id: 'road',
      name: COMPOSE_WORDS[lang].road,
      kind: TITLES[lang].building,
      text: `${buildingDoes(pack, 'road', lang)} ${capital(w.price(pack.prices.road))}.`,
    },
    ...pack.wonders.map(({ id, name, region, vp }) => ({
      id,
      name: name[lang],
      kind: TITLES[lang].wonder,
      text: `${pack.regions[region]?.name[lang] ?? ''}: ${POINTS[lang](vp)}. ${capital(w.price(pack.prices.wonder))}.`,
    })),
    ...state.sides.flatMap(({ faction }) =>
      (pack.developments[faction] ?? []).flat().map((each) => ({
        id: `${pack.factions[faction]?.id} ${each.col} ${each.row}`,
        name: each.name[lang],
        kind: `${TITLES[lang].development}, ${factionName(state, faction, lang)}`,
        text: `${developmentDoes(pack, each, lang)} ${capital(w.price(each.cost))}.`,
      })),
    ),
  ]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const helpFor = (state: State): Help<State> => ({ aid: [...aid, scoring(state)], legend, cards })
