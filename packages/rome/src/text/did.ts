// An action in words. Ids are named where the position was at hand; otherwise they stand as they are.

import { type Lang, plural } from '@understudy/procedure'
import type { NamesOf } from '../rules/said-of.ts'
import { ROMAN } from '../rules/state/names.ts'
import { type Action, type AgentTarget, NEXT_DEVELOPMENT } from '../vocabulary.ts'
import { aimed } from './aimed.ts'
import { boxName } from './boxes.ts'
import { diceInWords } from './dice.ts'
import { journeyed } from './did-journeys.ts'
import { what } from './en/words.ts'
import { reckoned } from './reckoned.ts'
import { what as whatRu } from './ru/words.ts'

export function did(lang: Lang, action: Action, names: NamesOf): string {
  const name = (id: string): string => names[id]?.[lang] ?? id
  const all = (ids: readonly string[]): string => ids.map(name).join(', ')
  const army = (slot: number): string => ROMAN[slot] ?? String(slot + 1)
  const cards = (n: number): string =>
    plural(lang, n, { en: { one: 'card', many: 'cards' }, ru: { one: 'карта', few: 'карты', many: 'карт' } }[lang])
  const faces = (list: readonly string[]): string => diceInWords(lang, list.join(''))
  const aim = (target: AgentTarget): string => aimed(lang, target, name)
  switch (action.do) {
    case 'initiative':
      return {
        en: `Initiative cards: ${action.cards.join(', ')}.`,
        ru: `Карты инициативы: ${action.cards.join(', ')}.`,
      }[lang]
    case 'deal':
      return {
        en: `Action cards for ${name(action.seat)}: ${all(action.cards)}.`,
        ru: `Карты действий, ${name(action.seat)}: ${all(action.cards)}.`,
      }[lang]
    case 'flip':
      return {
        en: `${name(action.seat)} flipped ${name(action.card)}.`,
        ru: `${name(action.seat)}: открыта карта «${name(action.card)}».`,
      }[lang]
    case 'roll':
      return { en: `The dice show ${faces(action.faces)}.`, ru: `Выпало: ${faces(action.faces)}.` }[lang]
    case 'troop':
      return { en: `The card is ${name(action.card)}.`, ru: `Это карта «${name(action.card)}».` }[lang]
    case 'general':
      return { en: `The general is ${name(action.general)}.`, ru: `Это полководец ${name(action.general)}.` }[lang]
    case 'compose':
      return {
        en: `Army ${army(action.slot)}: ${name(action.general)} with ${cards(action.count ?? action.cards.length)}.`,
        ru: `Армия ${army(action.slot)}: ${name(action.general)}, ${cards(action.count ?? action.cards.length)}.`,
      }[lang]
    case 'commit':
      return {
        en: `Adds ${action.gold} gold to the initiative card.`,
        ru: `Добавляет к инициативе золота: ${action.gold}.`,
      }[lang]
    case 'order':
      return {
        en: `First: ${name(action.first)}, then ${action.clockwise ? 'clockwise' : 'anticlockwise'}.`,
        ru: `Первая по очереди фракция: ${name(action.first)}; дальше ${action.clockwise ? 'по часовой стрелке' : 'против часовой стрелки'}.`,
      }[lang]
    case 'passChoice':
      return { en: `Passes the choice to ${name(action.to)}.`, ru: `Передаёт выбор: ${name(action.to)}.` }[lang]
    case 'stance':
      return {
        en: `Marker of ${name(action.towards)}: ${boxName('en', action.box)}.`,
        ru: `Метка «${name(action.towards)}»: ${boxName('ru', action.box)}.`,
      }[lang]
    case 'enter':
      return { en: `Agents enter in ${name(action.region)}.`, ru: `Агенты появляются: ${name(action.region)}.` }[lang]
    case 'agent':
      return {
        en: `${name(action.card)} with agent ${action.agent + 1}: ${aim(action.target)}.`,
        ru: `«${name(action.card)}», агент ${action.agent + 1}: ${aim(action.target)}.`,
      }[lang]
    case 'gold':
      return { en: `Takes the gold of ${name(action.card)}.`, ru: `Берёт золото за карту «${name(action.card)}».` }[
        lang
      ]
    case 'answer':
      return action.yes
        ? { en: 'Accepts the offer.', ru: 'Принимает предложение.' }[lang]
        : { en: 'Refuses the offer.', ru: 'Отклоняет предложение.' }[lang]
    case 'renounce':
      return { en: `Renounces the bond with ${name(action.seat)}.`, ru: `Разрывает договор: ${name(action.seat)}.` }[
        lang
      ]
    case 'activate':
      return { en: `Activates army ${army(action.slot)}.`, ru: `Выступает армия ${army(action.slot)}.` }[lang]
    case 'muster':
      return {
        en: `Musters army ${army(action.slot)} in ${name(action.region)} with ${cards(action.count ?? action.cards.length)}.`,
        ru: `Собирает армию ${army(action.slot)}: ${name(action.region)}, ${cards(action.count ?? action.cards.length)}.`,
      }[lang]
    case 'march':
    case 'attack':
    case 'embark':
    case 'sail':
      return journeyed(lang, action, name)
    case 'besiege':
      return { en: `Besieges ${name(action.target)}.`, ru: `Осаждает: ${name(action.target)}.` }[lang]
    case 'assault':
      return { en: 'Storms the region.', ru: 'Идёт на штурм области.' }[lang]
    case 'calm':
      return { en: `Removes unrest: ${action.cubes}.`, ru: `Убирает недовольство: ${action.cubes}.` }[lang]
    case 'merge':
      return { en: `Joins army ${army(action.into)}.`, ru: `Вливается в армию ${army(action.into)}.` }[lang]
    case 'split':
      return {
        en: `Sends off army ${army(action.slot)} to ${name(action.region)}${action.count === undefined ? '' : ` with ${cards(action.count)}`}.`,
        ru: `Отделяет армию ${army(action.slot)}: ${name(action.region)}${action.count === undefined ? '' : `, ${cards(action.count)}`}.`,
      }[lang]
    case 'intercept':
      return action.yes
        ? { en: 'Intercepts the ships.', ru: 'Перехватывает корабли.' }[lang]
        : { en: 'Lets the ships pass.', ru: 'Пропускает корабли.' }[lang]
    case 'halt':
      return { en: 'The army stays where it is.', ru: 'Армия остаётся на месте.' }[lang]
    case 'retreat':
      return { en: `Goes to ${name(action.to)}.`, ru: `Отходит: ${name(action.to)}.` }[lang]
    case 'endCampaign':
      return { en: 'Ends the campaign turn.', ru: 'Заканчивает поход.' }[lang]
    case 'declare': {
      const { MI, CV, SK, AR } = action.counts
      return {
        en: `Declares army ${army(action.slot)}: ${MI} infantry, ${CV} cavalry, ${SK} ${SK === 1 ? 'skirmisher' : 'skirmishers'}, ${AR} artillery.`,
        ru: `Объявляет армию ${army(action.slot)}: пехота ${MI}, конница ${CV}, застрельщики ${SK}, артиллерия ${AR}.`,
      }[lang]
    }
    case 'strength':
      return {
        en: `Army ${army(action.slot)} counts for ${action.infantry} infantry.`,
        ru: `Армия ${army(action.slot)} считается за столько карт пехоты: ${action.infantry}.`,
      }[lang]
    case 'dissolve':
      return { en: 'The cards go back into the decks.', ru: 'Карты возвращаются в колоды.' }[lang]
    case 'reckon':
      return upperFirst(reckoned(lang, action.step))
    case 'return':
      return { en: `Comes back in ${name(action.region)}.`, ru: `Возвращается на поле: ${name(action.region)}.` }[lang]
    case 'lose':
      return { en: `Loses ${all(action.cards)}.`, ru: `Теряет: ${all(action.cards)}.` }[lang]
    case 'play': {
      const played = [action.line, action.skirmisher, action.artillery].filter((card) => card !== undefined)
      return played.length === 0
        ? { en: 'Plays no card.', ru: 'Не играет карт.' }[lang]
        : { en: `Plays ${all(played)}.`, ru: `Играет: ${all(played)}.` }[lang]
    }
    case 'demand':
      return action.yes
        ? { en: 'The other side has to show its card first.', ru: 'Противник открывает карту первым.' }[lang]
        : { en: 'The other side need not show its card first.', ru: 'Противник не обязан открывать карту первым.' }[
            lang
          ]
    case 'cavalry': {
      if (action.centre !== undefined)
        return { en: `Cavalry to the centre: ${action.centre}.`, ru: `Конницы в центр: ${action.centre}.` }[lang]
      const n = action.use.filter((each) => each.for === 'centre').length
      return {
        en: `Cavalry: ${n} to the centre, ${action.use.length - n} to envelop.`,
        ru: `Конница: в центр ${n}, в охват ${action.use.length - n}.`,
      }[lang]
    }
    case 'reroll':
      return action.dice.length === 0
        ? { en: 'Keeps the roll.', ru: 'Оставляет бросок.' }[lang]
        : {
            en: `Rolls ${plural('en', action.dice.length, { one: 'die', many: 'dice' })} again.`,
            ru: `Перебрасывает кубиков: ${action.dice.length}.`,
          }[lang]
    case 'tactics':
      return {
        en: `Uses ${plural('en', action.dice.length, { one: 'Tactics die', many: 'Tactics dice' })}.`,
        ru: `Бросает тактических кубиков: ${action.dice.length}.`,
      }[lang]
    case 'shoot':
      return action.yes
        ? { en: 'Uses artillery.', ru: 'Стреляет артиллерия.' }[lang]
        : { en: 'Keeps the artillery back.', ru: 'Придерживает артиллерию.' }[lang]
    case 'terrain':
      return { en: `Sends ${name(action.card)} into the terrain.`, ru: `В бой за местность: ${name(action.card)}.` }[
        lang
      ]
    case 'giveWay':
      return action.yes
        ? { en: 'The army gives way.', ru: 'Армия уступает.' }[lang]
        : { en: 'The army holds its ground.', ru: 'Армия держится.' }[lang]
    case 'buyGeneral':
      return { en: 'Buys a general.', ru: 'Покупает полководца.' }[lang]
    case 'assign':
      return { en: `Gives army ${army(action.slot)} a general.`, ru: `Даёт полководца армии ${army(action.slot)}.` }[
        lang
      ]
    case 'buyAgent':
      return { en: 'Buys an agent.', ru: 'Покупает агента.' }[lang]
    case 'removeCube':
      return { en: `Calms ${name(action.region)}.`, ru: `Усмиряет: ${name(action.region)}.` }[lang]
    case 'buyTroop':
      return action.card === undefined
        ? { en: 'Buys the card that was turned up.', ru: 'Покупает открытую карту.' }[lang]
        : { en: `Buys ${name(action.card)}.`, ru: `Покупает карту «${name(action.card)}».` }[lang]
    case 'look':
      return action.pile === 'reserves'
        ? { en: 'Turns up the top card of its Reserves.', ru: 'Открывает верхнюю карту своего резерва.' }[lang]
        : {
            en: `Turns up the top mercenary of ${name(action.pile)}.`,
            ru: `Открывает верхнюю карту наёмников: ${name(action.pile)}.`,
          }[lang]
    case 'putBack':
      return { en: 'Puts the card back and shuffles the pile.', ru: 'Возвращает карту и перемешивает стопку.' }[lang]
    case 'buyNavy':
      return { en: 'Buys a ship.', ru: 'Покупает корабль.' }[lang]
    case 'develop':
      return names[NEXT_DEVELOPMENT] === undefined
        ? {
            en: `Buys the next development of column ${action.column + 1}.`,
            ru: `Покупает развитие из столбца ${action.column + 1}.`,
          }[lang]
        : { en: `Develops ${name(NEXT_DEVELOPMENT)}.`, ru: `Покупает развитие «${name(NEXT_DEVELOPMENT)}».` }[lang]
    case 'build':
      return {
        en: `Builds ${what(action.building)} in ${name(action.region)}.`,
        ru: `Строит ${whatRu(action.building)}: ${name(action.region)}.`,
      }[lang]
    case 'road':
      return {
        en: `Builds ${plural('en', action.links.length, { one: 'road link', many: 'road links' })}.`,
        ru: `Прокладывает отрезков дороги: ${action.links.length}.`,
      }[lang]
    case 'done':
      return { en: 'Stops spending.', ru: 'Заканчивает траты.' }[lang]
  }
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
