// The table as lines of text, for a terminal: the map with its units, then what every seat has.

import type { Lang } from '@understudy/procedure'
import { handSize, pileSize } from '@understudy/table/chance'
import type { TileSpec } from './rules/board.ts'
import { tileName } from './rules/grid.ts'
import { repressionLimit } from './rules/harm.ts'
import { cardName, storeName } from './rules/names.ts'
import { fullHealth, healthOf, rangeOf } from './rules/queries.ts'
import { cardOf, settingOf } from './rules/setting.ts'
import { personOf, resourcesOf, type State, seatsOf, type Unit } from './rules/state.ts'
import { cardList, seatTitle, TILE_NAMES } from './text/words.ts'
import { BOSS, type SeatId, type TileKind } from './vocabulary.ts'

/** Two characters a tile. Plain ground stays empty, so that what matters stands out. */
const SYMBOLS: Readonly<Record<TileKind, string>> = {
  plain: ' ·',
  wall: '██',
  water: ' ~',
  deep: '~~',
  gate: '||',
  street: '==',
  house: ' ⌂',
  tower: ' ♜',
  field: ' "',
  spawn: ' +',
  harbour: ' ψ',
  store: ' $',
}

export function textBoard(state: State, lang: Lang): string {
  return [...heading(state, lang), ...picture(state, lang), '', ...units(state, lang), '', ...sides(state, lang)].join(
    '\n',
  )
}

function heading(state: State, lang: Lang): string[] {
  const { map } = settingOf(state)
  const round = { en: 'round', ru: 'раунд' }[lang]
  const of = { en: 'of', ru: 'из' }[lang]
  const turn = { en: 'turn', ru: 'ходит' }[lang]
  return [`${map.name[lang]}, ${round} ${state.round} ${of} ${map.rounds}, ${turn}: ${seatTitle(state.turn)[lang]}`, '']
}

function picture(state: State, lang: Lang): string[] {
  const { board } = settingOf(state)
  const labels = new Map(state.units.map((unit) => [unit.y * board.width + unit.x, label(state, unit, lang)]))
  const column = (x: number) => tileName({ x, y: 0 }).replace(/\d+$/, '').padStart(2)
  const rows = [`    ${Array.from({ length: board.width }, (_, x) => column(x)).join(' ')}`]
  for (let y = 0; y < board.height; y++) {
    const tiles = board.tiles.slice(y * board.width, (y + 1) * board.width)
    const cells = tiles.map((tile, x) => labels.get(y * board.width + x) ?? SYMBOLS[tile.tile])
    rows.push(`${String(y + 1).padStart(3)} ${cells.join(' ')}`.trimEnd())
  }
  return [...rows, legend(board.tiles, lang)]
}

function legend(tiles: readonly TileSpec[], lang: Lang): string {
  const kinds = (Object.keys(SYMBOLS) as TileKind[]).filter((kind) => tiles.some((tile) => tile.tile === kind))
  return `    ${kinds.map((kind) => `${SYMBOLS[kind].trim()} ${TILE_NAMES[kind][lang]}`).join('   ')}`
}

const mark = (seat: SeatId): string => (seat === BOSS ? '*' : seat.slice(1))

/** Whose it is, and the first letter of its name that is not an article's. */
function label(state: State, unit: Unit, lang: Lang): string {
  const name = cardName(state, unit.card)[lang].replace(/^The /, '')
  return `${mark(unit.controller)}${name.charAt(0).toUpperCase()}`
}

function units(state: State, lang: Lang): string[] {
  const words = {
    en: {
      health: 'health',
      attack: 'attack',
      range: 'range',
      moves: 'moves',
      done: 'done',
      ward: 'ward',
      marks: 'repression',
    },
    ru: {
      health: 'здоровье',
      attack: 'атака',
      range: 'дальность',
      moves: 'ход',
      done: 'походил',
      ward: 'защита',
      marks: 'угнетение',
    },
  }[lang]
  return seatsOf(state).flatMap((seat) =>
    state.units
      .filter((unit) => unit.controller === seat)
      .map((unit) => {
        const card = cardOf(state, unit.card)
        const range = rangeOf(state, unit)
        const parts = [
          `${words.health} ${healthOf(state, unit)}/${fullHealth(state, card)}`,
          `${words.attack} ${card.attack}`,
          ...(range === 1 ? [] : [`${words.range} ${range}`]),
          `${words.moves} ${card.movement}`,
          ...(unit.ward === 0 ? [] : [`${words.ward} ${unit.ward}`]),
          ...(unit.repression === 0 ? [] : [`${words.marks} ${unit.repression}/${repressionLimit(state)}`]),
          ...(unit.tapped ? [words.done] : []),
        ]
        return `  ${label(state, unit, lang)} ${tileName(unit).padEnd(4)} ${card.name[lang]}: ${parts.join(', ')}`
      }),
  )
}

function sides(state: State, lang: Lang): string[] {
  const words = {
    en: {
      resources: 'resources',
      deck: 'deck',
      discard: 'discard',
      hand: 'hand',
      unknown: 'unknown',
      drawn: 'drawn',
      store: 'Store',
      unseen: 'unseen',
    },
    ru: {
      resources: 'ресурсы',
      deck: 'колода',
      discard: 'сброс',
      hand: 'рука',
      unknown: 'неизвестных',
      drawn: 'взято',
      store: 'Лавка',
      unseen: 'не смотрели',
    },
  }[lang]
  const named = (cards: readonly string[]) =>
    cardList(
      lang,
      cards.map((card) => cardName(state, card)),
    )
  const lines = seatsOf(state).map((seat) => {
    const side = seat === BOSS ? state.boss : personOf(state, seat)
    const parts = [
      `${words.resources} ${resourcesOf(state, seat)}`,
      `${words.deck} ${pileSize(side.deck)}`,
      `${words.discard} ${side.discard.length}`,
    ]
    if (seat === BOSS) {
      if (state.boss.drawn !== null) parts.push(`${words.drawn} ${named([state.boss.drawn])}`)
    } else {
      const { hand } = personOf(state, seat)
      const unknown = handSize(hand) - hand.known.length
      const held = [
        ...(hand.known.length > 0 ? [named(hand.known)] : []),
        ...(unknown > 0 ? [`${unknown} ${words.unknown}`] : []),
      ]
      parts.push(`${words.hand}: ${held.join(', ') || '—'}`)
    }
    return `  ${mark(seat)} ${seatTitle(seat)[lang]}: ${parts.join(', ')}`
  })
  const stores = state.stores.map((store, index) => {
    const content =
      store.revealed === null ? `${words.unseen} (${pileSize(store.unseen)})` : named(store.revealed) || '—'
    return `  ${words.store} ${storeName(state, index)}: ${content}`
  })
  return [...lines, ...stores]
}
