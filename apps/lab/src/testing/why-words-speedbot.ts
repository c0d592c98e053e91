// The first screen of "Why?" at decisions of speedbot: by the rule that decided, the question and the answer, in English and in Russian.

export const speedbot = {
  'THF-1': [
    'Why Carthage?',
    'It steals from this opponent’s treasury, whose capital is in reach (THF-1): Carthage. Passed over: Greeks, because it prefers the opponent with the most gold.',
    'Почему Карфаген?',
    'Он крадёт из казны этого соперника, и столица его в досягаемости (THF-1): Карфаген. Хуже — Греки; предпочтение — соперник, у которого больше всего золота.',
  ],
  'SPN-4.1': [
    'Why the Reserves?',
    'It looks for troops to buy (SPN-4.1): the Reserves. Its column of the spending table leaves 9 gold for this. Passed over: the mercenaries of Hierapytna, because it prefers the Reserves, if the option says so.',
    'Почему резерв?',
    'Он ищет, какие войска купить (SPN-4.1): резерв. Его столбец таблицы трат оставляет на это золота: 9. Хуже — наёмники (Гиерапитна); предпочтение — резерв, если так настроено.',
  ],
  'SPN-4.3': [
    'Why “Buys the card that was turned up”?',
    'The price is within what it can spend on troops (SPN-4.3). The price is 1; its column of the spending table leaves 9 for this, and it has 24 gold.',
    'Почему «Покупает открытую карту»?',
    'Цена не выше того, что можно потратить на войска (SPN-4.3). Цена 1; его столбец таблицы трат оставляет на это 9, золота 24.',
  ],
  'MOV-1.1': [
    'Why “Activates army I”?',
    'Its armies act in the order of their numbers (MOV-1.1). Army I is next.',
    'Почему «Выступает армия I»?',
    'Его армии выступают по порядку номеров (MOV-1.1). Следующая — армия I.',
  ],
  'SPD-3': [
    'Why Hierapytna?',
    'Nobody holds this region, and it is no playing faction’s home (SPD-3): Hierapytna. Passed over: Genua and 10 others, because it prefers a mercenary region. Equally good: Syracusae; the lot decided.',
    'Почему Гиерапитна?',
    'Эта область ничья и не родная ни для кого из играющих (SPD-3): Гиерапитна. Хуже — Генуя и ещё 10; предпочтение — область наёмников. Не хуже — Сиракузы; решил жребий.',
  ],
  'CNQ-9.1': [
    'Why “The region is taken”?',
    'The region is taken, points are scored, and what the former holder built goes (CNQ-9.1).',
    'Почему «Область взята»?',
    'Область взята, бот получает очки, а постройки прежнего хозяина уходят (CNQ-9.1).',
  ],
  'CNQ-5.2': [
    'Why “Army I counts for 4 infantry”?',
    'The table says for how many infantry the army counts (CNQ-5.2). Rolled a d6: 6.',
    'Почему «Армия I считается за столько карт пехоты: 4»?',
    'Таблица решает, за сколько карт пехоты считается армия (CNQ-5.2). Бросок d6: 6.',
  ],
  'STN-5': [
    'Why “Marker of Greeks: Peace Maker (1)”?',
    'White 1–2 moves the marker down, 5–6 up, red 1–2 left, 5–6 right, and 3–4 not at all (STN-5). Rolled the white d6: 2. Rolled the red d6: 2.',
    'Почему «Метка „Греки“: миротворец (1)»?',
    'Белый 1–2 сдвигает метку вниз, 5–6 вверх, красный 1–2 влево, 5–6 вправо, 3–4 никуда (STN-5). Бросок белого d6: 2. Бросок красного d6: 2.',
  ],
  'GAIN-GOLD': [
    'Why “Takes the gold of Bribe”?',
    'It discards the card for the gold printed on it (GAIN-GOLD). “Bribe” came to nothing. A bot never tries it.',
    'Почему «Берёт золото за карту „Подкуп“»?',
    'Он сбрасывает карту ради напечатанного на ней золота (GAIN-GOLD). «Подкуп» — не вышло. Бот никогда не подкупает.',
  ],
  'CNQ-8.2': [
    'Why “The dice of the assault take effect”?',
    'The attack has succeeded, and the region falls (CNQ-8.2). Points of the attack: 2, of the defence: 0.',
    'Почему «Результат штурма вступает в силу»?',
    'Нападение удалось, и область пала (CNQ-8.2). Очки нападения: 2, обороны: 0.',
  ],
  'MOV-5.2': [
    'Why “The army stays where it is”?',
    'The army may do no more in this activation (MOV-5.2). It has 0 movement points left.',
    'Почему «Армия остаётся на месте»?',
    'В этот раз армия больше ничего не может (MOV-5.2). Осталось очков движения: 0.',
  ],
  'SPN-5.2': [
    'Why “Develops Census Rolls”?',
    'The next development is within the column’s value, and it can pay (SPN-5.2). It has 16 gold, the price is 1.',
    'Почему «Покупает развитие „Цензовые списки“»?',
    'Следующее развитие укладывается в сумму столбца, и золота хватает (SPN-5.2). Золота 16, цена 1.',
  ],
  'LOS-1.1': [
    'Why “Losses to the defence are settled”?',
    'The defence costs the army no cards (LOS-1.1). Main battle cards lost: 0; skirmishers lost: 0.',
    'Почему «Потери от обороны области подсчитаны»?',
    'Оборона не стоит армии ни одной карты (LOS-1.1). Потеряно основных карт: 0, застрельщиков: 0.',
  ],
  'TAX-2': [
    'Why “Taxes are collected”?',
    'A Speed-bot has a fixed income, and more for each Market (TAX-2).',
    'Почему «Собирается доход»?',
    'У Speed-bot твёрдый доход и прибавка за каждый рынок (TAX-2).',
  ],
}
