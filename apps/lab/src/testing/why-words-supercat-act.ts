// The first screen of "Why?" at decisions of supercat-act: by the rule that decided, the question and the answer, in English and in Russian.

export const supercatAct = {
  'CON.X33': [
    'Why a ship at cluster 1, arrow?',
    'It has actions left to build ships (Construction [33]): a ship at cluster 1, arrow. It would rather Build a ship, fresh, at an undefended building (Construction [32]), but cannot.',
    'Почему корабль (регион 1, стрела)?',
    'Остались действия, чтобы строить корабли (Проектирование [33]): корабль (регион 1, стрела). Он предпочёл бы построить неповреждённый корабль у беззащитного здания (Проектирование [32]), но не может.',
  ],
  'MOB.X11': [
    'Why 2 ships: cluster 6, arrow → gate 6 → gate 1 → cluster 1, arrow?',
    'A rival controls a system with its building; this move changes that (Mobilization [11]): 2 ships: cluster 6, arrow → gate 6 → gate 1 → cluster 1, arrow (3 actions). Nothing above this rule was possible.',
    'Почему 2 корабля: регион 6, стрела → врата 6 → врата 1 → регион 1, стрела?',
    'У его здания правит соперник; перемещение это изменит (Мобилизация [11]) — 2 корабля: регион 6, стрела → врата 6 → врата 1 → регион 1, стрела (3 действия). Ничего выше этого правила сделать было нельзя.',
  ],
  'MOB.X24': [
    'Why 1 agent to “Gatekeepers”?',
    'It wants a critical card (Mobilization [24]): 1 agent to “Gatekeepers”. It would rather use an ability with an action of this page (Mobilization, abilities), but cannot.',
    'Почему 1 агент на карту «Хранители врат»?',
    'Ему нужна важнейшая карта (Мобилизация [24]): 1 агент на карту «Хранители врат». Он предпочёл бы применить новое действие вместо действия этой страницы (Мобилизация, новые действия), но не может.',
  ],
  'BT.X4a': [
    'Why Construction 6?',
    'It always surpasses if it can (Bot turn, line 4 (a)): Construction 6 (surpass, 3 actions). It beats Construction 3, which was led. Passed over: Construction 4 (surpass, 4 actions), because it prefers the highest number.',
    'Почему Проектирование 6?',
    'Он всегда превосходит главную карту, если может (Ход бота, строка 4 (a)): Проектирование 6 (превосходит, 3 действия). Главная карта — Проектирование 3. Хуже — Проектирование 4 (превосходит, 4 действия); предпочтение — наибольшее число.',
  ],
  'BT.X5e': [
    'Why “End the turn”?',
    'Its pages have nothing more to do, so the turn ends (Bot turn, line 5 (e)).',
    'Почему «Закончить ход»?',
    'Делать по его страницам больше нечего, и ход окончен (Ход бота, строка 5 (e)).',
  ],
  'FX.AM2': [
    'Why a battle for Trophies at gate 2 against the Blight from cluster 1, arrow?',
    'Its Fate wants Trophies won with Imperial ships (Admiral, line 2): a battle for Trophies at gate 2 against… Equally good: a battle for Trophies at gate 5 against…; the lot decided.',
    'Почему сражение ради трофеев: врата 2, против скверны, корабли отсюда: регион 1, стрела?',
    'Его судьбе нужны трофеи, взятые с имперскими кораблями (Адмирал, строка 2) — сражение ради трофеев: врата 2, против… Не хуже — сражение ради трофеев: врата 5, против…; решил жребий.',
  ],
  'MOB.X20': [
    'Why 2 ships: cluster 1, arrow → gate 2 → cluster 2, hex?',
    'It needs claims for its unbuilt cities (Mobilization [20]): 2 ships: cluster 1, arrow → gate 2 → cluster 2, hex. Passed over: 2 ships: cluster 1, arrow → gate 2 → gate 3 → cluster 3, hex and 1 other, because it prefers the fewest actions.',
    'Почему 2 корабля: регион 1, стрела → врата 2 → регион 2, шестиугольник?',
    'Ему нужны заявки для непостроенных городов (Мобилизация [20]) — 2 корабля: регион 1, стрела → врата 2 → регион 2, шестиугольник. Хуже — 2 корабля: регион 1, стрела → … → регион 3, шестиугольник и ещё 1; предпочтение — меньше всего действий.',
  ],
  'ADM.X24': [
    'Why 2 agents to “Arms Union”?',
    'It wants a critical card (Administration [24]): 2 agents to “Arms Union”. It would rather use an ability with an action of this page (Administration, abilities), but cannot.',
    'Почему 2 агента на карту «Союз оружейников»?',
    'Ему нужна важнейшая карта (Руководство [24]): 2 агента на карту «Союз оружейников». Он предпочёл бы применить новое действие вместо действия этой страницы (Руководство, новые действия), но не может.',
  ],
  'AGG.X2': [
    'Why Secure “Elder Broker”?',
    'It can secure a critical card (Aggression [2]): Secure “Elder Broker”. Passed over: Secure “Imperial Council”, because it prefers the card with the most rival agents.',
    'Почему присвоение: «Старший посредник»?',
    'Он может присвоить важнейшую карту (Агрессия [2]) — присвоение: «Старший посредник». Хуже — присвоение: «Имперский совет»; предпочтение — карта с наибольшим числом чужих агентов.',
  ],
  'CON.X17': [
    'Why a city at cluster 2, hex?',
    'There is a claim to build a city on (Construction [17]): a city at cluster 2, hex. Unbuilt cities: 4. Planets with an open slot and a piece of its own: cluster 2, hex. Nothing above this rule was possible.',
    'Почему город (регион 2, шестиугольник)?',
    'Есть заявка, где он может построить город (Проектирование [17]): город (регион 2, шестиугольник). Непостроенных городов: 4. Планеты с пустой ячейкой и его фишками: регион 2, шестиугольник. Ничего выше этого правила сделать было нельзя.',
  ],
  'FX.FO2m': [
    'Why 1 ship: cluster 2, crescent → cluster 2, hex?',
    'Its Fate wants it to control systems (Founder, line 2 (m)): 1 ship: cluster 2, crescent → cluster 2, hex. Passed over: 1 ship: cluster 2, crescent → gate 2, because it prefers moves that also gain claims.',
    'Почему 1 корабль: регион 2, полумесяц → регион 2, шестиугольник?',
    'Его судьба велит ему править в системах (Основатель, строка 2 (m)) — 1 корабль: регион 2, полумесяц → регион 2, шестиугольник. Хуже — 1 корабль: регион 2, полумесяц → врата 2; предпочтение — перемещения, дающие ещё и заявки.',
  ],
  'CMB.X7': [
    'Why no hits?',
    'It assigns the hits of both sides (Combat, line 7): no hits. The dice: hits on ships 1, on buildings 0, on its own ships 0. Passed over: their ships: 1 damaged, because it prefers leaving the system to nobody, if control is the goal.',
    'Почему без ударов?',
    'Он распределяет удары обеих сторон (Сражение, строка 7): без ударов. Хуже — чужие корабли: повреждено 1; предпочтение — сделать так, чтобы в системе никто не правил (если ради правления).',
  ],
  'AGG.X28': [
    'Why 1 ship: cluster 2, hex → cluster 2, crescent?',
    'It goes to control a system with a rival or Free city (Aggression [28]): 1 ship: cluster 2, hex → cluster 2, crescent. Passed over: 1 ship: gate 2 → cluster 2, crescent, because it prefers moves that keep control of the origin.',
    'Почему 1 корабль: регион 2, шестиугольник → регион 2, полумесяц?',
    'Он идёт править в системе с городом соперника или вольным городом (Агрессия [28]). Хуже — 1 корабль: врата 2 → регион 2, полумесяц; предпочтение — перемещения, после которых он продолжает править системой отправления.',
  ],
  'SL.1': [
    'Why Fuel in slot 1, Psionic in slot 2, Weapon in slot 3?',
    'Its tokens do not all fit, and it keeps those whose loss would cost most (Resource slots, our ruling): Fuel in slot 1, Psionic in slot 2, Weapon in slot 3.',
    'Почему топливо в ячейке 1, псионика в ячейке 2, оружие в ячейке 3?',
    'Все ресурсы не помещаются, и он оставляет те, без которых потерял бы больше (Ячейки ресурсов, наше решение): топливо в ячейке 1, псионика в ячейке 2, оружие в ячейке 3.',
  ],
}
