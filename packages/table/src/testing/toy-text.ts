// The sentences of the toy game, in both languages.

import { type Lang, type Phrases, plural, sayer } from '@understudy/procedure'

type ToySayings = {
  'ask.draw': { seat: string }
  'ask.roll': { seat: string }
  'ask.act': { seat: string; actions: number }
  'ask.toll': { seat: string }
  'no.now': Record<string, never>
  'no.card': { card: string }
  'no.top': { card: string }
  'no.coins': { needs: number }
  'no.site': Record<string, never>
  'no.target': Record<string, never>
  'no.face': Record<string, never>
  'log.drew': { seat: string }
  'log.rolled': { face: number }
  'log.hit': { seat: string }
  'log.did': { seat: string; what: string }
  'log.turn': { seat: string; round: number }
  'do.draw': { card: string }
  'do.roll': { face: number }
  'do.plain': { what: string }
  'do.attack': { target: string }
  'do.bury': { card: string }
  'do.build': { site: number }
  'pick.card': { card: string }
  'pick.seat': { seat: string }
  'pick.site': { site: number }
  'pick.face': { face: number }
  'bad.bags': Record<string, never>
  'bad.cards': { card: string }
  'bad.turn': Record<string, never>
  'bad.attacked': Record<string, never>
  'diff.coins': { seat: string; n: number }
  'diff.hits': { seat: string; n: number }
  'diff.hand': { seat: string; n: number }
  'diff.site': { site: number; seat: string }
  'diff.pile': { n: number }
  'end.rounds': { rounds: number }
  'end.full': Record<string, never>
}

export const say = sayer<ToySayings>()

const SEAT: Record<string, Record<Lang, string>> = {
  ash: { en: 'Ash', ru: 'Ясень' },
  birch: { en: 'Birch', ru: 'Берёза' },
  cedar: { en: 'Cedar', ru: 'Кедр' },
  '': { en: 'nobody', ru: 'никто' },
}
const CARD: Record<string, Record<Lang, string>> = {
  gold: { en: 'gold', ru: 'золото' },
  shield: { en: 'shield', ru: 'щит' },
  sword: { en: 'sword', ru: 'меч' },
}
const DO: Record<string, Record<Lang, string>> = {
  work: { en: 'works', ru: 'работает' },
  cash: { en: 'cashes in gold', ru: 'разменивает золото' },
  rest: { en: 'rests', ru: 'отдыхает' },
  pay: { en: 'pays', ru: 'платит' },
  shield: { en: 'raises a shield', ru: 'поднимает щит' },
  stand: { en: 'stands firm', ru: 'стоит насмерть' },
  attack: { en: 'attacks', ru: 'нападает' },
  bury: { en: 'buries a card', ru: 'прячет карту под колоду' },
  build: { en: 'builds', ru: 'строит' },
}

/** The name of a seat, a card or a deed; anything else is quoted as it is. */
const name = (list: Record<string, Record<Lang, string>>, lang: Lang, id: string): string =>
  (Object.hasOwn(list, id) ? list[id]?.[lang] : undefined) ?? `“${id}”`

export const seatName = (lang: Lang, id: string): string => name(SEAT, lang, id)
export const cardName = (lang: Lang, id: string): string => name(CARD, lang, id)

const en: Phrases<ToySayings> = {
  'ask.draw': ({ seat }) => `What does ${seatName('en', seat)} draw?`,
  'ask.roll': ({ seat }) => `Is ${seatName('en', seat)} hit?`,
  'ask.act': ({ seat, actions }) =>
    `${seatName('en', seat)} has ${plural('en', actions, { one: 'action', many: 'actions' })}.`,
  'ask.toll': ({ seat }) => `${seatName('en', seat)} is attacked: pay, shield or stand?`,
  'no.now': () => 'This cannot be done now.',
  'no.card': ({ card }) => `There is no ${cardName('en', card)} in this hand.`,
  'no.top': ({ card }) => `The top card cannot be ${cardName('en', card)}.`,
  'no.coins': ({ needs }) => `This takes ${plural('en', needs, { one: 'coin', many: 'coins' })}.`,
  'no.site': () => 'There is no free site of that number.',
  'no.target': () => 'Nobody to attack there.',
  'no.face': () => 'The die has no such face.',
  'log.drew': ({ seat }) => `${seatName('en', seat)} draws a card.`,
  'log.rolled': ({ face }) => `The die shows ${face}.`,
  'log.hit': ({ seat }) => `${seatName('en', seat)} is hit.`,
  'log.did': ({ seat, what }) => `${seatName('en', seat)} ${name(DO, 'en', what)}.`,
  'log.turn': ({ seat, round }) => `Round ${round}: ${seatName('en', seat)}.`,
  'do.draw': ({ card }) => `Drawn: ${cardName('en', card)}.`,
  'do.roll': ({ face }) => `Rolled: ${face}.`,
  'do.plain': ({ what }) => `${name(DO, 'en', what)}`,
  'do.attack': ({ target }) => `attacks ${seatName('en', target)}`,
  'do.bury': ({ card }) => `buries ${cardName('en', card)}`,
  'do.build': ({ site }) => `builds on site ${site}`,
  'pick.card': ({ card }) => cardName('en', card),
  'pick.seat': ({ seat }) => seatName('en', seat),
  'pick.site': ({ site }) => `site ${site}`,
  'pick.face': ({ face }) => `${face}`,
  'bad.bags': () => 'The unknown cards do not add up.',
  'bad.cards': ({ card }) => `The number of ${cardName('en', card)} cards is wrong.`,
  'bad.turn': () => 'Nobody sits there.',
  'bad.attacked': () => 'Somebody is attacked although there is no toll, or the other way round.',
  'diff.coins': ({ seat, n }) => `${seatName('en', seat)}: ${n} more coins (fewer, if negative).`,
  'diff.hits': ({ seat, n }) => `${seatName('en', seat)}: ${n} more hits (fewer, if negative).`,
  'diff.hand': ({ seat, n }) => `${seatName('en', seat)}: ${n} more cards (fewer, if negative).`,
  'diff.site': ({ site, seat }) => `Site ${site}: ${seatName('en', seat)}.`,
  'diff.pile': ({ n }) => `Deck: ${n} more cards (fewer, if negative).`,
  'end.rounds': ({ rounds }) => `${plural('en', rounds, { one: 'round is', many: 'rounds are' })} over.`,
  'end.full': () => 'Every site is built on.',
}

const ru: Phrases<ToySayings> = {
  'ask.draw': ({ seat }) => `Что берёт ${seatName('ru', seat)}?`,
  'ask.roll': ({ seat }) => `Ранен ли ${seatName('ru', seat)}?`,
  'ask.act': ({ seat, actions }) =>
    `${seatName('ru', seat)}: ${plural('ru', actions, { one: 'действие', few: 'действия', many: 'действий' })}.`,
  'ask.toll': ({ seat }) => `На ${seatName('ru', seat)} напали: плата, щит или бой?`,
  'no.now': () => 'Сейчас так нельзя.',
  'no.card': ({ card }) => `В этой руке нет карты «${cardName('ru', card)}».`,
  'no.top': ({ card }) => `Верхняя карта не может быть «${cardName('ru', card)}».`,
  'no.coins': ({ needs }) => `Нужно: ${plural('ru', needs, { one: 'монета', few: 'монеты', many: 'монет' })}.`,
  'no.site': () => 'Свободного участка с таким номером нет.',
  'no.target': () => 'Там не на кого нападать.',
  'no.face': () => 'На кубике нет такой грани.',
  'log.drew': ({ seat }) => `${seatName('ru', seat)} берёт карту.`,
  'log.rolled': ({ face }) => `На кубике ${face}.`,
  'log.hit': ({ seat }) => `${seatName('ru', seat)} получает рану.`,
  'log.did': ({ seat, what }) => `${seatName('ru', seat)} ${name(DO, 'ru', what)}.`,
  'log.turn': ({ seat, round }) => `Раунд ${round}: ${seatName('ru', seat)}.`,
  'do.draw': ({ card }) => `Взята карта: ${cardName('ru', card)}.`,
  'do.roll': ({ face }) => `Бросок: ${face}.`,
  'do.plain': ({ what }) => `${name(DO, 'ru', what)}`,
  'do.attack': ({ target }) => `нападает (${seatName('ru', target)})`,
  'do.bury': ({ card }) => `прячет под колоду: ${cardName('ru', card)}`,
  'do.build': ({ site }) => `строит на участке ${site}`,
  'pick.card': ({ card }) => cardName('ru', card),
  'pick.seat': ({ seat }) => seatName('ru', seat),
  'pick.site': ({ site }) => `участок ${site}`,
  'pick.face': ({ face }) => `${face}`,
  'bad.bags': () => 'Неизвестные карты не сходятся.',
  'bad.cards': ({ card }) => `Неверное число карт «${cardName('ru', card)}».`,
  'bad.turn': () => 'Там никто не сидит.',
  'bad.attacked': () => 'Кто-то атакован без сбора платы или наоборот.',
  'diff.coins': ({ seat, n }) => `${seatName('ru', seat)}: монеты ${n}.`,
  'diff.hits': ({ seat, n }) => `${seatName('ru', seat)}: раны ${n}.`,
  'diff.hand': ({ seat, n }) => `${seatName('ru', seat)}: карты ${n}.`,
  'diff.site': ({ site, seat }) => `Участок ${site}: ${seatName('ru', seat)}.`,
  'diff.pile': ({ n }) => `Колода: ${n}.`,
  'end.rounds': ({ rounds }) => `Сыграно: ${plural('ru', rounds, { one: 'раунд', few: 'раунда', many: 'раундов' })}.`,
  'end.full': () => 'Все участки застроены.',
}

export const toyPhrases = { en, ru }
