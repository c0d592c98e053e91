// Words of what is opened later: the end of a chapter, deals among people, keys of the pad.

import type { Lang } from '@understudy/procedure'

const en = {
  // The end of a chapter.
  objectives: 'Objectives',
  objectiveWas: (was: number, is: number) =>
    is === was ? `${is} left` : is === 0 ? `${was} → completed` : `${was} → ${is}`,
  stop: 'Stop for tonight',
  stopWhat: [
    'Nobody holds cards now, so nothing has to stay secret. The game is stored here; the list below sets the table up again.',
    'Bag by seat: ships, buildings, agents, resources in the order of their slots, Guild and lore cards, Favors, trophies, captives, the Fate with its objective, the title.',
    'Keep in order: the Court discard pile, cards buried under the Court deck, the Faithful stack. All other decks may be shuffled.',
    'One photo of the map is quicker than the list; Blight and Imperial ships have two sides.',
  ],
  intermissionSteps: [
    'The Court: agents go home, the row back into the deck, the Council is In Session; the discard pile leaves the campaign.',
    'Trophies and captives go home; the Trust and Merchant League are emptied.',
    'Blight recovers; damaged ships and buildings are removed, and so are buildings beside Blight that no ship protects.',
  ],
  dealWith: 'Among people: with whom?',
  propose: 'Propose',
  tellDeal: 'Agreed on it',
  tellHint: 'What you have agreed on at the table, as one entry.',
  proposed: (who: string) => `${who} proposes:`,
  agree: 'Agree',
  refuse: 'Turn it down',
  counterHint: 'Change it, and it goes back as a proposal of yours.',
  counterIt: 'Propose this instead',
  exportThree: 'Export three resources',
  enough: 'Nothing more',
  moreCards: 'Events and Faithful cards',
  campaign: 'Act',
  lore: 'Lore',
}

type LateWords = typeof en

const ru: LateWords = {
  objectives: 'Задачи',
  objectiveWas: (was, is) => (is === was ? `осталось ${is}` : is === 0 ? `${was} → выполнена` : `${was} → ${is}`),
  stop: 'На сегодня хватит',
  stopWhat: [
    'Сейчас ни у кого нет карт на руке, скрывать нечего. Партия сохранена здесь; список ниже поможет снова разложить стол.',
    'По местам в пакеты: корабли, здания, агенты, ресурсы в порядке ячеек, карты гильдий и знаний, услуги, трофеи, пленники, судьба с задачей, титул.',
    'По порядку храните сброс двора, нижние карты колоды двора, стопку веры. Остальные колоды можно перемешать.',
    'Снимок поля быстрее списка; у скверны и имперских кораблей две стороны.',
  ],
  intermissionSteps: [
    'Двор: агенты возвращаются, ряд идёт обратно в колоду, совет заседает; сброс двора покидает кампанию.',
    'Трофеи и пленники возвращаются владельцам; казна и «Купеческая лига» пустеют.',
    'Скверна восстанавливается; повреждённые корабли и здания убираются, и здания рядом со скверной, которые не защищает ни один корабль.',
  ],
  dealWith: 'Между людьми: с кем?',
  propose: 'Предложить',
  tellDeal: 'Договорились',
  tellHint: 'О чём вы договорились за столом, одной записью.',
  proposed: (who) => `Предлагает ${who}:`,
  agree: 'Согласиться',
  refuse: 'Отказать',
  counterHint: 'Измените, и это станет вашим ответным предложением.',
  counterIt: 'Предложить так',
  exportThree: 'Вывезти три ресурса',
  enough: 'Больше ничего',
  moreCards: 'События и карты веры',
  campaign: 'Акт',
  lore: 'Знания',
}

const WORDS: Readonly<Record<Lang, LateWords>> = { en, ru }
export const lateWords = (lang: Lang): LateWords => WORDS[lang]
