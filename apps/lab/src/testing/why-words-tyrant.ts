// The first screen of "Why?" at decisions of tyrant: by the rule that decided, the question and the answer, in English and in Russian.

export const tyrant = {
  'TYR.3.3.3': [
    'Why “Turn the Patrol (H2) sideways: it is done for this turn”?',
    'This unit has nothing more to do and is tapped (TYR.3.3.3).',
    'Почему «Повернуть юнита „Дозорный“ (H2): на этот ход он закончил»?',
    'Делать этому юниту больше нечего, и он повёрнут (TYR.3.3.3).',
  ],
  'TYR.3.1.1': [
    'Why “Draw a card”?',
    'It draws a card to play (TYR.3.1.1).',
    'Почему «Взять карту»?',
    'Он берёт карту, чтобы разыграть (TYR.3.1.1).',
  ],
  'WAN.2': [
    'Why H2?',
    'It wanders at random (WAN.2): H2. Equally good: E1, F1 and 12 others; the lot decided.',
    'Почему H2?',
    'Он бродит наугад (WAN.2): H2. Не хуже — E1, F1 и ещё 12; решил жребий.',
  ],
  'TYR.1': [
    'Why “Gain 5 resources”?',
    'Each turn brings it 5 resources for each player (TYR.1).',
    'Почему «Получить 5 ресурсов»?',
    'Каждый ход приносит ему по 5 ресурсов за каждого игрока (TYR.1).',
  ],
  'TYR.2.2': [
    'Why “Pay 0 for upkeep”?',
    'It pays the upkeep of its units (TYR.2.2).',
    'Почему «Заплатить за содержание: 0»?',
    'Он платит за содержание своих юнитов (TYR.2.2).',
  ],
  'SHY.1.1': [
    'Why “Full action of the Tyrant (H3)”?',
    'No enemy can attack it here, so it uses its full action (SHY.1.1). Its next unit is taken at random (TYR.3.3.1): the Tyrant (H3). Equally good: the Patrol (G2); the lot decided.',
    'Почему «Полное действие юнита „Тиран“ (H3)»?',
    'Здесь враги не могут его атаковать, и он выполняет полное действие (SHY.1.1). Следующий юнит выбран наугад (TYR.3.3.1): «Тиран» (H3). Не хуже — «Дозорный» (G2); решил жребий.',
  ],
  'TYR.4': [
    'Why “End the turn”?',
    'Its turn ends, and a card not played is discarded (TYR.4). “Guard” costs 4, but there are only 2 resources.',
    'Почему «Закончить ход»?',
    'Ход окончен, неразыгранная карта идёт в сброс (TYR.4). Карта «Стражник» стоит 4, а в запасе только 2 ресурса.',
  ],
  'TGT.2a.1': [
    'Why J3?',
    'It makes for its target (TGT.2a.1): J3; the plan: to get to the house at M3. Passed over: K5, because it prefers the tile that takes the fewest steps.',
    'Почему J3?',
    'Он идёт к своей цели (TGT.2a.1): J3; план — дойти до M3, там дом. Хуже — K5; предпочтение — клетка, до которой меньше всего шагов.',
  ],
  'TYR.3.2.1': [
    'Why “Patrol” at G2?',
    'The card can be played (TYR.3.2.1): “Patrol” at G2. “Patrol” costs 3 of 5 resources, and there is a place for it. Equally good: “Patrol” at H2, “Patrol” at I2 and 3 others; the lot decided.',
    'Почему «Дозорный» на G2?',
    'Эту карту можно разыграть (TYR.3.2.1): «Дозорный» на G2. Карта «Дозорный» стоит 3, в запасе 5 ресурсов; место для юнита есть. Не хуже — «Дозорный» на H2, «Дозорный» на I2 и ещё 3; решил жребий.',
  ],
  'AGG.3a.1': [
    'Why F6?',
    'It goes for the nearest enemy, until that is in attack range (AGG.3a.1): F6; the plan: to get at the Archer (C11). Passed over: F5, because it prefers the tile with the shortest way left. Equally good: E5; the lot decided.',
    'Почему F6?',
    'Он идёт к ближайшему врагу, пока тот не окажется в пределах атаки (AGG.3a.1): F6; план — добраться до юнита «Лучник» (C11). Хуже — F5; предпочтение — клетка, от которой остаётся кратчайший путь. Не хуже — E5; решил жребий.',
  ],
  'AGG.1': [
    'Why the Shieldbearer (E9)?',
    'An enemy is in attack range (AGG.1): the Shieldbearer (E9).',
    'Почему «Щитоносец» (E9)?',
    'Враг в пределах атаки (AGG.1): «Щитоносец» (E9).',
  ],
  'SHY.2': [
    'Why H2?',
    'It keeps as far from all enemies as it can (SHY.2): H2. Passed over: G3, because it prefers the tile that is farthest from all enemies. Equally good: G2; the lot decided.',
    'Почему H2?',
    'Он держится как можно дальше от всех врагов (SHY.2): H2. Хуже — G3; предпочтение — клетка, самая далёкая от всех врагов. Не хуже — G2; решил жребий.',
  ],
}
