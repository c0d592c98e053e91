// The lines of the set-up of an act, in our words.

import type { FateId, PolicyId } from '@understudy/arcs/act'

const en = {
  title: 'Setting up Act I',
  what: 'By the letters of the rulebook. What is still open is asked for below, or drawn by the app, and then stands here.',
  box: 'Map, dice and resource tokens; beside it 15 Imperial ships, 24 Blight, Free cities and starports.',
  initiative: (seat: string) => `Initiative marker: ${seat}.`,
  initiativeOpen: 'Initiative marker: a random seat.',
  deck: 'Action deck: the 20 cards from 2 to 6.',
  onesUsed: 'Add the eight cards 1 and 7.',
  onesUnused: 'The cards 1 and 7 stay in the box.',
  events: (n: number, of: number) => `Shuffle ${n} Events in: ${of} cards.`,
  markers: 'The three ambition markers, low side up: 5/3, 3/2, 2/0.',
  chapter: 'Chapter track “Act I & II”, its marker on 1.',
  zero: 'The zero marker lies ready.',
  row: (n: number, cards: string) => `Shuffle CC01 to CC15 and lay out ${n}: ${cards}.`,
  rowOpen: (n: number) => `Shuffle CC01 to CC15 and lay out ${n} in the Court.`,
  lore: (n: number) => `Shuffle ${n} lore cards, unseen, into the rest of the Court deck.`,
  council: 'Imperial Council, In Session, to the left of the row.',
  envoys: 'The edict Guild Envoys Depart (0) lies ready.',
  noEnvoys: 'Guild Envoys Depart: with two seats only.',
  policy: (policy: string) => `The three Policies in random order; on top: ${policy}.`,
  policyOpen: 'The three Policies in random order; the top one counts.',
  policies: { peace: 'Peace', escalation: 'Escalation', war: 'War' } as Record<PolicyId, string>,
  imperial: (one: number, two: number) =>
    `Clusters ${one} and ${two} are the Empire’s: one fresh Imperial ship in each of their eight systems.`,
  imperialOpen:
    'Roll the number die: that cluster and the next are the Empire’s, with an Imperial ship in each system.',
  freeCities: (places: string) => `A Free city each at ${places}.`,
  freeCitiesOpen: 'Roll the event die: planets with its symbol outside the Imperial clusters get a Free city each.',
  blight: 'One damaged Blight in each of the 16 systems outside the Imperial clusters.',
  boxes: 'A token of each of the six planets of the Imperial clusters onto its ambition box.',
  noBoxes: 'Tokens on the ambition boxes: with two seats only.',
  pieces: 'Everybody takes a colour; five cities on the board.',
  fatesOpen: 'Two Fates for each person, one is kept in secret; one at random for each bot. Then all are revealed.',
  fateSetup: {
    steward: 'Imperial Authority and Dealmakers; takes the First Regent tile.',
    founder: 'Parade Fleets.',
    magnate: 'Merchant League.',
    advocate: 'Guild Investigators and Guild Overseers.',
    caretaker:
      'Golem Beacon, Golem Hearth and Stone-Speakers; the four Golems, mixed and asleep, in the gates outside the Imperial clusters.',
    partisan: 'Informants and Partisan Seizing.',
    admiral: 'Imperial Officers and the edict Imperial Foundries (55); First Regent, unless there is a Steward.',
    believer: 'Faithful Disciples and Spreading the Faith; the Faithful stack, 9 on top down to 1.',
  } as Record<FateId, string>,
  fateSetupOpen: 'What each Fate brings.',
  objectiveOpen: 'Objective markers on their start.',
  power: 'Power 0.',
  titles: (first: string) => `Titles on their Regent side; First Regent: ${first}.`,
  titlesOpen: 'Titles on their Regent side. First Regent: by Fate, else who has the initiative.',
  found: (so: string) =>
    `In turn order: three ships and a city or starport beside an Imperial ship, and a token of that planet.${so === '' ? '' : ` So far: ${so}.`}`,
  foundBack: 'The same in reverse order.',
  fill: (sites: string) => (sites === '' ? 'No slot beside Imperial ships is left.' : `A Free city each at ${sites}.`),
  fillOpen: 'A Free city into every slot that is left beside Imperial ships.',
  deal: 'Six action cards for each person; bots have a hand counter of 6 instead.',
  stack: 'All other action cards are one face-down stack for the bots; without bots, the discard pile.',
}

type LayingWords = typeof en

const ru: LayingWords = {
  title: 'Подготовка акта I',
  what: 'По буквам правил. Что ещё не известно, спросят внизу или решит приложение, и оно появится здесь.',
  box: 'Поле, кубики и фишки ресурсов; рядом 15 имперских кораблей, 24 скверны, вольные города и космопорты.',
  initiative: (seat) => `Маркер инициативы: ${seat}.`,
  initiativeOpen: 'Маркер инициативы: случайному месту.',
  deck: 'Колода действий: 20 карт от 2 до 6.',
  onesUsed: 'Добавьте восемь карт 1 и 7.',
  onesUnused: 'Карты 1 и 7 остаются в коробке.',
  events: (n, of) => `Замешайте события, ${n}: всего карт ${of}.`,
  markers: 'Три маркера замыслов младшей стороной вверх: 5/3, 3/2, 2/0.',
  chapter: 'Шкала глав «Акты I и II», маркер на 1.',
  zero: 'Маркер нуля наготове.',
  row: (n, cards) => `Перемешайте CC01–CC15 и выложите ${n}: ${cards}.`,
  rowOpen: (n) => `Перемешайте CC01–CC15 и выложите во двор ${n}.`,
  lore: (n) => `Не глядя замешайте в остаток колоды двора карты знаний: ${n}.`,
  council: 'Имперский совет, «Заседает», слева от ряда.',
  envoys: 'Эдикт «Послы гильдий отбывают» (0) наготове.',
  noEnvoys: '«Послы гильдий отбывают»: только вдвоём.',
  policy: (policy) => `Три политики в случайном порядке; сверху: ${policy}.`,
  policyOpen: 'Три политики в случайном порядке; действует верхняя.',
  policies: { peace: 'Мир', escalation: 'Эскалация', war: 'Война' },
  imperial: (one, two) =>
    `Регионы ${one} и ${two} имперские: по неповреждённому имперскому кораблю в каждую из восьми систем.`,
  imperialOpen: 'Бросьте кубик чисел: этот регион и следующий имперские, в каждую систему по имперскому кораблю.',
  freeCities: (places) => `По вольному городу: ${places}.`,
  freeCitiesOpen: 'Бросьте кубик событий: планеты с этим символом вне имперских регионов получают по вольному городу.',
  blight: 'По одной повреждённой скверне в каждую из 16 систем вне имперских регионов.',
  boxes: 'По фишке каждой из шести планет имперских регионов в её ячейку замысла.',
  noBoxes: 'Фишки в ячейках замыслов: только вдвоём.',
  pieces: 'Каждый берёт цвет; пять городов на планшет.',
  fatesOpen:
    'По две судьбы каждому человеку, одна втайне остаётся; каждому боту одна случайная. Затем все открываются.',
  fateSetup: {
    steward: '«Имперские полномочия» и «Мастера сделок»; становится первым регентом.',
    founder: '«Парадные флоты».',
    magnate: '«Купеческая лига».',
    advocate: '«Дознаватели гильдий» и «Блюстители гильдий».',
    caretaker:
      '«Маяк големов», «Очаг големов» и «Говорящие с камнем»; четыре голема, перемешанные и спящие, во врата вне имперских регионов.',
    partisan: '«Осведомители» и партизанский перехват инициативы.',
    admiral: '«Имперские офицеры» и эдикт «Имперские верфи» (55); первый регент, если нет Наместника.',
    believer: '«Ученики веры» и распространение веры; стопка веры: сверху 9, снизу 1.',
  },
  fateSetupOpen: 'Что приносит каждая судьба.',
  objectiveOpen: 'Маркеры задач на начало.',
  power: 'Власть 0.',
  titles: (first) => `Титулы стороной регента; первый регент: ${first}.`,
  titlesOpen: 'Титулы стороной регента. Первый регент: по судьбе, иначе тот, у кого инициатива.',
  found: (so) =>
    `В порядке хода: три корабля и город или космопорт рядом с имперским кораблём, и фишка ресурса этой планеты.${so === '' ? '' : ` Пока: ${so}.`}`,
  foundBack: 'То же в обратном порядке.',
  fill: (sites) =>
    sites === '' ? 'Свободных ячеек рядом с имперскими кораблями нет.' : `По вольному городу: ${sites}.`,
  fillOpen: 'По вольному городу в каждую оставшуюся ячейку рядом с имперскими кораблями.',
  deal: 'По шесть карт действий каждому человеку; у ботов вместо них счётчик руки на 6.',
  stack: 'Остальные карты действий — одна стопка рубашкой вверх для ботов; без ботов это сброс.',
}

export const LAYING = { en, ru }
