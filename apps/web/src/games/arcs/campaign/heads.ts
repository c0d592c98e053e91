// Headlines of what only an act has.

import { FATE_DATA, type FateId, type PolicyId } from '@understudy/arcs/act'
import {
  ambitionName,
  ofSeat,
  PIECE,
  place,
  powerN,
  resource,
  seatName,
  shipsN,
  tokensN,
  toSeat,
} from '@understudy/arcs/text'
import type { Ambition, Colour, CourtId, Resource } from '@understudy/arcs/vocabulary'
import { plural } from '@understudy/procedure'
import type { Kind } from '../../heads.ts'
import type { At } from '../telling/heads-facts.ts'
import { counted, plain } from '../telling/heads-kinds.ts'
import { atSystem, type Counted, card, countedAt, favors, golems, imperial, policyOf, toward } from './heads-shared.ts'

export const ACT_KINDS: readonly Kind[] = [
  // What somebody becomes.
  plain(11, 'log.fateCompleted', { en: 'completes its objective', ru: 'исполняет свою задачу' }),
  {
    weight: 11,
    of: ['log.fateFailed'],
    count: ({ n }: Counted) => n,
    one: ({ n }: Counted) => ({ en: `fails its objective: −${n} Power`, ru: `не исполняет задачу: −${n} власти` }),
    many: (n) => ({ en: `fails: −${n} Power`, ru: `не исполняет задачу: −${n} власти` }),
  },
  {
    weight: 9,
    of: ['log.fate'],
    one: ({ fate }: { fate: FateId }) => ({
      en: `is ${FATE_DATA[fate].name.en}`,
      ru: `судьба: ${FATE_DATA[fate].name.ru}`,
    }),
    many: () => ({ en: 'shows its Fate', ru: 'показывает свою судьбу' }),
  },
  plain(9.5, 'log.outlaw', { en: 'becomes an Outlaw', ru: 'становится отступником' }),
  plain(9, 'log.regent', { en: 'becomes a Regent', ru: 'становится регентом' }),
  plain(9.2, 'log.firstRegent', { en: 'becomes First Regent', ru: 'становится первым регентом' }),
  counted(10, 'log.empireEnds', (n) => ({
    en: `loses ${powerN('en', n)}: no Regent is left`,
    ru: `теряет ${powerN('ru', n)}: регентов нет`,
  })),
  {
    weight: 5,
    of: ['log.advanced'],
    count: ({ n }: Counted) => n,
    one: ({ n, left }: Counted & { left: number }) => ({
      en: `objective −${n}: ${left} left`,
      ru: `задача −${n}: осталось ${left}`,
    }),
    many: (n) => ({ en: `objective −${n}`, ru: `задача −${n}` }),
  },
  // Events, the Council, Edicts.
  {
    weight: 3.2,
    of: ['log.event'],
    one: ({ n }: Counted) =>
      n === 0
        ? { en: 'plays an Event', ru: 'разыгрывает событие' }
        : {
            en: `plays an Event, ${plural('en', n, { one: 'action', many: 'actions' })}`,
            ru: `разыгрывает событие, ${plural('ru', n, { one: 'действие', few: 'действия', many: 'действий' })}`,
          },
    many: (n) =>
      n === 1
        ? { en: 'plays an Event', ru: 'разыгрывает событие' }
        : { en: `plays ${n} Events`, ru: `разыгрывает события: ${n}` },
  },
  plain(4, 'log.eventResolves', { en: 'resolves the Event', ru: 'разыгрывает событие' }),
  {
    weight: 4.2,
    of: ['log.eventRoll'],
    one: ({ event, number }: { event: string; number: number }) =>
      event.startsWith('crisis')
        ? { en: `rolls Crises, ${number}`, ru: `бросок: кризисы, ${number}` }
        : { en: `rolls Edicts, ${number}`, ru: `бросок: эдикты, ${number}` },
    many: (n) =>
      n === 1
        ? { en: 'rolls for an Event', ru: 'бросок события' }
        : { en: `rolls ${n} times for Events`, ru: `броски событий: ${n}` },
  },
  plain(5, 'log.inSession', { en: 'the Council is In Session', ru: 'совет заседает' }),
  plain(5, 'log.councilResolves', { en: 'resolves the Council', ru: 'разыгрывает совет' }),
  {
    weight: 7,
    of: ['log.councilChose'],
    one: ({ as }: { as: 'crises' | 'edicts' }) =>
      ({
        crises: { en: 'resolves the Council as Crises', ru: 'разыгрывает совет: кризисы' },
        edicts: { en: 'resolves the Council as Edicts', ru: 'разыгрывает совет: эдикты' },
      })[as],
    many: () => ({ en: 'resolves the Council', ru: 'разыгрывает совет' }),
  },
  {
    weight: 9,
    of: ['log.enforced'],
    one: ({ policy }: { policy: PolicyId }) => ({
      en: `enforces ${policyOf(policy).en}`,
      ru: `проводит политику: ${policyOf(policy).ru}`,
    }),
    many: () => ({ en: 'enforces the Policy', ru: 'проводит политику' }),
  },
  {
    weight: 9.5,
    of: ['log.policyChanged'],
    one: ({ policy }: { policy: PolicyId }) => ({
      en: `changes the Policy to ${policyOf(policy).en}`,
      ru: `меняет политику: ${policyOf(policy).ru}`,
    }),
    many: () => ({ en: 'changes the Policy', ru: 'меняет политику' }),
  },
  {
    weight: 3,
    of: ['log.policy'],
    one: ({ policy }: { policy: PolicyId }) => ({
      en: `the Policy is ${policyOf(policy).en}`,
      ru: `политика: ${policyOf(policy).ru}`,
    }),
    many: () => ({ en: 'the Policy changes', ru: 'политика меняется' }),
  },
  {
    weight: 6,
    of: ['log.courtCrisis'],
    one: ({ card: id }: { card: CourtId }) => ({ en: `Crisis: ${card(id).en}`, ru: `кризис: ${card(id).ru}` }),
    many: (n) =>
      n === 1
        ? { en: 'a Crisis of the Court', ru: 'кризис двора' }
        : { en: `${n} Crises of the Court`, ru: `кризисы двора: ${n}` },
  },
  {
    weight: 6,
    of: ['log.peace'],
    count: ({ power }: { power: number }) => power,
    one: ({ power }: { power: number }) => ({
      en: `gains ${powerN('en', power)} for its cities`,
      ru: `за города: ${powerN('ru', power)}`,
    }),
    many: (n) => ({ en: `gains ${powerN('en', n)} for cities`, ru: `за города: ${powerN('ru', n)}` }),
  },
  // Blight and the Empire on the map.
  counted(7, 'log.blightHits', (n) => ({
    en: `Blight deals ${plural('en', n, { one: 'hit', many: 'hits' })}`,
    ru: `скверна бьёт: ${n}`,
  })),
  {
    weight: 6,
    of: ['log.blightHurt'],
    one: ({ damaged, lost }: { damaged: number; lost: number }) => ({
      en: `hits Blight: ${damaged} damaged, ${lost} destroyed`,
      ru: `бьёт скверну: −${lost}, повреждено ${damaged}`,
    }),
    many: (n) =>
      n === 1 ? { en: 'hits Blight', ru: 'бьёт скверну' } : { en: `hits Blight ${n} times`, ru: `бьёт скверну: ${n}` },
  },
  {
    weight: 4,
    of: ['log.blightLooms'],
    one: ({ cluster }: { cluster: number }) => ({
      en: `Blight grows in cluster ${cluster}`,
      ru: `скверна растёт (регион ${cluster})`,
    }),
    many: (n) =>
      n === 1
        ? { en: 'Blight grows in a cluster', ru: 'скверна растёт' }
        : { en: `Blight grows in ${n} clusters`, ru: `скверна растёт, регионов: ${n}` },
  },
  countedAt(
    7,
    'log.blightCleared',
    (n) => ({ en: `destroys ${n} Blight`, ru: `уничтожает скверну: ${n}` }),
    ({ cluster }) => ({ en: `in cluster ${cluster}`, ru: `регион ${cluster}` }),
  ),
  countedAt(
    6,
    'log.escalated',
    (n) => ({ en: `places ${imperial(n).en}`, ru: `выставляет ${imperial(n).ru}` }),
    atSystem,
  ),
  counted(4.5, 'log.imperialMoved', (n) => ({
    en: `takes ${imperial(n).en} along`,
    ru: `берёт с собой ${imperial(n).ru}`,
  })),
  counted(3, 'log.imperialJoins', (n) => ({ en: `with ${imperial(n).en}`, ru: `в атаке ${imperial(n).ru}` })),
  countedAt(
    6,
    'log.parade',
    (n) => ({ en: `parades ${shipsN('en', n)}`, ru: `выводит на парад ${shipsN('ru', n)}` }),
    atSystem,
  ),
  {
    weight: 6.5,
    of: ['log.founded'],
    one: ({ piece, system }: At & { piece: 'city' | 'starport' }) => ({
      en: `founds a ${PIECE[piece].en} at ${place('en', system)}`,
      ru: `основывает ${PIECE[piece].ru} (${place('ru', system)})`,
    }),
    many: (n) => ({ en: n === 1 ? 'founds a building' : `founds ${n} buildings`, ru: `основывает здания: ${n}` }),
  },
  plain(5, 'log.foundry', { en: 'turns a ship Imperial', ru: 'меняет корабль на имперский' }),
  toward(
    8,
    'log.cityFreed',
    (of) => ({ en: `makes a city of ${seatName('en', of)} Free`, ru: `город ${ofSeat(of)} становится вольным` }),
    { en: 'makes your city Free', ru: 'ваш город становится вольным' },
    { en: 'makes a city Free', ru: 'город становится вольным' },
  ),
  toward(
    8,
    'log.demanded',
    (of) => ({ en: `takes a piece of ${seatName('en', of)}`, ru: `забирает фишку ${ofSeat(of)}` }),
    { en: 'takes a piece of yours', ru: 'забирает вашу фишку' },
    { en: 'takes a piece', ru: 'забирает фишку' },
  ),
  {
    weight: 4,
    of: ['log.markerBack'],
    one: ({ ambition }: { ambition: Ambition }) => ({
      en: `the top marker leaves ${ambitionName('en', ambition)}`,
      ru: `маркер снят: «${ambitionName('ru', ambition)}»`,
    }),
    many: (n) =>
      n === 1 ? { en: 'a marker leaves', ru: 'снят маркер' } : { en: `${n} markers leave`, ru: `снято маркеров: ${n}` },
  },
  // Golems.
  counted(6, 'log.awakened', (n) => ({
    en: `takes ${golems(n).en} off the map`,
    ru: `забирает с поля ${golems(n).ru}`,
  })),
  plain(5.5, 'log.golemFound', { en: 'finds a Golem', ru: 'находит голема' }),
  plain(5, 'log.golemUsed', { en: 'spends a Golem', ru: 'тратит голема' }),
  toward(
    5,
    'log.golemGiven',
    (to) => ({ en: `gives a Golem to ${seatName('en', to)}`, ru: `отдаёт ${toSeat(to)} голема` }),
    { en: 'gives you a Golem', ru: 'отдаёт вам голема' },
    { en: 'gives a Golem away', ru: 'отдаёт голема' },
    'to',
  ),
  counted(5, 'log.golemsWake', (n) => ({
    en: n === 1 ? 'a Golem wakes' : `${n} Golems wake`,
    ru: `пробудилось големов: ${n}`,
  })),
  plain(6, 'log.speakers', { en: 'lets the stones speak', ru: 'слушает камни' }),
  // Summits and deals.
  plain(9, 'log.summit', { en: 'calls a Summit', ru: 'созывает саммит' }),
  counted(2, 'log.talkRounds', (n) => ({ en: `rounds of talks: ${n}`, ru: `раундов переговоров: ${n}` })),
  toward(
    7,
    'log.offered',
    (to) => ({ en: `makes ${seatName('en', to)} an offer`, ru: `делает предложение ${toSeat(to)}` }),
    { en: 'makes you an offer', ru: 'делает вам предложение' },
    { en: 'makes an offer', ru: 'делает предложение' },
    'to',
  ),
  plain(6.5, 'log.proposed', { en: 'proposes a deal', ru: 'предлагает сделку' }),
  plain(6.4, 'log.countered', { en: 'proposes something else', ru: 'предлагает другое' }),
  {
    weight: 2,
    of: ['log.offerRoll'],
    one: ({ die }: { die: number }) => ({ en: `rolls ${die} for it`, ru: `на кубике ${die}` }),
    many: (n) => (n === 1 ? { en: 'rolls', ru: 'бросок' } : { en: `rolls ${n} times`, ru: `бросков: ${n}` }),
  },
  plain(8, 'log.agreed', { en: 'the deal is agreed', ru: 'сделка заключена' }),
  plain(6, 'log.turnedDown', { en: 'turns the offer down', ru: 'отказывается' }),
  plain(2, 'log.talkPassed', { en: 'makes no further offer', ru: 'больше ничего не предлагает' }),
  toward(
    6,
    'log.amends',
    (of) => ({ en: `makes amends with ${seatName('en', of)}`, ru: `заглаживает обиду ${ofSeat(of)}` }),
    { en: 'makes amends with you', ru: 'заглаживает вашу обиду' },
    { en: 'makes amends', ru: 'заглаживает обиду' },
  ),
  toward(
    7,
    'log.favorTaken',
    (of) => ({ en: `takes a Favor of ${seatName('en', of)}`, ru: `берёт агента ${ofSeat(of)} как услугу` }),
    { en: 'takes a Favor of yours', ru: 'берёт вашего агента как услугу' },
    { en: 'takes a Favor', ru: 'берёт агента как услугу' },
  ),
  counted(6, 'log.favorsReturned', (n) => ({ en: `returns ${favors(n).en}`, ru: `возвращает ${favors(n).ru}` })),
  toward(
    7,
    'log.bargained',
    (of) => ({ en: `lets ${seatName('en', of)} secure a card`, ru: `уступает ${toSeat(of)} карту двора` }),
    { en: 'lets you secure a card', ru: 'уступает вам карту двора' },
    { en: 'lets somebody secure a card', ru: 'уступает карту двора' },
  ),
  toward(
    8,
    'log.spied',
    (of) => ({ en: `spies on ${seatName('en', of)}`, ru: `шпионит, соперник: ${seatName('ru', of)}` }),
    { en: 'spies on you', ru: 'шпионит за вами' },
    { en: 'spies', ru: 'шпионит' },
  ),
  // Tokens and cards.
  plain(6, 'log.exported', { en: 'exports three tokens', ru: 'вывозит три ресурса' }),
  {
    weight: 5,
    of: ['log.league'],
    count: ({ types }: { types: readonly Resource[] }) => types.length,
    one: ({ types }: { types: readonly Resource[] }) => ({
      en: `puts ${tokensN('en', types.length)} onto Merchant League`,
      ru: `«Купеческая лига»: +${tokensN('ru', types.length)}`,
    }),
    many: (n) => ({
      en: `puts ${tokensN('en', n)} onto Merchant League`,
      ru: `«Купеческая лига»: +${tokensN('ru', n)}`,
    }),
  },
  counted(5, 'log.leagueCrisis', (n) => ({
    en: `loses ${tokensN('en', n)} of Merchant League`,
    ru: `«Купеческая лига»: −${tokensN('ru', n)}`,
  })),
  {
    weight: 8,
    of: ['log.stoleTrust'],
    count: ({ types }: { types: readonly Resource[] }) => types.length,
    one: ({ types }: { types: readonly Resource[] }) => ({
      en: `steals ${tokensN('en', types.length)} from the Trust`,
      ru: `крадёт из казны: ${tokensN('ru', types.length)}`,
    }),
    many: (n) => ({ en: `steals ${tokensN('en', n)} from the Trust`, ru: `крадёт из казны: ${tokensN('ru', n)}` }),
  },
  {
    weight: 6,
    of: ['log.trustTook'],
    one: ({ of, type }: { of: Colour; type: Resource }) => ({
      en: `${resource('en', type)} of ${seatName('en', of)} to the Trust`,
      ru: `в казну: ${resource('ru', type)} ${ofSeat(of)}`,
    }),
    many: (n) => ({ en: `${tokensN('en', n)} to the Trust`, ru: `в казну: ${tokensN('ru', n)}` }),
  },
  {
    weight: 5,
    of: ['log.recovered'],
    one: ({ card: id }: { card: CourtId }) => ({
      en: `attaches ${card(id).en}`,
      ru: `прикладывает карту ${card(id).ru}`,
    }),
    many: (n) =>
      n === 1
        ? { en: 'attaches a card', ru: 'прикладывает карту' }
        : { en: `attaches ${n} cards`, ru: `прикладывает карты: ${n}` },
  },
  {
    weight: 4,
    of: ['log.droppedGuild'],
    one: ({ card: id }: { card: CourtId }) => ({
      en: `discards ${card(id).en}`,
      ru: `сбрасывает карту ${card(id).ru}`,
    }),
    many: (n) =>
      n === 1
        ? { en: 'discards a card', ru: 'сбрасывает карту' }
        : { en: `discards ${n} cards`, ru: `сбрасывает карты: ${n}` },
  },
  {
    weight: 6,
    of: ['log.taught'],
    one: ({ number }: { number: number }) => ({ en: `teaches Faithful ${number}`, ru: `учит: Вера ${number}` }),
    many: (n) => (n === 1 ? { en: 'teaches', ru: 'учит' } : { en: `teaches ${n} times`, ru: `учит: ${n}` }),
  },
  {
    weight: 2,
    of: ['log.side'],
    one: ({ side }: { side: 'zeal' | 'wisdom' }) =>
      ({ zeal: { en: 'as Zeal', ru: 'стороной «Рвение»' }, wisdom: { en: 'as Wisdom', ru: 'стороной «Мудрость»' } })[
        side
      ],
    many: () => ({ en: 'plays Faithful cards', ru: 'разыгрывает карты Веры' }),
  },
]
