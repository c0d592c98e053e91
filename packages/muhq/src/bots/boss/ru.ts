// Ход босса, по-русски.

import type { Alike, NodeText } from '@understudy/procedure'
import { cards, resources, unitRu } from '../../text/words.ts'
import { list } from '../book/words.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'
import type { BossStep } from './sources.ts'

/** The same steps for both bosses. */
export const steps: Readonly<Record<BossStep, NodeText>> = {
  '0': {
    rule: 'Колода пуста? Замешать в неё сброс.',
    yes: 'Да.',
    no: 'Нет; или замешивать нечего, или ход уже начат.',
  },
  '1': { rule: 'Получить 5 ресурсов за каждого игрока.', yes: 'Сделано.', no: 'Это уже сделано.' },
  '2.1': { rule: 'Пока содержание стоит больше, чем есть ресурсов:' },
  '2.1.1': {
    rule: 'Уничтожить случайный юнит, который требует содержания.',
    yes: 'Одним придётся пожертвовать.',
    no: 'Таких нет.',
  },
  '2.2': { rule: 'Заплатить за содержание всех его юнитов.', yes: 'Сделано.', no: 'Это уже сделано.' },
  '3.1': { rule: 'Есть ли карта в колоде?' },
  '3.1.1': { rule: 'Взять карту.', yes: 'Сделано.', no: 'Карта уже взята.' },
  '3.2': { rule: 'Можно ли её [[playable|разыграть]]?' },
  '3.2.1': { rule: 'Разыграть её.', yes: 'Карта разыгрывается.', no: 'Разыграть её нельзя.' },
  '3.2.2': { rule: 'Вернуться к 3.1.' },
  '3.3': { rule: 'Пока у босса есть юниты, которые не [[tapped|повёрнуты]]:' },
  '3.3.1': { rule: 'Выбрать один из них наугад.', yes: 'Юнит выбран.', no: 'Таких нет.' },
  '3.3.2': {
    rule: 'Действовать по странице, которую называет его карта: **Агрессивный**, **Пугливый**, **Бродячий X** или **Целеустремлённый**. Если карта не называет никакой, юнит агрессивный.',
  },
  '3.3.3': {
    rule: 'Когда ни один шаг страницы больше не выполняется, [[tapped|повернуть]] юнит.',
    yes: 'Юнит закончил.',
    no: 'Он уже повёрнут или уничтожен.',
  },
  '4': { rule: 'Сбросить взятую и не разыгранную карту, если она есть. Ход окончен.' },
}

export const ru: Alike<typeof en, Sayings> = {
  pages: {},
  nodes: {},
  preferences: {},
  phrases: {
    'bot.playAt': ({ name, at }) => `«${name.ru}» на ${at}`,
    'bot.playOn': ({ name, unit }) => `«${name.ru}» (цель — ${unitRu(unit)})`,
    'bot.play': ({ name }) => `«${name.ru}»`,
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
  },
}
