// What the answers on the pages of the Fates rest on, in words.

import type { Lang, Phrases } from '@understudy/procedure'
import { ambitionName, ofSeat, seatName } from '../../../text/words.ts'
import type { BotSayings } from '../context.ts'
import { places } from '../text/names.ts'
import type { Advance } from './objective.ts'

type FateSayings = Pick<BotSayings, 'supercat.advances'>

function advances(lang: Lang, advance: Advance): string {
  if (advance.how === 'now') return lang === 'en' ? `by ${advance.by} at once` : `сразу на ${advance.by}`
  if (advance.how === 'wins')
    return lang === 'en'
      ? `it would win ${ambitionName('en', advance.ambition)}`
      : `он выигрывал бы замысел «${ambitionName('ru', advance.ambition)}»`
  return lang === 'en'
    ? `it would control ${places('en', [advance.system])} too`
    : `он правил бы и здесь: ${places('ru', [advance.system])}`
}

const en: Phrases<FateSayings> = {
  'supercat.advances': ({ of, advance }) =>
    advance === undefined
      ? `The objective of ${seatName('en', of)} would not come closer.`
      : `The objective of ${seatName('en', of)} would come closer: ${advances('en', advance)}.`,
}

const ru: Phrases<FateSayings> = {
  'supercat.advances': ({ of, advance }) =>
    advance === undefined
      ? `Задача ${ofSeat(of)} не продвинулась бы.`
      : `Задача ${ofSeat(of)} продвинулась бы: ${advances('ru', advance)}.`,
}

export const fatePhrases = { en, ru }
