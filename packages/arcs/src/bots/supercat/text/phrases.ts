// What the answers of the bot rest on, in words.

import { type Lang, listing, type Phrases, plural, type Say, speak } from '@understudy/procedure'
import { describeEn } from '../../../text/en/describe.ts'
import { describeRu } from '../../../text/ru/describe.ts'
import {
  ableName,
  actionCard,
  agentsN,
  ambitionName,
  diceN,
  freshN,
  hitsN,
  keysN,
  names,
  ofOwner,
  ofSeat,
  ownerName,
  pipsN,
  place,
  resource,
  SUIT,
  seatName,
  shipsN,
  siteName,
} from '../../../text/words.ts'
import type { Action, ShipHits, SiteHits } from '../../../vocabulary.ts'
import type { BotSayings, CombatGoal } from '../context.ts'
import { evidence, optionName, PLACE } from './evidence.ts'
import { cards, type Name, places, quote, upper } from './names.ts'

const FIGHT: Record<CombatGoal, Name> = {
  trophies: { en: 'a battle for Trophies', ru: 'сражение ради трофеев' },
  raid: { en: 'a raid', ru: 'налёт' },
  ransack: { en: 'a battle to ransack the Court', ru: 'сражение, чтобы разграбить двор' },
  control: { en: 'a battle for control', ru: 'сражение ради правления' },
  defence: { en: 'a battle against fresh Blight', ru: 'сражение с неповреждённой скверной' },
}
const BUILT = {
  city: { en: 'a city', ru: 'город' },
  starport: { en: 'a starport', ru: 'космопорт' },
  ship: { en: 'a ship', ru: 'корабль' },
}
const STEP = { ship: { en: 'Build', ru: 'строительство' }, repair: { en: 'Repair', ru: 'починка' } }

/** What becomes of ships and buildings; what nothing happens to is not mentioned. */
function assigned(lang: Lang, own: ShipHits, theirs: ShipHits, sites: readonly SiteHits[]): string {
  const side = (whose: Name, { damage, destroyFresh, destroyDamaged }: ShipHits): string[] => {
    const gone = destroyFresh + destroyDamaged
    const parts = {
      en: [damage > 0 ? `${damage} damaged` : '', gone > 0 ? `${gone} destroyed` : ''],
      ru: [damage > 0 ? `повреждено ${damage}` : '', gone > 0 ? `уничтожено ${gone}` : ''],
    }[lang]
    const said = parts.filter((part) => part !== '').join(', ')
    return said === '' ? [] : [`${whose[lang]}: ${said}`]
  }
  const all = [
    ...side({ en: 'own ships', ru: 'свои корабли' }, own),
    ...side({ en: 'their ships', ru: 'чужие корабли' }, theirs),
    ...sites.map(({ site, hits: n }) => `${siteName(lang, site)}: ${hitsN(lang, n)}`),
  ]
  return all.length === 0 ? { en: 'no hits', ru: 'без ударов' }[lang] : all.join(' / ')
}
type Prize = Pick<BotSayings['supercat.combat'], 'card' | 'type' | 'slot'>
/** What a raid is for, after a comma. */
function prize(lang: Lang, { card, type, slot }: Prize): string {
  if (card !== undefined) return `, ${quote(lang, card)}`
  if (type === undefined) return ''
  const where = slot === undefined ? '' : { en: ` in slot ${slot}`, ru: ` в ячейке ${slot}` }[lang]
  return `, ${resource(lang, type)}${where}`
}

const tokens = (lang: Lang, slots: readonly (Parameters<typeof resource>[1] | null)[]): string =>
  slots
    .slice(0, 6)
    .flatMap((type, at) =>
      type === null ? [] : [`${resource(lang, type)} ${{ en: 'in slot', ru: 'в ячейке' }[lang]} ${at + 1}`],
    )
    .join(', ')

const NO_GAIN = {
  declared: {
    en: 'it would bring no declared ambition closer',
    ru: 'ни одному объявленному замыслу это не помогло бы',
  },
  open: { en: 'it would bring no open ambition closer', ru: 'ни одному открытому замыслу это не помогло бы' },
  control: { en: 'it would not change who controls the system', ru: 'кто правит в системе, это не изменило бы' },
  trophies: { en: 'no Trophy could be won', ru: 'трофеев там не взять' },
  theft: { en: 'there is nothing of the kind to steal', ru: 'ничего подходящего там не украсть' },
  defence: { en: 'there is no fresh Blight to defend against', ru: 'неповреждённой скверны там нет' },
}
/** Why an ambition is not declared with a card. */
function notFirst(lang: Lang, at: number, declared: boolean): string {
  if (at === FIRST) return { en: 'another ambition comes first', ru: 'раньше идёт другой замысел' }[lang]
  if (at === SHARED && !declared)
    return { en: 'it leads another ambition outright', ru: 'в другом он первый единолично' }[lang]
  const place = PLACE[at]?.[lang] ?? ''
  if (at === SHARED)
    return { en: `only ${place}, and it is declared already`, ru: `${place}, а замысел уже объявлен` }[lang]
  return {
    en: `it would have to be first there; as things stand: ${place}`,
    ru: `там надо быть первым; сейчас: ${place}`,
  }[lang]
}
const [SHARED, FIRST] = [3, 4]

type PlanSaid = BotSayings['supercat.plan']
/** A plan is a sentence within a sentence: `told` puts it into words, with the book that knows it. */
export const planSaid: Readonly<Record<Lang, (told: (plan: Say) => string) => (facts: PlanSaid) => string>> = {
  en:
    (told) =>
    ({ plan, others, to }) =>
      `${told(plan)}${to === undefined ? '' : ` ${told(to)}`}${others === 0 ? '' : others === 1 ? ' (or one more that is as good)' : ` (or ${others} more that are as good)`}`,
  ru:
    (told) =>
    ({ plan, others, to }) =>
      `${told(plan)}${to === undefined ? '' : ` ${told(to)}`}${others === 0 ? '' : ` (не хуже ещё ${plural('ru', others, { one: 'план', few: 'плана', many: 'планов' })})`}`,
}

export const en: Phrases<BotSayings> = {
  'supercat.once': () => '',
  'die.d6': () => 'the six-sided die',
  ...evidence.en,
  'supercat.hand': ({ cards: all, counter }) =>
    `To choose from: ${listing(
      'en',
      all.map((card) => actionCard('en', card)),
    )}. Hand counter: ${counter}.`,
  'supercat.leads': () => 'It holds the initiative.',
  'supercat.follows': ({ lead, number }) => `${actionCard('en', lead)} was led; its number is ${number}.`,
  'supercat.actionCard': ({ card }) => actionCard('en', card),
  'supercat.toBeat': ({ lead, number }) =>
    `It beats ${actionCard('en', lead)}, which was led${number === 0 ? ' and counts as 0, since it has declared' : ''}.`,
  'supercat.doesNotSurpass': ({ suit }) => (suit ? 'its number is not higher' : 'it is of another suit'),
  'supercat.nothingToDeclare': () => 'No card matches an ambition in which it is first.',
  'supercat.seizeCounter': ({ n }) => `The seize counter is at ${n}.`,
  'supercat.seizeGate': ({ cards: n, seized, spies }) =>
    `Hand counter ${n}${spies ? ', with Lattice Spies' : ''}; ${seized ? 'the initiative has been seized' : 'nobody has seized'}.`,
  'supercat.seizeRoll': ({ die, open, counter }) =>
    `The die shows ${die}${open === 0 ? '' : `, less ${open} for open ambitions that it leads`}; the seize counter is at ${counter}.`,
  'supercat.option': (option) => optionName('en', option),
  'supercat.plan': planSaid.en((plan) => speak({ en, ru }, 'en', plan)),
  'supercat.cannot': ({ n }) => `it cannot be done with ${pipsN('en', n)}`,
  'supercat.notNamed': ({ suits }) =>
    `the rule names only ${listing(
      'en',
      suits.map((suit) => SUIT[suit].en),
    )}`,
  'supercat.noPip': () => 'there is no action left for a battle',
  'supercat.shareSpent': () => 'the share of the actions that the Fate may spend is used up',
  'supercat.tried': () => 'it was tried with as many actions and came to nothing',
  'supercat.notSought': () => 'Trophies of this kind are not asked for here',
  'supercat.noImperials': () => 'no Imperial ship would fight along',
  'supercat.noGain': ({ for: goal }) => NO_GAIN[goal].en,
  'supercat.fewToSack': ({ dice }) => `${diceN('en', dice)} cannot destroy a city in one battle`,
  'supercat.ability': ({ does }) => describeEn(does as unknown as Action),
  'supercat.able': ({ ready, exhausted }) =>
    `Cards with new actions: ${names('en', ready, ableName) || 'none'}${exhausted.length === 0 ? '' : `; exhausted: ${names('en', exhausted, ableName)}`}.`,
  'supercat.unbuilt': ({ own, rivals }) => `Unbuilt ships: ${own}; the rivals’: ${listing('en', rivals.map(String))}.`,
  'supercat.defended': ({ card, die, rival, choice, n }) =>
    `${quote('en', card)}: the die shows ${die}, the rival has ${agentsN('en', rival)} there; ${choice === 'abandon' ? 'the card is left' : choice === 'block' ? `match with ${agentsN('en', n)}` : `outbid with ${agentsN('en', n)}`}.`,
  'supercat.outnumbered': ({ own, theirs }) =>
    own === 0 ? 'it has no fresh ship for it' : `the odds are bad: ${freshN('en', own)} against ${theirs}`,
  'supercat.fewDice': ({ dice, theirs }) => `the odds are bad: ${diceN('en', dice)} against ${freshN('en', theirs)}`,
  'supercat.fewForBlight': ({ dice, wanted }) => `${diceN('en', dice)}; Blight takes ${wanted}`,
  'supercat.fewKeys': ({ dice, keys }) =>
    dice === 0
      ? `a raid needs ${keysN('en', keys)}, and it has no raid dice`
      : `a raid needs ${keysN('en', keys)}, too many for ${diceN('en', dice)}`,
  'supercat.beyondHits': ({ hits: most, needed }) =>
    `${hitsN('en', needed)} would be needed, and the dice give ${most} at most`,
  'supercat.outrage': ({ type }) =>
    `a city could fall, and the Outrage (${resource('en', type)}) would cost it a place in a declared ambition`,
  'supercat.noRansack': () => 'a city could fall, and there is nothing to ransack for it',
  'supercat.declare': ({ card, ambition, place: at }) =>
    `${actionCard('en', card)} for ${ambitionName('en', ambition)} (${PLACE[at]?.en})`,
  'supercat.notFirst': ({ place: at, declared }) => notFirst('en', at, declared),
  'supercat.noStarport': () => 'It has no starport on the map.',
  'supercat.starports': ({ n }) => (n === 1 ? 'It has one starport.' : `It has ${n} starports.`),
  'supercat.claims': ({ claims, cities }) => `Claims: ${claims}; unbuilt cities: ${cities}.`,
  'supercat.threatened': ({ systems }) => `A rival controls ${places('en', systems)}.`,
  'supercat.notThreatened': () => 'No rival controls a system with a building of its own.',
  'supercat.markers': ({ n }) => `Markers available: ${n}.`,
  'supercat.unassigned': ({ systems }) => `With nothing to do: the ships in ${places('en', systems)}.`,
  'supercat.allAssigned': () => 'All ships have something to do.',
  'supercat.tax': ({ cities }) =>
    `Tax ${listing(
      'en',
      cities.map((city) => siteName('en', city)),
    )}`,
  'supercat.secure': ({ cards: all }) => `Secure ${cards('en', all)}`,
  'supercat.influence': ({ card, n }) => `${agentsN('en', n)} to ${quote('en', card)}`,
  'supercat.move': ({ from, to, via, fresh, damaged, cost, keep }) =>
    `${shipsN('en', fresh + damaged)}: ${[from, ...via, to].map((at) => place('en', at)).join(' → ')} (${pipsN('en', cost)}${keep ? '' : ', giving up control'})`,
  'supercat.build': ({ piece, at }) => `${BUILT[piece].en} at ${place('en', at)}`,
  'supercat.cr': ({ at, steps }) => `${steps.map((step) => STEP[step].en).join(', ')} at ${place('en', at)}`,
  'supercat.repairShip': ({ at }) => `a ship at ${place('en', at)}`,
  'supercat.repairBuilding': ({ site }) => `the building at ${siteName('en', site)}`,
  'supercat.combat': ({ goal, at, against, battles, dice, from, via, ...won }) =>
    `${FIGHT[goal].en} at ${place('en', at)} against ${ownerName('en', against)}${from === undefined ? '' : ` from ${[from, ...(via ?? [])].map((each) => place('en', each)).join(' → ')}`} (${battles === 1 ? 'one battle' : `${battles} battles`}, ${diceN('en', dice)}${prize('en', won)})`,
  'supercat.goalOpen': ({ goal, own, theirs, dice, battles }) =>
    `${upper(FIGHT[goal].en)}: fresh ships ${own} against ${theirs}, ${diceN('en', dice)}, battles left: ${battles}.`,
  'supercat.goalClosed': ({ goal }) => `${upper(FIGHT[goal].en)}: its goal is reached, or out of reach.`,
  'supercat.underWay': () => 'A battle is under way.',
  'supercat.foughtOut': () => 'The battle is over.',
  'supercat.pool': ({ assault, skirmish, raid }) => `${assault} assault, ${skirmish} skirmish, ${raid} raid`,
  'supercat.hits': ({ own, ships, buildings }) =>
    assigned('en', own as ShipHits, ships as ShipHits, buildings as readonly SiteHits[]),
  'supercat.reroll': ({ n }) => `reroll ${diceN('en', n)}`,
  'supercat.card': ({ card }) => quote('en', card),
  'supercat.theft': ({ type, slot, card }) =>
    card === undefined
      ? `${type === undefined ? 'the token' : resource('en', type)} in slot ${slot}`
      : quote('en', card),
  'supercat.use': ({ card, n }) => `${quote('en', card)} for ${n}`,
  'supercat.advantage': ({ has }) =>
    has
      ? 'It has its advantages: one more action, one more die in battle.'
      : 'It is ahead of a person: no advantages this turn.',
  'supercat.rolled': ({ own, ships, buildings }) =>
    `The dice: hits on ships ${ships}, on buildings ${buildings}, on its own ships ${own}.`,
  'supercat.union': ({ card, on }) => `${quote('en', card)} on ${actionCard('en', on)}`,
  'supercat.ships': ({ card, at }) => `${quote('en', card)}: 3 ships to ${place('en', at)}`,
  'supercat.steal': ({ card, type, of }) =>
    `${card === undefined ? (type === undefined ? 'nothing' : resource('en', type)) : quote('en', card)} of ${seatName('en', of)}`,
  'supercat.slots': ({ slots }) => tokens('en', slots),
  'supercat.ambition': ({ ambition }) => ambitionName('en', ambition),
  'supercat.forAmbition': ({ ambition }) => `to get on in ${ambitionName('en', ambition)}`,
  'supercat.type': ({ type }) => resource('en', type),
  'supercat.systems': ({ systems }) => places('en', systems),
  'supercat.site': ({ site }) => siteName('en', site),
  'supercat.nothing': () => 'nothing',
  'supercat.other': ({ action }) => describeEn(action as Action),
  'supercat.suit': ({ suit, combat }) =>
    `The suit is ${SUIT[suit].en}, and ${combat ? 'a Weapon was spent' : 'no Weapon was spent'}.`,
}

export const ru: Phrases<BotSayings> = {
  'supercat.once': () => '',
  'die.d6': () => 'шестигранного кубика',
  ...evidence.ru,
  'supercat.hand': ({ cards: all, counter }) =>
    `Выбор: ${listing(
      'ru',
      all.map((card) => actionCard('ru', card)),
    )}. Счётчик руки: ${counter}.`,
  'supercat.leads': () => 'Он владеет инициативой.',
  'supercat.follows': ({ lead, number }) => `Главная карта — ${actionCard('ru', lead)}, её число — ${number}.`,
  'supercat.actionCard': ({ card }) => actionCard('ru', card),
  'supercat.toBeat': ({ lead, number }) =>
    `Главная карта — ${actionCard('ru', lead)}${number === 0 ? '; ею объявлен замысел, и она считается за 0' : ''}.`,
  'supercat.doesNotSurpass': ({ suit }) => (suit ? 'число не больше' : 'масть другая'),
  'supercat.nothingToDeclare': () => 'Ни одна карта не подходит к замыслу, где он первый.',
  'supercat.seizeCounter': ({ n }) => `Счётчик перехвата инициативы: ${n}.`,
  'supercat.seizeGate': ({ cards: n, seized, spies }) =>
    `Счётчик руки — ${n}${spies ? ', есть карта «Шпионы Решётки»' : ''}; ${seized ? 'инициативу уже перехватили' : 'инициативу никто не перехватывал'}.`,
  'supercat.seizeRoll': ({ die, open, counter }) =>
    `На кубике ${die}${open === 0 ? '' : `, минус ${open} за открытые замыслы, где он первый`}; счётчик перехвата инициативы: ${counter}.`,
  'supercat.option': (option) => optionName('ru', option),
  'supercat.plan': planSaid.ru((plan) => speak({ en, ru }, 'ru', plan)),
  'supercat.cannot': ({ n }) => `за ${pipsN('ru', n)} этого не сделать`,
  'supercat.notNamed': ({ suits }) =>
    `правило называет только ${suits.length === 1 ? 'масть' : 'масти'}: ${listing(
      'ru',
      suits.map((suit) => SUIT[suit].ru),
    )}`,
  'supercat.noPip': () => 'действий на сражение не осталось',
  'supercat.shareSpent': () => 'доля действий, отведённая судьбе, исчерпана',
  'supercat.tried': () => 'с тем же числом действий уже пробовали, и ничего не вышло',
  'supercat.notSought': () => 'такие трофеи здесь не нужны',
  'supercat.noImperials': () => 'имперские корабли в этом сражении не участвовали бы',
  'supercat.noGain': ({ for: goal }) => NO_GAIN[goal].ru,
  'supercat.fewToSack': ({ dice }) => `кубиков (${dice}) не хватит, чтобы разрушить город одним сражением`,
  'supercat.ability': ({ does }) => describeRu(does as unknown as Action),
  'supercat.able': ({ ready, exhausted }) =>
    `Карты с новыми действиями: ${names('ru', ready, ableName) || 'нет'}${exhausted.length === 0 ? '' : `; исчерпаны: ${names('ru', exhausted, ableName)}`}.`,
  'supercat.unbuilt': ({ own, rivals }) =>
    `Непостроенных кораблей: ${own}; у соперников: ${listing('ru', rivals.map(String))}.`,
  'supercat.defended': ({ card, die, rival, choice, n }) =>
    `${quote('ru', card)}: на кубике ${die}, агентов соперника там ${rival}; ${choice === 'abandon' ? 'карту бросает' : choice === 'block' ? `сравняться, агентов: ${n}` : `перебить, агентов: ${n}`}.`,
  'supercat.outnumbered': ({ own, theirs }) =>
    own === 0
      ? 'неповреждённых кораблей для этого у него нет'
      : `расклад плохой: ${freshN('ru', own)} против ${theirs}`,
  'supercat.fewDice': ({ dice, theirs }) =>
    `расклад плохой: ${diceN('ru', dice)}, а у соперника ${freshN('ru', theirs)}`,
  'supercat.fewForBlight': ({ dice, wanted }) => `кубиков ${dice}, а против скверны нужно ${wanted}`,
  'supercat.fewKeys': ({ dice, keys }) =>
    dice === 0
      ? `ключей для налёта нужно ${keys}, а кубиков налёта нет`
      : `ключей для налёта нужно ${keys}, а кубиков налёта только ${dice}`,
  'supercat.beyondHits': ({ hits: most, needed }) => `нужно ${hitsN('ru', needed)}, а кубики дают не больше ${most}`,
  'supercat.outrage': ({ type }) =>
    `город может быть уничтожен, а запрет (${resource('ru', type)}) лишил бы его места в объявленном замысле`,
  'supercat.noRansack': () => 'город может быть уничтожен, а разграбить при дворе за него нечего',
  'supercat.declare': ({ card, ambition, place: at }) =>
    `${actionCard('ru', card)}, замысел «${ambitionName('ru', ambition)}» (${PLACE[at]?.ru})`,
  'supercat.notFirst': ({ place: at, declared }) => notFirst('ru', at, declared),
  'supercat.noStarport': () => 'Космопорта на поле у него нет.',
  'supercat.starports': ({ n }) => `Космопортов: ${n}.`,
  'supercat.claims': ({ claims, cities }) => `Заявок: ${claims}; непостроенных городов: ${cities}.`,
  'supercat.threatened': ({ systems }) => `Соперник правит здесь: ${places('ru', systems)}.`,
  'supercat.notThreatened': () => 'Ни в одной системе с его зданием соперник не правит.',
  'supercat.markers': ({ n }) => `Свободных маркеров: ${n}.`,
  'supercat.unassigned': ({ systems }) => `Без дела корабли здесь: ${places('ru', systems)}.`,
  'supercat.allAssigned': () => 'Все корабли при деле.',
  'supercat.tax': ({ cities }) =>
    `сбор налогов: ${listing(
      'ru',
      cities.map((city) => siteName('ru', city)),
    )}`,
  'supercat.secure': ({ cards: all }) => `присвоение: ${cards('ru', all)}`,
  'supercat.influence': ({ card, n }) => `${agentsN('ru', n)} на карту ${quote('ru', card)}`,
  'supercat.move': ({ from, to, via, fresh, damaged, cost, keep }) =>
    `${shipsN('ru', fresh + damaged)}: ${[from, ...via, to].map((at) => place('ru', at)).join(' → ')} (${pipsN('ru', cost)}${keep ? '' : ', системой отправления больше не правит'})`,
  'supercat.build': ({ piece, at }) => `${BUILT[piece].ru} (${place('ru', at)})`,
  'supercat.cr': ({ at, steps }) => `${steps.map((step) => STEP[step].ru).join(', ')} (${place('ru', at)})`,
  'supercat.repairShip': ({ at }) => `корабль (${place('ru', at)})`,
  'supercat.repairBuilding': ({ site }) => `здание: ${siteName('ru', site)}`,
  'supercat.combat': ({ goal, at, against, battles, dice, from, via, ...won }) =>
    `${FIGHT[goal].ru}: ${place('ru', at)}, против ${ofOwner(against)}${from === undefined ? '' : `, корабли отсюда: ${[from, ...(via ?? [])].map((each) => place('ru', each)).join(' → ')}`} (сражений: ${battles}, ${diceN('ru', dice)}${prize('ru', won)})`,
  'supercat.goalOpen': ({ goal, own, theirs, dice, battles }) =>
    `${upper(FIGHT[goal].ru)}: неповреждённых кораблей ${own} против ${theirs}, ${diceN('ru', dice)}, сражений осталось: ${battles}.`,
  'supercat.goalClosed': ({ goal }) => `${upper(FIGHT[goal].ru)}: цель достигнута или недостижима.`,
  'supercat.underWay': () => 'Сражение уже идёт.',
  'supercat.foughtOut': () => 'Сражение окончено.',
  'supercat.pool': ({ assault, skirmish, raid }) => `таран ${assault}, перестрелка ${skirmish}, налёт ${raid}`,
  'supercat.hits': ({ own, ships, buildings }) =>
    assigned('ru', own as ShipHits, ships as ShipHits, buildings as readonly SiteHits[]),
  'supercat.reroll': ({ n }) => `переброс: ${diceN('ru', n)}`,
  'supercat.card': ({ card }) => quote('ru', card),
  'supercat.theft': ({ type, slot, card }) =>
    card === undefined ? `${type === undefined ? 'ресурс' : resource('ru', type)} в ячейке ${slot}` : quote('ru', card),
  'supercat.use': ({ card, n }) => `карта ${quote('ru', card)}, прибыль — ${n}`,
  'supercat.advantage': ({ has }) =>
    has
      ? 'Преимущества у него есть: на одно действие больше и на кубик больше в сражении.'
      : 'Он опережает кого-то из людей: в этом ходу преимуществ нет.',
  'supercat.rolled': ({ own, ships, buildings }) =>
    `Кубики: ударов по кораблям — ${ships}, по зданиям — ${buildings}, по своим кораблям — ${own}.`,
  'supercat.union': ({ card, on }) => `карта ${quote('ru', card)} на карту: ${actionCard('ru', on)}`,
  'supercat.ships': ({ card, at }) => `карта ${quote('ru', card)}: 3 корабля, ${place('ru', at)}`,
  'supercat.steal': ({ card, type, of }) =>
    `${card === undefined ? (type === undefined ? 'ничего' : resource('ru', type)) : quote('ru', card)} — у ${ofSeat(of)}`,
  'supercat.slots': ({ slots }) => tokens('ru', slots),
  'supercat.ambition': ({ ambition }) => ambitionName('ru', ambition),
  'supercat.forAmbition': ({ ambition }) => `ради замысла «${ambitionName('ru', ambition)}»`,
  'supercat.type': ({ type }) => resource('ru', type),
  'supercat.systems': ({ systems }) => places('ru', systems),
  'supercat.site': ({ site }) => siteName('ru', site),
  'supercat.nothing': () => 'ничего',
  'supercat.other': ({ action }) => describeRu(action as Action),
  'supercat.suit': ({ suit, combat }) =>
    combat ? `${SUIT[suit].ru}; оружие потрачено.` : `${SUIT[suit].ru}; оружие не тратилось.`,
}
