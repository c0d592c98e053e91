// The rulings about the campaign edition of 0.10 that its rules cite, in our words. The reference has them all, with reasons.

import type { Lang } from '@understudy/procedure'

export const tenRulings = {
  B10: {
    en: '0.10: Guide of Force Beams is not used, and new actions of Fate cards are used by the pages of the Fates alone: Bargain, Recover, Awaken and Spy once a chapter each, Teach as often as possible. (Option: only Spy is bound.)',
    ru: '0.10: наведение («Силовые лучи») не применяется, а новые действия карт судеб применяют только страницы судеб: торг, восстановление, пробуждение и шпионаж — по разу за главу, учение — сколько получится. (Опция: связан только шпионаж.)',
  },
  B24: {
    en: '0.10: for Trophies from Blight only the dice count, two for each step of all Blight there; fresh ships do not.',
    ru: '0.10: ради трофеев со скверны считаются только кубики, два на каждый шаг всей скверны там; неповреждённые корабли — нет.',
  },
  B37: {
    en: '0.10: cards at its board count among the two cards to choose from that are no Events.',
    ru: '0.10: карты у планшета входят в две карты для выбора, не считая событий.',
  },
  B38: {
    en: '0.10: seizing for an urgent Event costs a card of the hand counter, as seizing does.',
    ru: '0.10: перехват инициативы ради неотложного события стоит одной карты счётчика, как всякий перехват.',
  },
  B39: {
    en: '0.10: it holds an Event if one is among the cards that it has this turn.',
    ru: '0.10: событие у него есть, если оно среди карт, доступных в этом ходу.',
  },
  B40: {
    en: '0.10: after an Event the page of the Fate is not read. (Option: it is, with the actions of the lead.)',
    ru: '0.10: после события страница судьбы не читается. (Опция: читается, с действиями главной карты.)',
  },
  B41: {
    en: '0.10: after surpassing or declaring the page of the Fate plans only with what that card offers, within its share.',
    ru: '0.10: после превышения или объявления страница судьбы строит планы только из действий этой карты, в пределах своей доли.',
  },
  B42: {
    en: '0.10: the Founder declares for Parade Fleets in undeclared ambitions only, with the card of more actions, always. (Options: only if they then do something; never.)',
    ru: '0.10: ради «Парадных флотов» Основатель объявляет только необъявленные замыслы, картой с большим числом действий, всегда. (Опции: только если они что-то дадут; никогда.)',
  },
  B43: {
    en: '0.10: the smallest lead: over declared ambitions in which the rival would have more, by how much it would be ahead, summed.',
    ru: '0.10: наименьший отрыв: сумма по объявленным замыслам, где у соперника станет больше, того, насколько он окажется впереди.',
  },
  B44: {
    en: '0.10: the Steward is no longer First Regent whenever it is not.',
    ru: '0.10: Наместник «больше не первый регент» всякий раз, когда он им не является.',
  },
  B45: {
    en: '0.10: Populist Demands of a Founder is resolved as a declaration by a lead, else as one for Parade Fleets, whatever its cards.',
    ru: '0.10: «Популистские требования» Основатель разыгрывает как объявление при открытии раунда, иначе — как объявление ради «Парадных флотов», какие бы карты у него ни были.',
  },
  B46: {
    en: '0.10: adverse are Populist Demands if the marker that is worth most would pay the bot, Song of Freedom if it would have to free a city, Diplomatic Fiasco if it would have to discard. (Option: Blight Looms too.)',
    ru: '0.10: вредны «Популистские требования», если бы самый дорогой маркер принёс боту власть, «Песнь свободы», если бы ему пришлось освободить город, «Дипломатический провал», если бы пришлось сбрасывать. (Опция: и «Скверна надвигается».)',
  },
  B47: {
    en: '0.10: Song of Freedom taken only because it has most Power frees nothing.',
    ru: '0.10: «Песнь свободы», взятая только из-за наибольшей власти, никого не освобождает.',
  },
  B48: {
    en: '0.10: if no Policy would make it contend anything, it enforces the present one.',
    ru: '0.10: если ни одна политика не даст вступить в борьбу, проводится нынешняя.',
  },
  B49: { en: '0.10: a Summit is called with 5 or more.', ru: '0.10: саммит созывается при 5 и больше.' },
  B50: {
    en: '0.10: Negotiations go round the table until the rounds are used up; a go without an offer takes one. (Option: one go each.)',
    ru: '0.10: переговоры идут по кругу, пока не кончатся раунды; ход без предложения занимает раунд. (Опция: каждому по разу.)',
  },
  B51: {
    en: '0.10: a bot may offer anything; what ends its own contention of a declared ambition comes last.',
    ru: '0.10: предложить бот может что угодно; то, без чего он сам перестанет бороться за объявленный замысел, — в последнюю очередь.',
  },
  B52: {
    en: '0.10: a gain advances an objective indirectly if more would be scored for it at the end of the chapter; nothing does so for the Advocate.',
    ru: '0.10: приобретение косвенно продвигает задачу, если в конце главы за неё засчиталось бы больше; для Заступника такого нет.',
  },
  B53: {
    en: '0.10: what it is contending counts against an offer, whatever is traded. (Option: only if the trade touches it.)',
    ru: '0.10: то, за что он борется, говорит против предложения, чем бы ни обменивались. (Опция: только если обмен это задевает.)',
  },
  B54: {
    en: '0.10: at Events the Magnate rolls like everybody. (Option: it calls while its objective is open.)',
    ru: '0.10: при событиях Негоциант бросает кубик, как все. (Опция: созывает, пока задача не выполнена.)',
  },
  B55: {
    en: '0.10: the Magnate exports once. (Option: as long as it can.)',
    ru: '0.10: Негоциант вывозит один раз. (Опция: пока может.)',
  },
  B56: {
    en: '0.10: while its objective is open the Advocate holds no Guild card back that its Prelude discards. (Options: unless that ends a contention; as everybody.)',
    ru: '0.10: пока задача не выполнена, Заступник не придерживает карт гильдий, которые сбрасывает прелюдия. (Опции: кроме тех, без которых он перестанет бороться; как все.)',
  },
  B57: {
    en: '0.10: the Partisan gives up Lattice Spies rather than provoke an Outrage; without a type that costs no protected card it does not seize.',
    ru: '0.10: Партизан скорее отдаст карту «Шпионы Решётки», чем навлечёт запрет; если каждый оставшийся тип стоит защищённой карты, инициативу он не перехватывает.',
  },
  B58: {
    en: '0.10: for Spy as many cards are drawn as the hand counter shows, cards at the board aside. (Option: fewer by these.)',
    ru: '0.10: для шпионажа берётся столько карт, сколько на счётчике руки, помимо карт у планшета. (Опция: меньше на их число.)',
  },
  B59: {
    en: '0.10: the Admiral wins an ambition if it is first alone, declared or not; Escalation counts only if it is the Policy now.',
    ru: '0.10: Адмирал выигрывает замысел, если он первый единолично, объявлен замысел или нет; эскалация считается, только если это нынешняя политика.',
  },
  B60: { en: '0.10: most rivals are more than half of them.', ru: '0.10: большинство соперников — больше половины.' },
  B61: {
    en: '0.10: by which side a Faithful card declares General Priorities say, read with its two sides; if no line does, chance.',
    ru: '0.10: какой стороной карта веры объявляет, решают общие приоритеты, прочитанные с двумя её сторонами; если ни одна строка — жребий.',
  },
  B62: {
    en: '0.10: on Faithful pages new actions come after claims or cities.',
    ru: '0.10: на страницах карт веры новые действия идут после заявок или городов.',
  },
  B63: {
    en: '0.10: nobody holds grievances against the Empire, so that the Protector repairs all Imperial ships for a Regent. (Option: those against the First Regent count, and one die is rolled.)',
    ru: '0.10: обид на Империю ни у кого нет, и голем-страж чинит регенту все имперские корабли. (Опция: считаются обиды на первого регента, и бросается один кубик.)',
  },
  B64: {
    en: '0.10: no fresh ships means of anybody, Imperial ones included.',
    ru: '0.10: нет неповреждённых кораблей — значит ни у кого, и имперских тоже.',
  },
  B65: {
    en: '0.10: the lines about the last chapter say no in all others.',
    ru: '0.10: строки о последней главе во всех других отвечают «нет».',
  },
  B66: {
    en: '0.10: words about Flagships concern nobody in Act I.',
    ru: '0.10: слова о флагманах в акте I никого не касаются.',
  },
} as const satisfies Record<string, Readonly<Record<Lang, string>>>
