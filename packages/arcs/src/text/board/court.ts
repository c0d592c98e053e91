// The Court row with its agents, and the ambitions with who stands where.

import type { Lang } from '@understudy/procedure'
import { courtData } from '../../data/court.ts'
import { courtId } from '../../rules/board/ids.ts'
import { count, silentCount, stakes } from '../../rules/round/ambitions.ts'
import { markersOn, markerValue } from '../../rules/round/declare.ts'
import { ROW_SIZE } from '../../rules/state/numbers.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import { colourOf, playersOf, type State } from '../../rules/state/state.ts'
import { AMBITIONS } from '../../vocabulary.ts'
import { ambitionName, courtName, keysN, resource, seatName } from '../words.ts'
import { letterOf, table } from './letters.ts'

export function courtLines(state: State, lang: Lang): string[] {
  const deck = read.count(state, Pile.COURT_DECK) + read.count(state, Pile.BURIED)
  const rows: string[][] = []
  for (let spot = 0; spot < ROW_SIZE; spot++) {
    const card = read.rowCard(state, spot) - 1
    if (card < 0) continue
    const { suit, keys } = courtData(card)
    const agents: string[] = []
    for (let seat = 0; seat < playersOf(state); seat++) {
      const n = read.courtAgents(state, spot, seat)
      if (n > 0) agents.push(`${letterOf(state, lang, seat)}${n}`)
    }
    const what = suit === undefined ? { en: 'Vox', ru: 'глас' }[lang] : `${resource(lang, suit)}, ${keysN(lang, keys)}`
    rows.push([courtName(lang, courtId(card)), what, agents.join(' ')])
  }
  return [{ en: `Court (${deck} in the deck)`, ru: `Двор (в колоде ${deck})` }[lang], ...table(rows)]
}

export function ambitionLines(state: State, lang: Lang): string[] {
  const seats = Array.from({ length: playersOf(state) }, (_, seat) => seat)
  const silent = seats.length === 2
  const head = ['', '', ...seats.map((seat) => seatName(lang, colourOf(state, seat)))]
  if (silent) head.push({ en: 'box', ru: 'ячейка' }[lang])
  const rows = AMBITIONS.map((id, i) => {
    const { high, low } = stakes(state, i + 1)
    const pays = markersOn(state, i + 1) === 0 ? '–' : `${high}/${low}`
    const counts = seats.map((seat) => String(count(state, seat, i + 1)))
    return [ambitionName(lang, id), pays, ...counts, ...(silent ? [String(silentCount(state, i + 1))] : [])]
  })
  const left = [0, 1, 2]
    .filter((marker) => read.markerAt(state, marker) === 0)
    .map((marker) => markerValue(state, marker))
    .sort((a, b) => b[0] - a[0])
    .map(([first, second]) => `${first}/${second}`)
  const free = left.length === 0 ? { en: 'none', ru: 'нет' }[lang] : left.join(', ')
  return [
    { en: `Ambitions (markers left: ${free})`, ru: `Замыслы (остались маркеры: ${free})` }[lang],
    ...table([head, ...rows]),
  ]
}
