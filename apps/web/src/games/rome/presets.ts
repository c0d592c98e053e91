// Tables that can be set with one tap.

import type { Controller, Options, Seat } from '@understudy/table'
import type { Preset } from '../ui.ts'

const person: Controller = { by: 'person' }
const bot = (id: string): Controller => ({ by: 'bot', bot: id })

/** The seats of the house pack, in order; its roles are those of `role1` to `role4`. */
const SEATS = ['ROM', 'GRE', 'CAR', 'BAR'] as const
type Sitting = 'human' | 'super' | 'speed'

function table(...sitting: readonly [Sitting, Sitting, Sitting, Sitting]): {
  options: Options
  seats: Record<Seat, Controller>
} {
  const seats = sitting.map((role, no): [Seat, Controller] => [
    SEATS[no] ?? '',
    role === 'human' ? person : bot(BOTS[role]),
  ])
  return {
    options: Object.fromEntries(sitting.map((role, no) => [`role${no + 1}`, role])),
    seats: Object.fromEntries(seats),
  }
}

const secretly = ({ options, seats }: ReturnType<typeof table>): ReturnType<typeof table> => ({
  options: { ...options, 'armies.secret': true },
  seats,
})

/** Ids of the bots of this game by the role they play. */
const BOTS = { super: 'superbot', speed: 'speedbot' } as const

export const presets: readonly Preset[] = [
  {
    id: 'speed',
    title: { en: 'You against three Speed-bots', ru: 'Вы против трёх Speed-bot' },
    help: {
      en: 'You are Rome, on the house pack: a reconstruction. Quick bots with a fixed income.',
      ru: 'Вы играете за Рим на домашнем наборе — реконструкции. Быстрые боты с твёрдым доходом.',
    },
    ...table('human', 'speed', 'speed', 'speed'),
    beside: false,
  },
  {
    id: 'super',
    title: { en: 'You against three Super-bots', ru: 'Вы против трёх Super-bot' },
    help: {
      en: 'You are Rome, on the house pack: a reconstruction. Bots that tax, develop and fight like people.',
      ru: 'Вы играете за Рим на домашнем наборе — реконструкции. Боты собирают налоги, развиваются и воюют, как люди.',
    },
    ...table('human', 'super', 'super', 'super'),
    beside: false,
  },
  {
    id: 'two-people',
    title: { en: 'Two people and two Super-bots', ru: 'Два человека и два Super-bot' },
    help: {
      en: 'On one device, passed from hand to hand: cards are hidden until their holder taps.',
      ru: 'На одном устройстве по очереди: карты скрыты, пока их хозяин не коснётся экрана.',
    },
    ...table('human', 'human', 'super', 'super'),
    beside: false,
  },
  {
    id: 'beside',
    title: { en: 'Beside the board', ru: 'Рядом с полем' },
    help: {
      en: 'Your real board, dice and action cards; three Speed-bots tell you what they do. The page draws their troops and rolls what does not concern you.',
      ru: 'Настоящее поле, кубики и карты действий; три Speed-bot говорят, что делают. Войска им тянет приложение, оно же бросает кубики, когда дело не касается вас.',
    },
    ...table('human', 'speed', 'speed', 'speed'),
    beside: true,
  },
  {
    id: 'beside-all',
    title: { en: 'Beside the board, everything by hand', ru: 'Рядом с полем, всё своими руками' },
    help: {
      en: 'The same, and you draw the bots’ troops and generals from their real decks and roll all their dice: more to answer.',
      ru: 'То же, но войска и полководцев ботов вы тянете из настоящих колод и бросаете за ботов все кубики: отвечать придётся чаще.',
    },
    ...table('human', 'speed', 'speed', 'speed'),
    beside: true,
    chance: { troops: 'table', generals: 'table', botDice: 'table', botsAgainstPeople: 'table' },
  },
  {
    id: 'beside-secret',
    title: { en: 'Beside the board, secret armies', ru: 'Рядом с полем, тайные армии' },
    help: {
      en: 'Two people and two Speed-bots at your real board. Your armies are not entered: you say how many cards they have, and which card you show.',
      ru: 'Два человека и два Speed-bot за настоящим полем. Армии вводить не нужно: вы говорите, сколько в них карт и какую карту открываете.',
    },
    ...secretly(table('human', 'human', 'speed', 'speed')),
    beside: true,
  },
]
