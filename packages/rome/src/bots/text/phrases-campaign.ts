// What the answers of the campaign half rest on, in words.

import { type Lang, listing, type Phrases, plural } from '@understudy/procedure'
import type { Name } from '../../pack/types.ts'
import { diceInWords } from '../../text/dice.ts'
import { within } from '../../text/peoples.ts'
import type { CampaignSayings } from '../context-campaign.ts'

const list = (lang: Lang, names: readonly Name[]): string => names.map((name) => name[lang]).join(', ')

const STATUS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['enemy', 'neutral', 'friends', 'allied'],
  ru: ['вражда', 'нейтралитет', 'дружба', 'союз'],
}
const SAYS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { yes: 'yes', no: 'no', Y: 'a yellow die', R: 'a red die' },
  ru: { yes: 'да', no: 'нет', Y: 'жёлтый кубик', R: 'красный кубик' },
}
const CLS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { MI: 'Infantry', SK: 'Skirmishers', CV: 'Cavalry', AR: 'Artillery' },
  ru: { MI: 'Пехота', SK: 'Застрельщики', CV: 'Конница', AR: 'Артиллерия' },
}
const PHASE: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { terrain: 'the terrain', flanks: 'the flanks', centre: 'the Centre', envelopment: 'Envelopment' },
  ru: { terrain: 'местность', flanks: 'фланги', centre: 'центр', envelopment: 'охват' },
}
const borders = (n: number): string => plural('en', n, { one: 'border', many: 'borders' })
const cards = (n: number): string => plural('en', n, { one: 'card', many: 'cards' })
const mp = (n: number): string => plural('en', n, { one: 'movement point', many: 'movement points' })
const cardsRu = (n: number): string => plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' })

export const campaignEn: Phrases<CampaignSayings> = {
  'camp.target': (f) =>
    `${f.region.en} (cost ${f.cost}${f.sea ? ', by sea' : ''}${f.now ? '' : ', not in this activation'})`,
  'camp.region': (f) => f.region.en,
  'camp.stop': (f) =>
    f.stays
      ? `staying in ${f.region.en}`
      : `${f.region.en}${f.goal.en === f.region.en ? '' : ` (on the way to ${f.goal.en})`}`,
  'camp.way': (f) => `the voyage from ${f.region.en} by ${list('en', f.seas)}`,
  'camp.route': (f) => (f.seas.length === 0 ? 'where it is' : list('en', f.seas)),
  'camp.prey': (f) =>
    `the navy of ${within(f.seat.en)} in ${f.sea.en} (${plural('en', f.zones, { one: 'zone', many: 'zones' })} away)`,
  'camp.card': (f) => `${f.card.en} (cost ${f.n})`,
  'camp.army': (f) => `Army ${f.slot} is next.`,
  'camp.mainDeck': (f) => `Main battle cards that count: ${f.n}.`,
  'camp.homesTaken': (f) => `Home regions of opponents taken: ${f.n}.`,
  'camp.mp': (f) => `It has ${mp(f.mp)} left.`,
  'camp.cards': (f) => `The army has ${cards(f.n)}.`,
  'camp.owner': (f) => `Its owner: ${f.seat.en}.`,
  'camp.undeclared': () => 'It is undeclared.',
  'camp.stands': (f) => `It stands in ${f.region.en}.`,
  'camp.homeOf': (f) => `${f.region.en} is a home region of ${within(f.seat.en)}.`,
  'camp.noHome': (f) => `${f.region.en} is no opponent’s home.`,
  'camp.noHolder': (f) => `No other side holds ${f.region.en}.`,
  'camp.garrison': (f) =>
    f.dice ? `Dice defend ${f.region.en}, and no army is there.` : `No garrison defends ${f.region.en}.`,
  'camp.navyIn': (f) => `The navy is at sea already: ${f.sea.en}.`,
  'camp.navyOff': () => 'The navy is off the board.',
  'camp.seatThere': (f) => `An army of ${within(f.seat.en)} is in ${f.region.en}.`,
  'camp.nobodyThere': (f) => `No army is in ${f.region.en}.`,
  'camp.holder': (f) => `Holder of ${f.region.en}: ${f.seat.en}.`,
  'camp.table': (f) =>
    `${f.seat.en}: ${STATUS.en[f.status]}, stance ${f.stance}. The table of attacks has: ${SAYS.en[f.says] ?? f.says}.`,
  'camp.regions': (f) => (f.regions.length === 0 ? 'An enemy army is there.' : `${list('en', f.regions)}.`),
  'camp.war': (f) =>
    `At war with ${listing(
      'en',
      f.seats.map(({ en }) => within(en)),
    )}.`,
  'camp.peace': () => 'Nobody is its enemy.',
  'camp.edges': (f) => (Number.isFinite(f.n) ? `The nearest is ${borders(f.n)} away.` : 'There is no way by land.'),
  'camp.ships': (f) =>
    f.declared
      ? `Navy cards: ${f.n}; the army has ${cards(f.cards)}.`
      : `Navy cards: ${f.n}; an undeclared army always fits.`,
  'camp.gathered': (f) => `Dice: ${diceInWords('en', f.attack)} against ${diceInWords('en', f.defence)}.`,
  'camp.dice': (f) => `Rolled: ${diceInWords('en', f.attack)} against ${diceInWords('en', f.defence)}.`,
  'camp.losses': (f) => `Main battle cards lost: ${f.main}; skirmishers: ${f.skirmishers}.`,
  'camp.lossesOf': (f) => `${f.seat.en}: main battle cards lost ${f.main}, skirmishers ${f.skirmishers}.`,
  'camp.toll': (f) => `Cards lost by ${within(f.seat.en)}: ${f.n}.`,
  'camp.remain': (f) => `${f.seat.en}: infantry left ${f.n}, needed ${f.least}.`,
  'camp.points': (f) => `Points of the attack: ${f.mine}, of the defence: ${f.theirs}.`,
  'camp.pointsFree': (f) =>
    `Nobody holds the region, so the points (attack ${f.mine}, defence ${f.theirs}) do not matter.`,
  'camp.infantry': (f) => `Infantry: ${f.n}.`,
  'camp.stars': (f) => `Stars: ${f.mine} of its own, ${f.theirs} of the other side.`,
  'camp.deck': (f) => `${CLS.en[f.cls] ?? f.cls}: ${f.n}.`,
  'camp.centre': (f) => `Cards of the Centre deck: ${f.n}.`,
  'camp.terrain': (f) => `Terrain symbols of ${f.region.en}: ${f.n}.`,
  'camp.round': (f) => `Round ${f.n}, ${PHASE.en[f.phase] ?? f.phase}.`,
  'camp.left': (f) => `Line cards left: ${f.mine} of its own, ${f.theirs} of the other side.`,
  'camp.guns': (f) => `Line cards of the other side: ${f.theirs}; its own artillery: ${f.guns}.`,
  'camp.waiting': (f) => `Skirmishers still waiting: ${f.n}.`,
  'camp.dicesLeft': (f) => `Tactics dice left: ${f.n}.`,
  'camp.killed': (f) => `Cards lost: ${f.mine} of its own, ${f.theirs} of the other side.`,
  'camp.shipsLost': (f) => `Navy cards left: ${f.n}.`,
  'camp.roll': (f) => `Rolled: ${diceInWords('en', f.roll)}.`,
  'camp.stack': (f) => `The stack of ${f.region.en}: ${cards(f.n)}.`,
  'camp.navies': (f) => `Miniatures: ${f.n}.`,
}

export const campaignRu: Phrases<CampaignSayings> = {
  'camp.target': (f) => `${f.region.ru} (цена ${f.cost}${f.sea ? ', морем' : ''}${f.now ? '' : ', не в этот ход'})`,
  'camp.region': (f) => f.region.ru,
  'camp.stop': (f) =>
    f.stays
      ? `остаться на месте (${f.region.ru})`
      : `${f.region.ru}${f.goal.ru === f.region.ru ? '' : ` (по пути к цели — ${f.goal.ru})`}`,
  'camp.way': (f) => `морем из порта ${f.region.ru} (${list('ru', f.seas)})`,
  'camp.route': (f) => (f.seas.length === 0 ? 'на месте' : list('ru', f.seas)),
  'camp.prey': (f) => `флот (${f.seat.ru}; ${f.sea.ru}, зон до него: ${f.zones})`,
  'camp.card': (f) => `${f.card.ru} (цена ${f.n})`,
  'camp.army': (f) => `Следующая — армия ${f.slot}.`,
  'camp.mainDeck': (f) => `Основных карт в счёт: ${f.n}.`,
  'camp.homesTaken': (f) => `Взято родных областей соперников: ${f.n}.`,
  'camp.mp': (f) => `Осталось очков движения: ${f.mp}.`,
  'camp.cards': (f) => `Карт в армии: ${f.n}.`,
  'camp.owner': (f) => `Её хозяин — ${f.seat.ru}.`,
  'camp.undeclared': () => 'Она не объявлена.',
  'camp.stands': (f) => `Она стоит здесь: ${f.region.ru}.`,
  'camp.homeOf': (f) => `${f.region.ru} — родная область (${f.seat.ru}).`,
  'camp.noHome': (f) => `${f.region.ru} — не родная область соперника.`,
  'camp.noHolder': (f) => `${f.region.ru}: другого владельца нет.`,
  'camp.garrison': (f) => (f.dice ? `${f.region.ru}: защищают кубики, армии нет.` : `${f.region.ru}: гарнизона нет.`),
  'camp.navyIn': (f) => `Флот уже в море: ${f.sea.ru}.`,
  'camp.navyOff': () => 'Флота на поле нет.',
  'camp.seatThere': (f) => `${f.region.ru}: там стоит армия, её хозяин — ${f.seat.ru}.`,
  'camp.nobodyThere': (f) => `${f.region.ru}: армии нет.`,
  'camp.holder': (f) => `${f.region.ru}: владелец — ${f.seat.ru}.`,
  'camp.table': (f) =>
    `${f.seat.ru}: ${STATUS.ru[f.status]}, отношение ${f.stance}. В таблице нападений: ${SAYS.ru[f.says] ?? f.says}.`,
  'camp.regions': (f) => (f.regions.length === 0 ? 'Там вражеская армия.' : `${list('ru', f.regions)}.`),
  'camp.war': (f) => `Война: ${list('ru', f.seats)}.`,
  'camp.peace': () => 'Врагов нет.',
  'camp.edges': (f) =>
    Number.isFinite(f.n)
      ? `До ближайшей — ${plural('ru', f.n, { one: 'граница', few: 'границы', many: 'границ' })}.`
      : 'Пути по суше нет.',
  'camp.ships': (f) =>
    f.declared
      ? `Карт флота: ${f.n}; карт в армии: ${f.cards}.`
      : `Карт флота: ${f.n}; необъявленная армия помещается всегда.`,
  'camp.gathered': (f) => `Кубики: ${diceInWords('ru', f.attack)}; у защиты: ${diceInWords('ru', f.defence)}.`,
  'camp.dice': (f) => `Выпало: ${diceInWords('ru', f.attack)}; у защиты: ${diceInWords('ru', f.defence)}.`,
  'camp.losses': (f) => `Потеряно основных карт: ${f.main}; застрельщиков: ${f.skirmishers}.`,
  'camp.lossesOf': (f) => `${f.seat.ru}: потеряно основных карт ${f.main}, застрельщиков ${f.skirmishers}.`,
  'camp.toll': (f) => `${f.seat.ru}: потеряно карт ${f.n}.`,
  'camp.remain': (f) => `${f.seat.ru}: осталось пехоты ${f.n}, нужно ${f.least}.`,
  'camp.points': (f) => `Очки нападения: ${f.mine}, обороны: ${f.theirs}.`,
  'camp.pointsFree': (f) => `Область ничья, поэтому очки (нападение ${f.mine}, оборона ${f.theirs}) не важны.`,
  'camp.infantry': (f) => `Пехота: ${f.n}.`,
  'camp.stars': (f) => `Звёзд: своих ${f.mine}, у другой стороны ${f.theirs}.`,
  'camp.deck': (f) => `${CLS.ru[f.cls] ?? f.cls}: ${f.n}.`,
  'camp.centre': (f) => `Карт в колоде центра: ${f.n}.`,
  'camp.terrain': (f) => `${f.region.ru}: символов местности ${f.n}.`,
  'camp.round': (f) => `Раунд ${f.n}, ${PHASE.ru[f.phase] ?? f.phase}.`,
  'camp.left': (f) => `Осталось линейных карт: своих ${f.mine}, у другой стороны ${f.theirs}.`,
  'camp.guns': (f) => `Линейных карт у другой стороны: ${f.theirs}; своей артиллерии: ${f.guns}.`,
  'camp.waiting': (f) => `Застрельщиков ждёт: ${f.n}.`,
  'camp.dicesLeft': (f) => `Осталось тактических кубиков: ${f.n}.`,
  'camp.killed': (f) => `Потеряно карт: своих ${f.mine}, у другой стороны ${f.theirs}.`,
  'camp.shipsLost': (f) => `Осталось карт флота: ${f.n}.`,
  'camp.roll': (f) => `Выпало: ${diceInWords('ru', f.roll)}.`,
  'camp.stack': (f) => `${f.region.ru}: в стопке ${cardsRu(f.n)}.`,
  'camp.navies': (f) => `Фигурок: ${f.n}.`,
}
