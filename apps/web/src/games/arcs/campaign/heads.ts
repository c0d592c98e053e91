// Headlines of what only an act has.

import { FATE_DATA, type FateId, type PolicyId } from '@understudy/arcs/act'
import {
  ambitionName,
  courtName,
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
import type { Ambition, Colour, CourtId, Resource, SystemId } from '@understudy/arcs/vocabulary'
import { plural } from '@understudy/procedure'
import type { Kind } from '../../heads.ts'
import { reachWords } from './words.ts'

type Named = { readonly en: string; readonly ru: string }
const both = (en: string, ru: string): Named => ({ en, ru })

/** Told in the same words however often it was. */
const plain = (weight: number, of: string, en: string, ru: string): Kind => ({
  weight,
  of: [of],
  one: () => both(en, ru),
  many: (n) => (n === 1 ? both(en, ru) : both(`${en} (${n}×)`, `${ru} (${n}×)`)),
})

/** Told of somebody else; of several without names. */
const toward = (
  weight: number,
  of: string,
  one: (seat: Colour) => Named,
  /** Told to them. */
  mine: Named,
  en: string,
  ru: string,
  fact: 'of' | 'to' = 'of',
): Kind => ({
  weight,
  of: [of],
  one: (facts: Readonly<Record<'of' | 'to' | 'you', Colour>>) => (facts[fact] === facts.you ? mine : one(facts[fact])),
  many: (n) => (n === 1 ? both(en, ru) : both(`${en} (${n}×)`, `${ru} (${n}×)`)),
})

type Counted = { readonly n: number }
type At = { readonly system: SystemId }

/** So many, at a place if it is one place. */
const counted = (
  weight: number,
  of: string,
  sum: (n: number) => Named,
  where?: (facts: At & { readonly cluster?: number }) => Named,
): Kind => ({
  weight,
  of: [of],
  count: ({ n }: Counted) => n,
  one: (facts: Counted & At) => {
    const [what, there] = [sum(facts.n), where?.(facts)]
    return there === undefined ? what : both(`${what.en} ${there.en}`, `${what.ru} (${there.ru})`)
  },
  many: sum,
})

const atSystem = ({ system }: At): Named => both(`at ${place('en', system)}`, place('ru', system))
const imperial = (n: number): Named =>
  both(
    plural('en', n, { one: 'Imperial ship', many: 'Imperial ships' }),
    plural('ru', n, { one: 'имперский корабль', few: 'имперских корабля', many: 'имперских кораблей' }),
  )
const golems = (n: number): Named =>
  both(
    plural('en', n, { one: 'Golem', many: 'Golems' }),
    plural('ru', n, { one: 'голема', few: 'голема', many: 'големов' }),
  )
const favors = (n: number): Named =>
  both(
    plural('en', n, { one: 'Favor', many: 'Favors' }),
    plural('ru', n, { one: 'услугу', few: 'услуги', many: 'услуг' }),
  )
const policyOf = (policy: PolicyId): Named =>
  both(reachWords('en').policy[policy], `«${reachWords('ru').policy[policy]}»`)
const card = (id: CourtId): Named => both(courtName('en', id), courtName('ru', id))

export const ACT_KINDS: readonly Kind[] = [
  // What somebody becomes.
  plain(11, 'log.fateCompleted', 'completes its objective', 'исполняет свою задачу'),
  {
    weight: 11,
    of: ['log.fateFailed'],
    count: ({ n }: Counted) => n,
    one: ({ n }: Counted) => both(`fails its objective: −${n} Power`, `не исполняет задачу: −${n} власти`),
    many: (n) => both(`fails: −${n} Power`, `не исполняет задачу: −${n} власти`),
  },
  {
    weight: 9,
    of: ['log.fate'],
    one: ({ fate }: { fate: FateId }) => both(`is ${FATE_DATA[fate].name.en}`, `судьба: ${FATE_DATA[fate].name.ru}`),
    many: () => both('shows its Fate', 'показывает свою судьбу'),
  },
  plain(9.5, 'log.outlaw', 'becomes an Outlaw', 'становится отступником'),
  plain(9, 'log.regent', 'becomes a Regent', 'становится регентом'),
  plain(9.2, 'log.firstRegent', 'becomes First Regent', 'становится первым регентом'),
  counted(10, 'log.empireEnds', (n) =>
    both(`loses ${powerN('en', n)}: no Regent is left`, `теряет ${powerN('ru', n)}: регентов нет`),
  ),
  {
    weight: 5,
    of: ['log.advanced'],
    count: ({ n }: Counted) => n,
    one: ({ n, left }: Counted & { left: number }) =>
      both(`objective −${n}: ${left} left`, `задача −${n}: осталось ${left}`),
    many: (n) => both(`objective −${n}`, `задача −${n}`),
  },
  // Events, the Council, Edicts.
  {
    weight: 3.2,
    of: ['log.event'],
    one: ({ n }: Counted) =>
      n === 0
        ? both('plays an Event', 'играет событие')
        : both(
            `plays an Event, ${plural('en', n, { one: 'action', many: 'actions' })}`,
            `разыгрывает событие, ${plural('ru', n, { one: 'действие', few: 'действия', many: 'действий' })}`,
          ),
    many: (n) =>
      n === 1 ? both('plays an Event', 'разыгрывает событие') : both(`plays ${n} Events`, `разыгрывает события: ${n}`),
  },
  plain(4, 'log.eventResolves', 'resolves the Event', 'разыгрывает событие'),
  {
    weight: 4.2,
    of: ['log.eventRoll'],
    one: ({ event, number }: { event: string; number: number }) =>
      event.startsWith('crisis')
        ? both(`rolls Crises, ${number}`, `бросок: кризисы, ${number}`)
        : both(`rolls Edicts, ${number}`, `бросок: эдикты, ${number}`),
    many: (n) =>
      n === 1
        ? both('rolls for an Event', 'бросок события')
        : both(`rolls ${n} times for Events`, `броски событий: ${n}`),
  },
  plain(5, 'log.inSession', 'the Council is In Session', 'совет заседает'),
  plain(5, 'log.councilResolves', 'resolves the Council', 'разыгрывает совет'),
  {
    weight: 7,
    of: ['log.councilChose'],
    one: ({ as }: { as: 'crises' | 'edicts' }) =>
      ({
        crises: both('resolves the Council as Crises', 'разыгрывает совет: кризисы'),
        edicts: both('resolves the Council as Edicts', 'разыгрывает совет: эдикты'),
      })[as],
    many: () => both('resolves the Council', 'разыгрывает совет'),
  },
  {
    weight: 9,
    of: ['log.enforced'],
    one: ({ policy }: { policy: PolicyId }) =>
      both(`enforces ${policyOf(policy).en}`, `проводит политику: ${policyOf(policy).ru}`),
    many: () => both('enforces the Policy', 'проводит политику'),
  },
  {
    weight: 9.5,
    of: ['log.policyChanged'],
    one: ({ policy }: { policy: PolicyId }) =>
      both(`changes the Policy to ${policyOf(policy).en}`, `меняет политику: ${policyOf(policy).ru}`),
    many: () => both('changes the Policy', 'меняет политику'),
  },
  {
    weight: 3,
    of: ['log.policy'],
    one: ({ policy }: { policy: PolicyId }) =>
      both(`the Policy is ${policyOf(policy).en}`, `политика: ${policyOf(policy).ru}`),
    many: () => both('the Policy changes', 'политика меняется'),
  },
  {
    weight: 6,
    of: ['log.courtCrisis'],
    one: ({ card: id }: { card: CourtId }) => both(`Crisis: ${card(id).en}`, `кризис: ${card(id).ru}`),
    many: (n) =>
      n === 1 ? both('a Crisis of the Court', 'кризис двора') : both(`${n} Crises of the Court`, `кризисы двора: ${n}`),
  },
  {
    weight: 6,
    of: ['log.peace'],
    count: ({ power }: { power: number }) => power,
    one: ({ power }: { power: number }) =>
      both(`gains ${powerN('en', power)} for its cities`, `за города: ${powerN('ru', power)}`),
    many: (n) => both(`gains ${powerN('en', n)} for cities`, `за города: ${powerN('ru', n)}`),
  },
  // Blight and the Empire on the map.
  counted(7, 'log.blightHits', (n) =>
    both(`Blight deals ${plural('en', n, { one: 'hit', many: 'hits' })}`, `скверна бьёт: ${n}`),
  ),
  {
    weight: 6,
    of: ['log.blightHurt'],
    count: ({ damaged, lost }: { damaged: number; lost: number }) => damaged + lost,
    one: ({ damaged, lost }: { damaged: number; lost: number }) =>
      both(`hits Blight: ${damaged} damaged, ${lost} destroyed`, `бьёт скверну: −${lost}, повреждено ${damaged}`),
    many: (n) => (n === 1 ? both('hits Blight', 'бьёт скверну') : both(`hits Blight ${n} times`, `бьёт скверну: ${n}`)),
  },
  {
    weight: 4,
    of: ['log.blightLooms'],
    one: ({ cluster }: { cluster: number }) =>
      both(`Blight grows in cluster ${cluster}`, `скверна растёт (регион ${cluster})`),
    many: (n) =>
      n === 1
        ? both('Blight grows in a cluster', 'скверна растёт')
        : both(`Blight grows in ${n} clusters`, `скверна растёт, регионов: ${n}`),
  },
  counted(
    7,
    'log.blightCleared',
    (n) => both(`destroys ${n} Blight`, `уничтожает скверну: ${n}`),
    ({ cluster }) => both(`in cluster ${cluster}`, `регион ${cluster}`),
  ),
  counted(6, 'log.escalated', (n) => both(`places ${imperial(n).en}`, `выставляет ${imperial(n).ru}`), atSystem),
  counted(4.5, 'log.imperialMoved', (n) => both(`takes ${imperial(n).en} along`, `берёт с собой ${imperial(n).ru}`)),
  counted(3, 'log.imperialJoins', (n) => both(`with ${imperial(n).en}`, `в атаке ${imperial(n).ru}`)),
  counted(6, 'log.parade', (n) => both(`parades ${shipsN('en', n)}`, `выводит на парад ${shipsN('ru', n)}`), atSystem),
  {
    weight: 6.5,
    of: ['log.founded'],
    one: ({ piece, system }: At & { piece: 'city' | 'starport' }) =>
      both(
        `founds a ${PIECE[piece].en} at ${place('en', system)}`,
        `основывает ${PIECE[piece].ru} (${place('ru', system)})`,
      ),
    many: (n) => both(n === 1 ? 'founds a building' : `founds ${n} buildings`, `основывает здания: ${n}`),
  },
  plain(5, 'log.foundry', 'turns a ship Imperial', 'меняет корабль на имперский'),
  toward(
    8,
    'log.cityFreed',
    (of) => both(`makes a city of ${seatName('en', of)} Free`, `город ${ofSeat(of)} становится вольным`),
    both('makes your city Free', 'ваш город становится вольным'),
    'makes a city Free',
    'город становится вольным',
  ),
  toward(
    8,
    'log.demanded',
    (of) => both(`takes a piece of ${seatName('en', of)}`, `забирает фишку ${ofSeat(of)}`),
    both('takes a piece of yours', 'забирает вашу фишку'),
    'takes a piece',
    'забирает фишку',
  ),
  {
    weight: 4,
    of: ['log.markerBack'],
    one: ({ ambition }: { ambition: Ambition }) =>
      both(`the top marker leaves ${ambitionName('en', ambition)}`, `маркер снят: «${ambitionName('ru', ambition)}»`),
    many: (n) =>
      n === 1 ? both('a marker leaves', 'снят маркер') : both(`${n} markers leave`, `снято маркеров: ${n}`),
  },
  // Golems.
  counted(6, 'log.awakened', (n) => both(`takes ${golems(n).en} off the map`, `забирает с поля ${golems(n).ru}`)),
  plain(5.5, 'log.golemFound', 'finds a Golem', 'находит голема'),
  plain(5, 'log.golemUsed', 'spends a Golem', 'тратит голема'),
  toward(
    5,
    'log.golemGiven',
    (to) => both(`gives a Golem to ${seatName('en', to)}`, `отдаёт ${toSeat(to)} голема`),
    both('gives you a Golem', 'отдаёт вам голема'),
    'gives a Golem away',
    'отдаёт голема',
    'to',
  ),
  counted(5, 'log.golemsWake', (n) =>
    both(n === 1 ? 'a Golem wakes' : `${n} Golems wake`, `пробудилось големов: ${n}`),
  ),
  plain(6, 'log.speakers', 'lets the stones speak', 'слушает камни'),
  // Summits and deals.
  plain(9, 'log.summit', 'calls a Summit', 'созывает саммит'),
  counted(2, 'log.talkRounds', (n) => both(`rounds of talks: ${n}`, `раундов переговоров: ${n}`)),
  toward(
    7,
    'log.offered',
    (to) => both(`makes ${seatName('en', to)} an offer`, `делает предложение ${toSeat(to)}`),
    both('makes you an offer', 'делает вам предложение'),
    'makes an offer',
    'делает предложение',
    'to',
  ),
  plain(6.5, 'log.proposed', 'proposes a deal', 'предлагает сделку'),
  plain(6.4, 'log.countered', 'proposes something else', 'предлагает другое'),
  {
    weight: 2,
    of: ['log.offerRoll'],
    one: ({ die }: { die: number }) => both(`rolls ${die} for it`, `на кубике ${die}`),
    many: (n) => (n === 1 ? both('rolls', 'бросок') : both(`rolls ${n} times`, `бросков: ${n}`)),
  },
  plain(8, 'log.agreed', 'the deal is agreed', 'сделка заключена'),
  plain(6, 'log.turnedDown', 'turns the offer down', 'отказывается'),
  plain(2, 'log.talkPassed', 'makes no further offer', 'больше ничего не предлагает'),
  toward(
    6,
    'log.amends',
    (of) => both(`makes amends with ${seatName('en', of)}`, `заглаживает обиду ${ofSeat(of)}`),
    both('makes amends with you', 'заглаживает вашу обиду'),
    'makes amends',
    'заглаживает обиду',
  ),
  toward(
    7,
    'log.favorTaken',
    (of) => both(`takes a Favor of ${seatName('en', of)}`, `берёт агента ${ofSeat(of)} как услугу`),
    both('takes a Favor of yours', 'берёт вашего агента как услугу'),
    'takes a Favor',
    'берёт агента как услугу',
  ),
  counted(6, 'log.favorsReturned', (n) => both(`returns ${favors(n).en}`, `возвращает ${favors(n).ru}`)),
  toward(
    7,
    'log.bargained',
    (of) => both(`lets ${seatName('en', of)} secure a card`, `уступает ${toSeat(of)} карту двора`),
    both('lets you secure a card', 'уступает вам карту двора'),
    'lets somebody secure a card',
    'уступает карту двора',
  ),
  toward(
    8,
    'log.spied',
    (of) => both(`spies on ${seatName('en', of)}`, `шпионит, соперник: ${seatName('ru', of)}`),
    both('spies on you', 'шпионит за вами'),
    'spies',
    'шпионит',
  ),
  // Tokens and cards.
  plain(6, 'log.exported', 'exports three tokens', 'вывозит три ресурса'),
  {
    weight: 5,
    of: ['log.league'],
    count: ({ types }: { types: readonly Resource[] }) => types.length,
    one: ({ types }: { types: readonly Resource[] }) =>
      both(
        `puts ${tokensN('en', types.length)} onto Merchant League`,
        `«Купеческая лига»: +${tokensN('ru', types.length)}`,
      ),
    many: (n) => both(`puts ${tokensN('en', n)} onto Merchant League`, `«Купеческая лига»: +${tokensN('ru', n)}`),
  },
  counted(5, 'log.leagueCrisis', (n) =>
    both(`loses ${tokensN('en', n)} of Merchant League`, `«Купеческая лига»: −${tokensN('ru', n)}`),
  ),
  {
    weight: 8,
    of: ['log.stoleTrust'],
    count: ({ types }: { types: readonly Resource[] }) => types.length,
    one: ({ types }: { types: readonly Resource[] }) =>
      both(`steals ${tokensN('en', types.length)} from the Trust`, `крадёт из казны: ${tokensN('ru', types.length)}`),
    many: (n) => both(`steals ${tokensN('en', n)} from the Trust`, `крадёт из казны: ${tokensN('ru', n)}`),
  },
  {
    weight: 6,
    of: ['log.trustTook'],
    one: ({ of, type }: { of: Colour; type: Resource }) =>
      both(
        `${resource('en', type)} of ${seatName('en', of)} to the Trust`,
        `в казну: ${resource('ru', type)} ${ofSeat(of)}`,
      ),
    many: (n) => both(`${tokensN('en', n)} to the Trust`, `в казну: ${tokensN('ru', n)}`),
  },
  {
    weight: 5,
    of: ['log.recovered'],
    one: ({ card: id }: { card: CourtId }) => both(`attaches ${card(id).en}`, `прикладывает карту ${card(id).ru}`),
    many: (n) =>
      n === 1 ? both('attaches a card', 'прикладывает карту') : both(`attaches ${n} cards`, `прикладывает карты: ${n}`),
  },
  {
    weight: 4,
    of: ['log.droppedGuild'],
    one: ({ card: id }: { card: CourtId }) => both(`discards ${card(id).en}`, `сбрасывает карту ${card(id).ru}`),
    many: (n) =>
      n === 1 ? both('discards a card', 'сбрасывает карту') : both(`discards ${n} cards`, `сбрасывает карты: ${n}`),
  },
  {
    weight: 6,
    of: ['log.taught'],
    one: ({ number }: { number: number }) => both(`teaches Faithful ${number}`, `учит: Вера ${number}`),
    many: (n) => (n === 1 ? both('teaches', 'учит') : both(`teaches ${n} times`, `учит: ${n}`)),
  },
  {
    weight: 2,
    of: ['log.side'],
    one: ({ side }: { side: 'zeal' | 'wisdom' }) =>
      ({ zeal: both('as Zeal', 'стороной «Рвение»'), wisdom: both('as Wisdom', 'стороной «Мудрость»') })[side],
    many: () => both('plays Faithful cards', 'разыгрывает карты Веры'),
  },
]
