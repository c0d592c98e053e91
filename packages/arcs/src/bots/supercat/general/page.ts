// General Priorities: which card to play.

import { abilitiesOf, abilityWays, able } from '../abilities.ts'
import { influenceWays } from '../administration/ways.ts'
import { secureWays } from '../aggression/ways.ts'
import { anyShip, cities, firstPort, repairs } from '../construction/ways.ts'
import { type C, me, type Option, type RuleNode, rules, say, settings, systemsOf, type WaysOf } from '../context.ts'
import {
  agents,
  declared,
  force,
  ground,
  hurt,
  open,
  ownCards,
  purse,
  taxableCities,
  together,
  yard,
} from '../evidence.ts'
import { ADM, AGG, CON, MOB } from '../lib/cards.ts'
import { moveWays, rivalCitySystems } from '../mobilization/ways.ts'
import { cityPlans, portPlans, repairPlans, shipPlans } from '../plans/build.ts'
import type { Want } from '../plans/goals.ts'
import { influencePlans, outbids } from '../plans/influence.ts'
import {
  buildingThreatened,
  citiesUnbuilt,
  hasClaim,
  mostUnbuilt,
  noStarport,
  stranded,
  wantsClaims,
} from '../questions.ts'
import type { GpSelect, NodeId } from '../sources.ts'
import { claims, threatenedNow } from '../terms/map.ts'
import { pageIn } from '../versions/page-in.ts'
import { more, type Version } from '../versions/version.ts'
import { best } from './best.ts'
import { always, claiming, effectiveSecures, linesOf, repairsControl, takesByRepair, taxes } from './lines.ts'
import { anyCard, cardsFor, type Line } from './ways.ts'

const { ask, leave, select } = rules

export const call = (id: GpSelect, ways: WaysOf<Option>): RuleNode => select(id, ways, 'option', [leave(`${id}.go`)])

/** Paid for by the card that is looked for. */
const freeShip = anyShip(true)
const freePort = firstPort(true)

const FOR_DECLARED: Want = { for: 'declared' }
const rivalsHold = (c: C) => [say('supercat.rivalsHold', { systems: systemsOf(rivalCitySystems(c)) })]

/** Lines that both versions have, each with what it rests on. */
const shared = (version: Version) => {
  const { secures, fights } = linesOf(version)
  return {
    contend: cardsFor(
      version,
      [taxes('contendDeclared', true), secures('contendDeclared')],
      'listed',
      together(taxableCities, ownCards, declared),
    ),
    vox: cardsFor(
      version,
      [
        {
          suits: [AGG],
          kind: 'secure',
          feasible: (c) => effectiveSecures(c).length > 0,
          plan: (c) => best(c, effectiveSecures(c), secureWays(version).vox),
        },
      ],
      'listed',
      ownCards,
    ),
    fight: cardsFor(
      version,
      [fights(() => FOR_DECLARED, AGG, ADM, CON, MOB)],
      'byBattles',
      together(force, declared, purse),
    ),
    repairControl: cardsFor(
      version,
      [repairsControl(true, CON), repairsControl(false, CON, ADM)],
      'listed',
      together(yard, hurt),
    ),
    goods: cardsFor(
      version,
      [
        taxes('contendOpen', true),
        secures('contendOpen'),
        taxes('captives', false),
        secures('captives'),
        taxes('growDeclared', false),
        secures('growDeclared'),
      ],
      'listed',
      together(taxableCities, ownCards, open, declared),
    ),
    influence: cardsFor(
      version,
      [
        {
          suits: [MOB, ADM],
          kind: 'influence',
          feasible: (c, { left }) =>
            influencePlans(c.view, me(c), left, settings(c)).some((plan) => outbids(c.view, me(c), plan)),
          plan: (c, { left }) =>
            best(
              c,
              influencePlans(c.view, me(c), left, settings(c)).filter((plan) => outbids(c.view, me(c), plan)),
              influenceWays(version).any,
            ),
        },
      ],
      'listed',
      agents,
    ),
    rivalCity: cardsFor(
      version,
      [
        linesOf(version).toRivalCity,
        fights((c) => ({ for: 'control', systems: rivalCitySystems(c), take: true }), AGG),
      ],
      'carried',
      together(rivalsHold, force),
    ),
    ships: cardsFor(
      version,
      [
        shipLine,
        {
          suits: [CON, ADM],
          kind: 'repair',
          feasible: (c) => repairPlans(c.view, me(c), true).length > 0,
          plan: (c) => best(c, repairPlans(c.view, me(c), true), repairs),
        },
      ],
      'listed',
      together(yard, hurt),
    ),
  }
}

const shipLine: Line = {
  suits: [CON],
  kind: 'build',
  feasible: (c) => shipPlans(c.view, me(c)).length > 0,
  plan: (c) => best(c, shipPlans(c.view, me(c)), freeShip),
}

/** Suits that offer what a new action costs; none comes before another. */
const abilityLine: Line = {
  suits: [ADM, AGG, CON, MOB],
  unordered: true,
  ability: true,
  feasible: (c, { kinds }) => abilitiesOf(c, kinds).length > 0,
  plan: (c, { kinds }) => best(c, abilitiesOf(c, kinds), abilityWays()),
}

/** Claims while it wants some, else a city (GP.6, in the campaign also GP.X8). */
const expansion = (
  version: Version,
  id: { readonly asked: NodeId; readonly wants: NodeId; readonly moves: GpSelect; readonly builds: GpSelect },
): RuleNode =>
  ask(id.asked, citiesUnbuilt, [
    ask(
      id.wants,
      wantsClaims,
      [call(id.moves, cardsFor(version, [linesOf(version).toClaims], 'listed', force))],
      [
        call(
          id.builds,
          cardsFor(version, (c) =>
            claims(c.view, me(c)) > 0
              ? [always('build', (each) => best(each, cityPlans(each.view, me(each)), cities(version).free), CON)]
              : [],
          ),
        ),
      ],
    ),
  ])

export const general = pageIn('GP', {
  '0.5': (version) => {
    const { fights, toThreatened } = linesOf(version)
    const lines = shared(version)
    return [
      ...more(version, 'GP.0'),
      call('GP.1', lines.contend),
      ...(version.act === undefined ? [call('GP.2', lines.vox)] : more(version, 'GP.2')),
      call('GP.3', lines.fight),
      ask('GP.4', noStarport, [
        ask(
          'GP.4.1',
          hasClaim,
          [
            call(
              'GP.4a',
              cardsFor(version, [always('build', (c) => best(c, portPlans(c.view, me(c)), freePort), CON)]),
            ),
          ],
          [
            call(
              'GP.4b',
              cardsFor(version, [
                always('move', (c, { left }) => best(c, claiming(c, left), moveWays(version).forFirstClaim), MOB, AGG),
              ]),
            ),
          ],
        ),
      ]),
      ask('GP.5', buildingThreatened, [
        call(
          'GP.5a',
          cardsFor(
            version,
            [toThreatened, fights((c) => ({ for: 'control', systems: threatenedNow(c.view, me(c)) }), AGG)],
            'listed',
            force,
          ),
        ),
        call('GP.5b', lines.repairControl),
      ]),
      expansion(version, { asked: 'GP.6', wants: 'GP.6.1', moves: 'GP.6a', builds: 'GP.6b' }),
      call('GP.7', lines.goods),
      call('GP.8', lines.influence),
      ...more(version, 'GP.9'),
      call('GP.10', lines.rivalCity),
      call('GP.11', lines.ships),
      call('GP.Z', anyCard(version)),
    ]
  },
  '0.10': (version) => {
    const { fights, toThreatened, toClaims, toFirstClaim } = linesOf(version)
    const lines = shared(version)
    return [
      ...more(version, 'GP.0'),
      call('GP.X1', lines.contend),
      ...(version.act === undefined ? [call('GP.X2', lines.vox)] : more(version, 'GP.2')),
      call('GP.X3', lines.fight),
      ask('GP.X4.if', noStarport, [
        call(
          'GP.X4',
          cardsFor(
            version,
            [
              {
                suits: [CON],
                kind: 'build',
                feasible: (c) => portPlans(c.view, me(c)).length > 0,
                plan: (c) => best(c, portPlans(c.view, me(c)), freePort),
              },
            ],
            'listed',
            ground('starport'),
          ),
        ),
      ]),
      ask('GP.X5.if', stranded, [call('GP.X5', cardsFor(version, [toFirstClaim], 'listed', force))]),
      ask('GP.X6', buildingThreatened, [
        call('GP.X6a', lines.repairControl),
        call('GP.X6b', cardsFor(version, [toThreatened], 'listed', force)),
        call(
          'GP.X6c',
          cardsFor(
            version,
            [fights((c) => ({ for: 'control', systems: threatenedNow(c.view, me(c)) }), AGG, ADM, CON, MOB)],
            'byBattles',
            together(force, purse),
          ),
        ),
      ]),
      ...more(version, 'GP.7'),
      ...(version.act === undefined
        ? [
            call(
              'GP.X9',
              cardsFor(
                version,
                [
                  {
                    suits: [CON],
                    feasible: (c) => cityPlans(c.view, me(c)).length > 0,
                    plan: (c) => best(c, cityPlans(c.view, me(c)), cities(version).free),
                  },
                ],
                'listed',
                ground('city'),
              ),
            ),
            ask('GP.X10.if', wantsClaims, [call('GP.X10', cardsFor(version, [toClaims], 'listed', force))]),
          ]
        : [expansion(version, { asked: 'GP.X8', wants: 'GP.X8.1', moves: 'GP.X8a', builds: 'GP.X8b' })]),
      call('GP.X11', cardsFor(version, [abilityLine], 'listed', able)),
      ask('GP.X12.if', mostUnbuilt, [call('GP.X12', cardsFor(version, [shipLine], 'listed', yard))]),
      call('GP.X13', lines.goods),
      call('GP.X14', lines.influence),
      ...more(version, 'GP.9'),
      call(
        'GP.X16',
        cardsFor(
          version,
          [takesByRepair(true, CON), takesByRepair(false, CON, ADM)],
          'listed',
          together(rivalsHold, yard, hurt),
        ),
      ),
      call('GP.X17', lines.rivalCity),
      call('GP.X18', lines.ships),
      call('GP.XZ', anyCard(version)),
    ]
  },
})
