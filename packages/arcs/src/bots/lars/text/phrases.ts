// What the answers of Lars rest on, in words.

import { type Lang, listing, type Phrases, plural, pluralWord } from '@understudy/procedure'
import {
  agentsN,
  ambitionName,
  cardsN,
  courtName,
  faceName,
  names,
  ofSeat,
  place,
  powerN,
  resource,
  seatName,
  shipsN,
  siteName,
  tokensN,
} from '../../../text/words.ts'
import type { SystemId } from '../../../vocabulary.ts'
import type { BotSayings } from '../context.ts'

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const gates = (lang: Lang, list: readonly SystemId[]): string => list.map((gate) => place(lang, gate)).join(' → ')

/** How often Resource Power is added, by factor. */
const TIMES: Record<Lang, readonly string[]> = {
  en: ['is not added', 'is added once', 'is added twice'],
  ru: ['не прибавляется', 'прибавляется один раз', 'прибавляется дважды'],
}

/** What the hits destroy; what they do not is not mentioned. */
function destroyed(lang: Lang, own: number, ships: number, buildings: number): string {
  const parts: readonly [number, string][] = {
    en: [
      [own, `${own} of its own ships`],
      [ships, `${ships} of their ships`],
      [buildings, `${buildings} of their buildings`],
    ] satisfies [number, string][],
    ru: [
      [own, plural('ru', own, { one: 'свой корабль', few: 'своих корабля', many: 'своих кораблей' })],
      [ships, plural('ru', ships, { one: 'чужой корабль', few: 'чужих корабля', many: 'чужих кораблей' })],
      [buildings, plural('ru', buildings, { one: 'чужое здание', few: 'чужих здания', many: 'чужих зданий' })],
    ] satisfies [number, string][],
  }[lang]
  const said = parts.flatMap(([n, text]) => (n === 0 ? [] : [text]))
  if (said.length === 0) return { en: 'hits that destroy nothing', ru: 'удары без потерь' }[lang]
  return `${{ en: 'hits that destroy', ru: 'удары с потерями:' }[lang]} ${listing(lang, said)}`
}

export const en: Phrases<BotSayings> = {
  'die.assault': () => 'the assault die',
  'die.d6': () => 'the six-sided die',
  'die.raid': () => 'the raid die',
  'die.skirmish': () => 'the skirmish die',
  'face.assault': ({ face }) => faceName('en', 'assault', face),
  'face.raid': ({ face }) => faceName('en', 'raid', face),
  'face.skirmish': ({ face }) => faceName('en', 'skirmish', face),
  'lars.agents': ({ card, n }) => `${agentsN('en', n)} on ${courtName('en', card)}`,
  'lars.ambition': ({ ambition, lead }) => `${ambitionName('en', ambition)}, ahead by ${lead}`,
  'lars.assault': ({ face }) => `The assault die shows: ${faceName('en', 'assault', face)}.`,
  'lars.award': ({ of, ambition, power }) =>
    `${seatName('en', of)} gains ${power} Power for ${ambitionName('en', ambition)}.`,
  'lars.bonus': ({ of, power, resourcePower, factor }) =>
    `${seatName('en', of)} has ${power} Power and ${resourcePower} Resource Power, which ${TIMES.en[factor]}.`,
  'lars.cards': ({ cards }) => names('en', cards, courtName),
  'lars.choose': ({ by }) =>
    `No rule decides this. ${seatName('en', by)} has the least Power of the people and chooses for Lars:`,
  'lars.city': ({ site }) => siteName('en', site),
  'lars.declare': ({ ambition }) => ambitionName('en', ambition),
  'lars.die': ({ n }) => `The die shows ${n}.`,
  'lars.foe': ({ of, power }) => `${seatName('en', of)} (Power ${power})`,
  'lars.follows': ({ of }) => `${seatName('en', of)} leads this round.`,
  'lars.gives': ({ tokens, cards }) =>
    [...(tokens > 0 ? [`giving ${tokensN('en', tokens)}`] : []), ...cards.map((card) => courtName('en', card))].join(
      ', ',
    ) || 'giving nothing',
  'lars.guild': ({ of, card }) => `${courtName('en', card)} of ${seatName('en', of)}`,
  'lars.hits': ({ own, ships, buildings }) => destroyed('en', own, ships, buildings),
  'lars.left': ({ n }) =>
    n === 0 ? 'No ship at the starport can go.' : `${upper(shipsN('en', n))} at the starport can go.`,
  'lars.noAward': () => 'No Lars has anything that counts for an ambition without a marker.',
  'lars.noBonus': () => 'No Lars has Resource Power.',
  'lars.noMarker': () => 'No ambition marker is available.',
  'lars.noTargets': () => 'It controls every destination.',
  'lars.otherPort': ({ system }) => `The starport of another Lars stands at ${place('en', system)}.`,
  'lars.outOfPlay': ({ cluster }) => `Cluster ${cluster} is out of play.`,
  'lars.path': ({ gates: via, dropped, to }) =>
    `${via.length === 0 ? 'straight' : `by ${gates('en', via)}`} to ${place('en', to)}, ${dropped === 0 ? 'leaving no ship' : `leaving ${shipsN('en', dropped)}`} on the way`,
  'lars.pieces': ({ n }) => (n === 1 ? 'repairing one piece' : `repairing ${n} pieces`),
  'lars.planet': ({ system }) => `The dice name ${place('en', system)}.`,
  'lars.played': () => 'Its card is played already.',
  'lars.raid': ({ face }) => `The raid die shows: ${faceName('en', 'raid', face)}.`,
  'lars.reckoned': () => 'The first Lars in turn order has reckoned it up for all of them.',
  'lars.seized': () => 'Somebody has seized the initiative this round.',
  'lars.ships': ({ n }) => shipsN('en', n),
  'lars.skirmish': ({ face }) => `The skirmish die shows: ${faceName('en', 'skirmish', face)}.`,
  'lars.system': ({ system }) => place('en', system),
  'lars.systems': ({ systems }) => names('en', systems, place),
  'lars.tooFewCards': ({ n }) => `It has only ${cardsN('en', n)} left.`,
  'lars.type': ({ type }) => resource('en', type),
}

export const ru: Phrases<BotSayings> = {
  'die.assault': () => 'кубика тарана',
  'die.d6': () => 'шестигранного кубика',
  'die.raid': () => 'кубика налёта',
  'die.skirmish': () => 'кубика перестрелки',
  'face.assault': ({ face }) => faceName('ru', 'assault', face),
  'face.raid': ({ face }) => faceName('ru', 'raid', face),
  'face.skirmish': ({ face }) => faceName('ru', 'skirmish', face),
  'lars.agents': ({ card, n }) => `${agentsN('ru', n)} на карту ${courtName('ru', card)}`,
  'lars.ambition': ({ ambition, lead }) => `«${ambitionName('ru', ambition)}», отрыв ${lead}`,
  'lars.assault': ({ face }) => `На кубике тарана: ${faceName('ru', 'assault', face)}.`,
  'lars.award': ({ of, ambition, power }) =>
    `${seatName('ru', of)} получает ${powerN('ru', power)} за замысел «${ambitionName('ru', ambition)}».`,
  'lars.bonus': ({ of, power, resourcePower, factor }) =>
    `${seatName('ru', of)}: власть ${power}, ресурсная сила ${resourcePower} — ${TIMES.ru[factor]}.`,
  'lars.cards': ({ cards }) => names('ru', cards, courtName),
  'lars.choose': ({ by }) =>
    `Правила этого не решают. За Ларса выбирает тот из людей, у кого меньше всего власти: ${seatName('ru', by).toLowerCase()}.`,
  'lars.city': ({ site }) => siteName('ru', site),
  'lars.declare': ({ ambition }) => `«${ambitionName('ru', ambition)}»`,
  'lars.die': ({ n }) => `На кубике ${n}.`,
  'lars.foe': ({ of, power }) => `${seatName('ru', of)} (власть ${power})`,
  'lars.follows': ({ of }) => `Инициативой владеет ${seatName('ru', of).toLowerCase()}.`,
  'lars.gives': ({ tokens, cards }) =>
    [...(tokens > 0 ? [`отдать ${tokensN('ru', tokens)}`] : []), ...cards.map((card) => courtName('ru', card))].join(
      ', ',
    ) || 'ничего не отдавать',
  'lars.guild': ({ of, card }) => `карта ${courtName('ru', card)} ${ofSeat(of)}`,
  'lars.hits': ({ own, ships, buildings }) => destroyed('ru', own, ships, buildings),
  'lars.left': ({ n }) =>
    n === 0
      ? 'От космопорта перемещаться некому.'
      : `От космопорта ${pluralWord('ru', n, { one: 'может', many: 'могут' })} переместиться ${shipsN('ru', n)}.`,
  'lars.noAward': () => 'Ни у одного Ларса нет ничего для замыслов без маркера.',
  'lars.noBonus': () => 'Ресурсной силы нет ни у одного Ларса.',
  'lars.noMarker': () => 'Свободных маркеров замыслов не осталось.',
  'lars.noTargets': () => 'Во всех местах назначения он уже правит.',
  'lars.otherPort': ({ system }) => `Там (${place('ru', system)}) стоит космопорт другого Ларса.`,
  'lars.outOfPlay': ({ cluster }) => `Регион ${cluster} вне игры.`,
  'lars.path': ({ gates: via, dropped, to }) =>
    `${via.length === 0 ? 'напрямую: ' : `${gates('ru', via)} → `}${place('ru', to)}; ${dropped === 0 ? 'по дороге никто не останется' : `по дороге останется ${shipsN('ru', dropped)}`}`,
  'lars.pieces': ({ n }) => `починка: ${plural('ru', n, { one: 'фишка', few: 'фишки', many: 'фишек' })}`,
  'lars.planet': ({ system }) => `Кубики указали: ${place('ru', system)}.`,
  'lars.played': () => 'Его карта уже разыграна.',
  'lars.raid': ({ face }) => `На кубике налёта: ${faceName('ru', 'raid', face)}.`,
  'lars.reckoned': () => 'Первый по порядку хода Ларс уже подсчитал это за всех.',
  'lars.seized': () => 'В этом раунде инициативу уже перехватили.',
  'lars.ships': ({ n }) => shipsN('ru', n),
  'lars.skirmish': ({ face }) => `На кубике перестрелки: ${faceName('ru', 'skirmish', face)}.`,
  'lars.system': ({ system }) => place('ru', system),
  'lars.systems': ({ systems }) => names('ru', systems, place),
  'lars.tooFewCards': ({ n }) => `Карт в его колоде осталось только ${n}.`,
  'lars.type': ({ type }) => resource('ru', type),
}
