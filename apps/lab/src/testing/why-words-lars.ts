// The first screen of "Why?" at decisions of lars: by the rule that decided, the question and the answer, in English and in Russian.

export const lars = {
  'TURN.9': [
    'Why “End the turn”?',
    'Nothing is left to do in its turn (TURN.9).',
    'Почему «Закончить ход»?',
    'В этом ходу ему больше нечего делать (TURN.9).',
  ],
  'BAT.1': [
    'Why cluster 1, arrow?',
    'In phase 1 it fights wherever its ships meet a rival’s (BAT.1): cluster 1, arrow. Passed over: gate 5 and 1 other, because it prefers the system nearest to its target planet.',
    'Почему регион 1, стрела?',
    'В фазе 1 он сражается всюду, где есть и его корабли, и чужие (BAT.1): регион 1, стрела. Хуже — врата 5 и ещё 1; предпочтение — система, ближайшая к его целевой планете.',
  ],
  'INF.2': [
    'Why 1 agent on Sworn Guardians?',
    'Each hit brings an agent to the Court card of its target planet’s cluster (INF.2): 1 agent on Sworn Guardians.',
    'Почему 1 агент на карту «Присягнувшие стражи»?',
    'Каждый удар — агент на карту двора с номером региона целевой планеты (INF.2): 1 агент на карту «Присягнувшие стражи».',
  ],
  'TAX.1': [
    'Why cluster 4, crescent?',
    'It taxes all cities of its own, and of rivals where it controls (TAX.1): cluster 4, crescent (slot 1). Equally good: cluster 4, crescent (slot 2); the lot decided.',
    'Почему регион 4, полумесяц?',
    'Он собирает налоги со всех своих городов и с чужих там, где правит (TAX.1): регион 4, полумесяц (ячейка 1). Не хуже — регион 4, полумесяц (ячейка 2); решил жребий.',
  ],
  'SHIFT.3': [
    'Why “Target planet: cluster 5, crescent”?',
    'The dice gave it a new target planet (SHIFT.3). Rolled the six-sided die: 4, 4.',
    'Почему «Целевая планета: регион 5, полумесяц»?',
    'Кубики указали ему новую целевую планету (SHIFT.3). Бросок шестигранного кубика: 4, 4.',
  ],
  'TURN.6.2': [
    'Why “Turn over the top card”?',
    'The skirmish die tells it to play a card of its own (TURN.6.2). The skirmish die shows: blank.',
    'Почему «Открыть верхнюю карту»?',
    'Кубик перестрелки велит ему разыграть свою карту (TURN.6.2). На кубике перестрелки: пусто.',
  ],
  'TURN.6.3': [
    'Why “Copy with a face-down card”?',
    'The card turned over surpasses if it can, else it pivots or copies (TURN.6.3).',
    'Почему «Копировать картой рубашкой вверх»?',
    'Открытая карта превосходит, если может, иначе меняет масть или копирует (TURN.6.3).',
  ],
  'BLD.2': [
    'Why 3 ships?',
    'It builds three ships at its starport, or as many as it has (BLD.2): 3 ships.',
    'Почему 3 корабля?',
    'Он строит у космопорта три корабля или сколько осталось (BLD.2): 3 корабля.',
  ],
  'BAT.2': [
    'Why cluster 1, arrow?',
    'In phase 2 it fights in focus systems where a rival has pieces (BAT.2): cluster 1, arrow. Of the rivals there, the defender is the leader (BAT.2.1): Blue (Power 0). Equally good: Yellow (Power 0); the lot decided.',
    'Почему регион 1, стрела?',
    'В фазе 2 он сражается в фокус-системах, где есть чужие фишки (BAT.2): регион 1, стрела. Из соперников, которые там есть, защищается лидер (BAT.2.1): Синий (власть 0). Не хуже — Жёлтый (власть 0); решил жребий.',
  ],
  'MOV.2a': [
    'Why cluster 1, arrow?',
    'Ships go to its target planet first (MOV.2a): cluster 1, arrow. 10 ships at the starport can go.',
    'Почему регион 1, стрела?',
    'Первым делом корабли идут к целевой планете (MOV.2a): регион 1, стрела. От космопорта могут переместиться 10 кораблей.',
  ],
  'MOV.1': [
    'Why 4 ships?',
    'It gathers fresh ships at its starport (MOV.1): 4 ships.',
    'Почему 4 корабля?',
    'Он собирает неповреждённые корабли у космопорта (MOV.1): 4 корабля.',
  ],
  'MOV.2b': [
    'Why cluster 4, arrow?',
    'Ships go to a focus planet with an empty building slot (MOV.2b): cluster 4, arrow. Passed over: cluster 5, arrow, because it prefers the system nearest to its target planet.',
    'Почему регион 4, стрела?',
    'Корабли идут к фокус-планете с пустой ячейкой для строительства (MOV.2b): регион 4, стрела. Хуже — регион 5, стрела; предпочтение — система, ближайшая к его целевой планете.',
  ],
  'HIT.1.1': [
    'Why hits that destroy nothing?',
    'Hits go to fresh ships before any is destroyed (HIT.1.1): hits that destroy nothing. Passed over: hits that destroy 1 of their ships, because it prefers as few ships destroyed as possible.',
    'Почему удары без потерь?',
    'Удары сначала достаются неповреждённым кораблям (HIT.1.1): удары без потерь. Хуже — удары с потерями: 1 чужой корабль; предпочтение — как можно меньше уничтоженных кораблей.',
  ],
  'TURN.6.1': [
    'Why “Copy with a face-down card, and seize the initiative”?',
    'The skirmish die tells it to copy the lead card (TURN.6.1). The skirmish die shows: hit. It also seizes the initiative (TURN.5). The raid die shows: intercept + key + key.',
    'Почему «Копировать картой рубашкой вверх, перехватить инициативу»?',
    'Кубик перестрелки велит ему копировать главную карту (TURN.6.1). На кубике перестрелки: удар. Ещё он перехватывает инициативу (TURN.5). На кубике налёта: перехват + ключ + ключ.',
  ],
}
