// General Priorities: which card to play.

import { abilitiesOf, abilityWays, able } from '../abilities.ts'
import { influenceWays } from '../administration/ways.ts'
import { secureWays } from '../aggression/ways.ts'
import { anyShip, cities, firstPort, repairs } from '../construction/ways.ts'
import { me, type Option, type RuleNode, rules, say, settings, systemsOf, type WaysOf } from '../context.ts'
import { agents, force, ground, hurt, ownCards, purse, standings, taxableCities, yard } from '../evidence.ts'
import { ADM, AGG, CON, MOB } from '../lib/cards.ts'
import { moveWays, rivalCitySystems } from '../mobilization/ways.ts'
import { cityPlans, portPlans, repairPlans, shipPlans } from '../plans/build.ts'
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

/** Lines that both versions have, each with what it rests on. */
const shared = (version: Version) => {
  const { secures, fights } = linesOf(version)
  return {
    contend: cardsFor(
      version,
      () => [taxes('contendDeclared', true), secures('contendDeclared')],
      'listed',
      (c) => [...taxableCities(c), ...ownCards(c), ...standings(c, 'declared')],
    ),
    vox: cardsFor(
      version,
      () => [
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
      () => [fights(() => ({ for: 'declared' }), AGG, ADM, CON, MOB)],
      'byBattles',
      (c) => [...force(c), ...standings(c, 'declared'), ...purse(c)],
    ),
    repairControl: cardsFor(
      version,
      () => [repairsControl(true, CON), repairsControl(false, CON, ADM)],
      'listed',
      (c) => [...yard(c), ...hurt(c)],
    ),
    goods: cardsFor(
      version,
      () => [
        taxes('contendOpen', true),
        secures('contendOpen'),
        taxes('captives', false),
        secures('captives'),
        taxes('growDeclared', false),
        secures('growDeclared'),
      ],
      'listed',
      (c) => [...taxableCities(c), ...ownCards(c), ...standings(c, 'open'), ...standings(c, 'declared')],
    ),
    influence: cardsFor(
      version,
      () => [
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
      (c) => [
        linesOf(version).toRivalCity,
        fights(() => ({ for: 'control', systems: rivalCitySystems(c), take: true }), AGG),
      ],
      'carried',
      (c) => [say('supercat.rivalsHold', { systems: systemsOf(rivalCitySystems(c)) }), ...force(c)],
    ),
    ships: cardsFor(
      version,
      () => [
        shipLine,
        {
          suits: [CON, ADM],
          kind: 'repair',
          feasible: (c) => repairPlans(c.view, me(c), true).length > 0,
          plan: (c) => best(c, repairPlans(c.view, me(c), true), repairs),
        },
      ],
      'listed',
      (c) => [...yard(c), ...hurt(c)],
    ),
  }
}

const shipLine: Line = {
  suits: [CON],
  kind: 'build',
  feasible: (c) => shipPlans(c.view, me(c)).length > 0,
  plan: (c) => best(c, shipPlans(c.view, me(c)), anyShip(true)),
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
      [
        call(
          id.moves,
          cardsFor(version, () => [linesOf(version).toClaims], 'listed', force),
        ),
      ],
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
              cardsFor(version, () => [
                always('build', (c) => best(c, portPlans(c.view, me(c)), firstPort(true)), CON),
              ]),
            ),
          ],
          [
            call(
              'GP.4b',
              cardsFor(version, () => [
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
            (c) => [toThreatened, fights(() => ({ for: 'control', systems: threatenedNow(c.view, me(c)) }), AGG)],
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
            () => [
              {
                suits: [CON],
                kind: 'build',
                feasible: (c) => portPlans(c.view, me(c)).length > 0,
                plan: (c) => best(c, portPlans(c.view, me(c)), firstPort(true)),
              },
            ],
            'listed',
            ground('starport'),
          ),
        ),
      ]),
      ask('GP.X5.if', stranded, [
        call(
          'GP.X5',
          cardsFor(version, () => [toFirstClaim], 'listed', force),
        ),
      ]),
      ask('GP.X6', buildingThreatened, [
        call('GP.X6a', lines.repairControl),
        call(
          'GP.X6b',
          cardsFor(version, () => [toThreatened], 'listed', force),
        ),
        call(
          'GP.X6c',
          cardsFor(
            version,
            (c) => [fights(() => ({ for: 'control', systems: threatenedNow(c.view, me(c)) }), AGG, ADM, CON, MOB)],
            'byBattles',
            (c) => [...force(c), ...purse(c)],
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
                () => [
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
            ask('GP.X10.if', wantsClaims, [
              call(
                'GP.X10',
                cardsFor(version, () => [toClaims], 'listed', force),
              ),
            ]),
          ]
        : [expansion(version, { asked: 'GP.X8', wants: 'GP.X8.1', moves: 'GP.X8a', builds: 'GP.X8b' })]),
      call(
        'GP.X11',
        cardsFor(version, () => [abilityLine], 'listed', able),
      ),
      ask('GP.X12.if', mostUnbuilt, [
        call(
          'GP.X12',
          cardsFor(version, () => [shipLine], 'listed', yard),
        ),
      ]),
      call('GP.X13', lines.goods),
      call('GP.X14', lines.influence),
      ...more(version, 'GP.9'),
      call(
        'GP.X16',
        cardsFor(
          version,
          () => [takesByRepair(true, CON), takesByRepair(false, CON, ADM)],
          'listed',
          (c) => [say('supercat.rivalsHold', { systems: systemsOf(rivalCitySystems(c)) }), ...yard(c), ...hurt(c)],
        ),
      ),
      call('GP.X17', lines.rivalCity),
      call('GP.X18', lines.ships),
      call('GP.XZ', anyCard(version)),
    ]
  },
})
