// The nine boxes of a stance card, in their order.

import type { Lang } from '@understudy/procedure'

export const STANCE_BOXES: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'Peace Maker',
    'Cautious',
    'Compliant',
    'Fearful',
    'Neutral',
    'Threatening',
    'Prepared',
    'Hostile',
    'War Monger',
  ],
  ru: [
    'миротворец',
    'осторожный',
    'уступчивый',
    'боязливый',
    'нейтральный',
    'угрожающий',
    'готовый к бою',
    'враждебный',
    'поджигатель войны',
  ],
}

/** "Hostile (8)". */
export const boxName = (lang: Lang, box: number): string => `${STANCE_BOXES[lang][box - 1] ?? '?'} (${box})`
