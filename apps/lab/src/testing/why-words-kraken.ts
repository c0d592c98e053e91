// The first screen of "Why?" at decisions of kraken: by the rule that decided, the question and the answer, in English and in Russian.

export const kraken = {
  'KRA.3.3.3': [
    'Why “Turn the Kraken (H4) sideways: it is done for this turn”?',
    'This unit has nothing more to do and is tapped (KRA.3.3.3).',
    'Почему «Повернуть юнита „Кракен“ (H4): на этот ход он закончил»?',
    'Делать этому юниту больше нечего, и он повёрнут (KRA.3.3.3).',
  ],
  'AGG.3a.1': [
    'Why H4?',
    'It goes for the nearest enemy, until that is in attack range (AGG.3a.1): H4; the plan: to get at the Farmer (F11). Passed over: F3 and 3 others, because it prefers the tile with the shortest way left. Equally good: G4; the lot decided.',
    'Почему H4?',
    'Он идёт к ближайшему врагу, пока тот не окажется в пределах атаки (AGG.3a.1): H4; план — добраться до юнита «Фермер» (F11). Хуже — F3 и ещё 3; предпочтение — клетка, от которой остаётся кратчайший путь. Не хуже — G4; решил жребий.',
  ],
  'KRA.3.1.1': [
    'Why “Draw a card”?',
    'It draws a card to play (KRA.3.1.1).',
    'Почему «Взять карту»?',
    'Он берёт карту, чтобы разыграть (KRA.3.1.1).',
  ],
  'KRA.3.2.1': [
    'Why “Giant Crab” at M3?',
    'The card can be played (KRA.3.2.1): “Giant Crab” at M3. “Giant Crab” costs 2 of 5 resources, and there is a place for it. Equally good: “Giant Crab” at C3, “Giant Crab” at F4 and 1 other; the lot decided.',
    'Почему «Гигантский краб» на M3?',
    'Эту карту можно разыграть (KRA.3.2.1): «Гигантский краб» на M3. Карта «Гигантский краб» стоит 2, в запасе 5 ресурсов; место для юнита есть. Не хуже — «Гигантский краб» на C3, «Гигантский краб» на F4 и ещё 1; решил жребий.',
  ],
  'KRA.1': [
    'Why “Gain 5 resources”?',
    'Each turn brings it 5 resources for each player (KRA.1).',
    'Почему «Получить 5 ресурсов»?',
    'Каждый ход приносит ему по 5 ресурсов за каждого игрока (KRA.1).',
  ],
  'KRA.2.2': [
    'Why “Pay 0 for upkeep”?',
    'It pays the upkeep of its units (KRA.2.2).',
    'Почему «Заплатить за содержание: 0»?',
    'Он платит за содержание своих юнитов (KRA.2.2).',
  ],
  'KRA.4': [
    'Why “End the turn”?',
    'Its turn ends, and a card not played is discarded (KRA.4). “Shark” costs 2, but there is only 1 resource.',
    'Почему «Закончить ход»?',
    'Ход окончен, неразыгранная карта идёт в сброс (KRA.4). Карта «Акула» стоит 2, а в запасе только 1 ресурс.',
  ],
  'WAN.2': [
    'Why N1?',
    'It wanders at random (WAN.2): N1. Equally good: J1, K1 and 37 others; the lot decided. Its next unit is taken at random (KRA.3.3.1): the Shark (M3). Equally good: the Wrecker (E6); the lot decided.',
    'Почему N1?',
    'Он бродит наугад (WAN.2): N1. Не хуже — J1, K1 и ещё 37; решил жребий. Следующий юнит выбран наугад (KRA.3.3.1): «Акула» (M3). Не хуже — «Губитель пристаней» (E6); решил жребий.',
  ],
  'AGG.1': [
    'Why the Skiff (H11)?',
    'An enemy is in attack range (AGG.1): the Skiff (H11).',
    'Почему «Ялик» (H11)?',
    'Враг в пределах атаки (AGG.1): «Ялик» (H11).',
  ],
  'TGT.2a.1': [
    'Why E6?',
    'It makes for its target (TGT.2a.1): E6; the plan: to get to the harbour at E8. Passed over: D5 and 3 others, because it prefers the tile with the shortest way left. Equally good: F6; the lot decided.',
    'Почему E6?',
    'Он идёт к своей цели (TGT.2a.1): E6; план — дойти до E8, там гавань. Хуже — D5 и ещё 3; предпочтение — клетка, от которой остаётся кратчайший путь. Не хуже — F6; решил жребий.',
  ],
}
