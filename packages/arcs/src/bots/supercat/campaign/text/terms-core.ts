// Terms that say more in the campaign, and those that only it has.

import type { BookText, Lang } from '@understudy/procedure'
import { terms } from '../../text/terms.ts'

type Terms = BookText['terms']

/** Sentences that are added to a term of the base edition. */
const MORE: Record<Lang, Readonly<Record<string, string>>> = {
  en: {
    effective:
      'Council Intrigue: a Steward that is not First Regent, while the Council is decided. Diplomatic Fiasco: a rival would have to discard. Blight Looms: damaged Blight in a cluster with a piece of its own would, as Trophies, make it contend Warlord, declared or not.',
    favourable:
      'Imperial ships that it may use attack along and count with its own; those that must defend along with a Regent count with the defender. Against Blight two dice are enough for Trophies. Free States have nobody to ransack: no battle that could destroy a Free city.',
    'combat-card': 'A Faithful card as Zeal is one too, and a Seeker Golem serves like Fuel.',
    dice: 'Against Blight: assault dice.',
    order: 'A Golem lies behind everything that counts for an ambition.',
  },
  ru: {
    effective:
      '«Интриги совета»: Наместник, который не первый регент, пока совет решил. «Дипломатический провал»: сопернику пришлось бы сбрасывать. «Скверна надвигается»: повреждённая скверна в регионе с его фишкой как трофеи дала бы ему вступить в борьбу за замысел «Полководец», объявлен он или нет.',
    favourable:
      'Имперские корабли, которыми он командует, нападают вместе с его и считаются с ними; те, что обязаны защищать регента, считаются с защитником. Против скверны ради трофеев хватает двух кубиков. За город Вольных государств двор не разграбить: сражения, где мог бы быть разрушен вольный город, не будет.',
    'combat-card': 'Карта веры стороной «Рвение» — тоже, а голем-искатель служит как топливо.',
    dice: 'Против скверны: кубики тарана.',
    order: 'Голем лежит после всего, что идёт в замыслы.',
  },
}

const withMore = (lang: Lang): Terms =>
  terms[lang].map((term) => {
    const more = MORE[lang][term.id]
    return more === undefined ? term : { ...term, text: `${term.text} ${more}` }
  })

export const coreTerms: Record<Lang, Terms> = { en: withMore('en'), ru: withMore('ru') }
