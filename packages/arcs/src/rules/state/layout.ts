// Where everything lies in the two flat arrays of a state: `b` (bytes) and `m` (sets of cards as 32-bit masks).
// Seats are numbers 0 to 3 in clockwise order. Pieces on the map have room for the owners of the campaign.

import { MAX_SEATS, ROW_SIZE, SLOTS_PER_SEAT } from './numbers.ts'
import { SITE_COUNT } from './sites.ts'

/** Owners on the map: seats 0 to 3, then Empire, Free States, Blight (see OWNERS); a power of two for speed. */
export const OWNER_STRIDE = 8
export const OWNER_COUNT = 7
export const SYSTEMS = 24
export { SLOTS_PER_SEAT }

let at = 0
const take = (size: number): number => {
  const from = at
  at += size
  return from
}

/** Single numbers, saved under these names. */
export const SCALARS = [
  'setup',
  'chapter',
  'round',
  'turn',
  'initiative',
  'leader',
  'leadCard',
  'leadZero',
  'seized',
  'declared',
  'passed',
  'over',
  'active',
  'mode',
  'suit',
  'pips',
  'armed',
  'prelude',
  'first',
  'arrange',
  'used',
  'extraDie',
  'groups',
  'depth',
  'bonus',
  'lastSite',
] as const
export type Scalar = (typeof SCALARS)[number]

const scalarsAt = take(SCALARS.length)
const scalar = (name: Scalar): number => scalarsAt + SCALARS.indexOf(name)

/** 0 before the setup card is drawn, else 1 + its index. */
export const SETUP = scalar('setup')
export const CHAPTER = scalar('chapter')
/** Counts rounds within the chapter, and turns within the round: they name the moment. */
export const ROUND = scalar('round')
export const TURN = scalar('turn')
export const INITIATIVE = scalar('initiative')
/** Who leads this round. */
export const LEADER = scalar('leader')
/** 1 + the lead card; 0 for none. */
export const LEAD_CARD = scalar('leadCard')
/** The zero marker lies on the lead card. */
export const LEAD_ZERO = scalar('leadZero')
export const SEIZED = scalar('seized')
/** Somebody declared in this round. */
export const DECLARED = scalar('declared')
/** Bits of seats that passed since the last lead. */
export const PASSED = scalar('passed')
/** 1 + the winner; 0 while the game goes on. */
export const OVER = scalar('over')
export const ACTIVE = scalar('active')
/** Index in MODES. */
export const MODE = scalar('mode')
/** Suit of the pips. */
export const SUIT = scalar('suit')
export const PIPS_LEFT = scalar('pips')
/** A Weapon was spent: pips may battle. */
export const ARMED = scalar('armed')
/** 1 while the Prelude lasts. */
export const PRELUDE = scalar('prelude')
/** 1 until the first Prelude action. */
export const FIRST = scalar('first')
/** Bits of seats that gained a token and may still rearrange (arcs 9.6). */
export const ARRANGE = scalar('arrange')
/** Bits of once-per-turn abilities (see USED_*). */
export const USED = scalar('used')
/** SUPERCAT's extra die in every battle of this turn. */
export const EXTRA_DIE = scalar('extraDie')
/** Groups in the action discard pile. */
export const GROUPS = scalar('groups')
/** Frames on the stack. */
export const DEPTH = scalar('depth')
/** Bits of what the pip of a Copy or Pivot still owes or allows (see BONUS_*). */
export const BONUS = scalar('bonus')
/** 1 + the site that was taxed or built at last, for Ruthless and Mythic. */
export const LAST_SITE = scalar('lastSite')

/** Per seat: `FIELD + seat`. */
const seats = (): number => take(MAX_SEATS)
/** Power without its sign, see belowZeroAt. */
export const POWER = seats()
export const SHIPS = seats()
export const PORTS = seats()
export const CITIES = seats()
export const AGENTS = seats()
/** Bits of outraged types, `1 << type`. */
export const OUTRAGE = seats()
/** Outrage spaces that still wait for an agent (arcs 6.10). */
export const OWED = seats()
/** Number of the leader card, 0 for none. */
export const LEADER_OF = seats()
/** Pieces that left the game. */
export const GONE_SHIPS = seats()
export const GONE_AGENTS = seats()
export const GONE_CITIES = seats()
/** How the seat played this round (index in MODES), and 1 + its card. */
export const PLAYED_MODE = seats()
export const PLAYED_CARD = seats()
/** Virtual hands: the counter, and the seize counter. */
export const COUNTER = seats()
export const SEIZE_COUNTER = seats()
/** Lars: Resource Power, and 1 + the target planet. */
export const RESOURCE_POWER = seats()
export const TARGET = seats()

/** Resource slots: `SLOTS + seat * 12 + i`; 0 empty, else the type 1 to 5. 6 is Ancient Holdings; from 7 on lie tokens that do not fit: six, the most that twelve keys can steal. */
export const SLOTS = take(MAX_SEATS * SLOTS_PER_SEAT)
/** Trophies: `TROPHIES_AT + (holder * 8 + owner) * 4 + kind`, kinds as in TROPHIES. */
export const TROPHIES_AT = take(MAX_SEATS * OWNER_STRIDE * 4)
/** Captives: `CAPTIVES + holder * 8 + owner`. */
export const CAPTIVES = take(MAX_SEATS * OWNER_STRIDE)

/** By type 1 to 5: supply, spent and held back, on the ambition boxes (two players). */
export const SUPPLY = take(6)
export const HELD = take(6)
export const BOXES = take(6)

/** The ambition markers, large, medium, small: 0 available or the ambition 1 to 5; and whether flipped. */
export const MARKER_AT = take(3)
export const MARKER_FLIPPED = take(3)

/** Ships: `FRESH + system * 8 + owner`. */
export const FRESH = take(SYSTEMS * OWNER_STRIDE)
export const DAMAGED = take(SYSTEMS * OWNER_STRIDE)
/** Buildings: `SITE + system * 3 + n`, see sites.ts. */
export const SITE = take(SITE_COUNT)
/** A type that Mythic gave a planet, else 0. */
export const MYTHIC = take(SYSTEMS)

/** Fresh ships of the last Move, by system, as far as Sprinter Drives may move them on. */
export const MOVED = take(SYSTEMS)

/** The Court row: 1 + card, 0 for an empty spot; agents on it. */
export const ROW = take(ROW_SIZE)
export const COURT_AGENTS = take(ROW_SIZE * OWNER_STRIDE)
/** Unions, in the order of UNIONS: 1 + the action card they lie on, and whose they are. */
export const UNION_ON = take(4)
export const UNION_OF = take(4)

/** Places of action cards, see PLACES: how many cards there nobody has told us about. */
export const PLACE_COUNT = 64
export const UNKNOWN = take(PLACE_COUNT)

/** The battle, or the rifle fire, under way. */
export const B_KIND = take(1)
export const B_AT = take(1)
export const B_ATT = take(1)
export const B_DEF = take(1)
/** Signal Breaker: no damaged attacker when it began. */
export const B_CLEAN = take(1)
/** Dice to roll, by die. */
export const B_DICE = take(3)
/** Rolled: `B_FACES + die * 6 + face`, counts. */
export const B_FACES = take(18)
/** Bits of reroll sources used. */
export const B_REROLLED = take(1)
/** Attackers left after the hits. */
export const B_ALIVE = take(1)
export const B_KEYS = take(1)
/** Ransacks still to come, bits of types outraged, whether the attacker gained a Trophy. */
export const B_RANSACKS = take(1)
export const B_TYPES = take(1)
export const B_TROPHY = take(1)
/** Bits of after-battle effects done. */
export const B_AFTER = take(1)

/** The stack of what is under way: frames of kind, seat and four numbers. The last one is on top. */
export const FRAME_SIZE = 6
export const MAX_FRAMES = 20
export const FRAMES = take(FRAME_SIZE * MAX_FRAMES)

export const BYTES = at

/** With what an act of the campaign adds after that, see state/campaign/layout.ts. */
export const ACT_BYTES: number = BYTES + 288
/** Words of 32 cards that a pile has in an act: both decks have more than 32 cards. */
export const ACT_PLANES = 2

// Sets of cards. Places of action cards come first, so that a place is its own index.
/** Where nobody knows: the cards that fill the UNKNOWN places. */
export const P_UNSEEN = 0
export const P_HAND = 1
export const P_UP = 5
export const P_DOWN = 9
export const P_SEIZE = 13
/** Virtual hands: cards lying open at the seat, cards drawn for this turn, the shared stack. */
export const P_BONUS = 17
export const P_DRAWN = 21
export const P_STACK = 25
/** Face-down decks of Lars. */
export const P_DECK = 26
/** Cards of a virtual hand that somebody looks at. */
export const P_LOOK = 30
/** The face-up pile of the split discard (arcs 7.13). */
export const P_FACE_UP = 31
/** The discard pile, from the bottom. */
export const P_GROUP = 32
export const MAX_GROUPS = 32

/** Cards whose place this seat knows. */
export const M_SEEN = 64
export const M_DECK = 68
/** Buried: below the deck. */
export const M_BOTTOM = 69
export const M_DISCARD = 70
export const M_ATTACHED = 71
export const M_GUILD = 72
export const M_LORE = 76
/** Lore and leaders nobody has, and those laid out for the draft. */
export const M_LORE_DECK = 80
export const M_LORE_ROW = 81
export const M_LEADER_DECK = 82
export const M_LEADER_ROW = 83
/** Court cards secured in this Prelude (arcs 9.3). */
export const M_SECURED = 84
/** Cards of a seat whose new action is used up in this chapter, as bits in the order of ABLE_CARDS. */
export const M_EXHAUSTED = 85
/** Piles in one plane; decks of more than 32 cards have further planes of as many words. */
export const PILES = 89

/** Agents on a spot of the Court; the fifth one, the Imperial Council's, lies in columns that no seat has. */
export const courtAgentsAt = (spot: number, owner: number): number =>
  COURT_AGENTS + (spot & 3) * OWNER_STRIDE + (spot & 4) + owner
export const trophyAt = (holder: number, owner: number, kind: number): number =>
  TROPHIES_AT + (holder * OWNER_STRIDE + owner) * 4 + kind
/** 1 if the Power of a seat is below zero: in the column of its captives that no owner has, so that a state stays as large as it is. */
export const belowZeroAt = (seat: number): number => CAPTIVES + seat * OWNER_STRIDE + OWNER_COUNT
export const captiveAt = (holder: number, owner: number): number => CAPTIVES + holder * OWNER_STRIDE + owner
