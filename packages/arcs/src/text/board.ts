// The position as lines of text, for the terminal. Given a seat's view, it shows no more than that seat may know.

import type { Lang } from '@understudy/procedure'
import { cardId } from '../rules/board/ids.ts'
import * as read from '../rules/state/read.ts'
import { colourOf, playersOf, type State } from '../rules/state/state.ts'
import { EVERY_MODE, SETUP_CARDS } from '../vocabulary.ts'
import { ambitionLines, courtLines } from './board/court.ts'
import { mapLines } from './board/map.ts'
import { handLines, playerLines } from './board/players.ts'
import { moreText } from './more.ts'
import { actionCard, MODE, seatName, setupName } from './words.ts'

export function textBoard(state: State, lang: Lang): string {
  // Before the setup card there is no map yet.
  const { act } = state.options
  if (read.setup(state) === 0 && act === 0) return { en: 'The table is empty.', ru: 'Стол пуст.' }[lang]
  const card =
    act === 0 ? setupName(lang, SETUP_CARDS[read.setup(state) - 1]!) : { en: `Act ${act}`, ru: `акт ${act}` }[lang]
  const when = {
    en: `Chapter ${read.chapter(state)}, round ${read.round(state)} · ${card}`,
    ru: `Глава ${read.chapter(state)}, раунд ${read.round(state)} · ${card}`,
  }[lang]
  return [
    when,
    ...roundLine(state, lang),
    ...(act === 0 ? [] : (moreText(lang)?.board(state) ?? [])),
    ...mapLines(state, lang),
    ...courtLines(state, lang),
    ...ambitionLines(state, lang),
    ...playerLines(state, lang),
    ...handLines(state, lang),
  ].join('\n')
}

/** Who has played what in this round. */
function roundLine(state: State, lang: Lang): string[] {
  const out: string[] = []
  const n = playersOf(state)
  for (let turn = 0; turn < n; turn++) {
    const seat = (read.leader(state) + turn) % n
    const mode = EVERY_MODE[read.playedMode(state, seat)]!
    if (mode === 'none') continue
    const card = read.playedCard(state, seat)
    const zero = turn === 0 && read.leadZero(state) ? { en: ' (counts as 0)', ru: ' (считается за 0)' }[lang] : ''
    const what = card === 0 ? '' : ` ${actionCard(lang, cardId(card - 1))}${zero}`
    out.push(`${seatName(lang, colourOf(state, seat))}: ${MODE[mode][lang]}${what}`)
  }
  return out.length === 0 ? [] : [`${{ en: 'This round', ru: 'В этом раунде' }[lang]} – ${out.join('; ')}`]
}
