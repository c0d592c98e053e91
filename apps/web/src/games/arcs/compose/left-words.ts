// The question before a turn ends early.

import { type Phrasebook, sayer } from '@understudy/procedure'

type LeftSayings = { 'turn.left': { pips: number } }

export const say = sayer<LeftSayings>()

const actionsLeft = (n: number): string =>
  n % 10 === 1 && n % 100 !== 11
    ? `Осталось ${n} действие`
    : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 > 20)
      ? `Остались ${n} действия`
      : `Осталось ${n} действий`

export const leftPhrases: Phrasebook = {
  en: {
    'turn.left': ({ pips }: LeftSayings['turn.left']) =>
      `${pips === 1 ? 'One action is' : `${pips} actions are`} left. End the turn all the same?`,
  },
  ru: { 'turn.left': ({ pips }: LeftSayings['turn.left']) => `${actionsLeft(pips)}. Всё равно закончить ход?` },
}
