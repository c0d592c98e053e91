// What the answers of the bots rest on, in words.

import { type Lang, listing, type Phrases } from '@understudy/procedure'
import type { UnitFact } from '../../rules/facts.ts'
import { cards, resources, tiles, tilesOf, unitEn, unitRu } from '../../text/words.ts'
import type { BotSayings } from '../context.ts'

const list = (lang: Lang, units: readonly UnitFact[]): string =>
  listing(
    lang,
    units.map((unit) => (lang === 'en' ? unitEn(unit) : unitRu(unit))),
  )
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const en: Phrases<BotSayings> = {
  'bot.unit': ({ unit }) => unitEn(unit),
  'bot.tile': ({ at }) => at,
  'bot.playAt': ({ name, at }) => `“${name.en}” at ${at}`,
  'bot.playOn': ({ name, unit }) => `“${name.en}” on ${unitEn(unit)}`,
  'bot.play': ({ name }) => `“${name.en}”`,
  /** Simply done: there is nothing to name. */
  'bot.once': () => '',
  'bot.noAttackLeft': ({ unit }) => `${upper(unitEn(unit))} has no attack left this turn.`,
  'bot.attackLeft': ({ unit }) => `${upper(unitEn(unit))} still has its attack.`,
  'bot.moveLeft': ({ unit }) => `${upper(unitEn(unit))} can still move.`,
  'bot.noMoveLeft': ({ unit }) => `${upper(unitEn(unit))} has no move left.`,
  'bot.gone': () => 'The unit has been destroyed.',
  'bot.within': ({ units, x }) => `Within ${tiles('en', x)}: ${list('en', units)}.`,
  'bot.noneWithin': ({ x }) => `No enemy is within ${tiles('en', x)}.`,
  'bot.threatened': ({ by }) => `It stands in the attack range of ${list('en', by)}.`,
  'bot.safe': () => 'It stands in no enemy’s attack range.',
  'bot.upkeep': ({ upkeep, resources: has }) =>
    `Upkeep is ${upkeep}, and there ${has === 1 ? 'is' : 'are'} ${has === 0 ? 'no resources' : resources('en', has)}.`,
  'bot.upkeepPaid': () => 'Upkeep has been paid this turn.',
  'bot.activationBegun': () => 'Units have acted this turn, and cards are drawn before that.',
  'bot.drawn': ({ name }) => `“${name.en}” has been drawn already.`,
  'bot.deckLeft': ({ n }) => `${upper(cards('en', n))} left in the deck.`,
  'bot.deckEmpty': () => 'The deck has run out; it is shuffled again only at the start of a turn.',
  'bot.playable': ({ name, cost, resources: has, spell }) =>
    `“${name.en}” costs ${cost} of ${resources('en', has)}, and ${spell ? 'it would change something' : 'there is a place for it'}.`,
  'bot.tooDear': ({ name, cost, resources: has }) =>
    `“${name.en}” costs ${cost}, but there ${has === 0 ? 'are no resources' : `${has === 1 ? 'is' : 'are'} only ${resources('en', has)}`}.`,
  'bot.noRoom': ({ name }) => `There is no free place where “${name.en}” could appear.`,
  'bot.noTarget': ({ name }) => `“${name.en}” would change nothing now.`,
  'bot.noCost': ({ name }) => `“${name.en}” has no playing cost, so it cannot be played.`,
  'bot.ready': ({ units }) => `Not yet activated: ${list('en', units)}.`,
  'bot.noneReady': () => 'All its units have been activated.',
}

export const ru: Phrases<BotSayings> = {
  'bot.unit': ({ unit }) => unitRu(unit),
  'bot.tile': ({ at }) => at,
  'bot.playAt': ({ name, at }) => `«${name.ru}» на ${at}`,
  'bot.playOn': ({ name, unit }) => `«${name.ru}» (цель — ${unitRu(unit)})`,
  'bot.play': ({ name }) => `«${name.ru}»`,
  'bot.once': () => '',
  'bot.noAttackLeft': ({ unit }) => `${unitRu(unit)}: атаки в этом ходу больше нет.`,
  'bot.attackLeft': ({ unit }) => `${unitRu(unit)}: атака ещё не использована.`,
  'bot.moveLeft': ({ unit }) => `${unitRu(unit)}: ещё может двигаться.`,
  'bot.noMoveLeft': ({ unit }) => `${unitRu(unit)}: движения в этом ходу больше нет.`,
  'bot.gone': () => 'Юнит уничтожен.',
  'bot.within': ({ units, x }) => `На расстоянии до ${tilesOf('ru', x)}: ${list('ru', units)}.`,
  'bot.noneWithin': ({ x }) => `На расстоянии до ${tilesOf('ru', x)} врагов нет.`,
  'bot.threatened': ({ by }) => `До юнита ${by.length === 1 ? 'достаёт' : 'достают'} ${list('ru', by)}.`,
  'bot.safe': () => 'Ни один враг до юнита не достаёт.',
  'bot.upkeep': ({ upkeep, resources: has }) => `Содержание — ${upkeep}, а в запасе ${resources('ru', has)}.`,
  'bot.upkeepPaid': () => 'В этом ходу за содержание уже заплачено.',
  'bot.activationBegun': () => 'Юниты в этом ходу уже действовали, а карты берут до этого.',
  'bot.drawn': ({ name }) => `Карта «${name.ru}» уже взята.`,
  'bot.deckLeft': ({ n }) => `В колоде ещё ${cards('ru', n)}.`,
  'bot.deckEmpty': () => 'Колода кончилась; сброс замешивают только в начале хода.',
  'bot.playable': ({ name, cost, resources: has, spell }) =>
    `Карта «${name.ru}» стоит ${cost}, в запасе ${resources('ru', has)}; ${spell ? 'ей есть что изменить' : 'место для юнита есть'}.`,
  'bot.tooDear': ({ name, cost, resources: has }) =>
    `Карта «${name.ru}» стоит ${cost}, а ${has === 0 ? 'в запасе ничего нет' : `в запасе только ${resources('ru', has)}`}.`,
  'bot.noRoom': ({ name }) => `Для карты «${name.ru}» нет свободного места.`,
  'bot.noTarget': ({ name }) => `Карта «${name.ru}» сейчас ничего не изменит.`,
  'bot.noCost': ({ name }) => `У карты «${name.ru}» нет стоимости розыгрыша, разыграть её нельзя.`,
  'bot.ready': ({ units }) => `Осталось активировать: ${list('ru', units)}.`,
  'bot.noneReady': () => 'Все его юниты уже действовали.',
}
