// What the signs of the table are called, and where cards are.

import type { Lang } from '@understudy/procedure'
import type { Mark } from '../draw/shapes.ts'

interface SignWords {
  readonly seats: string
  readonly pieces: string
  readonly region: string
  readonly marks: string
  readonly between: string
  readonly dice: string
  readonly army: string
  readonly general: string
  readonly undeclared: string
  readonly navy: string
  readonly agent: string
  readonly gold: string
  readonly capital: string
  readonly level: string
  readonly unrest: string
  readonly siege: string
  readonly stance: string
  readonly phases: string
  readonly relation: string
  /** Every sign that is drawn has a word: a new one without it does not compile. */
  readonly mark: Readonly<Record<Mark, string>>
}

export const SIGN_WORDS: Readonly<Record<Lang, SignWords>> = {
  en: {
    seats: 'Seats',
    pieces: 'Pieces',
    region: 'At a region',
    marks: 'Marks',
    between: 'Between the sides',
    dice: 'Dice: chances of each face',
    army: 'Army: the numeral of its slot, how many cards it has',
    general: 'A bar: a general leads it',
    undeclared: 'A bot’s army whose cards are not drawn yet',
    navy: 'Fleet: how many ships',
    agent: 'Agent',
    gold: 'What it pays; with a coloured rim: somebody’s home',
    capital: 'A capital',
    level: 'Defence',
    unrest: 'Unrest, a cube each',
    siege: 'Under siege',
    stance: 'Stance card of a bot: upwards distrust, to the right aggression',
    phases: 'Phases of the round: over, now, to come',
    relation: 'Two shields and a word: how these two stand, in red as enemies, in green as friends or allied',
    mark: {
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
  },
  ru: {
    seats: 'Места',
    pieces: 'Фишки',
    region: 'У области',
    marks: 'Знаки',
    between: 'Между сторонами',
    dice: 'Кубики: шансы граней',
    army: 'Армия: номер и число карт',
    general: 'Черта: её ведёт полководец',
    undeclared: 'Армия бота, чьи карты ещё не взяты',
    navy: 'Флот: сколько кораблей',
    agent: 'Агент',
    gold: 'Сколько платит; цветной ободок — чья-то родная',
    capital: 'Столица',
    level: 'Защита',
    unrest: 'Недовольство, кубик за каждое',
    siege: 'В осаде',
    stance: 'Карта позиции бота: выше — недоверие, правее — агрессия',
    phases: 'Фазы раунда: прошла, идёт, впереди',
    relation: 'Два щита и слово: как эти двое относятся друг к другу; красным — враги, зелёным — друзья и союзники',
    mark: {
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
  },
}

interface CardWords {
  readonly troop: string
  readonly action: string
  readonly general: string
  readonly development: string
  readonly building: string
  readonly wonder: string
  inHand(who: string): string
  inArmy(who: string, army: string): string
  readonly pool: string
  readonly reserves: string
  available(who: string): string
  readonly discard: string
  readonly dead: string
  open(who: string): string
  has(who: string): string
  readonly stands: string
}

export const CARD_WORDS: Readonly<Record<Lang, CardWords>> = {
  en: {
    troop: 'troops',
    action: 'action card',
    general: 'general',
    development: 'development',
    building: 'building',
    wonder: 'wonder',
    inHand: (who) => `${who}: in hand`,
    inArmy: (who, army) => `${who}: army ${army}`,
    pool: 'pool',
    reserves: 'Reserves',
    available: (who) => `${who}: at hand`,
    discard: 'discarded',
    dead: 'dead',
    open: (who) => `${who}: lies open`,
    has: (who) => `${who} has it`,
    stands: 'stands',
  },
  ru: {
    troop: 'войска',
    action: 'карта действия',
    general: 'полководец',
    development: 'развитие',
    building: 'постройка',
    wonder: 'чудо света',
    inHand: (who) => `${who}: на руке`,
    inArmy: (who, army) => `${who}: армия ${army}`,
    pool: 'запас',
    reserves: 'резерв',
    available: (who) => `${who}: свободен`,
    discard: 'в сбросе',
    dead: 'погиб',
    open: (who) => `${who}: лежит открыто`,
    has: (who) => `${who}: уже есть`,
    stands: 'стоит',
  },
}
