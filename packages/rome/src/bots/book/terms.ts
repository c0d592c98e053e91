// Terms that the rules use.

import type { Lang } from '@understudy/procedure'

interface Term {
  readonly id: string
  readonly term: string
  readonly text: string
}

export const terms: Readonly<Record<Lang, readonly Term[]>> = {
  en: [
    { id: 'enemy', term: 'enemy', text: 'An opponent whose status with the bot is enemy: they are at war.' },
    {
      id: 'stance',
      term: 'stance',
      text: 'The number, 1 to 9, of the box of an opponent’s marker on the stance card. Bottom row 1, 3, 6; middle row 2, 5, 8; top row 4, 7, 9. The higher, the likelier to be harmed.',
    },
    {
      id: 'reach',
      term: 'in reach',
      text: 'So near that an agent that stands on the board and has not acted gets there with 3 points (4 with its development): a border or a strait costs 1, from coast to coast of one sea 2.',
    },
    {
      id: 'declare-table',
      term: 'declaring table',
      text: 'Numbers by cards in the deck, for Skirmisher, Cavalry, Main and Artillery. 1–4 cards: 0–2, 0–2, 2–3, 0–2. 5–8: 1–2, 2–3, 2–4, 1–2. 9–12: 2, 2–3, 3–4, 2. 13 and more: 2, 2–4, 3–4, 2. Of two numbers a d6 of 1–3 means the lower one, 4–6 the higher one; of three, 1–2, 3–4 and 5–6. An empty deck gives none.',
    },
    {
      id: 'spending-table',
      term: 'spending table',
      text: 'A: all stances 1 to 3; troops 4, developments 6. B: some stance 4 to 6; troops 6, developments 4. C: some stance 7 or 8; troops 7, developments 3. D: some stance 9; troops 8, developments 2. E: at war; troops 9, developments 1. Generals, cubes and agents always come first. Walls and Barracks are built in every column, Markets and roads in A to C, wonders in A and B.',
    },
    {
      id: 'priority-table',
      term: 'Priority Order Table',
      text: 'By status, for stance 1–6, 7–8 and 9. Enemy: yes, yes, yes. Neutral: no, a yellow die, a red die. Friends: no, no, a red die. Allied: no, no, no. A die takes the target on a skull and drops it on anything else.',
    },
    { id: 'line', term: 'line card', text: 'A card of infantry or cavalry.' },
    {
      id: 'garrison',
      term: 'garrison',
      text: 'A region has one if a seat holds it and dice defend it: a home region of its holder, or any region with Walls.',
    },
    {
      id: 'near',
      term: 'nearest',
      text: 'For an army: the fewest movement points. From region to region where no army moves: the fewest borders, and 2 from coast to coast of one sea.',
    },
  ],
  ru: [
    { id: 'enemy', term: 'враг', text: 'Соперник, статус с которым — вражда: с ним война.' },
    {
      id: 'stance',
      term: 'отношение',
      text: 'Номер клетки от 1 до 9, где стоит метка соперника на карте отношения. Нижний ряд 1, 3, 6; средний 2, 5, 8; верхний 4, 7, 9. Чем больше, тем вероятнее, что ему навредят.',
    },
    {
      id: 'reach',
      term: 'в досягаемости',
      text: 'Куда хватит 3 очков (со своим развитием — 4) агенту, который стоит на поле и ещё не действовал: граница или пролив стоит 1, от берега до берега одного моря — 2.',
    },
    {
      id: 'declare-table',
      term: 'таблица объявления',
      text: 'Числа по картам в колоде — для застрельщиков, конницы, основной и артиллерии. 1–4 карты: 0–2, 0–2, 2–3, 0–2. 5–8: 1–2, 2–3, 2–4, 1–2. 9–12: 2, 2–3, 3–4, 2. 13 и больше: 2, 2–4, 3–4, 2. Из двух чисел d6 1–3 — меньшее, 4–6 — большее; из трёх — 1–2, 3–4 и 5–6. Пустая колода ничего не даёт.',
    },
    {
      id: 'spending-table',
      term: 'таблица трат',
      text: 'A: все отношения от 1 до 3; войска 4, развитие 6. B: есть отношение от 4 до 6; войска 6, развитие 4. C: есть 7 или 8; войска 7, развитие 3. D: есть 9; войска 8, развитие 2. E: война; войска 9, развитие 1. Полководцы, кубы и агенты всегда раньше. Стены и казармы строят во всех столбцах, рынки и дороги — в A–C, чудеса — в A и B.',
    },
    {
      id: 'priority-table',
      term: 'таблица приоритета',
      text: 'По статусу, для отношения 1–6, 7–8 и 9. Вражда: да, да, да. Нейтралитет: нет, жёлтый кубик, красный кубик. Дружба: нет, нет, красный кубик. Союз: нет, нет, нет. Если выпал череп, цель принята, иначе она отпадает.',
    },
    { id: 'line', term: 'линейная карта', text: 'Карта пехоты или конницы.' },
    {
      id: 'garrison',
      term: 'гарнизон',
      text: 'Он есть в области, которой кто-то владеет и которую защищают кубики: в родной области владельца и всюду, где стоят стены.',
    },
    {
      id: 'near',
      term: 'ближайшее',
      text: 'Для армии — меньше всего очков движения. От области до области, когда армия не идёт, — меньше всего границ; от берега до берега одного моря — 2.',
    },
  ],
}
