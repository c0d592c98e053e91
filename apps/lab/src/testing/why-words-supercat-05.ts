// The first screen of "Why?" at decisions of supercat-05: by the rule that decided, the question and the answer, in English and in Russian.

export const supercat05 = {
  'ADM.43': [
    'Why 2 agents to “Silver-Tongues”?',
    'It has actions left to influence a card (ADM.43): 2 agents to “Silver-Tongues”. Equally good: 2 agents to “Mining Interest” and 1 other; the lot decided.',
    'Почему 2 агента на карту «Златоусты»?',
    'Остались действия, чтобы повлиять на карту (ADM.43): 2 агента на карту «Златоусты». Не хуже — 2 агента на карту «Добывающий концерн» и ещё 1; решил жребий.',
  ],
  'BT.3c': [
    'Why Administration 2 for Tycoon?',
    'It is first in an ambition, or tied for first, and a card can declare that (BT.3c): Administration 2 for Tycoon (tied for first). Not Aggression 3 for Tyrant (no place): it would have to be first there; as things stand: no place.',
    'Почему Руководство 2, замысел «Магнат»?',
    'В замысле он первый или делит первое место, и карта позволяет его объявить (BT.3c): Руководство 2, замысел «Магнат» (делит первое место). Не подходит — Агрессия 3, замысел «Тиран» (места нет): там надо быть первым; сейчас: места нет.',
  ],
  'ADM.0': [
    'Why Material in slot 1, Psionic in slot 2, Psionic in slot 3?',
    'It puts the tokens that it has just gained in order (ADM.0): Material in slot 1, Psionic in slot 2, Psionic in slot 3. Its tokens: Psionic, Material, Psionic; not to be spent now: Material.',
    'Почему материалы в ячейке 1, псионика в ячейке 2, псионика в ячейке 3?',
    'Он раскладывает только что полученные ресурсы по порядку (ADM.0): материалы в ячейке 1, псионика в ячейке 2, псионика в ячейке 3. Его ресурсы: псионика, материалы, псионика; сейчас в ход не идёт: материалы.',
  ],
  'CON.15': [
    'Why a city at cluster 1, arrow?',
    'There is a claim to build a city on (CON.15): a city at cluster 1, arrow. Passed over: a city at cluster 1, hex and 1 other, because it prefers planets where it has no city yet. Equally good: a city at cluster 3, crescent; the lot decided.',
    'Почему город (регион 1, стрела)?',
    'Есть заявка, где он может построить город (CON.15): город (регион 1, стрела). Хуже — город (регион 1, шестиугольник) и ещё 1; предпочтение — планеты, где у него ещё нет города. Не хуже — город (регион 3, полумесяц); решил жребий.',
  ],
  'GP.7': [
    'Why Administration 4?',
    'It can get on in an ambition, or take Captives (GP.7): Administration 4; the plan: Tax cluster 1, arrow. Not a copy of Construction with Construction 1: the rule names only Administration.',
    'Почему Руководство 4?',
    'Он может продвинуться в замысле или взять пленников (GP.7) — Руководство 4; план — сбор налогов: регион 1, стрела. Не подходит — копия, масть — Проектирование, карта — Проектирование 1: правило называет только масть: Руководство.',
  ],
  'MOB.40': [
    'Why 2 ships: cluster 4, crescent → gate 4?',
    'It ends a rival’s control of a gate (MOB.40): 2 ships: cluster 4, crescent → gate 4 (3 actions). Passed over: 1 ship: gate 1 → gate 3 → gate 4 (3 actions), because it prefers ships from the task force.',
    'Почему 2 корабля: регион 4, полумесяц → врата 4?',
    'Он лишает соперника правления вратами (MOB.40) — 2 корабля: регион 4, полумесяц → врата 4 (3 действия). Хуже — 1 корабль: врата 1 → врата 3 → врата 4 (3 действия); предпочтение — корабли ударной группы.',
  ],
  'AGG.8': [
    'Why a raid at cluster 1, hex against Blue from gate 2 → gate 1?',
    'A favourable battle makes it contend a declared ambition (AGG.8). Passed over: a raid at cluster 1, hex against Blue from cluster 6, crescent → … → gate 1, because it prefers the fewest actions.',
    'Почему налёт: регион 1, шестиугольник, против синего, корабли отсюда: врата 2 → врата 1?',
    'Выгодным сражением он вступит в борьбу за объявленный замысел (AGG.8). Хуже — налёт: регион 1, шестиугольник, против синего, корабли отсюда…; предпочтение — меньше всего действий.',
  ],
  'BT.5e': [
    'Why “End the turn”?',
    'Its pages have nothing more to do, so the turn ends (BT.5e).',
    'Почему «Закончить ход»?',
    'Делать по его страницам больше нечего, и ход окончен (BT.5e).',
  ],
  'MOB.16': [
    'Why 3 ships: cluster 5, hex → cluster 6, arrow → cluster 6, crescent?',
    'It needs claims for its unbuilt cities (MOB.16): 3 ships: cluster 5, hex → cluster 6, arrow → cluster 6, crescent. Passed over: 1 ship: gate 2 → gate 1 → cluster 1, crescent and 7 others, because it prefers planets with two slots.',
    'Почему 3 корабля: регион 5, шестиугольник → регион 6, стрела → регион 6, полумесяц?',
    'Ему нужны заявки для непостроенных городов (MOB.16) — 3 корабля: регион 5, шестиугольник → регион 6, стрела → регион 6, полумесяц. Хуже — 1 корабль: врата 2 → врата 1 → регион 1, полумесяц и ещё 7; предпочтение — планеты с двумя ячейками.',
  ],
  'MOB.28': [
    'Why 1 ship: cluster 6, arrow → gate 6 → cluster 6, hex?',
    'It goes to control a system with a rival city (MOB.28): 1 ship: cluster 6, arrow → gate 6 → cluster 6, hex. Passed over: 1 ship: cluster 1, arrow → gate 1 → gate 6 → cluster 6, hex and 2 others, because it prefers the fewest actions.',
    'Почему 1 корабль: регион 6, стрела → врата 6 → регион 6, шестиугольник?',
    'Он идёт править в системе с городом соперника (MOB.28) — 1 корабль: регион 6, стрела → врата 6 → регион 6, шестиугольник. Хуже — 1 корабль: регион 1, стрела → … → регион 6, шестиугольник и ещё 2; предпочтение — меньше всего действий.',
  ],
  'BT.4a': [
    'Why Aggression 7?',
    'It always surpasses if it can (BT.4a): Aggression 7 (surpass, 2 actions). It beats Aggression 5, which was led and counts as 0, since it has declared. Not Mobilization 4: it is of another suit.',
    'Почему Агрессия 7?',
    'Он всегда превосходит главную карту, если может (BT.4a): Агрессия 7 (превосходит, 2 действия). Главная карта — Агрессия 5; ею объявлен замысел, и она считается за 0. Не подходит — Мобилизация 4: масть другая.',
  ],
  'ADM.19': [
    'Why Tax cluster 5, hex?',
    'By taxing it contends an open ambition (ADM.19): Tax cluster 5, hex (slot 1); the plan: to get on in Empath. It would rather Tax so that it contends a declared ambition (ADM.1), but cannot.',
    'Почему сбор налогов: регион 5, шестиугольник?',
    'Сбором налогов он вступает в борьбу за открытый замысел (ADM.19) — сбор налогов: регион 5, шестиугольник (ячейка 1); план — ради замысла «Эмпат». Он предпочёл бы сбором налогов вступить в борьбу за объявленный замысел (ADM.1), но не может.',
  ],
  'ADM.22': [
    'Why 2 agents to “Loyal Engineers”?',
    'It wants a card that would make it contend a declared ambition (ADM.22): 2 agents to “Loyal Engineers”. Passed over: 2 agents to “Gatekeepers”, because it prefers the card with more keys.',
    'Почему 2 агента на карту «Верные инженеры»?',
    'Ему нужна карта, с которой он вступит в борьбу за объявленный замысел (ADM.22): 2 агента на карту «Верные инженеры». Хуже — 2 агента на карту «Хранители врат»; предпочтение — карта с большим числом ключей.',
  ],
  'ADM.20': [
    'Why Tax cluster 1, arrow?',
    'From a rival city it takes a Captive, too (ADM.20): Tax cluster 1, arrow (slot 1). Equally good: Tax cluster 2, hex (slot 1); the lot decided.',
    'Почему сбор налогов: регион 1, стрела?',
    'С города соперника он берёт ещё и пленника (ADM.20) — сбор налогов: регион 1, стрела (ячейка 1). Не хуже — сбор налогов: регион 2, шестиугольник (ячейка 1); решил жребий.',
  ],
}
