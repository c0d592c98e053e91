// Rulings of the campaign, in our words (A150 to A159, and what the reference rules on Summits).

export const talkRulings = {
  A93: [
    'Minus 1 if any rival of the bot that decides comes to contend, plus 1 if that bot does itself.',
    'Минус 1, если в борьбу вступит любой соперник решающего бота, плюс 1, если сам этот бот.',
  ],
  A94: [
    'The Power at stake counts for every declared ambition the bot is contending, whether the trade touches it or not. (Option: only where it gives something away that counts.)',
    'Очки власти вычитаются за каждый объявленный замысел, за который бот борется, касается его сделка или нет. (Опция: только если он отдаёт то, что там считается.)',
  ],
  A95: [
    'The rounds and the goes are both limits: the Negotiations end with whichever is used up first.',
    'Ограничивают и раунды, и очереди: переговоры кончаются с тем, что исчерпано раньше.',
  ],
  A96: [
    'An offer of a bot is the smallest that comes to +2 or more: resources first, then promised Favors.',
    'Предложение бота — наименьшее, с которым поправки дают +2 или больше: сначала ресурсы, затем обещанные услуги.',
  ],
  A97: [
    'Favors are returned for what contends a declared ambition, then an undeclared one, then for the objective, then to end a rival’s contention; nothing else.',
    'Услуги возвращаются за то, с чем он вступит в борьбу за объявленный замысел, затем за необъявленный, затем ради задачи, затем чтобы соперник перестал бороться; больше ни за что.',
  ],
  A98: [
    'Peace is aligned with Keeper and Empath, Escalation with Tycoon, War with Warlord and Tyrant. An aligned Policy is enforced, else it is changed to one that is, declared ambitions first; without any it is enforced. Of the Demand the bot takes what makes it contend, then what ends a rival’s contention. Ships of Escalation go where it has pieces and there is Blight or an Outlaw.',
    '«Мир» соответствует «Хранителю» и «Эмпату», «Эскалация» — «Магнату», «Война» — «Полководцу» и «Тирану». Соответствующую политику проводят, иначе меняют на такую, сначала ради объявленных замыслов; если такой нет, проводят нынешнюю. По требованию берут то, с чем бот вступит в борьбу, затем то, без чего соперник перестанет бороться. Корабли «Эскалации» встают туда, где есть его фишки и скверна или отступник.',
  ],
  A99: [
    'The Council: the Admiral chooses Edicts, the Caretaker with sleeping Golems off the map Crises, a First Regent who would enforce Edicts; otherwise the event die decides.',
    'Совет: Адмирал выбирает эдикты, Смотритель со спящими големами вне поля — кризисы, первый регент, который провёл бы политику, — эдикты; иначе решает кубик событий.',
  ],
  A100: [
    'Bots bargain only through offers of the rounds; they make none to people.',
    'Боты торгуются только предложениями раундов; людям они ничего не предлагают.',
  ],
  A101: [
    'An action adds each kind of grievance once; agents that a Bargain sends home are not captured.',
    'Действие добавляет обиду каждого вида один раз; агенты, которых торг отправил домой, не захвачены.',
  ],
  A122: [
    'The Steward calls by the die like everybody, and petitions if there is a Summit. (Option: it always calls.)',
    'Наместник созывает саммит по кубику, как все, и обращается к совету, если саммит есть. (Опция: созывает всегда.)',
  ],
  A123: [
    '“The player” that a bot spies on is, of several people, one at random. A bot without another bot to deal with passes its go, and a round is gone.',
    '«Игрок», против которого шпионит бот, — при нескольких людях случайный из них. Бот, которому не с кем торговаться, пропускает очередь, и раунд потрачен.',
  ],
  A150: [
    'Grievances come from what the acting seat does: not from ships that an attacker loses by its own dice. Agents taken as Trophies in a ransack are neither destroyed nor captive; a Golem is no resource; an Outlaw who steals from the Trust steals from the First Regent; what a Demand takes is not stolen.',
    'Обиды приносит то, что делает действующее место: не корабли, которые нападающий теряет от своих кубиков. Агенты, ставшие трофеями при разграблении двора, не уничтожены и не пленены; голем не ресурс; отступник, крадущий из казны, крадёт у первого регента; взятое по требованию не украдено.',
  ],
  A151: [
    'A go without an offer takes a round, a person’s too; the second round of the Magnate likewise.',
    'Очередь без предложения тоже занимает раунд, и у человека; второй раунд Негоцианта — так же.',
  ],
  A152: [
    'Too few Weapons under War: the bot itself first, then by lot.',
    'Оружия при «Войне» не хватает: сначала сам бот, затем по жребию.',
  ],
  A153: [
    'Use Imperial Foundries: as many ships as can be replaced, by lot.',
    'Имперские верфи: столько кораблей, сколько можно заменить, по жребию.',
  ],
  A154: [
    '“As efficiently as possible”: of what serves the same line the action that costs fewest Favors, one after another, each judged by itself.',
    '«Как можно выгоднее»: из того, что служит одной строке, действие, на которое нужно меньше услуг, одно за другим, каждое само по себе.',
  ],
  A155: [
    'Only what is offered above an even trade counts, however little is offered for much. (Option: −1 for each action below.)',
    'Считается только предложенное сверх равного обмена, как бы мало ни предлагали за многое. (Опция: −1 за каждое недостающее действие.)',
  ],
  A156: [
    'A bot looks at the other bots in turn order from its own seat; with each first at what makes it contend, then at its objective. The whole trade must still bring that, and must not cost it the contention of a declared ambition. Favors that it offers are its own agents.',
    'Бот смотрит на других ботов по порядку хода от своего места; у каждого сначала на то, с чем вступит в борьбу, затем на свою задачу. Это должна давать вся сделка, и она не должна стоить ему борьбы за объявленный замысел. Услуги, которые он предлагает, — его собственные агенты.',
  ],
  A157: [
    'Failures count within one go, whichever bots the offers were made to.',
    'Неудачи считаются в пределах одной очереди, кому бы ни предлагали.',
  ],
  A158: [
    'An Export needs an objective that is still open; of the resources that may go, those that count least in ambitions go first.',
    'Вывоз нужен, пока задача не исполнена; из ресурсов, которые можно отдать, сначала идут те, что меньше всего значат для замыслов.',
  ],
} as const satisfies Record<string, readonly [string, string]>
