import type { Place } from '@understudy/arcs/rules'
import { actionCard, ownerName, PIECE, place, RESOURCE } from '@understudy/arcs/text'
import type {
  ActionCardId,
  Ambition,
  Mode,
  Owner,
  Resource,
  Role,
  SystemId,
  TrophyKind,
} from '@understudy/arcs/vocabulary'
import { plural } from '@understudy/procedure'
import type { SystemLook } from '../board/look.ts'

const count = (n: number, one: string, many: string) => plural('en', n, { one, many })

const RULES: Record<Ambition, string> = {
  tycoon: 'Counts Material and Fuel: tokens and Guild cards of both.',
  tyrant: 'Counts Captives: agents of others that you hold.',
  warlord: 'Counts Trophies: pieces of others that you destroyed.',
  keeper: 'Counts Relics: tokens and Guild cards.',
  empath: 'Counts Psionics: tokens and Guild cards.',
}
const MODES: Record<Mode, string> = {
  none: 'no card yet',
  lead: 'leads',
  surpass: 'surpasses',
  copy: 'copies, face down',
  pivot: 'pivots',
}
/** "You lead", "Lars leads". */
const YOUR_MODES: Record<Mode, string> = {
  none: 'no card yet',
  lead: 'lead',
  surpass: 'surpass',
  copy: 'copy, face down',
  pivot: 'pivot',
}
const YOU = 'You'
const doing = (name: string, mode: Mode): string =>
  mode === 'none' ? `${name}: ${MODES.none}` : `${name} ${(name === YOU ? YOUR_MODES : MODES)[mode]}`
const PLACES: Record<Place, string> = { first: 'first', tied: 'tied for first', second: 'second', none: 'no place' }
const ROLES: Record<Role, string> = { human: 'a hand of cards', supercat: 'SUPERCAT', lars: 'Lars' }

export const en = {
  seat: (owner: Owner) => ownerName('en', owner),
  you: 'you',
  youName: YOU,
  seats: 'Player boards',
  seatLabel: (name: string, colour: string, active: boolean) =>
    `${name.includes(colour) ? name : `${name}, ${colour}`}${active ? (name === YOU ? ', your turn' : ', has the turn') : ''}`,
  hasInitiative: 'has the initiative',
  inHand: (n: number) => `${count(n, 'card', 'cards')} in hand`,
  deckOf: (n: number) => `${count(n, 'card', 'cards')} in its deck`,
  counter: (n: number) => `hand counter at ${n}`,
  powerOf: (n: number) => `${n} Power`,
  trackLabel: (goal: number, all: readonly string[]) => `Power, up to ${goal}: ${all.join(', ')}`,
  slots: 'Resources',
  slotEmpty: (keys: number) => `empty slot, ${count(keys, 'key', 'keys')} to raid`,
  slotClosed: 'closed until a city is built',
  slotHolds: (token: string, keys: number) =>
    keys === 0 ? `${token}, waiting for a slot` : `${token}, ${count(keys, 'key', 'keys')} to raid`,
  trophies: (n: number) => count(n, 'Trophy', 'Trophies'),
  captives: (n: number) => count(n, 'Captive', 'Captives'),
  agentsLeft: (n: number) => `${count(n, 'agent', 'agents')} in the supply`,
  shipsLeft: (n: number) => `${count(n, 'ship', 'ships')} in the supply`,
  citiesLeft: (n: number) => `${count(n, 'city', 'cities')} on the player board`,
  portsLeft: (n: number) => `${count(n, 'starport', 'starports')} in the supply`,
  supplyOf: (ships: number, agents: number, cities: number, ports: number) =>
    `Left to place: ${count(ships, 'ship', 'ships')}, ${count(agents, 'agent', 'agents')}, ${count(cities, 'city', 'cities')}, ${count(ports, 'starport', 'starports')}.`,
  seizeCounter: (n: number) => `seize counter at ${n}`,
  exhausted: 'sideways',
  resourcePower: (n: number) => `Resource Power ${n}`,
  outrageIn: (types: string) => `Outrage: ${types}`,
  trophyOf: (of: string, piece: TrophyKind, n: number) => `${of} ${PIECE[piece].en}${n > 1 ? ` × ${n}` : ''}`,
  roleOf: (role: Role) => ROLES[role],

  boardLabel:
    'The map of the Reach. Arrow keys move between what can be tapped, Enter taps, I tells what it is, plus and minus enlarge.',
  choose: 'Choose',
  dice: 'Dice',
  when: (chapter: number, round: number) =>
    chapter === 0 ? 'Setting up' : round === 0 ? `Chapter ${chapter}` : `Chapter ${chapter}, round ${round}`,
  /** For a phone. */
  whenShort: (chapter: number, round: number) =>
    chapter === 0 ? 'Setting up' : `Ch. ${chapter}${round === 0 ? '' : `, r. ${round}`}`,
  whenLabel: (chapter: number, round: number) =>
    chapter === 0 ? 'The table is being set' : `Chapter ${chapter} of 5${round === 0 ? '' : `, round ${round}`}`,
  playedLabel: (name: string, mode: Mode, card: ActionCardId | undefined) =>
    `${doing(name, mode)}${mode === 'copy' || card === undefined ? '' : `: ${actionCard('en', card)}`}`,
  systemLabel: (look: SystemLook, nameOf: (owner: Owner) => string) =>
    [
      place('en', look.id),
      look.type === undefined ? '' : RESOURCE[look.type].en,
      look.control === undefined ? '' : `controlled by ${nameOf(look.control)}`,
      ...look.ships.map(
        ({ colour, n, damaged }) =>
          `${nameOf(colour)}: ${count(n, damaged ? 'damaged ship' : 'ship', damaged ? 'damaged ships' : 'ships')}`,
      ),
      ...look.sites.flatMap(({ building }) =>
        building === undefined
          ? []
          : [`${nameOf(building.colour)}: ${building.damaged ? 'damaged ' : ''}${building.city ? 'city' : 'starport'}`],
      ),
    ]
      .filter((part) => part !== '')
      .join('; '),

  hand: 'Your hand',
  emptyHand: 'No cards in hand.',
  hiddenCards: (n: number) => `${count(n, 'card', 'cards')} that only ${n === 1 ? 'its' : 'their'} holder knows`,
  whichCard: 'Which card?',
  actions: (n: number) => count(n, 'action', 'actions'),
  court: 'Court',
  courtEmpty: 'No cards lie in the Court yet.',
  advantage: (what: 'action' | 'die', now: boolean): string =>
    `${what === 'action' ? 'One action more with its card' : 'One die more in its battles'}${now ? ': not ahead of you in Power' : ', but not now: ahead of you in Power'}.`,
  targetAt: (system: SystemId) => `Its target: ${place('en', system)}`,
  changes: 'What changed',
  changed: (what: Resource | 'power' | 'captives' | 'trophies'): string =>
    what === 'power'
      ? 'Power'
      : what === 'captives'
        ? 'captives'
        : what === 'trophies'
          ? 'trophies'
          : RESOURCE[what].en,
  vox: 'Vox',
  raidCost: (n: number) => `${count(n, 'key', 'keys')} to raid`,
  agentsOf: (name: string, n: number) => `${name}: ${count(n, 'agent', 'agents')}`,
  guildCard: (suit: string, keys: number) => `Guild card, ${suit} · ${count(keys, 'key', 'keys')} to raid`,
  leaderWord: 'Leader',
  loreWord: 'Lore',

  ambitions: 'Ambitions',
  freeMarkers: (n: number) =>
    n === 0 ? 'No ambition marker is left' : `${count(n, 'marker', 'markers')} left: Power for first and second place`,
  freeShort: 'Left',
  noMarkers: 'No markers left',
  nobodyYet: 'nobody',
  silentShort: 'the silent third',
  ambitionRule: (ambition: Ambition) => RULES[ambition],
  notDeclared: 'Not declared in this chapter.',
  placeOf: (each: Place) => PLACES[each],
  buys: (pips: number, kinds: string) => `Played face up: ${count(pips, 'action', 'actions')} of ${kinds}.`,
  declares: (ambition: string) => `Leading with it may declare ${ambition}.`,
  playedBy: (name: string, mode: Mode) => doing(name, mode),
  modeOf: (mode: Mode) => MODES[mode],
  planetIs: (type: string, slots: number) => `${type} planet, ${count(slots, 'building slot', 'building slots')}`,
  shipsOf: (name: string, n: number, damaged: boolean) =>
    `${name}: ${count(n, damaged ? 'damaged ship' : 'fresh ship', damaged ? 'damaged ships' : 'fresh ships')}`,
  buildingOf: (name: string, city: boolean, damaged: boolean) =>
    `${name}: ${damaged ? 'damaged ' : ''}${city ? 'city' : 'starport'}`,
  gone: 'This is no longer on the table.',
}

export type Words = typeof en
