// Доход (rome 20), по-русски.

import type { Alike } from '@understudy/procedure'
import { plural } from '@understudy/procedure'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    TAX: { title: 'Доход' },
  },
  nodes: {
    'TAX-3': {
      rule: 'По настройке: один Speed-bot за столом делает доход всех ботов фиксированным?',
      no: 'Каждый бот собирает по своему виду.',
    },
    'TAX-3.1': {
      rule: 'Взять столько же, сколько Speed-bot: 15 золота (если играть труднее — 20 или 25) и по 3 за каждый свой рынок.',
      aim: 'По настройке он собирает столько же, сколько Speed-bot',
    },
    'TAX-1': {
      rule: 'Super-bot собирает доход, как человек: области, рынки, развитие — и надбавку за сложность.',
      aim: 'Super-bot собирает доход, как человек',
    },
    'TAX-2': {
      rule: 'Speed-bot получает 15 золота (если играть труднее — 20 или 25) и по 3 за каждый свой рынок, где бы он ни стоял.',
      aim: 'У Speed-bot твёрдый доход и прибавка за каждый рынок',
    },
  },
  preferences: {},
  phrases: {
    'bot.income': (f) => `Доход: ${plural('ru', f.n, { one: 'монета', few: 'монеты', many: 'монет' })}.`,
  },
}
