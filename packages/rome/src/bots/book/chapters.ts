// What stands before and after the pages: set-up, how to read, and what the table does by itself.

import type { Lang } from '@understudy/procedure'

export interface Chapter {
  readonly title: string
  readonly text: string
}
export interface Step {
  readonly id: string
  readonly text: string
}

export const before: Readonly<Record<Lang, readonly Chapter[]>> = {
  en: [
    {
      title: 'Setting up a bot',
      text: `Shuffle its four starting generals and lay one face down at each army. Sort its starting cards into three decks, shuffled: Main (infantry), Skirmisher, Cavalry (with chariots and elephants); leave room for Artillery. Shuffle all its Reserves into one pile. Its five Navy cards are one stack.

Its armies stand on the four starting regions of its faction. Lay out its stance card with a marker for every opponent, in the middle unless you agree otherwise. All statuses are neutral.`,
    },
    {
      title: 'How to use this book',
      text: `When the bot has to decide something, follow the page about it from the top. Indented lines belong to the line above them: they are read only if that line was answered “yes”, and after a “while” line again and again as long as it holds.

Where a line names candidates, its preferences narrow them down one after another; what is still tied is drawn by lots. “L143” is a line of the author’s draft.`,
    },
    {
      title: 'Winning',
      text: 'As in the game among people. Of equal scores a bot’s goes before a person’s; bots that are tied share the victory.',
    },
  ],
  ru: [
    {
      title: 'Подготовка бота',
      text: `Перемешайте четырёх его начальных полководцев и положите по одному рубашкой вверх к каждой армии. Разложите начальные карты на три перемешанные колоды: основную (пехота), застрельщиков и конницу (с колесницами и слонами); оставьте место для артиллерии. Весь резерв перемешайте в одну стопку. Пять карт флота — одна стопка.

Армии стоят в четырёх начальных областях фракции. Положите карту отношения с меткой каждого соперника — в центре, если не условились иначе. Все статусы нейтральны.`,
    },
    {
      title: 'Как пользоваться книгой',
      text: `Когда боту надо что-то решить, читайте нужную страницу сверху. Строки с отступом относятся к строке над ними: их читают, только если на неё ответили «да», а после строки «пока» — снова и снова, пока она верна.

Если строка называет варианты, предпочтения отсеивают их одно за другим; оставшуюся ничью решает жребий. «L143» — строка авторского черновика.`,
    },
    {
      title: 'Победа',
      text: 'Как в игре без ботов. При равных очках бот впереди человека, а боты с равными очками делят победу.',
    },
  ],
}

/** Numbered rules that need no decision: the table carries them out. */
export const bySteps: Readonly<Record<Lang, readonly Step[]>> = {
  en: [
    {
      id: 'INI-1',
      text: 'A bot’s initiative card lies face down until people have added gold to theirs. A bot adds none; the difficulty may add something.',
    },
    { id: 'INI-2', text: 'The highest total wins; of equal ones the higher card.' },
    { id: 'INI-5', text: 'Then the stance cards change.' },
    { id: 'AGT-2', text: 'The bot’s action cards are shuffled and flipped one at a time.' },
    { id: 'AGT-4', text: 'An agent that has acted lies down where it acted; one that was caught is gone.' },
    { id: 'AGT-5', text: 'After the last card all agents stand up again.' },
    { id: 'MER-3', text: 'The card recruited is shuffled into the deck of its class.' },
    { id: 'TRT-3', text: 'The other side answers; if it accepts, the status rises by one.' },
    {
      id: 'DEC-1',
      text: 'An army is declared when a spy has seen it, when an army of a person attacks it or is attacked by it, and for a battle of bots that needs it.',
    },
    { id: 'DEC-4', text: 'The cards lie face down with the general, who is shown at the first battle or gathering.' },
    { id: 'DEC-5', text: 'With fewer than two infantry the army is defeated at once, without points for anybody.' },
    { id: 'LOS-4', text: 'Lost cards go to the Reserves, mercenaries to their stack.' },
    { id: 'LOS-5', text: 'A declared army with fewer than two infantry is defeated; an undeclared one never is.' },
    { id: 'TIE-1', text: 'At random means: every option is equally likely, by initiative cards or a die.' },
    { id: 'PH4-3', text: 'A person who envelops rolls all dice of a card again, once, or none.' },
  ],
  ru: [
    {
      id: 'INI-1',
      text: 'Карта инициативы бота лежит рубашкой вверх, пока люди не добавят золото к своим. Бот золота не добавляет; прибавку может дать сложность.',
    },
    { id: 'INI-2', text: 'Побеждает наибольшая сумма, из равных — старшая карта.' },
    { id: 'INI-5', text: 'Затем меняются карты отношения.' },
    { id: 'AGT-2', text: 'Карты действий бота перемешивают и открывают по одной.' },
    { id: 'AGT-4', text: 'Агента, который действовал, кладут там же; схваченный уходит.' },
    { id: 'AGT-5', text: 'После последней карты все агенты встают.' },
    { id: 'MER-3', text: 'Нанятую карту вмешивают в колоду её рода.' },
    { id: 'TRT-3', text: 'Другая сторона отвечает; при согласии статус растёт на ступень.' },
    {
      id: 'DEC-1',
      text: 'Армию объявляют, когда её увидел шпион, когда на неё напала армия человека или она напала на такую, и для битвы ботов, где это нужно.',
    },
    {
      id: 'DEC-4',
      text: 'Карты лежат рубашкой вверх при полководце; его открывают в первой битве или при сборе кубиков.',
    },
    { id: 'DEC-5', text: 'Если пехоты меньше двух, армия сразу разбита, и очков никто не получает.' },
    { id: 'LOS-4', text: 'Потерянные карты идут в резерв, наёмники — в свою стопку.' },
    { id: 'LOS-5', text: 'Объявленная армия с менее чем двумя картами пехоты разбита, необъявленная — никогда.' },
    { id: 'TIE-1', text: '«Жребий» значит: все варианты равновероятны; тянут карты инициативы или бросают кубик.' },
    { id: 'PH4-3', text: 'Человек при охвате один раз перебрасывает все кубики карты или ни одного.' },
  ],
}

export const difficulty: Readonly<Record<Lang, readonly Step[]>> = {
  en: [
    { id: 'DIF-1', text: 'Income: a Speed-bot 15, 20 or 25 gold; a Super-bot 3 or 6 gold on top.' },
    { id: 'DIF-2', text: 'Points: one more for every battle that a bot wins.' },
    { id: 'DIF-3', text: 'Initiative: 1 or 2 added to a bot’s card.' },
    {
      id: 'DIF-4',
      text: 'Aggression: from a chosen round on the priority table is read one column to the right for neutral seats and friends.',
    },
    {
      id: 'DIF-5',
      text: 'Tactics dice: none, for blanks, for useless skirmishes too, or on top of everything but skulls.',
    },
    { id: 'DIF-6', text: 'Stance: people’s markers may start on 9.' },
    {
      id: 'DIF-7',
      text: 'Easy: no Tactics dice. Normal: none of this. Hard: income 20 and +3, initiative +1, useless skirmishes, aggression from round 3. Brutal: income 25 and +6, initiative +2, all Tactics dice, one point more a battle, aggression from round 3, people’s markers on 9.',
    },
  ],
  ru: [
    { id: 'DIF-1', text: 'Доход: Speed-bot — 15, 20 или 25 золота; Super-bot — надбавка 3 или 6.' },
    { id: 'DIF-2', text: 'Очки: на одно больше за каждую битву, выигранную ботом.' },
    { id: 'DIF-3', text: 'Инициатива: 1 или 2 к карте бота.' },
    {
      id: 'DIF-4',
      text: 'Агрессия: с выбранного раунда таблицу приоритета для нейтральных и друзей читают на столбец правее.',
    },
    {
      id: 'DIF-5',
      text: 'Тактические кубики: нет, на пустые грани, и на бесполезные стычки, или поверх всего, кроме черепов.',
    },
    { id: 'DIF-6', text: 'Отношение: метки людей могут начинать на 9.' },
    {
      id: 'DIF-7',
      text: 'Легко: без тактических кубиков. Обычно: ничего из этого. Трудно: доход 20 и +3, инициатива +1, бесполезные стычки, агрессия с раунда 3. Жестоко: доход 25 и +6, инициатива +2, все тактические кубики, лишнее очко за битву, агрессия с раунда 3, метки людей на 9.',
    },
  ],
}
