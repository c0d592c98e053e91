// The player aid of Act I, in our words, after that of the base game.

import type { AidPart } from '../../../ui.ts'

export const actAid: readonly AidPart[] = [
  {
    title: { en: 'The act', ru: 'Акт' },
    lines: [
      {
        text: {
          en: 'Three chapters. Each seat has a Fate with an objective: it counts down and is completed at 0; what is left at the end is lost as Power.',
          ru: 'Три главы. У каждого судьба с задачей: она считается вниз и выполнена на 0; что осталось в конце, вычитается из власти.',
        },
        when: ['fate'],
      },
      {
        text: {
          en: 'To begin with everybody settles twice beside Imperial ships: three ships, a city or a starport, a resource of the planet.',
          ru: 'Вначале каждый дважды селится рядом с имперскими кораблями: три корабля, город или космопорт, ресурс планеты.',
        },
        when: ['found'],
      },
    ],
  },
  {
    title: { en: 'Empire, Regents, Outlaws', ru: 'Империя, регенты, отступники' },
    lines: [
      {
        text: {
          en: 'A system with a fresh Imperial ship is the Empire’s. On its turn a Regent with a piece there controls it; an Outlaw never does. For scoring it is the First Regent’s.',
          ru: 'Система с неповреждённым имперским кораблём принадлежит Империи. В свой ход ею правит регент, у которого там есть фишка; отступник — никогда. При подсчёте она первого регента.',
        },
        when: ['turn'],
      },
      {
        text: {
          en: 'Regents move Imperial ships along with their own (one for each), and let them join an attack. Truce: Regents do not harm each other beside an Imperial ship, nor the Empire.',
          ru: 'Регенты перемещают имперские корабли вместе со своими (по одному на каждый) и берут их в нападение. Перемирие: рядом с имперским кораблём регенты не вредят друг другу, а Империи — нигде.',
        },
        when: ['turn', 'hits'],
      },
      {
        text: {
          en: 'The Trust lies on the First Regent’s tile, counts for its ambitions and is frozen. Whoever leaves the Empire as its last Regent loses a Power for each token.',
          ru: 'Казна лежит у первого регента, идёт в счёт его замыслов и заморожена. Последний регент, покинувший Империю, теряет по власти за каждый ресурс.',
        },
      },
      {
        text: {
          en: 'Free cities belong to nobody: who controls the planet taxes them. Blight takes two hits each and ends a flight through its gate.',
          ru: 'Вольные города не принадлежат никому: налоги с них собирает тот, кто правит планетой. Скверна выдерживает два удара и прерывает пролёт через свои врата.',
        },
        when: ['turn'],
      },
    ],
  },
  {
    title: { en: 'The end of a round', ru: 'Конец раунда' },
    lines: [
      {
        text: {
          en: 'An Event mirrors the lead card. If one was played, who has the initiative may call a Summit, then rolls: Crises or Edicts.',
          ru: 'Событие повторяет главную карту. Если его сыграли, владелец инициативы может созвать саммит, затем бросает: кризисы или эдикты.',
        },
        when: ['follow', 'summit', 'eventRoll'],
      },
      {
        text: {
          en: 'If the Council was secured it is resolved instead: a Summit, then a Regent takes the First Regent tile, an Outlaw steals from the Trust; then Crises or Edicts as they choose.',
          ru: 'Если присвоен совет, разыгрывают его: саммит, затем регент становится первым регентом, отступник крадёт из казны; затем кризисы или эдикты на выбор.',
        },
        when: ['councilTitle', 'stealTrust', 'councilChoice'],
      },
      {
        text: {
          en: 'Crises: where Blight is, three hits for a fresh token and one for a damaged one, first on Imperial ships, what is left on everybody’s. Then cards of Fates, then Vox cards of the Court from the left.',
          ru: 'Кризисы: где скверна, три удара за неповреждённую и один за повреждённую, сначала по имперским кораблям, остаток по всем. Затем карты судеб, затем голоса двора слева направо.',
        },
        when: ['dropGuild', 'freeCity', 'looms', 'intrigue', 'rerollEvent'],
      },
      {
        text: {
          en: 'Edicts, by number: the First Regent enforces the Policy (a demand of each Regent, then its action) or changes it; last come the Admiral’s foundries.',
          ru: 'Эдикты по номерам: первый регент проводит политику (требование к каждому регенту, затем её действие) или меняет её; последними — верфи Адмирала.',
        },
        when: ['govern', 'demand', 'policyAction', 'supplyWeapons', 'foundries'],
      },
    ],
  },
  {
    title: { en: 'A Summit', ru: 'Саммит' },
    lines: [
      {
        text: {
          en: 'Call to Order, by the caller alone: return Favors to have a Rival do something for you, petition the Council, leave the Empire, or revive it.',
          ru: 'Открытие, только созвавший: вернуть услуги, чтобы соперник что-то для вас сделал; обратиться к совету; покинуть Империю или возродить её.',
        },
        when: ['callToOrder'],
      },
      {
        text: {
          en: 'Negotiations: a piece on the map, an agent in the Court, a Favor, a resource, a trophy or a captive, an invitation to the Empire. Nobody must agree.',
          ru: 'Переговоры: фишка на поле, агент при дворе, услуга, ресурс, трофей или пленник, приглашение в Империю. Соглашаться никто не обязан.',
        },
        when: ['negotiate', 'proposal', 'talk', 'amends', 'answer'],
      },
      {
        text: {
          en: 'A bot answers by a die: 5 or more with all modifiers. Three refusals in a row end your go; each grievance makes it harder, and can be made up for.',
          ru: 'Бот отвечает кубиком: 5 и больше со всеми поправками. Три отказа подряд — и ваша очередь кончилась; каждая обида мешает, и её можно загладить.',
        },
        when: ['talk', 'amends'],
      },
    ],
  },
  {
    title: { en: 'Golems and Faithful cards', ru: 'Големы и карты веры' },
    lines: [
      {
        text: {
          en: 'Golems sleep in gates until the Caretaker takes them. Awake, one is spent in the Prelude by whoever has it, and then goes to a Rival, asleep.',
          ru: 'Големы спят во вратах, пока их не заберёт Смотритель. Пробуждённого тратит в прелюдии тот, у кого он есть, и он спящим уходит к сопернику.',
        },
        when: ['giveGolem', 'speakers'],
      },
      {
        text: {
          en: 'A Faithful card is played as Zeal (move, influence, battle, tax) or as Wisdom (build, repair, secure) and declares any ambition.',
          ru: 'Карта веры играется как рвение (перемещение, влияние, сражение, сбор налогов) или мудрость (строительство, починка, присвоение) и объявляет любой замысел.',
        },
        when: ['lead', 'follow'],
      },
    ],
  },
  {
    title: { en: 'Stopping for tonight', ru: 'Сделать перерыв' },
    lines: [
      {
        text: {
          en: 'Best between two chapters: nobody holds cards then. In mid-chapter put each hand face down into an envelope with the colour of its seat; cards in play and the discard pile into two more.',
          ru: 'Лучше всего между главами: ни у кого нет карт. Посреди главы сложите каждую руку рубашкой вверх в конверт с цветом места; разыгранные карты и сброс — ещё в два.',
        },
      },
      {
        text: {
          en: '“Set up from the box” in the menu lists everything that lies where, for the next evening.',
          ru: '«Разложить из коробки» в меню перечисляет, что где лежит, на следующий вечер.',
        },
      },
    ],
  },
]
