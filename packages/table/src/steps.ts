// Playing step by step, for whoever answers for people and for the real table.

export { answerEntry, toldEntry } from './play/answers.ts'
export { BOT_DICE, type Glance, type Mark, type Remembered } from './play/next.ts'
export { playingTurn, type TurnAsks } from './play/one-turn.ts'
