// Rulings of the campaign, in our words (up to A139).

export const coreRulings = {
  A08: [
    'With nothing but Events that give no actions, it plays one for no action and has its Prelude.',
    'Если все его карты — события, которые не дают действий, он играет одно без действий; прелюдия у него есть.',
  ],
  A30: [
    'The page of the Fate is read only for a card that General Priorities took, not after surpassing or declaring. (Option: then too.)',
    'Страница судьбы читается только для карты, взятой по общим приоритетам, а не после превышения или объявления. (Опция: и тогда.)',
  ],
  A77: [
    'When a page of a Faithful card has nothing more, what is left is spent by the lines of the ordinary pages. (Option: it is lost.)',
    'Когда на странице карты веры больше ничего нет, остаток тратится по строкам обычных страниц. (Опция: пропадает.)',
  ],
  A81: [
    'A plan of the Fate that is longer than its half of the actions is not taken, unless the page says that all may be spent.',
    'План судьбы длиннее её половины действий не выполняется, если страница не разрешает потратить все.',
  ],
  A120: [
    'An Event is played if none was played this round, even beside a secured Council, when it gives no actions. (Option: not then.)',
    'Событие играется, если в раунде их ещё не было, даже при присвоенном совете, когда действий оно не даёт. (Опция: тогда не играется.)',
  ],
  A124: [
    'Whoever leads draws on until two cards to choose from are no Events; cards that lie at its board count among them.',
    'Ведущий берёт карты, пока двух не событий для выбора не наберётся; карты у планшета в их числе.',
  ],
} as const satisfies Record<string, readonly [string, string]>
