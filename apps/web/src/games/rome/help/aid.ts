// The player aid of Rome, in our words. Prices and numbers are those of the pack in play and stand in its pages.

import type { AidPart } from '../../ui.ts'

export const aid: readonly AidPart[] = [
  {
    title: { en: 'A round', ru: 'Раунд' },
    lines: [
      {
        text: {
          en: '1 Initiative: everybody has a card; gold can be added. The highest says who begins and in which direction.',
          ru: '1 Инициатива: у каждого карта, можно добавить золото. Высший решает, кто начинает и в какую сторону.',
        },
        when: ['commit', 'order'],
      },
      {
        text: {
          en: '2 Agents: every agent may act once, with an action card; a card can be turned into its gold instead.',
          ru: '2 Агенты: каждый агент действует один раз, картой; карту можно вместо этого обменять на её золото.',
        },
        when: ['agents'],
      },
      {
        text: {
          en: '3 Taxes: home regions pay all their gold, others one less; unrest takes one.',
          ru: '3 Налоги: родные области платят всё золото, прочие на одно меньше; беспорядки отнимают одно.',
        },
      },
      {
        text: {
          en: '4 Campaign: each army once: march, attack, besiege, embark; then fleets that carried nobody.',
          ru: '4 Поход: каждая армия один раз: марш, атака, осада, посадка; затем флоты, никого не перевозившие.',
        },
        when: ['campaign', 'army'],
      },
      {
        text: {
          en: '5 Spending: troops, generals, agents, ships, developments, buildings, roads.',
          ru: '5 Траты: войска, полководцы, агенты, корабли, развитие, постройки, дороги.',
        },
        when: ['spending'],
      },
    ],
  },
  {
    title: { en: 'Armies', ru: 'Армии' },
    lines: [
      {
        text: {
          en: 'At most six cards of infantry and cavalry; fewer than two and the army is defeated.',
          ru: 'Не больше шести карт пехоты и конницы; меньше двух — армия разбита.',
        },
        when: ['compose', 'muster'],
      },
      {
        text: {
          en: 'A region without a garrison is taken by one throw: gathered dice against its level; it wins ties.',
          ru: 'Область без гарнизона берут одним броском: собранные кубики против её уровня; при равенстве она устояла.',
        },
        when: ['army'],
      },
      {
        text: {
          en: 'A region that was taken from others defends itself with nothing: without an army or Walls whoever comes takes it at once.',
          ru: 'Отнятая у других область сама не защищается: без армии и стен её берёт всякий, кто пришёл.',
        },
        when: ['army'],
      },
      {
        text: {
          en: 'A siege instead of an assault: the region starves while the army stays.',
          ru: 'Осада вместо штурма: область голодает, пока армия стоит.',
        },
        when: ['army'],
      },
    ],
  },
  {
    title: { en: 'A battle', ru: 'Битва' },
    lines: [
      {
        text: {
          en: 'Terrain (one round a symbol), Flanks (cavalry), Centre (infantry with a skirmisher and artillery beside it), Envelopment.',
          ru: 'Местность (раунд за знак), фланги (конница), центр (пехота, с ней застрельщик и артиллерия), охват.',
        },
        when: ['battleCard'],
      },
      {
        text: {
          en: 'A skull, or two wounds, takes a card of the line; the sign of the skirmish takes a skirmisher.',
          ru: 'Череп или две раны снимают карту строя; знак стычки — застрельщика.',
        },
        when: ['battleCard', 'lose'],
      },
      {
        text: {
          en: 'The winner scores one point, two if three or more cards were destroyed; the loser retreats to a region of their own next door.',
          ru: 'Победитель получает очко, два — если уничтожено три карты и больше; проигравший отходит в соседнюю свою область.',
        },
      },
    ],
  },
  {
    title: { en: 'Diplomacy', ru: 'Дипломатия' },
    lines: [
      {
        text: {
          en: 'Enemies, neutral, friends, allied: one status for each pair. An attack on anybody but an enemy is war at once; on a friend it costs a point.',
          ru: 'Враги, нейтралитет, друзья, союзники: одно отношение на пару. Атака не врага — сразу война; друга — ещё и минус очко.',
        },
        when: ['campaign', 'army'],
      },
      {
        text: {
          en: 'At the start of your campaign you may renounce: the status falls by one step.',
          ru: 'В начале своего похода можно отречься: отношение падает на шаг.',
        },
        when: ['campaign'],
      },
    ],
  },
  {
    title: { en: 'The end', ru: 'Конец' },
    lines: [
      {
        text: {
          en: 'When somebody reaches the target the round is finished; most points win, and bots win ties.',
          ru: 'Когда кто-то набрал нужное число очков, раунд доигрывается; побеждает больший счёт, при равенстве — бот.',
        },
      },
    ],
  },
]
