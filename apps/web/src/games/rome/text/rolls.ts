// Dice that a bot rolls for its rules, by rule: what they show is part of its decision, so the log names them only.

import type { Lang } from '@understudy/procedure'

interface Roll {
  readonly name: string
  /** From 1. */
  readonly face: number
}

type Say = (roll: Roll) => string
type Both = Readonly<Record<Lang, Say>>

const shows = (en: string, ru: string): Both => ({
  en: ({ name, face }) => `${name} rolled ${face} on ${en}.`,
  ru: ({ name, face }) => `${name}, ${ru}: выпало ${face}.`,
})
/** Dice with faces that are no numbers: what came of them is told next. */
const thrown = (en: string, ru: string): Both => ({
  en: ({ name }) => `${name} rolled ${en}.`,
  ru: ({ name }) => `${name}: ${ru}.`,
})

const white = shows('the white d6 of a stance marker', 'белый d6 за метку отношения')
const red = shows('the red d6 of a stance marker', 'красный d6 за метку отношения')
const strength = shows('a d6 for the strength of the army', 'd6 за силу армии')
const deck = (en: string, ru: string): Both => shows(`a d6 for the ${en} deck`, `d6 за колоду ${ru}`)

export const ROLLS: Readonly<Record<string, Both>> = {
  'roll.STN-2.1': white,
  'roll.STN-2.2': red,
  'roll.STN-4.1': white,
  'roll.STN-4.2': red,
  'roll.ANS-3.1': thrown('a green die for its answer', 'зелёный кубик за ответ'),
  'roll.ANS-3.2': thrown('a yellow die for its answer', 'жёлтый кубик за ответ'),
  'roll.DEC-2.1.1': deck('Skirmisher', 'застрельщиков'),
  'roll.DEC-2.2.1': deck('Cavalry', 'конницы'),
  'roll.DEC-2.3.1': shows('a d6 for the Main deck', 'd6 за основную колоду'),
  'roll.DEC-2.4.1': deck('Artillery', 'артиллерии'),
  'roll.CNQ-5.1': strength,
  'roll.BVB-3.1': strength,
  'roll.POT-2.2': thrown('a die of the Priority Order Table for a target', 'кубик таблицы приоритета за цель'),
  'roll.PH3-4.2': thrown('a green die for the artillery', 'зелёный кубик за артиллерию'),
  'roll.RES-3': thrown('a red die for holding its ground', 'красный кубик: держаться или отступить'),
  'roll.WB-1.1': shows('a d6: Walls or Barracks', 'd6: стены или казармы'),
}
