// Русский: что происходит в кампании, почему чего-то нельзя, как выглядит стол.

import { listing, type Phrases } from '@understudy/procedure'
import * as words from '../../../text/words.ts'
import type { Colour, CourtId, Owner, Resource } from '../../../vocabulary.ts'
import type { Harm } from '../../battle/harm.ts'
import { FATE_DATA } from '../data.ts'
import type { CampaignSayings } from '../sayings.ts'
import type { FateId, Part } from '../vocabulary.ts'
import { partsText } from './parts.ts'

const S = (colour: Colour): string => words.seatName('ru', colour)
const of_ = (colour: Colour): string => words.ofSeat(colour)
const to_ = (colour: Colour): string => words.toSeat(colour)
const O = (owner: Owner): string => words.ownerName('ru', owner)
const card = (id: string): string => words.courtName('ru', id as CourtId)
const at = (system: Parameters<typeof words.place>[1]): string => words.place('ru', system)
const site = (id: Parameters<typeof words.siteName>[1]): string => words.siteName('ru', id)
const ships = (n: number): string => words.shipsN('ru', n)
const types = (list: readonly Resource[]): string =>
  listing(
    'ru',
    list.map((type) => words.resource('ru', type)),
  ) || 'ничего'
const fate = (id: FateId): string => `«${FATE_DATA[id].name.ru}»`
const golem = (id: string): string => words.resource('ru', id as Resource)
const parts = (json: unknown): string => partsText('ru', json as readonly Part[])
const form = (n: number, one: string, few: string, many: string): string => {
  const [d, dd] = [n % 10, n % 100]
  return d === 1 && dd !== 11 ? one : d >= 2 && d <= 4 && (dd < 12 || dd > 14) ? few : many
}
const imperial = (n: number): string =>
  `${n} ${form(n, 'имперский корабль', 'имперских корабля', 'имперских кораблей')}`
const favors = (n: number): string => `${n} ${form(n, 'услугу', 'услуги', 'услуг')}`
const golems = (n: number): string => `${n} ${form(n, 'голема', 'голема', 'големов')}`

const grudges = (n: number): string => `${n} ${form(n, 'обида', 'обиды', 'обид')}`
const HARM_RU: Readonly<Record<Harm, string>> = {
  battle: 'нападение',
  destroyed: 'уничтожение фишки',
  stolen: 'кража',
  taxed: 'сбор налогов с города',
  captured: 'агент взят в плен',
}

export const POLICY_RU = { peace: '«Мир»', escalation: '«Эскалация»', war: '«Война»' } as const
export const FACE_RU = {
  'crisis-a': 'кризис, стрела',
  'crisis-c': 'кризис, полумесяц',
  'crisis-h': 'кризис, шестиугольник',
  'edict-a': 'эдикт, стрела',
  'edict-c': 'эдикт, полумесяц',
  'edict-h': 'эдикт, шестиугольник',
} as const
const LAST = { ship: 'последний корабль', city: 'последний город', starport: 'последний космопорт' } as const
const NONE_OF = { ship: 'корабля', city: 'города', starport: 'космопорта' } as const

export const campaignRu: Phrases<CampaignSayings> = {
  'log.advanced': ({ seat, fate: id, n, left }) =>
    `${S(seat)} (${fate(id)}) продвигает задачу на ${n}: ${left === 0 ? 'исполнена' : `осталось ${left}`}.`,
  'log.agreed': () => 'Сделка заключена.',
  'log.amends': ({ seat, of, n }) => `${S(seat)} заглаживает обиду ${of_(of)}; осталось обид: ${n}.`,
  'log.awakened': ({ seat, n }) => `${S(seat)} забирает с поля ${golems(n)}.`,
  'log.bargained': ({ seat, of, card: id }) =>
    `${S(seat)} торгуется: карту ${card(id)} присваивает ${S(of)}, все агенты с неё возвращаются.`,
  'log.blightCleared': ({ seat, cluster, n }) =>
    `${S(seat)} уничтожает повреждённую скверну в регионе ${cluster}: ${n}.`,
  'log.blightHurt': ({ system, damaged, lost }) => `Скверна, ${at(system)}: повреждено ${damaged}, уничтожено ${lost}.`,
  'log.blightHits': ({ of, system, n, lost }) =>
    `Скверна бьёт: ${O(of)}, ${at(system)}; ударов ${n}${lost > 0 ? `, уничтожено ${lost}` : ''}.`,
  'log.blightLooms': ({ cluster }) => `Скверна региона ${cluster} восстанавливается, появляется новая.`,
  'log.buriedCard': ({ card: id }) => `Карта ${card(id)} кладётся под колоду двора.`,
  'log.cityFreed': ({ site: id, of }) => `Город ${of_(of)}, ${site(id)}, становится вольным.`,
  'log.councilChose': ({ seat, as }) => `${S(seat)} разыгрывает совет: ${as === 'crises' ? 'кризисы' : 'эдикты'}.`,
  'log.councilResolves': ({ seat }) => `Совет решил: разыгрывает ${S(seat)}.`,
  'log.countered': ({ seat, parts: json }) => `${S(seat)} предлагает другое: ${parts(json)}.`,
  'log.courtCrisis': ({ card: id }) => `Кризис: карта ${card(id)}.`,
  'log.demanded': ({ seat, of }) => `${S(seat)} забирает фишку ${of_(of)}.`,
  'log.droppedGuild': ({ seat, card: id }) => `${S(seat)} сбрасывает карту ${card(id)}.`,
  'log.empireEnds': ({ seat, n }) =>
    `Регентов не осталось: казна уходит в запас, ${S(seat)} теряет ${words.powerN('ru', n)}.`,
  'log.enforced': ({ seat, policy }) => `${S(seat)} проводит политику ${POLICY_RU[policy]}.`,
  'log.escalated': ({ seat, system, n }) => `${S(seat)} выставляет ${imperial(n)}: ${at(system)}.`,
  'log.event': ({ seat, n }) =>
    n === 0
      ? `${S(seat)} разыгрывает событие: действий оно не даёт.`
      : `${S(seat)} разыгрывает событие: ${words.pipsN('ru', n)}, как у главной карты.`,
  'log.eventResolves': ({ seat }) => `Событие разыгрывает ${S(seat)}.`,
  'log.eventRoll': ({ event, number }) => `Кубик событий: ${FACE_RU[event]}; кубик чисел: ${number}.`,
  'log.exported': ({ seat }) => `${S(seat)} вывозит три ресурса.`,
  'log.fate': ({ seat, fate: id }) => `${S(seat)}: судьба ${fate(id)}.`,
  'log.fateCompleted': ({ seat, fate: id }) => `${S(seat)}, судьба ${fate(id)}: задача исполнена.`,
  'log.fateFailed': ({ seat, fate: id, n }) =>
    `${S(seat)}, судьба ${fate(id)}: задача провалена, минус ${words.powerN('ru', n)}.`,
  'log.favorTaken': ({ seat, of }) => `${S(seat)} берёт агента ${of_(of)} как услугу.`,
  'log.favorsReturned': ({ seat, of, n }) => `${S(seat)} возвращает ${to_(of)} ${favors(n)}.`,
  'log.firstRegent': ({ seat }) => `Первый регент: ${S(seat)}.`,
  'log.founded': ({ seat, piece, system }) =>
    `${S(seat)} ставит ${words.PIECE[piece].ru} и три корабля: ${at(system)}.`,
  'log.foundry': ({ seat, system }) => `${S(seat)} меняет корабль на имперский: ${at(system)}.`,
  'log.golemFound': ({ seat, golem: id, awake }) =>
    `${S(seat)} находит: ${golem(id)}, ${awake ? 'пробуждён' : 'спит'}.`,
  'log.golemGiven': ({ to, golem: id }) => `${words.capital(golem(id))} достаётся ${to_(to)}, спящим.`,
  'log.golemUsed': ({ seat, golem: id }) => `${S(seat)} тратит: ${golem(id)}.`,
  'log.golemsWake': ({ n }) => `Пробудилось големов: ${n}.`,
  'log.grievance': ({ seat, of, harm, n }) =>
    `${S(seat)} запоминает обиду: ${HARM_RU[harm]}, виновник — ${S(of)}; против него ${grudges(n)}.`,
  'log.imperialClusters': ({ first, second }) => `Имперские регионы: ${first} и ${second}.`,
  'log.imperialJoins': ({ n }) => `К атаке присоединяется: ${imperial(n)}.`,
  'log.imperialMoved': ({ seat, from, to, n }) => `${S(seat)} берёт с собой ${imperial(n)}: ${at(from)} → ${at(to)}.`,
  'log.inSession': () => 'Имперский совет заседает.',
  'log.league': ({ seat, types: list }) => `${S(seat)} кладёт на карту «Купеческая лига»: ${types(list)}.`,
  'log.leagueCrisis': ({ seat, n }) => `${S(seat)} сбрасывает с карты «Купеческая лига» ${words.tokensN('ru', n)}.`,
  'log.markerBack': ({ ambition }) => `Старший маркер снят с замысла «${words.ambitionName('ru', ambition)}».`,
  'log.offerRoll': ({ die }) => `На кубике предложения: ${die}.`,
  'log.offered': ({ seat, to, parts: json }) => `${S(seat)} делает предложение ${to_(to)}: ${parts(json)}.`,
  'log.outlaw': ({ seat }) => `${S(seat)} становится отступником.`,
  'log.parade': ({ seat, system, n }) => `${S(seat)} выводит на парад ${ships(n)}: ${at(system)}.`,
  'log.part': ({ part }) => `${words.capital(parts([part]))}.`,
  'log.peace': ({ seat, power }) => `${S(seat)} получает ${words.powerN('ru', power)} за города.`,
  'log.policy': ({ policy }) => `Политика: ${POLICY_RU[policy]}.`,
  'log.policyChanged': ({ seat, policy }) => `${S(seat)} меняет политику на ${POLICY_RU[policy]}.`,
  'log.proposed': ({ seat, parts: json }) => `${S(seat)} предлагает: ${parts(json)}.`,
  'log.recovered': ({ seat, card: id, on }) => `${S(seat)} прикладывает карту ${card(id)} к карте ${card(on)}.`,
  'log.regent': ({ seat }) => `${S(seat)} становится регентом.`,
  'log.scrapped': ({ card: id }) => `Карта ${words.actionCard('ru', id)} уходит из кампании.`,
  'log.side': ({ seat, side }) => `${S(seat)} играет её стороной «${side === 'zeal' ? 'Рвение' : 'Мудрость'}».`,
  'log.speakers': ({ seat, n }) => `${S(seat)} слушает камни: ход окончен${n > 0 ? `, забирает ${golems(n)}` : ''}.`,
  'log.spied': ({ seat, of }) => `${S(seat)} шпионит, соперник — ${S(of)}: старшие карты меняют владельцев.`,
  'log.stoleTrust': ({ seat, of, types: list }) =>
    `${S(seat)} крадёт из казны: ${types(list)}; столько же власти теряет ${S(of)}.`,
  'log.summit': ({ seat }) => `${S(seat)} созывает саммит.`,
  'log.talkPassed': ({ seat }) => `${S(seat)} больше ничего не предлагает.`,
  'log.talkRounds': ({ die, n }) => `Переговоры: на кубике ${die}, раундов будет ${n}.`,
  'log.taught': ({ seat, number, on }) => `${S(seat)} учит: Вера ${number} приложена к карте ${card(on)}.`,
  'log.trustTook': ({ of, type }) => `В казну уходит ресурс ${of_(of)}: ${words.resource('ru', type)}.`,
  'log.turnedDown': ({ seat }) => `${S(seat)} отказывается.`,

  'no.agentsOf': ({ of }) => `У ${of_(of)} нет агентов в запасе.`,
  'no.amends': () => 'Обиду заглаживают услугой: возвращают боту его услугу или дают своего агента.',
  'no.attach': ({ card: id }) => `К карте ${card(id)} приложить нельзя: на ней агенты или уже приложена карта.`,
  'no.awaken': ({ system }) => `Здесь нет голема, которого можно забрать: ${at(system)}.`,
  'no.awakenNone': () => 'Назовите врата, с которых берёте големов.',
  'no.beacon': () => 'Для этого нужен «Маяк големов».',
  'no.believer': () => 'Учит только «Верующий».',
  'no.blightStops': ({ system }) => `Скверна обрывает любой гиперпрыжок: ${at(system)}.`,
  'no.cedeLast': ({ piece }) => `Уступить ${LAST[piece]} на поле нельзя.`,
  'no.cedeShips': ({ site: id }) => `Здание уступают только там, где нет своих кораблей: ${site(id)} не подходит.`,
  'no.cedeSupply': ({ of, piece }) => `У ${of_(of)} нет в запасе ${NONE_OF[piece]}.`,
  'no.councilDecided': () => 'Имперский совет решил: пока он снова не заседает, он недоступен.',
  'no.dealByDie': () => 'Боты не торгуются свободно: об их согласии бросают кубик.',
  'no.dealSize': ({ n }) => `В сделке от 1 до ${n} частей.`,
  'no.dieStays': () => 'Этот кубик не перебрасывался: он остаётся как лежит.',
  'no.diceLater': () => 'Здесь кубики выбирают позже.',
  'no.enoughTalk': ({ n }) => `На этом саммите уже было предложений: ${n}. Больше нельзя.`,
  'no.escalate': ({ system }) =>
    `Эскалация: имперские корабли ставят туда, где правит Империя, а если таких систем нет, к космопорту первого регента: ${at(system)} не подходит.`,
  'no.event': ({ card: id }) => `${words.actionCard('ru', id)} — не событие.`,
  'no.eventCopy': () => 'Событие играют только как событие: им нельзя превзойти, сменить масть или копировать.',
  'no.eventLead': () => 'Событием нельзя открыть раунд.',
  'no.eventSeize': () => 'Событием нельзя перехватить инициативу.',
  'no.expel': ({ of }) =>
    `Скажите, становится ли отступником ${S(of)}; об этом спрашивают, только если у регента нет ни фишки, ни агента.`,
  'no.exportThree': () => 'Вывозят ровно три ресурса.',
  'no.faithfulEmpty': () => 'Стопка веры пуста.',
  'no.fateDrawn': () => 'Эта судьба у кого-то другого.',
  'no.fateNotDrawn': ({ fate: id }) => `Судьбу ${fate(id)} вы не брали.`,
  'no.favor': ({ of }) => `Услуги ${of_(of)} здесь нет.`,
  'no.favorAim': () => 'За возвращённую услугу соперник делает что-то для вас.',
  'no.favorsCost': ({ of, n }) => `Это стоит ${favors(n)} ${of_(of)}.`,
  'no.fiascoCount': ({ n }) => `Сбросить нужно ровно ${words.cardsN('ru', n)}.`,
  'no.found': ({ system }) =>
    `Ставить можно только на планету с имперским кораблём и пустой ячейкой: ${at(system)} не подходит.`,
  'no.foundry': ({ system }) => `Столько своих космопортов и кораблей здесь нет: ${at(system)}.`,
  'no.freeCityAt': ({ system }) => `Здесь нет вольного города: ${at(system)}.`,
  'no.frozen': ({ of }) => `Такого замороженного ресурса у ${of_(of)} взять нельзя.`,
  'no.golem': ({ golem: id }) => `Этого голема у вас нет: ${golem(id)}.`,
  'no.golemOff': ({ golem: id }) => `Этот голем уже не на поле: ${golem(id)}.`,
  'no.golemRoom': ({ of }) => `У ${of_(of)} нет места для голема.`,
  'no.golemSleeps': ({ golem: id }) => `${words.capital(golem(id))} спит.`,
  'no.golemSpend': () => 'Голем не ресурс: его тратят, применяя.',
  'no.golemTrade': () => 'Голем меняет владельца только при налёте или когда его тратят.',
  'no.golemUse': ({ golem: id }) => `${words.capital(golem(id))} умеет другое.`,
  'no.highest': ({ card: id }) => `${words.actionCard('ru', id)} — не старшая карта руки.`,
  'no.imperialShips': ({ system, n }) =>
    n === 0
      ? `Закон присутствия: имперскими кораблями здесь вы не командуете: ${at(system)}.`
      : `Столько имперских кораблей отсюда не взять: ${at(system)}, под вашим командованием ${imperial(n)}.`,
  'no.imperialSupply': ({ n }) => `В запасе осталось: ${imperial(n)}.`,
  'no.inSession': () => 'Совет уже заседает.',
  'no.intrigueAgents': ({ n }) => `Перейти могут не больше чем ${words.agentsN('ru', n)}.`,
  'no.inviteFirst': () => 'В Империю приглашает только первый регент.',
  'no.inviteOutlaw': ({ of }) => `${S(of)} и так регент.`,
  'no.isOutlaw': () => 'Отступник уже покинул Империю.',
  'no.leagueHas': ({ of, type }) => `У ${of_(of)} на карте «Купеческая лига» этого нет: ${words.resource('ru', type)}.`,
  'no.leagueTwo': () => 'На карту «Купеческая лига» кладут один или два ресурса.',
  'no.loomsCluster': () => 'В регионе нужна своя фишка.',
  'no.magnate': () => 'Вывозит только «Негоциант».',
  'no.movementLaw': ({ imperial: n, loyal }) =>
    `Закон перемещения: имперских кораблей (${n}) больше, чем своих (${loyal}); с каждым своим идёт не больше одного.`,
  'no.namePiece': ({ of }) => `Назовите, что берёте у ${of_(of)}.`,
  'no.nameSide': ({ card: id }) =>
    `Скажите, какой стороной играется ${words.actionCard('ru', id)}: рвение или мудрость.`,
  'no.noSide': ({ card: id }) => `У карты ${words.actionCard('ru', id)} нет сторон.`,
  'no.noGrievance': ({ of }) => `У ${of_(of)} нет на вас обиды.`,
  'no.notConcerned': () => 'Предложение касается того, кто его делает, и кого-то ещё.',
  'no.notDemanded': ({ of }) => `Этого требование у ${of_(of)} не берёт.`,
  'no.offerBoth': () => 'В предложении есть хотя бы одно действие с каждой стороны.',
  'no.offerSize': ({ n }) => `В предложении от 2 до ${n} действий.`,
  'no.offerTo': () => 'Предложение — между вами и одним ботом.',
  'no.onlyRegents': () => 'Оружие получают только регенты.',
  'no.openTo': () => 'Предложение, открытое нескольким, — между вами и первым из них.',
  'no.overseers': () =>
    '«Блюстители гильдий»: действия карт гильдий — только при призовом месте в объявленном замысле.',
  'no.owesNothing': ({ of }) => `${S(of)} (уже) ничего не должен.`,
  'no.ownBuilding': ({ site: id }) => `Здесь нет здания того, кто его уступает: ${site(id)}.`,
  'no.ownCity': ({ site: id }) => `Здесь нет вашего города: ${site(id)}.`,
  'no.paradeNothing': () => 'Назовите вольный город, или станьте отступником, или откажитесь.',
  'no.paradeShips': () => 'Для парада не осталось кораблей.',
  'no.partisanCard': () => '«Партизан» перехватывает инициативу запретом, а не второй картой.',
  'no.partisanSeizing': () => 'Перехватить инициативу запретом может только «Партизан».',
  'no.presence': ({ system }) => `Закон присутствия: имперскими кораблями здесь вы не командуете: ${at(system)}.`,
  'no.protected': ({ card: id }) => `Карта ${card(id)} защищена: она остаётся у владельца.`,
  'no.recoverNothing': () => 'В сбросе двора нет карты гильдии.',
  'no.rerollNothing': () => 'Назовите хотя бы один кубик.',
  'no.revive': () => 'Империю возрождают, только когда регентов нет.',
  'no.samePolicy': ({ policy }) => `Политика и так ${POLICY_RU[policy]}.`,
  'no.speakers': () => 'Взять можно только големов соперников, каждого один раз.',
  'no.spied': () => 'Шпионить можно раз за ход.',
  'no.spyHand': () => 'Без карты с числом на руке шпионить нельзя.',
  'no.stealAll': ({ n }) => `Украсть нужно ровно ${words.tokensN('ru', n)}: сколько есть места.`,
  'no.teachCity': ({ card: id }) => `У вас нет города на планете того типа, что у карты ${card(id)}.`,
  'no.teachGuild': ({ card: id }) => `${card(id)} — не карта гильдии в ряду.`,
  'no.truce': ({ of, system }) => `Перемирие: вы и ${S(of)} — регенты, а здесь имперский корабль: ${at(system)}.`,
  'no.truceEmpire': () => 'Перемирие: регент не вредит Империи.',
  'no.truceTax': ({ of, site: id }) =>
    `Перемирие: вы и ${S(of)} — регенты, а рядом с городом имперский корабль: ${site(id)}.`,
  'no.trustHas': ({ type }) => `В казне больше нет того, что можно взять: ${words.resource('ru', type)}.`,
  'no.weaponsCount': ({ n }) => `Оружие получают ровно столько регентов: ${n}.`,

  'ask.answer': ({ seat, by, parts: json, die }) =>
    `${S(seat)}: предложение, делает ${S(by)} — ${parts(json)}; на кубике ${die}`,
  'ask.demand': ({ seat, policy }) => `${S(seat)}: политика ${POLICY_RU[policy]}`,
  'ask.proposal': ({ seat, by, parts: json }) => `${S(seat)}: предлагает ${S(by)} — ${parts(json)}`,
  'ask.talk': ({ seat, rounds, failures }) =>
    `${S(seat)}: предложение боту или отказ (раундов осталось: ${rounds}${failures > 0 ? `, отклонено: ${failures}` : ''})`,
  'bad.attached': ({ spot }) => `К месту двора ${spot} приложена карта, но там ничего не лежит.`,
  'bad.council': () => 'На совете агенты, хотя он решил.',
  'bad.faithful': ({ card: id, n }) => `${words.actionCard('ru', id)} лежит в нескольких местах или нигде: ${n}.`,
  'bad.fateTwice': ({ fate: id }) => `Судьба ${fate(id)} у двух мест.`,
  'bad.firstRegent': ({ of }) => `${S(of)} — первый регент, но отступник.`,
  'bad.free': ({ piece, n, most }) =>
    `${piece === 'city' ? 'Вольных городов' : 'Вольных космопортов'}: ${n}, а в коробке только ${most}.`,
  'bad.golem': ({ golem: id, n }) => `${words.capital(golem(id))} сразу в нескольких местах: ${n}.`,
  'bad.golems': ({ n, must }) =>
    must === 0 ? `Без Смотрителя големов в игре нет, а их ${n}.` : `Големов: ${n}, а должно быть ровно ${must}.`,
  'bad.imperial': ({ n, most }) => `Имперских кораблей или скверны: ${n}, а в коробке только ${most}.`,
  'bad.league': ({ n }) => `Карта «Купеческая лига» ни у кого, но на ней ${words.tokensN('ru', n)}.`,
  'bad.noFate': ({ of }) => `У ${of_(of)} нет судьбы.`,
  'bad.trust': ({ n }) => `Казна ни у кого, но в ней ${words.tokensN('ru', n)}.`,
  'choose.part': ({ part }) => parts([part]),
  'choose.partner': ({ of }) => `предложение ${to_(of)}`,
  'choose.openTo': ({ of }) => `при отказе — то же ${to_(of)}`,
  'choose.third': ({ of }) => `третья сторона — ${S(of)}`,
  'choose.pair': ({ seat, of }) => `что ${S(seat)} делает для ${words.ofSeat(of)}`,
  'over.act': ({ seat, power, carried }) =>
    `Акт I окончен: побеждает ${S(seat)}, ${words.powerN('ru', power)}; дальше переходит ${carried}.`,
  'put.attached': ({ spot, card: id }) =>
    id === 'none' ? `Место двора ${spot}: ничего не приложено.` : `Место двора ${spot}: приложите карту ${card(id)}.`,
  'put.council': ({ side, of }) =>
    side === 'session'
      ? 'Имперский совет: заседает.'
      : side === 'decided'
        ? 'Имперский совет: решил.'
        : `Имперский совет: решил, лежит под картой ${of === 'none' ? '–' : of_(of)}.`,
  'put.deckOrder': ({ deck, buried }) =>
    buried === 0
      ? `Колода двора: ${words.cardsN('ru', deck)}; можно перетасовать.`
      : `Колода двора: ${words.cardsN('ru', deck)}, их можно перетасовать; под ними ${words.cardsN('ru', buried)}, они остаются внизу.`,
  'put.discardOrder': ({ cards }) =>
    `Сброс двора снизу, в этом порядке: ${listing('ru', cards.map(card)) || 'ничего'}.`,
  'put.faithful': ({ n }) => (n === 0 ? 'Стопка веры пуста.' : `Стопка веры: сверху ${n}, снизу 1; порядок сохраните.`),
  'put.fate': ({ of, fate: id, left }) =>
    id === 'none' ? `${S(of)}: судьбы ещё нет.` : `${S(of)}: судьба ${fate(id)}, задача на ${left}.`,
  'put.favors': ({ seat, of, n }) => `${S(seat)}: услуги ${of_(of)} — ${n}.`,
  'put.firstRegent': ({ of }) => (of === 'none' ? 'Первого регента нет.' : `Первый регент: ${S(of)}.`),
  'put.golemMap': ({ clusters }) =>
    `Неизвестный спящий голем у врат этих регионов: ${clusters.join(', ') || 'нет'}; их можно перемешать.`,
  'put.golems': ({ of, golems: list }) =>
    `Големы ${of_(of)}: ${list.map((each) => golem(each.replace(' *', '')) + (each.endsWith('*') ? ' (спит)' : '')).join(', ') || 'нет'}.`,
  'put.grievances': ({ seat, of, n }) => `${S(seat)}: ${grudges(n)} против ${of_(of)}.`,
  'put.league': ({ types: list }) => `На карте «Купеческая лига»: ${types(list)}.`,
  'put.policy': ({ policy }) => `Политика: сверху ${POLICY_RU[policy]}.`,
  'put.scrapped': ({ cards }) =>
    `Вне кампании: ${
      listing(
        'ru',
        cards.map((id) => words.actionCard('ru', id)),
      ) || 'ни одной карты действия'
    }.`,
  'put.title': ({ of, outlaw }) => `${S(of)}: ${outlaw ? 'отступник' : 'регент'}.`,
  'put.trust': ({ types: list }) => `В казне: ${types(list)}.`,
}
