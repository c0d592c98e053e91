// Dice that a bot rolls for its rules, by rule: what they show is part of its decision, so the log names them only.

import type { Lang } from '@understudy/procedure'

interface Roll {
  readonly name: string
  /** From 1. */
  readonly face: number
}

type Say = (roll: Roll) => string
type Both = Readonly<Record<Lang, Say>>

const shows = ({ en, ru }: Readonly<Record<Lang, string>>): Both => ({
  en: ({ name, face }) => `${name} rolled ${face} on ${en}.`,
  ru: ({ name, face }) => `${name}, ${ru}: выпало ${face}.`,
})
/** Dice with faces that are no numbers: what came of them is told next. */
const thrown = ({ en, ru }: Readonly<Record<Lang, string>>): Both => ({
  en: ({ name }) => `${name} rolled ${en}.`,
  ru: ({ name }) => `${name}: ${ru}.`,
})

const white = shows({ en: 'the white d6 of a stance marker', ru: 'белый d6 за метку отношения' })
const red = shows({ en: 'the red d6 of a stance marker', ru: 'красный d6 за метку отношения' })
const strength = shows({ en: 'a d6 for the strength of the army', ru: 'd6 за силу армии' })
const deck = ({ en, ru }: Readonly<Record<Lang, string>>): Both =>
  shows({ en: `a d6 for the ${en} deck`, ru: `d6 за колоду ${ru}` })

export const ROLLS: Readonly<Record<string, Both>> = {
  'roll.STN-2.1': white,
  'roll.STN-2.2': red,
  'roll.STN-4.1': white,
  'roll.STN-4.2': red,
  'roll.ANS-3.1': thrown({ en: 'a green die for its answer', ru: 'зелёный кубик за ответ' }),
  'roll.ANS-3.2': thrown({ en: 'a yellow die for its answer', ru: 'жёлтый кубик за ответ' }),
  'roll.DEC-2.1.1': deck({ en: 'Skirmisher', ru: 'застрельщиков' }),
  'roll.DEC-2.2.1': deck({ en: 'Cavalry', ru: 'конницы' }),
  'roll.DEC-2.3.1': shows({ en: 'a d6 for the Main deck', ru: 'd6 за основную колоду' }),
  'roll.DEC-2.4.1': deck({ en: 'Artillery', ru: 'артиллерии' }),
  'roll.CNQ-5.1': strength,
  'roll.BVB-3.1': strength,
  'roll.POT-2.2': thrown({
    en: 'a die of the Priority Order Table for a target',
    ru: 'кубик таблицы приоритета за цель',
  }),
  'roll.PH3-4.2': thrown({ en: 'a green die for the artillery', ru: 'зелёный кубик за артиллерию' }),
  'roll.RES-3': thrown({ en: 'a red die for holding its ground', ru: 'красный кубик: держаться или отступить' }),
  'roll.WB-1.1': shows({ en: 'a d6: Walls or Barracks', ru: 'd6: стены или казармы' }),
}
