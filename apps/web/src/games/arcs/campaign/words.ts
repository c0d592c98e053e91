// The words of the campaign's table.

import type { FateId, GolemId, PolicyId } from '@understudy/arcs/act'
import { type Lang, plural } from '@understudy/procedure'

const en = {
  regent: 'Regent',
  outlaw: 'Outlaw',
  firstRegent: 'First Regent',
  left: (n: number) => (n === 0 ? 'objective completed' : `${n} left of the objective`),
  fateHidden: 'Fate not chosen yet',
  favorOf: (of: string, n: number) => `${plural('en', n, { one: 'Favor', many: 'Favors' })} of ${of}`,
  grievance: (of: string, n: number) =>
    `${plural('en', n, { one: 'grievance', many: 'grievances' })} against ${of}: each makes it harder to agree`,
  trust: (types: string) => `Imperial Trust: ${types}`,
  trustEmpty: 'The Imperial Trust is empty.',
  league: (types: string) => `On Merchant League: ${types}`,
  golem: (name: string, awake: boolean) => `${name}, ${awake ? 'awake' : 'asleep'}`,
  policy: { peace: 'Peace', escalation: 'Escalation', war: 'War' } as Record<PolicyId, string>,
  policyWord: 'Policy',
  noFirst: 'no First Regent',
  golems: { warrior: 'Warrior', protector: 'Protector', seeker: 'Seeker', harvester: 'Harvester' } as Record<
    GolemId,
    string
  >,
  event: 'Event',
  eventWhat:
    'Played after the lead: as many actions as the lead card has, of its suit. Brings an Event at the end of the round.',
  faithful: 'Faithful',
  faithfulWhat:
    'Played as Zeal (move, influence, battle, tax) or as Wisdom (build, repair, secure). Declares any ambition.',
  councilSession: 'In Session',
  councilDecided: 'Decided',
  under: (name: string) => `with ${name}`,
  council: 'The Imperial Council',
  councilText:
    'Secured like a card of the Court. At the end of the round its securer may call a Summit, takes the First Regent tile as a Regent or steals from the Trust as an Outlaw, and then chooses Crises or Edicts.',
  // Control.
  nobody: 'Nobody controls it: no seat has more fresh ships than each other.',
  most: (who: string) => `${who} controls it, with more fresh ships than any other.`,
  empire: 'The Empire controls it: a fresh Imperial ship is here.',
  youOnTurn: (piece: string) => `On your turn you control it as a Regent: ${piece}.`,
  yourPiece: 'a piece of yours is here',
  yourOfficers: 'you ignore the Presence Law',
  youOutlaw: 'You are an Outlaw: you never control it while the Empire does.',
  youAbsent: 'You would control it on your turn if a piece of yours were here.',
  scoring: (who: string) => `For scoring and events the First Regent has it: ${who}.`,
  scoringNobody: 'For scoring and events nobody has it: there is no First Regent.',
  blight: (fresh: number, damaged: number) =>
    `Blight: ${[fresh > 0 ? `${fresh} fresh` : '', damaged > 0 ? `${damaged} damaged` : ''].filter(Boolean).join(', ')}. Two hits at a time; a flight through the gate ends here.`,
  golemSleeps: 'A Golem sleeps here; nobody knows which.',
  freeCity: 'Free cities belong to nobody: who controls the planet may tax them.',
  imperialShips: 'Imperial ships serve Regents who have a piece beside them.',
  // Scenes.
  edicts: 'Edicts, in their order',
  edict3: (policy: string) =>
    `3 · Govern the Imperial Reach: the First Regent enforces ${policy} or changes the Policy.`,
  edict0: '0 · Guild Envoys Depart.',
  edict55: '55 · Imperial Foundries: the Admiral may turn ships into Imperial ones.',
  dice: (event: string, number: number) => `Event die: ${event}. Number die: ${number}.`,
  policyText: {
    peace:
      'Peace: a Relic or Psionic of each Regent to the Trust; then Power for Regents with four or five cities on the map.',
    escalation: 'Escalation: Material, Fuel or Weapon of each Regent to the Trust; then two Imperial ships.',
    war: 'War: a Trophy or Captive of each rival Regent; then a Weapon for each Regent.',
  } as Record<PolicyId, string>,
  // Summit.
  summit: 'Summit',
  attempts: (n: number) => `${plural('en', n, { one: 'attempt', many: 'attempts' })} left`,
  refused: (n: number) => `refused ${n} of 3`,
  with: 'With',
  give: 'You give',
  get: 'You get',
  nothing: 'nothing yet',
  add: 'Add',
  drop: (what: string) => `Take out: ${what}`,
  offer: 'Offer',
  oddsOf: (who: string, faces: number) => `${who} accepts on ${faces} of 6 faces`,
  never: (who: string) => `${who} will not accept this, whatever the die shows`,
  surely: (who: string) => `${who} accepts, whatever the die shows`,
  unfinished: 'An offer has something both ways.',
  endGo: 'No offer',
  kinds: {
    slot: 'resource',
    frozen: 'frozen',
    favor: 'Favor',
    trophy: 'trophy',
    captive: 'captive',
    cede: 'piece',
    delegate: 'agent in the Court',
    promise: 'promise',
    invite: 'invitation',
  } as Record<string, string>,
  // Fates.
  choose: 'Your Fate',
  startsAt: (n: number) => `objective ${n}`,
  brings: (cards: string) => `Brings ${cards}.`,
  // The end.
  intermission: 'Intermission',
  completed: 'completed',
  failed: (n: number) => `${n} left: −${n} Power`,
  before: 'Power',
  after: 'carried over',
  halved: 'Power at the end of the act → what is carried over: more than 1 is halved, rounded up.',
  handOver: 'Hand-over sheet',
  handOverWhat: 'With it people go on with Act II at a real table.',
  print: 'Print',
  download: (what: string) => `Download ${what}`,
}

export type ReachWords = typeof en

const grievances = (n: number) => plural('ru', n, { one: 'обида', few: 'обиды', many: 'обид' })
const favors = (n: number) => plural('ru', n, { one: 'услуга', few: 'услуги', many: 'услуг' })

const ru: ReachWords = {
  regent: 'Регент',
  outlaw: 'Изгой',
  firstRegent: 'Первый регент',
  left: (n) => (n === 0 ? 'цель достигнута' : `до цели осталось ${n}`),
  fateHidden: 'Судьба ещё не выбрана',
  favorOf: (of, n) => `${favors(n)}, агент: ${of}`,
  grievance: (of, n) => `${grievances(n)}, против кого: ${of}; с каждой труднее договориться`,
  trust: (types) => `Имперская казна: ${types}`,
  trustEmpty: 'Имперская казна пуста.',
  league: (types) => `На «Купеческой лиге»: ${types}`,
  golem: (name, awake) => `${name}, ${awake ? 'бодрствует' : 'спит'}`,
  policy: { peace: 'Мир', escalation: 'Эскалация', war: 'Война' },
  policyWord: 'Политика',
  noFirst: 'нет первого регента',
  golems: { warrior: 'Воин', protector: 'Страж', seeker: 'Искатель', harvester: 'Жнец' },
  event: 'Событие',
  eventWhat: 'Играется вслед за ведущей картой: столько же действий той же масти. В конце раунда происходит событие.',
  faithful: 'Вера',
  faithfulWhat:
    'Играется как Рвение (перемещение, влияние, сражение, налог) или как Мудрость (строительство, ремонт, присвоение). Объявляет любой замысел.',
  councilSession: 'Заседает',
  councilDecided: 'Решил',
  under: (name) => `с картой «${name}»`,
  council: 'Имперский совет',
  councilText:
    'Присваивается как карта двора. В конце раунда его обладатель может созвать саммит, регент берёт жетон первого регента, изгой крадёт из казны; затем он выбирает кризисы или эдикты.',
  nobody: 'Никто не контролирует: ни у кого нет большинства целых кораблей.',
  most: (who) => `Контролирует ${who}: целых кораблей больше, чем у любого другого.`,
  empire: 'Контролирует Империя: здесь целый имперский корабль.',
  youOnTurn: (piece) => `В свой ход контролируете вы, как регент: ${piece}.`,
  yourPiece: 'здесь есть ваша фишка',
  yourOfficers: 'закон присутствия вам не указ',
  youOutlaw: 'Вы изгой: пока здесь хозяйничает Империя, контроля у вас не будет.',
  youAbsent: 'В свой ход контролировали бы вы, будь здесь ваша фишка.',
  scoring: (who) => `При подсчёте и в событиях контроль у первого регента: ${who}.`,
  scoringNobody: 'При подсчёте и в событиях контроля нет ни у кого: первого регента нет.',
  blight: (fresh, damaged) =>
    `Скверна: ${[fresh > 0 ? `целая ${fresh}` : '', damaged > 0 ? `повреждённая ${damaged}` : ''].filter(Boolean).join(', ')}. Удары считаются парами; пролёт через врата здесь кончается.`,
  golemSleeps: 'Здесь спит голем; какой, никто не знает.',
  freeCity: 'Вольные города ничьи: налог с них берёт тот, кто контролирует планету.',
  imperialShips: 'Имперские корабли служат регентам, у которых рядом есть фишка.',
  edicts: 'Эдикты по порядку',
  edict3: (policy) => `3 · Править имперским пределом: первый регент проводит политику «${policy}» или меняет её.`,
  edict0: '0 · Послы гильдий отбывают.',
  edict55: '55 · Имперские верфи: Адмирал может превратить корабли в имперские.',
  dice: (event, number) => `Кубик событий: ${event}. Кубик чисел: ${number}.`,
  policyText: {
    peace:
      'Мир: реликвия или псионика каждого регента в казну; затем влияние регентам, у которых на карте четыре или пять городов.',
    escalation: 'Эскалация: материалы, топливо или оружие каждого регента в казну; затем два имперских корабля.',
    war: 'Война: трофей или пленник каждого другого регента; затем каждому регенту оружие.',
  },
  summit: 'Саммит',
  attempts: (n) => `осталось ${plural('ru', n, { one: 'попытка', few: 'попытки', many: 'попыток' })}`,
  refused: (n) => `отказов ${n} из 3`,
  with: 'С кем',
  give: 'Вы отдаёте',
  get: 'Вы получаете',
  nothing: 'пока ничего',
  add: 'Добавить',
  drop: (what) => `Убрать: ${what}`,
  offer: 'Предложить',
  oddsOf: (who, faces) => `${who} согласится при ${faces} гранях из 6`,
  never: (who) => `${who} не согласится, что бы ни выпало`,
  surely: (who) => `${who} согласится, что бы ни выпало`,
  unfinished: 'В предложении есть что-то с обеих сторон.',
  endGo: 'Без предложения',
  kinds: {
    slot: 'ресурс',
    frozen: 'замороженный',
    favor: 'услуга',
    trophy: 'трофей',
    captive: 'пленник',
    cede: 'фишка',
    delegate: 'агент при дворе',
    promise: 'обещание',
    invite: 'приглашение',
  },
  choose: 'Ваша судьба',
  startsAt: (n) => `цель ${n}`,
  brings: (cards) => `Приносит: ${cards}.`,
  intermission: 'Интермедия',
  completed: 'цель достигнута',
  failed: (n) => `осталось ${n}: −${n} влияния`,
  before: 'Влияние',
  after: 'переходит дальше',
  halved: 'Влияние в конце акта → что переходит дальше: больше 1 делится пополам с округлением вверх.',
  handOver: 'Лист передачи',
  handOverWhat: 'С ним люди продолжают актом II за настоящим столом.',
  print: 'Напечатать',
  download: (what) => `Скачать ${what}`,
}

const WORDS: Readonly<Record<Lang, ReachWords>> = { en, ru }
export const reachWords = (lang: Lang): ReachWords => WORDS[lang]

type Two = Readonly<Record<Lang, string>>
/** What advances a Fate, in short. */
export const OBJECTIVES: Readonly<Record<FateId, readonly Two[]>> = {
  steward: [
    {
      en: 'Each ambition won while First Regent: 1 for each Power gained from it.',
      ru: 'Каждый замысел, выигранный первым регентом: 1 за каждое очко влияния с него.',
    },
  ],
  founder: [
    { en: 'Each ambition won while an Outlaw: 3.', ru: 'Каждый замысел, выигранный изгоем: 3.' },
    {
      en: 'At the end of a chapter, as an Outlaw: 1 for each system controlled.',
      ru: 'В конце главы, если вы изгой: 1 за каждую вашу систему.',
    },
  ],
  magnate: [
    {
      en: 'In Negotiations: 2 for each resource or Favor received from a Rival.',
      ru: 'На переговорах: 2 за каждый ресурс или услугу, полученную от соперника.',
    },
    { en: 'Export of three resources: 2.', ru: 'Вывоз трёх ресурсов: 2.' },
  ],
  advocate: [
    {
      en: 'Each Prelude of a Guild card that discards it: 3, while you hold Guild Overseers.',
      ru: 'Каждая прелюдия карты гильдии, которая её сбрасывает: 3, пока у вас «Блюстители гильдий».',
    },
    { en: 'Each Recover: 2.', ru: 'Каждое восстановление: 2.' },
  ],
  caretaker: [
    {
      en: 'Each ambition won: 2 for each Golem you have.',
      ru: 'Каждый выигранный замысел: 2 за каждого вашего голема.',
    },
    { en: 'Each Golem that anybody spends: 2.', ru: 'Каждый голем, потраченный кем угодно: 2.' },
  ],
  partisan: [
    { en: 'Each time the initiative comes to you: 1.', ru: 'Каждый раз, когда инициатива переходит к вам: 1.' },
    {
      en: 'Each ambition won whose resource you are not outraged in: 2.',
      ru: 'Каждый выигранный замысел, на ресурс которого у вас нет запрета: 2.',
    },
  ],
  admiral: [
    {
      en: 'Each Imperial ship placed while you win a declared ambition, as a Regent: 1.',
      ru: 'Каждый выставленный имперский корабль, пока вы первый в объявленном замысле, если вы регент: 1.',
    },
    {
      en: 'Each Trophy from a battle in which Imperial ships attacked for you: 1.',
      ru: 'Каждый трофей в сражении, где за вас нападали имперские корабли: 1.',
    },
  ],
  believer: [
    {
      en: 'Each ambition won: the actions of the top Faithful card; 10 when the stack is empty.',
      ru: 'Каждый выигранный замысел: столько, сколько действий на верхней карте веры; 10, если стопка пуста.',
    },
  ],
}

/** What the cards of the campaign do, in our words. */
export const CARD_TEXTS: Readonly<Record<string, Two>> = {
  council: { en: en.councilText, ru: ru.councilText },
  CC12: {
    en: 'Crisis: the Council is In Session, agents on this card move onto it, the card is buried. When secured: the Council is In Session and you may move your agents on from here.',
    ru: 'Кризис: совет заседает, агенты с этой карты переходят на него, карта уходит под колоду. При присвоении: совет заседает, своих агентов отсюда можно переставить.',
  },
  CC13: {
    en: 'Crisis: in turn order each seat with more Guild cards than agents in its supply discards unprotected ones until equal. When secured: all Rivals do. Then it is buried.',
    ru: 'Кризис: по очереди каждый, у кого карт гильдий больше, чем агентов в запасе, сбрасывает незащищённые до равенства. При присвоении: так поступают все соперники. Затем карта уходит под колоду.',
  },
  CC15: {
    en: 'Crisis: Blight of the rolled cluster recovers, and damaged Blight appears on planets of the rolled symbol without it. When secured: you may destroy all damaged Blight in a cluster with a piece of yours.',
    ru: 'Кризис: скверна выпавшего скопления восстанавливается, на планетах выпавшего знака без неё появляется повреждённая. При присвоении: можно уничтожить всю повреждённую скверну в скоплении с вашей фишкой.',
  },
  F103: {
    en: 'Bargain (Secure): a Rival secures a card of the Court that it could secure, agents go home; then you influence once for each agent it had there, and secure once. Protected.',
    ru: 'Торг (присвоение): соперник присваивает карту двора, которую мог бы, агенты уходят домой; затем вы влияете по разу за каждого его агента там и присваиваете один раз. Защищена.',
  },
  F202: {
    en: 'When you declare an ambition: you may place two fresh ships at a Free city, and then become an Outlaw. Protected.',
    ru: 'Объявив замысел, вы можете поставить два целых корабля у вольного города, а затем стать изгоем. Защищена.',
  },
  F302: {
    en: 'When you declare an ambition: you may gain up to two resources onto this card. They count, but change hands only at Summits. Crisis: all are discarded. Protected.',
    ru: 'Объявив замысел, вы можете получить до двух ресурсов на эту карту. Они считаются, но переходят из рук в руки только на саммитах. Кризис: все сбрасываются. Защищена.',
  },
  F402: {
    en: 'Recover (Move): attach the topmost Guild card of the discard pile to a card of the Court without agents. Protected.',
    ru: 'Восстановление (перемещение): прикрепите верхнюю карту гильдии из сброса к карте двора без агентов. Защищена.',
  },
  F403: {
    en: 'Actions printed on Guild cards can be used only by those with a place in a declared ambition. Protected.',
    ru: 'Действия карт гильдий доступны только тем, у кого есть место в объявленном замысле. Защищена.',
  },
  F504: {
    en: 'When you declare an ambition: you may end your turn, take Golems of Rivals and roll the dice; a Crisis face brings Crises. Protected.',
    ru: 'Объявив замысел, вы можете закончить ход, забрать големов соперников и бросить кубики; кризис разыгрывается. Защищена.',
  },
  F602: {
    en: 'Spy (Influence), once a turn: give a Rival your highest action card; it gives you its highest. Protected.',
    ru: 'Шпионаж (влияние), раз в ход: отдайте сопернику свою старшую карту действий; он отдаёт вам свою. Защищена.',
  },
  F702: {
    en: 'As a Regent you ignore the Presence and Movement Laws. Buried when you become an Outlaw. Protected.',
    ru: 'Пока вы регент, законы присутствия и перемещения на вас не действуют. Стали изгоем: уходит под колоду. Защищена.',
  },
  F802: {
    en: 'If you played a Faithful card this turn and declare an ambition that you are winning: one more action. Protected.',
    ru: 'Если в этот ход вы играли карту веры и объявляете замысел, в котором вы первый: ещё одно действие. Защищена.',
  },
  F102: {
    en: 'As a Regent you may tax any city in a system of the Empire as your own. Buried when you become an Outlaw.',
    ru: 'Пока вы регент, можно брать налог с любого города в системе Империи как со своего. Стали изгоем: уходит под колоду.',
  },
  LF102: {
    en: 'As a Regent you may tax any city in a system of the Empire as your own. Buried when you become an Outlaw.',
    ru: 'Пока вы регент, можно брать налог с любого города в системе Империи как со своего. Стали изгоем: уходит под колоду.',
  },
  LF502: {
    en: 'Awaken (Influence): take Golems of gates that you control onto the Hearth; awake if you lead a declared ambition alone.',
    ru: 'Пробуждение (влияние): возьмите на очаг големов из врат, которые вы контролируете; они бодры, если вы единственный первый в объявленном замысле.',
  },
  LF503: {
    en: 'Holds any number of Golems, two keys each. Crisis: all Golems off the map wake up.',
    ru: 'Вмещает сколько угодно големов, по два ключа каждый. Кризис: все големы вне карты просыпаются.',
  },
}
