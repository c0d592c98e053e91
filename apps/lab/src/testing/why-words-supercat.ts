// The first screen of "Why?" at decisions of supercat: by the rule that decided, the question and the answer, in English and in Russian.

export const supercat = {
  'CON.X33': [
    'Why a ship at cluster 3, arrow?',
    'It has actions left to build ships (Construction [33]): a ship at cluster 3, arrow. It would rather Build a ship, fresh, at an undefended building (Construction [32]), but cannot.',
    'Почему корабль (регион 3, стрела)?',
    'Остались действия, чтобы строить корабли (Проектирование [33]): корабль (регион 3, стрела). Он предпочёл бы построить неповреждённый корабль у беззащитного здания (Проектирование [32]), но не может.',
  ],
  'GP.X3': [
    'Why Aggression 2?',
    'A favourable battle makes it contend a declared ambition (General Priorities, line 3): Aggression 2; the plan: a raid at cluster 2, hex against Blue from gate 2. Not Mobilization 6: it cannot be done with 3 actions. It declares nothing.',
    'Почему Агрессия 2?',
    'Выгодным сражением он вступит в борьбу за объявленный замысел (Общие приоритеты, строка 3): Агрессия 2. Не подходит — Мобилизация 6: за 3 действия этого не сделать. Замысла он не объявляет.',
  ],
  'ADM.X0': [
    'Why Material in slot 1, Psionic in slot 2, Psionic in slot 3?',
    'It puts the tokens that it has just gained in order (Administration, our ruling): Material in slot 1, Psionic in slot 2, Psionic in slot 3. Its tokens: Psionic, Material, Psionic; not to be spent now: Material.',
    'Почему материалы в ячейке 1, псионика в ячейке 2, псионика в ячейке 3?',
    'Он раскладывает только что полученные ресурсы по порядку (Руководство, наше решение): материалы в ячейке 1, псионика в ячейке 2, псионика в ячейке 3. Его ресурсы: псионика, материалы, псионика; сейчас в ход не идёт: материалы.',
  ],
  'ADM.X1': [
    'Why Tax cluster 4, arrow?',
    'By taxing it contends a declared ambition (Administration [1]): Tax cluster 4, arrow (slot 1); the plan: to get on in Keeper. Nothing above this rule was possible.',
    'Почему сбор налогов: регион 4, стрела?',
    'Сбором налогов он вступает в борьбу за объявленный замысел (Руководство [1]) — сбор налогов: регион 4, стрела (ячейка 1); план — ради замысла «Хранитель». Ничего выше этого правила сделать было нельзя.',
  ],
  'AGG.X4': [
    'Why a raid at cluster 2, hex against Blue from gate 2?',
    'A favourable battle makes it contend a declared ambition (Aggression [4]). Passed over: a raid at cluster 1, hex against Blue from gate 2 → gate 1 and 2 others, because it prefers the fewest actions.',
    'Почему налёт: регион 2, шестиугольник, против синего, корабли отсюда: врата 2?',
    'Выгодным сражением он вступит в борьбу за объявленный замысел (Агрессия [4]). Хуже — налёт: регион 1, шестиугольник, против синего, корабли отсюда: врата 2 → врата 1 и ещё 2; предпочтение — меньше всего действий.',
  ],
  'CON.X18': [
    'Why a city at cluster 6, crescent?',
    'There is a claim to build a city on (Construction [18]): a city at cluster 6, crescent. Passed over: a city at cluster 3, crescent, because it prefers systems that it controls. Equally good: a city at cluster 2, hex; the lot decided.',
    'Почему город (регион 6, полумесяц)?',
    'Есть заявка, где он может построить город (Проектирование [18]): город (регион 6, полумесяц). Хуже — город (регион 3, полумесяц); предпочтение — системы, где он правит. Не хуже — город (регион 2, шестиугольник); решил жребий.',
  ],
  'BT.X3c': [
    'Why Administration 2 for Tycoon?',
    'It is first in an ambition, or tied for first, and a card can declare that (Bot turn, line 3 (c)): Administration 2 for Tycoon. Not Aggression 3 for Tyrant: it would have to be first there; as things stand: no place.',
    'Почему Руководство 2, замысел «Магнат»?',
    'В замысле он первый или делит первое место, и карта позволяет его объявить (Ход бота, строка 3 (c)): Руководство 2, замысел «Магнат». Не подходит — Агрессия 3, замысел «Тиран»: там надо быть первым; сейчас: места нет.',
  ],
  'ADM.X24': [
    'Why 2 agents to “Loyal Engineers”?',
    'It wants a critical card (Administration [24]): 2 agents to “Loyal Engineers”. Passed over: 2 agents to “Gatekeepers”, because it prefers the card with more keys.',
    'Почему 2 агента на карту «Верные инженеры»?',
    'Ему нужна важнейшая карта (Руководство [24]): 2 агента на карту «Верные инженеры». Хуже — 2 агента на карту «Хранители врат»; предпочтение — карта с большим числом ключей.',
  ],
  'BT.X4a': [
    'Why Aggression 7?',
    'It always surpasses if it can (Bot turn, line 4 (a)): Aggression 7 (surpass, 2 actions). It beats Aggression 5, which was led and counts as 0, since it has declared. Not Mobilization 4: it is of another suit.',
    'Почему Агрессия 7?',
    'Он всегда превосходит главную карту, если может (Ход бота, строка 4 (a)): Агрессия 7 (превосходит, 2 действия). Главная карта — Агрессия 5; ею объявлен замысел, и она считается за 0. Не подходит — Мобилизация 4: масть другая.',
  ],
  'AGG.X29': [
    'Why 1 ship: gate 1 → gate 3 → cluster 3, hex?',
    'It goes to control a system with a rival city (Aggression [29]): 1 ship: gate 1 → gate 3 → cluster 3, hex. Passed over: 1 ship: cluster 4, crescent → cluster 3, hex, because it prefers moves that keep control of the origin.',
    'Почему 1 корабль: врата 1 → врата 3 → регион 3, шестиугольник?',
    'Он идёт править в системе с городом соперника (Агрессия [29]). Хуже — 1 корабль: регион 4, полумесяц → регион 3, шестиугольник; предпочтение — перемещения, после которых он продолжает править системой отправления.',
  ],
  'MOB.X19': [
    'Why 3 ships: cluster 5, hex → cluster 6, arrow → cluster 6, crescent?',
    'It needs claims for its unbuilt cities (Mobilization [19]). Passed over: 1 ship: gate 2 → gate 1 → cluster 1, crescent and 7 others, because it prefers planets with two slots.',
    'Почему 3 корабля: регион 5, шестиугольник → регион 6, стрела → регион 6, полумесяц?',
    'Ему нужны заявки для непостроенных городов (Мобилизация [19]) — 3 корабля: регион 5, шестиугольник → … → регион 6, полумесяц. Хуже — 1 корабль: врата 2 → врата 1 → регион 1, полумесяц и ещё 7; предпочтение — планеты с двумя ячейками.',
  ],
  'GP.X13': [
    'Why a copy of Administration with Mobilization 1?',
    'It can get on in an ambition, or take Captives (General Priorities, line 13): a copy of Administration with Mobilization 1 (1 action). Not Aggression 6 (pivot, 1 action) and 1 other: the rule names only Administration.',
    'Почему копия, масть — Руководство, карта — Мобилизация 1?',
    'Он может продвинуться в замысле или взять пленников (Общие приоритеты, строка 13): копия, масть — Руководство, карта —… Не подходит — Агрессия 6 (меняет масть, 1 действие) и ещё 1: правило называет только масть: Руководство.',
  ],
  'MOB.X43': [
    'Why 2 agents to “Silver-Tongues”?',
    'It has actions left to influence a card (Mobilization [43]): 2 agents to “Silver-Tongues”. Passed over: 2 agents to “Mining Interest”, because it prefers what contends an open ambition. Equally good: 2 agents to “Farseers”; the lot decided.',
    'Почему 2 агента на карту «Златоусты»?',
    'Остались действия, чтобы повлиять на карту (Мобилизация [43]): 2 агента на карту «Златоусты». Хуже — 2 агента на карту «Добывающий концерн»; предпочтение — то, чем он вступит в борьбу за открытый замысел.',
  ],
  'GP.X1': [
    'Why a copy of Administration with Aggression 3?',
    'It can contend a declared ambition (General Priorities, line 1): a copy of Administration with Aggression 3 (2 actions). Not Aggression 3 (pivot, 2 actions) and 1 other: the rule names only Administration.',
    'Почему копия, масть — Руководство, карта — Агрессия 3?',
    'Он может вступить в борьбу за объявленный замысел (Общие приоритеты, строка 1): копия, масть — Руководство, карта —… Не подходит — Агрессия 3 (меняет масть, 2 действия) и ещё 1: правило называет только масть: Руководство.',
  ],
}
