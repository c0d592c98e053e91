// The first screen of "Why?" at decisions of superbot: by the rule that decided, the question and the answer, in English and in Russian.

export const superbot = {
  'THF-1': [
    'Why Carthage?',
    'It steals from this opponent’s treasury, whose capital is in reach (THF-1): Carthage. Passed over: Greeks, because it prefers the opponent with the most gold.',
    'Почему Карфаген?',
    'Он крадёт из казны этого соперника, и столица его в досягаемости (THF-1): Карфаген. Хуже — Греки; предпочтение — соперник, у которого больше всего золота.',
  ],
  'MOV-1.1': [
    'Why “Activates army I”?',
    'Its armies act in the order of their numbers (MOV-1.1). Army I is next.',
    'Почему «Выступает армия I»?',
    'Его армии выступают по порядку номеров (MOV-1.1). Следующая — армия I.',
  ],
  'SPN-4.1': [
    'Why the Reserves?',
    'It looks for troops to buy (SPN-4.1): the Reserves. Its column of the spending table leaves 6 gold for this.',
    'Почему резерв?',
    'Он ищет, какие войска купить (SPN-4.1): резерв. Его столбец таблицы трат оставляет на это золота: 6.',
  ],
  'SPN-4.3': [
    'Why “Buys the card that was turned up”?',
    'The price is within what it can spend on troops (SPN-4.3). The price is 1; its column of the spending table leaves 6 for this, and it has 24 gold.',
    'Почему «Покупает открытую карту»?',
    'Цена не выше того, что можно потратить на войска (SPN-4.3). Цена 1; его столбец таблицы трат оставляет на это 6, золота 24.',
  ],
  'CNQ-5.2': [
    'Why “Army I counts for 4 infantry”?',
    'The table says for how many infantry the army counts (CNQ-5.2). Rolled a d6: 6.',
    'Почему «Армия I считается за столько карт пехоты: 4»?',
    'Таблица решает, за сколько карт пехоты считается армия (CNQ-5.2). Бросок d6: 6.',
  ],
  'GAIN-GOLD': [
    'Why “Takes the gold of Bribe”?',
    'It discards the card for the gold printed on it (GAIN-GOLD). “Bribe” came to nothing. A bot never tries it.',
    'Почему «Берёт золото за карту „Подкуп“»?',
    'Он сбрасывает карту ради напечатанного на ней золота (GAIN-GOLD). «Подкуп» — не вышло. Бот никогда не подкупает.',
  ],
  'CNQ-9.1': [
    'Why “The region is taken”?',
    'The region is taken, points are scored, and what the former holder built goes (CNQ-9.1).',
    'Почему «Область взята»?',
    'Область взята, бот получает очки, а постройки прежнего хозяина уходят (CNQ-9.1).',
  ],
  'LOS-2.1': [
    'Why “Losses to the defence are settled”?',
    'The army is undeclared, so its losses come off the tops of the decks (LOS-2.1).',
    'Почему «Потери от обороны области подсчитаны»?',
    'Армия не объявлена, и потери идут с верха колод (LOS-2.1).',
  ],
  'CNQ-8.2': [
    'Why “The dice of the assault take effect”?',
    'The attack has succeeded, and the region falls (CNQ-8.2). Points of the attack: 2, of the defence: 0.',
    'Почему «Результат штурма вступает в силу»?',
    'Нападение удалось, и область пала (CNQ-8.2). Очки нападения: 2, обороны: 0.',
  ],
  'STN-5': [
    'Why “Marker of Greeks: Peace Maker (1)”?',
    'White 1–2 moves the marker down, 5–6 up, red 1–2 left, 5–6 right, and 3–4 not at all (STN-5). Rolled the white d6: 2. Rolled the red d6: 2.',
    'Почему «Метка „Греки“: миротворец (1)»?',
    'Белый 1–2 сдвигает метку вниз, 5–6 вверх, красный 1–2 влево, 5–6 вправо, 3–4 никуда (STN-5). Бросок белого d6: 2. Бросок красного d6: 2.',
  ],
  'SUP-3.2': [
    'Why Segestica?',
    'Nobody holds this region next to it (SUP-3.2): Segestica (cost 2). Passed over: Koria (cost 2), Noreia (cost 2) and Iader (cost 2), because it prefers the least terrain, for a faction that shuns it (Greeks; Rome before its reforms).',
    'Почему Сегестика?',
    'Эта соседняя область ничья (SUP-3.2): Сегестика (цена 2). Хуже — Кория (цена 2), Норея (цена 2) и Ядер (цена 2); предпочтение — меньше местности — если фракция её избегает (греки; Рим до реформ).',
  ],
  'SPN-5.2': [
    'Why “Develops Census Rolls”?',
    'The next development is within the column’s value, and it can pay (SPN-5.2). It has 18 gold, the price is 1.',
    'Почему «Покупает развитие „Цензовые списки“»?',
    'Следующее развитие укладывается в сумму столбца, и золота хватает (SPN-5.2). Золота 18, цена 1.',
  ],
  'SUP-3.4': [
    'Why Koria?',
    'This is the nearest region that nobody holds (SUP-3.4): Koria. March towards it as far as points allow, by the cheapest… (SUP-X2): Medhlan. Passed over: Ariminum, because it prefers the place farthest along.',
    'Почему Кория?',
    'Это ближайшая ничья область (SUP-3.4): Кория. Идти к ней самым дешёвым путём, насколько хватит очков; больше в этот ход ничего (SUP-X2): Медлан. Хуже — Аримин; предпочтение — как можно дальше по пути.',
  ],
  'TAX-1': [
    'Why “Taxes are collected”?',
    'A Super-bot collects like a person (TAX-1). The income is 13 gold.',
    'Почему «Собирается доход»?',
    'Super-bot собирает доход, как человек (TAX-1). Доход: 13 монет.',
  ],
}
