// Who is meant in a headline: whoever reads it is "you", everybody else is called by their colour.

import { ofOwner, ownerName, place, resource, toOwner } from '@understudy/arcs/text'
import type { Owner, Resource, SystemId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'

/** "attacks you", «нападает на вас». */
export const whom = (lang: Lang, of: Owner, you?: string): string =>
  of === you ? { en: 'you', ru: 'вас' }[lang] : { en: ownerName('en', of), ru: ofOwner(of) }[lang]

/** "gives to you", «отдаёт вам». */
export const toWhom = (lang: Lang, to: Owner, you?: string): string =>
  to === you ? { en: 'you', ru: 'вам' }[lang] : { en: ownerName('en', to), ru: toOwner(to) }[lang]

/** "your city", "a city of Blue"; «ваш город», «город синего». */
export const whose = (thing: Readonly<Record<Lang, string>>, of: Owner, you?: string) =>
  of === you
    ? { en: `your ${thing.en}`, ru: `ваш ${thing.ru}` }
    : { en: `a ${thing.en} of ${ownerName('en', of)}`, ru: `${thing.ru} ${ofOwner(of)}` }

/** As on the map: "4 crescent". */
export const briefly = (lang: Lang, at: SystemId): string => place(lang, at).replace(/^\D+ (\d), /, '$1 ')

/** What is taken, spent, stolen: «крадёт псионику». */
export const taken = (lang: Lang, type: Resource): string =>
  ({ en: resource('en', type), ru: resource('ru', type).replace(/а$/, 'у') })[lang]
