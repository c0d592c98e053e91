// Terms of 0.10 that say more in the campaign, and those that only it has there.

import type { BookText, Lang } from '@understudy/procedure'
import { laterTerms } from '../../text/terms-later.ts'
import { fateTerms } from '../text/terms-fates.ts'

type Terms = BookText['terms']

/** Sentences that are added to a term of the base edition, or take its place. */
const MORE: Record<Lang, Readonly<Record<string, string>>> = {
  en: {
    effective:
      'Council Intrigue: a Steward that is not First Regent. Diplomatic Fiasco: a rival would have to discard. Blight Looms: damaged Blight in a cluster with a piece of its own would, as Trophies, make it contend Warlord, declared or not. Song of Freedom also if it has most Power, Populist Demands also for a Founder that would declare for Parade Fleets. And every [[adverse|adverse]] card.',
    favourable:
      'Imperial ships that it may use attack along and count with its own; those that must defend along with a Regent count with the defender. Against Blight, for Trophies: two dice for each step, a fresh Blight being two, a damaged one one; to defend against fresh Blight: two dice. Free States have nobody to ransack: no battle that could destroy a Free city. No Outrage is risked of a type of which it has a protected Guild card.',
    'combat-card': 'A Faithful card as Zeal is one too, and a Seeker Golem serves like Fuel.',
    dice: 'Against Blight assault dice up to two for each step.',
    order: 'A Golem lies behind everything that counts for an ambition.',
  },
  ru: {
    effective:
      '«Интриги совета»: Наместник, который не первый регент. «Дипломатический провал»: сопернику пришлось бы сбрасывать. «Скверна надвигается»: повреждённая скверна в регионе с его фишкой как трофеи дала бы ему вступить в борьбу за замысел «Полководец», объявлен он или нет. «Песнь свободы» — и при наибольшей власти, «Популистские требования» — и для Основателя, который объявил бы ради «Парадных флотов». И всякая [[adverse|вредная]] карта.',
    favourable:
      'Имперские корабли, которыми он командует, нападают вместе с его и считаются с ними; те, что обязаны защищать регента, считаются с защитником. Против скверны ради трофеев: два кубика на каждый шаг, неповреждённая — это два шага, повреждённая — один; для защиты от неповреждённой скверны: два кубика. За город Вольных государств двор не разграбить: сражения, где мог бы быть разрушен вольный город, не будет. Запретом на тип, чья защищённая карта гильдии у него есть, он не рискует.',
    'combat-card': 'Карта веры стороной «Рвение» — тоже, а голем-искатель служит как топливо.',
    dice: 'Против скверны — кубики тарана, не больше двух на шаг.',
    order: 'Голем лежит после всего, что идёт в замыслы.',
  },
}

const CRITICAL: Record<Lang, string> = {
  en: 'A Court card of one of these classes, in this order: an [[adverse|adverse]] Vox card; what would make the bot contend a declared ambition, with rivals’ agents on it as Captives, and the Imperial Council if its Trust would; an [[effective|effective]] Vox card; a Union, a Faithful card or a card with one attached; another card that is no Vox card and has one attached that is none.',
  ru: 'Карта двора одного из разрядов, в таком порядке: [[adverse|вредная]] карта гласа; та, с которой, считая чужих агентов на ней пленниками, бот вступит в борьбу за объявленный замысел, и Имперский совет, если это даст казна; [[effective|действенная]] карта гласа; союз, карта веры или карта, к которой она приложена; другая карта, не карта гласа, к которой приложена не карта гласа.',
}

const OWN: Record<Lang, Terms> = {
  en: [
    {
      id: 'adverse',
      term: 'Adverse Vox card',
      text: 'A Vox card whose Crisis, resolved now, would hurt the bot. Populist Demands: the marker that is worth most lies on an ambition that would pay it. Song of Freedom: it would have to free a city. Diplomatic Fiasco: it would have to discard.',
    },
    {
      id: 'urgent',
      term: 'Urgent Events',
      text: 'Events that its Fate wants resolved. Steward: it is not First Regent, and the Council is decided. Founder: it is a Regent. Magnate: its objective is open.',
    },
  ],
  ru: [
    {
      id: 'adverse',
      term: 'Вредная карта гласа',
      text: 'Карта гласа, чей кризис, случись он сейчас, повредил бы боту. «Популистские требования»: самый дорогой маркер лежит на замысле, который принёс бы ему власть. «Песнь свободы»: ему пришлось бы освободить город. «Дипломатический провал»: ему пришлось бы сбрасывать.',
    },
    {
      id: 'urgent',
      term: 'Неотложные события',
      text: 'События, нужные его судьбе. Наместник: он не первый регент, а совет решил. Основатель: он регент. Негоциант: его задача не выполнена.',
    },
  ],
}

const termsIn = (lang: Lang): Terms => [
  ...laterTerms[lang].map((term) => {
    if (term.id === 'critical') return { ...term, text: CRITICAL[lang] }
    const more = MORE[lang][term.id]
    return more === undefined ? term : { ...term, text: `${term.text} ${more}` }
  }),
  ...fateTerms[lang].filter(({ id }) => id === 'self-discarding'),
  ...OWN[lang],
]

export const tenTerms: Record<Lang, Terms> = { en: termsIn('en'), ru: termsIn('ru') }
