// How one scores, with the points of the pack in play.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { AidPart } from '../../ui.ts'
import { targetOf } from '../seats/target.ts'
import { type Known, numberIn, POINTS } from '../text/goods.ts'

interface Worth {
  readonly independent: Known
  readonly home: Known
  readonly capital: Known
  readonly battle: Known
  readonly bigBattle: Known
  readonly bigBattleFrom: Known
  readonly betrayal: Known
  readonly target: Known
  /** "Parthenon 2, Colossus 2". */
  readonly wonders: Readonly<Record<Lang, string>>
  readonly developments: Readonly<Record<Lang, string>>
}

const LINES: Readonly<Record<Lang, (of: Worth) => readonly string[]>> = {
  en: (of) => [
    `A region that is nobody’s home: ${POINTS.en(of.independent)}; an opponent’s home ${of.home}, a capital ${of.capital}. Each region scores for you once, your own homes never.`,
    `A wonder that you build: ${of.wonders.en || 'none in this game'}.`,
    `A development that brings points: ${of.developments.en || 'none in this game'}.`,
    `A battle won: ${POINTS.en(of.battle)}; ${of.bigBattle} if ${of.bigBattleFrom} or more enemy cards were destroyed.`,
    `A friend attacked: −${of.betrayal}.`,
    `The goal: ${POINTS.en(of.target)}.`,
  ],
  ru: (of) => [
    `Область, которая никому не родная: ${POINTS.ru(of.independent)}; родная область соперника — ${of.home}, его столица — ${of.capital}. Каждая область даёт вам очки один раз, свои родные — никогда.`,
    `Построенное вами чудо света: ${of.wonders.ru || 'в этой партии их нет'}.`,
    `Развитие, которое даёт очки: ${of.developments.ru || 'в этой партии такого нет'}.`,
    `Выигранная битва: ${POINTS.ru(of.battle)}; ${of.bigBattle}, если врагу уничтожили карты (от ${of.bigBattleFrom}).`,
    `Нападение на друга: −${of.betrayal}.`,
    `Цель: ${POINTS.ru(of.target)}.`,
  ],
}

export function scoring(state: State): AidPart {
  const pack = packOf(state)
  const number = (key: string): Known => numberIn(pack, 'victory', key)
  const betrayal = number('betrayal')
  const listed = (of: readonly { readonly name: Readonly<Record<Lang, string>>; readonly n: number }[]) => ({
    en: of.map(({ name, n }) => `${name.en} ${n}`).join(', '),
    ru: of.map(({ name, n }) => `${name.ru} ${n}`).join(', '),
  })
  const worth: Worth = {
    independent: number('independent'),
    home: number('home'),
    capital: number('capital'),
    battle: number('battle'),
    bigBattle: number('bigBattle'),
    bigBattleFrom: number('bigBattleFrom'),
    betrayal: betrayal === '?' ? betrayal : Math.abs(betrayal),
    target: targetOf(state) ?? '?',
    wonders: listed(pack.wonders.map(({ name, vp }) => ({ name, n: vp }))),
    developments: listed(
      state.sides
        .flatMap(({ faction }) => pack.developments[faction] ?? [])
        .flat()
        .flatMap(({ name, effect, value }) => (effect === 'VP' ? [{ name, n: value }] : [])),
    ),
  }
  return {
    title: { en: 'How one scores', ru: 'За что дают очки' },
    lines: LINES.en(worth).map((en, at) => ({ text: { en, ru: LINES.ru(worth)[at] ?? '' } })),
  }
}
