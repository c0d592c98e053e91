// An action in words. Ids are named where the position was at hand; otherwise they stand as they are.

import type { Lang } from '@understudy/procedure'
import { plural } from '@understudy/procedure'
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
  const say = (en: string, ru: string): string => ({ en: en, ru: ru })[lang]
  const cards = (n: number): string =>
    plural(lang, n, { en: { one: 'card', many: 'cards' }, ru: { one: 'карта', few: 'карты', many: 'карт' } }[lang])
  const faces = (list: readonly string[]): string => diceInWords(lang, list.join(''))
  const aim = (target: AgentTarget): string => aimed(lang, target, name)
  switch (action.do) {
    case 'initiative':
      return say(`Initiative cards: ${action.cards.join(', ')}.`, `Карты инициативы: ${action.cards.join(', ')}.`)
    case 'deal':
      return say(
        `Action cards for ${name(action.seat)}: ${all(action.cards)}.`,
        `Карты действий, ${name(action.seat)}: ${all(action.cards)}.`,
      )
    case 'flip':
      return say(
        `${name(action.seat)} flipped ${name(action.card)}.`,
        `${name(action.seat)}: открыта карта «${name(action.card)}».`,
      )
    case 'roll':
      return say(`The dice show ${faces(action.faces)}.`, `Выпало: ${faces(action.faces)}.`)
    case 'troop':
      return say(`The card is ${name(action.card)}.`, `Это карта «${name(action.card)}».`)
    case 'general':
      return say(`The general is ${name(action.general)}.`, `Это полководец ${name(action.general)}.`)
    case 'compose':
      return say(
        `Army ${army(action.slot)}: ${name(action.general)} with ${cards(action.count ?? action.cards.length)}.`,
        `Армия ${army(action.slot)}: ${name(action.general)}, ${cards(action.count ?? action.cards.length)}.`,
      )
    case 'commit':
      return say(`Adds ${action.gold} gold to the initiative card.`, `Добавляет к инициативе золота: ${action.gold}.`)
    case 'order':
      return say(
        `First: ${name(action.first)}, then ${action.clockwise ? 'clockwise' : 'anticlockwise'}.`,
        `Первая по очереди фракция: ${name(action.first)}; дальше ${action.clockwise ? 'по часовой стрелке' : 'против часовой стрелки'}.`,
      )
    case 'passChoice':
      return say(`Passes the choice to ${name(action.to)}.`, `Передаёт выбор: ${name(action.to)}.`)
    case 'stance':
      return say(
        `Marker of ${name(action.towards)}: ${boxName('en', action.box)}.`,
        `Метка «${name(action.towards)}»: ${boxName('ru', action.box)}.`,
      )
    case 'enter':
      return say(`Agents enter in ${name(action.region)}.`, `Агенты появляются: ${name(action.region)}.`)
    case 'agent':
      return say(
        `${name(action.card)} with agent ${action.agent + 1}: ${aim(action.target)}.`,
        `«${name(action.card)}», агент ${action.agent + 1}: ${aim(action.target)}.`,
      )
    case 'gold':
      return say(`Takes the gold of ${name(action.card)}.`, `Берёт золото за карту «${name(action.card)}».`)
    case 'answer':
      return action.yes
        ? say('Accepts the offer.', 'Принимает предложение.')
        : say('Refuses the offer.', 'Отклоняет предложение.')
    case 'renounce':
      return say(`Renounces the bond with ${name(action.seat)}.`, `Разрывает договор: ${name(action.seat)}.`)
    case 'activate':
      return say(`Activates army ${army(action.slot)}.`, `Выступает армия ${army(action.slot)}.`)
    case 'muster':
      return say(
        `Musters army ${army(action.slot)} in ${name(action.region)} with ${cards(action.count ?? action.cards.length)}.`,
        `Собирает армию ${army(action.slot)}: ${name(action.region)}, ${cards(action.count ?? action.cards.length)}.`,
      )
    case 'march':
    case 'attack':
    case 'embark':
    case 'sail':
      return journeyed(lang, action, name)
    case 'besiege':
      return say(`Besieges ${name(action.target)}.`, `Осаждает: ${name(action.target)}.`)
    case 'assault':
      return say('Storms the region.', 'Идёт на штурм области.')
    case 'calm':
      return say(`Removes unrest: ${action.cubes}.`, `Убирает недовольство: ${action.cubes}.`)
    case 'merge':
      return say(`Joins army ${army(action.into)}.`, `Вливается в армию ${army(action.into)}.`)
    case 'split':
      return say(
        `Sends off army ${army(action.slot)} to ${name(action.region)}${action.count === undefined ? '' : ` with ${cards(action.count)}`}.`,
        `Отделяет армию ${army(action.slot)}: ${name(action.region)}${action.count === undefined ? '' : `, ${cards(action.count)}`}.`,
      )
    case 'intercept':
      return action.yes
        ? say('Intercepts the ships.', 'Перехватывает корабли.')
        : say('Lets the ships pass.', 'Пропускает корабли.')
    case 'halt':
      return say('The army stays where it is.', 'Армия остаётся на месте.')
    case 'retreat':
      return say(`Goes to ${name(action.to)}.`, `Отходит: ${name(action.to)}.`)
    case 'endCampaign':
      return say('Ends the campaign turn.', 'Заканчивает поход.')
    case 'declare': {
      const { MI, CV, SK, AR } = action.counts
      return say(
        `Declares army ${army(action.slot)}: ${MI} infantry, ${CV} cavalry, ${SK} ${SK === 1 ? 'skirmisher' : 'skirmishers'}, ${AR} artillery.`,
        `Объявляет армию ${army(action.slot)}: пехота ${MI}, конница ${CV}, застрельщики ${SK}, артиллерия ${AR}.`,
      )
    }
    case 'strength':
      return say(
        `Army ${army(action.slot)} counts for ${action.infantry} infantry.`,
        `Армия ${army(action.slot)} считается за столько карт пехоты: ${action.infantry}.`,
      )
    case 'dissolve':
      return say('The cards go back into the decks.', 'Карты возвращаются в колоды.')
    case 'reckon':
      return upperFirst(reckoned(lang, action.step))
    case 'return':
      return say(`Comes back in ${name(action.region)}.`, `Возвращается на поле: ${name(action.region)}.`)
    case 'lose':
      return say(`Loses ${all(action.cards)}.`, `Теряет: ${all(action.cards)}.`)
    case 'play': {
      const played = [action.line, action.skirmisher, action.artillery].filter((card) => card !== undefined)
      return played.length === 0
        ? say('Plays no card.', 'Не играет карт.')
        : say(`Plays ${all(played)}.`, `Играет: ${all(played)}.`)
    }
    case 'demand':
      return action.yes
        ? say('The other side has to show its card first.', 'Противник открывает карту первым.')
        : say('The other side need not show its card first.', 'Противник не обязан открывать карту первым.')
    case 'cavalry': {
      if (action.centre !== undefined)
        return say(`Cavalry to the centre: ${action.centre}.`, `Конницы в центр: ${action.centre}.`)
      const n = action.use.filter((each) => each.for === 'centre').length
      return say(
        `Cavalry: ${n} to the centre, ${action.use.length - n} to envelop.`,
        `Конница: в центр ${n}, в охват ${action.use.length - n}.`,
      )
    }
    case 'reroll':
      return action.dice.length === 0
        ? say('Keeps the roll.', 'Оставляет бросок.')
        : say(
            `Rolls ${plural('en', action.dice.length, { one: 'die', many: 'dice' })} again.`,
            `Перебрасывает кубиков: ${action.dice.length}.`,
          )
    case 'tactics':
      return say(
        `Uses ${plural('en', action.dice.length, { one: 'Tactics die', many: 'Tactics dice' })}.`,
        `Бросает тактических кубиков: ${action.dice.length}.`,
      )
    case 'shoot':
      return action.yes
        ? say('Uses artillery.', 'Стреляет артиллерия.')
        : say('Keeps the artillery back.', 'Придерживает артиллерию.')
    case 'terrain':
      return say(`Sends ${name(action.card)} into the terrain.`, `В бой за местность: ${name(action.card)}.`)
    case 'giveWay':
      return action.yes
        ? say('The army gives way.', 'Армия уступает.')
        : say('The army holds its ground.', 'Армия держится.')
    case 'buyGeneral':
      return say('Buys a general.', 'Покупает полководца.')
    case 'assign':
      return say(`Gives army ${army(action.slot)} a general.`, `Даёт полководца армии ${army(action.slot)}.`)
    case 'buyAgent':
      return say('Buys an agent.', 'Покупает агента.')
    case 'removeCube':
      return say(`Calms ${name(action.region)}.`, `Усмиряет: ${name(action.region)}.`)
    case 'buyTroop':
      return action.card === undefined
        ? say('Buys the card that was turned up.', 'Покупает открытую карту.')
        : say(`Buys ${name(action.card)}.`, `Покупает карту «${name(action.card)}».`)
    case 'look':
      return action.pile === 'reserves'
        ? say('Turns up the top card of its Reserves.', 'Открывает верхнюю карту своего резерва.')
        : say(
            `Turns up the top mercenary of ${name(action.pile)}.`,
            `Открывает верхнюю карту наёмников: ${name(action.pile)}.`,
          )
    case 'putBack':
      return say('Puts the card back and shuffles the pile.', 'Возвращает карту и перемешивает стопку.')
    case 'buyNavy':
      return say('Buys a ship.', 'Покупает корабль.')
    case 'develop':
      return names[NEXT_DEVELOPMENT] === undefined
        ? say(
            `Buys the next development of column ${action.column + 1}.`,
            `Покупает развитие из столбца ${action.column + 1}.`,
          )
        : say(`Develops ${name(NEXT_DEVELOPMENT)}.`, `Покупает развитие «${name(NEXT_DEVELOPMENT)}».`)
    case 'build':
      return say(
        `Builds ${what(action.building)} in ${name(action.region)}.`,
        `Строит ${whatRu(action.building)}: ${name(action.region)}.`,
      )
    case 'road':
      return say(
        `Builds ${plural('en', action.links.length, { one: 'road link', many: 'road links' })}.`,
        `Прокладывает отрезков дороги: ${action.links.length}.`,
      )
    case 'done':
      return say('Stops spending.', 'Заканчивает траты.')
  }
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
