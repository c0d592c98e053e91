// Rulings of the campaign, in our words (A150 to A159, and what the reference rules on Summits).

import type { Lang } from '@understudy/procedure'

export const talkRulings = {
  A93: {
    en: 'Minus 1 if any rival of the bot that decides comes to contend, plus 1 if that bot does itself.',
    ru: 'Минус 1, если в борьбу вступит любой соперник решающего бота, плюс 1, если сам этот бот.',
  },
  A94: {
    en: 'The Power at stake counts for every declared ambition the bot is contending, whether the trade touches it or not. (Option: only where it gives something away that counts.)',
    ru: 'Очки власти вычитаются за каждый объявленный замысел, за который бот борется, касается его сделка или нет. (Опция: только если он отдаёт то, что там считается.)',
  },
  A95: {
    en: 'The rounds and the goes are both limits: the Negotiations end with whichever is used up first.',
    ru: 'Ограничивают и раунды, и очереди: переговоры кончаются с тем, что исчерпано раньше.',
  },
  A96: {
    en: 'An offer of a bot is the smallest that comes to +2 or more: resources first, then promised Favors.',
    ru: 'Предложение бота — наименьшее, с которым поправки дают +2 или больше: сначала ресурсы, затем обещанные услуги.',
  },
  A97: {
    en: 'Favors are returned for what contends a declared ambition, then an undeclared one, then for the objective, then to end a rival’s contention; nothing else.',
    ru: 'Услуги возвращаются за то, с чем он вступит в борьбу за объявленный замысел, затем за необъявленный, затем ради задачи, затем чтобы соперник перестал бороться; больше ни за что.',
  },
  A98: {
    en: 'Peace is aligned with Keeper and Empath, Escalation with Tycoon, War with Warlord and Tyrant. An aligned Policy is enforced, else it is changed to one that is, declared ambitions first; without any it is enforced. Of the Demand the bot takes what makes it contend, then what ends a rival’s contention. Ships of Escalation go where it has pieces and there is Blight or an Outlaw.',
    ru: '«Мир» соответствует «Хранителю» и «Эмпату», «Эскалация» — «Магнату», «Война» — «Полководцу» и «Тирану». Соответствующую политику проводят, иначе меняют на такую, сначала ради объявленных замыслов; если такой нет, проводят нынешнюю. По требованию берут то, с чем бот вступит в борьбу, затем то, без чего соперник перестанет бороться. Корабли «Эскалации» встают туда, где есть его фишки и скверна или отступник.',
  },
  A99: {
    en: 'The Council: the Admiral chooses Edicts, the Caretaker with sleeping Golems off the map Crises, a First Regent who would enforce Edicts; otherwise the event die decides.',
    ru: 'Совет: Адмирал выбирает эдикты, Смотритель со спящими големами вне поля — кризисы, первый регент, который провёл бы политику, — эдикты; иначе решает кубик событий.',
  },
  A100: {
    en: 'Bots bargain only through offers of the rounds; they make none to people.',
    ru: 'Боты торгуются только предложениями раундов; людям они ничего не предлагают.',
  },
  A101: {
    en: 'An action adds each kind of grievance once; agents that a Bargain sends home are not captured.',
    ru: 'Действие добавляет обиду каждого вида один раз; агенты, которых торг отправил домой, в плен не взяты.',
  },
  A122: {
    en: 'The Steward calls by the die like everybody, and petitions if there is a Summit. (Option: it always calls.)',
    ru: 'Наместник созывает саммит по кубику, как все, и обращается к совету, если саммит есть. (Опция: созывает всегда.)',
  },
  A123: {
    en: '“The player” that a bot spies on is, of several people, one at random. A bot without another bot to deal with passes its go, and a round is gone.',
    ru: '«Игрок», против которого шпионит бот, — при нескольких людях случайный из них. Бот, которому не с кем торговаться, пропускает очередь, и раунд потрачен.',
  },
  A150: {
    en: 'Grievances come from what the acting seat does: not from ships that an attacker loses by its own dice. Agents taken as Trophies in a ransack are neither destroyed nor captive; a Golem is no resource; an Outlaw who steals from the Trust steals from the First Regent; what a Demand takes is not stolen.',
    ru: 'Обиды приносит то, что делает действующее место: не корабли, которые нападающий теряет от своих кубиков. Агенты, ставшие трофеями при разграблении двора, не уничтожены и не пленены; голем не ресурс; отступник, крадущий из казны, крадёт у первого регента; взятое по требованию не украдено.',
  },
  A151: {
    en: 'A go without an offer takes a round, a person’s too; the second round of the Magnate likewise.',
    ru: 'Очередь без предложения тоже занимает раунд, и у человека; второй раунд Негоцианта — так же.',
  },
  A152: {
    en: 'Too few Weapons under War: the bot itself first, then by lot.',
    ru: 'Оружия при «Войне» не хватает: сначала сам бот, затем по жребию.',
  },
  A153: {
    en: 'Use Imperial Foundries: as many ships as can be replaced, by lot.',
    ru: 'Имперские верфи: столько кораблей, сколько можно заменить, по жребию.',
  },
  A154: {
    en: '“As efficiently as possible”: of what serves the same line the action that costs fewest Favors, one after another, each judged by itself.',
    ru: '«Как можно выгоднее»: из того, что служит одной строке, действие, на которое нужно меньше услуг, одно за другим, каждое само по себе.',
  },
  A155: {
    en: 'Only what is offered above an even trade counts, however little is offered for much. (Option: −1 for each action below.)',
    ru: 'Считается только предложенное сверх равного обмена, как бы мало ни предлагали за многое. (Опция: −1 за каждое недостающее действие.)',
  },
  A156: {
    en: 'A bot looks at the other bots in turn order from its own seat; with each first at what makes it contend, then at its objective. The whole trade must still bring that, and must not cost it the contention of a declared ambition. Favors that it offers are its own agents. Pieces on the map are wanted by the Founder alone.',
    ru: 'Бот смотрит на других ботов по порядку хода от своего места; у каждого сначала на то, с чем вступит в борьбу, затем на свою задачу. Это должна давать вся сделка, и она не должна стоить ему борьбы за объявленный замысел. Услуги, которые он предлагает, — его собственные агенты. Фишки на поле нужны только Основателю.',
  },
  A157: {
    en: 'Failures count within one go, whichever bots the offers were made to.',
    ru: 'Неудачи считаются в пределах одной очереди, кому бы ни предлагали.',
  },
  A158: {
    en: 'An Export needs an objective that is still open; of the resources that may go, those that count least in ambitions go first.',
    ru: 'Вывоз нужен, пока задача не исполнена; из ресурсов, которые можно отдать, сначала идут те, что меньше всего значат для замыслов.',
  },
} as const satisfies Record<string, Readonly<Record<Lang, string>>>
