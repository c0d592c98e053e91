// Reading the campaign's actions, and those of the base game that have something more in an act.

import { type Action, EVERY_TOKEN, RESOURCES, TROPHIES } from '../../vocabulary.ts'
import { addOpen } from '../choosing/describe.ts'
import {
  addActions,
  type Check,
  card,
  colour,
  court,
  declaring,
  either,
  type Fields,
  flag,
  list,
  literal,
  oneOf,
  owner,
  pay,
  pool,
  record,
  resource,
  ships,
  site,
  small,
  system,
  whole,
} from '../choosing/parse-action.ts'
import { EVENT_FACES, FATES, GOLEMS, POLICIES } from './vocabulary.ts'

const fate = oneOf(FATES, { en: 'a Fate', ru: 'судьба' })
const policy = oneOf(POLICIES, { en: 'a Policy', ru: 'политика' })
const golem = oneOf(GOLEMS, { en: 'a Golem', ru: 'голем' })
const token = oneOf(EVERY_TOKEN, { en: 'a token', ru: 'ресурс' })
const slot = whole(0, 6)
/** Slots of the board, frozen tokens, the Hearth. */
const anySlot = whole(0, 33)
const pieces = record({ fresh: small, damaged: small })
const legs = list(record({ to: system, fresh: small, damaged: small, 'imperial?': pieces }), 12)
const side = oneOf(['zeal', 'wisdom'], { en: 'a side', ru: 'сторона' })
const seizing = either(
  card,
  oneOf(['unknown', 'counter', ...RESOURCES.map((type) => `outrage-${type}`)], {
    en: 'an action card or an Outrage',
    ru: 'карта действия или запрет',
  }),
)
const theft = either(record({ slot: anySlot }), record({ card: court }))
const trophy = record({ of: owner, piece: oneOf(TROPHIES, { en: 'a piece', ru: 'фишка' }) })
const who: Fields = { from: colour, to: colour }
const asset = (more: Fields): Check =>
  either(
    record({ ...more, slot }),
    either(
      record({ ...more, frozen: resource }),
      either(
        record({ ...more, favor: colour }),
        either(record({ ...more, trophy }), record({ ...more, captive: colour })),
      ),
    ),
  )
const part: Check = either(
  asset(who),
  either(
    record({ ...who, cede: either(record({ ship: system, 'damaged?': literal(true) }), record({ site })) }),
    either(
      record({ ...who, delegate: court }),
      either(record({ ...who, promise: literal(true) }), record({ ...who, invite: literal(true) })),
    ),
  ),
)
const parts = list(part, 8)

const FIELDS: Readonly<Record<string, Fields>> = {
  policy: { policy },
  eventRoll: {
    event: oneOf(EVENT_FACES, { en: 'a face of the event die', ru: 'грань кубика событий' }),
    number: whole(1, 6),
  },
  fates: { seat: colour, fates: list(fate, 2) },
  scrap: { card },
  golem: { golem },
  fate: { fate },
  found: { piece: oneOf(['city', 'starport'], { en: 'a building', ru: 'здание' }), at: system },
  event: { card, 'seize?': seizing },
  callSummit: {},
  returnFavors: { part },
  petition: {},
  leaveEmpire: {},
  reviveEmpire: {},
  propose: { parts, 'with?': list(colour, 3) },
  accept: {},
  counter: { parts },
  export: { slots: list(slot, 3) },
  talkRounds: { die: whole(1, 6) },
  amends: { part },
  offer: { parts },
  offerRoll: { die: whole(1, 6) },
  tellDeal: { parts },
  stealTrust: { take: list(resource, 12) },
  resolveCouncil: { as: oneOf(['crises', 'edicts'], { en: 'Crises or Edicts', ru: 'кризисы или эдикты' }) },
  rerollEvent: { event: flag, number: flag },
  dropGuild: { cards: list(court, 30) },
  freeCity: { city: site },
  looms: { 'cluster?': whole(1, 6) },
  intrigue: { to: list(court, 10) },
  enforce: {},
  changePolicy: { policy },
  exact: { of: colour, 'take?': asset({}), 'expel?': flag },
  escalate: { at: system },
  supplyWeapons: { to: list(colour, 4) },
  foundries: { ships: list(record({ at: system, 'damaged?': literal(true) }), 15) },
  raidFree: {},
  parade: { 'at?': system, 'outlaw?': literal(true) },
  league: { gain: list(resource, 2) },
  speakers: { take: list(golem, 4) },
  giveGolem: { to: colour },
  bargain: { card: court, with: colour, pay },
  bargainInfluence: { card: court },
  bargainSecure: { card: court },
  recover: { on: court, pay },
  teach: { on: court, pay },
  awaken: { gates: list(system, 6), pay },
  spy: { on: colour, 'give?': card, pay },
  spyBack: { 'give?': card },
  spyDraw: { of: colour, cards: list(card, 12) },
  // Of the base game.
  lead: { card, 'side?': side, ...declaring },
  surpass: { card, 'side?': side, 'seize?': seizing, ...declaring },
  pivot: { card, 'side?': side, 'seize?': seizing, ...declaring },
  copy: { 'card?': card, 'seize?': seizing },
  move: { from: system, legs, pay },
  repair: { piece: either(record({ ship: system, 'of?': literal('empire') }), record({ site })), pay },
  battle: {
    at: system,
    against: owner,
    'dice?': record(pool),
    'railgunFirst?': literal(true),
    'imperial?': oneOf(['all', 'fresh'], { en: 'all or fresh', ru: 'all или fresh' }),
    pay,
  },
  hits: {
    'own?': ships,
    'ships?': ships,
    'ownImperial?': ships,
    'imperial?': ships,
    'buildings?': list(record({ site, hits: whole(0, 2) }), 3),
  },
  arrange: { slots: list(either(literal(null), token), 7) },
  raid: { take: list(theft, 12) },
  useTongues: { 'from?': colour, 'take?': theft },
  useInterest: { card: court, gain: small, steal: list(record({ of: colour, slot: anySlot }), 12) },
}

const useGolem = either(
  record({ do: literal('useGolem'), golem, 'at?': system, 'gain?': resource }),
  either(
    record({ do: literal('useGolem'), golem, repair: list(record({ of: owner, at: system, n: small }), 60) }),
    record({ do: literal('useGolem'), golem, from: system, legs }),
  ),
)

/** Fates are secret until all are revealed, and the cards that Spy moves are their owners’. */
function learnOpen(): void {
  const only =
    (...keys: string[]) =>
    (action: Action): Action =>
      Object.fromEntries(Object.entries(action).filter(([key]) => keys.includes(key))) as unknown as Action
  addOpen('fates', only('do', 'seat'))
  addOpen('fate', only('do'))
  addOpen('spy', only('do', 'on', 'pay'))
  addOpen('spyBack', only('do'))
  addOpen('spyDraw', only('do', 'of'))
}

export function learnActions(): void {
  learnOpen()
  addActions({
    ...Object.fromEntries(
      Object.entries(FIELDS).map(([doing, fields]) => [doing, record({ do: literal(doing), ...fields })]),
    ),
    useGolem,
  })
}
