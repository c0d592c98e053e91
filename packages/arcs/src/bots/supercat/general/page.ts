// General Priorities: which card to play.

import { influenceWays } from '../administration/ways.ts'
import { secureWays } from '../aggression/ways.ts'
import { anyShip, cities, firstPort, repairs } from '../construction/ways.ts'
import { me, type Option, type RuleNode, rules, say, systemsOf, type WaysOf } from '../context.ts'
import { agents, force, hurt, ownCards, purse, standings, taxableCities, yard } from '../evidence.ts'
import { ADM, AGG, CON, MOB } from '../lib/cards.ts'
import { moveWays, rivalCitySystems } from '../mobilization/ways.ts'
import { cityPlans, portPlans, repairPlans, shipPlans } from '../plans/build.ts'
import { influencePlans, outbids } from '../plans/influence.ts'
import { buildingThreatened, citiesUnbuilt, hasClaim, noStarport, wantsClaims } from '../questions.ts'
import type { GpSelect } from '../sources.ts'
import { claims, threatenedNow } from '../terms/map.ts'
import { pageIn } from '../versions/page-in.ts'
import { best } from './best.ts'
import { always, claiming, effectiveSecures, linesOf, repairsControl, taxes } from './lines.ts'
import { anyCard, cardsFor } from './ways.ts'

const { ask, leave, select } = rules

const call = (id: GpSelect, ways: WaysOf<Option>): RuleNode => select(id, ways, 'option', [leave(`${id}.go`)])

export const general = pageIn('GP', {
  '0.5': (version) => {
    const { secures, fights, toThreatened, toRivalCity, toClaims } = linesOf(version)
    return [
      call(
        'GP.1',
        cardsFor(
          version,
          () => [taxes('contendDeclared', true), secures('contendDeclared')],
          'listed',
          (c) => [...taxableCities(c), ...ownCards(c), ...standings(c, 'declared')],
        ),
      ),
      call(
        'GP.2',
        cardsFor(
          version,
          () => [
            {
              suits: [AGG],
              feasible: (c) => effectiveSecures(c).length > 0,
              plan: (c) => best(c, effectiveSecures(c), secureWays(version).vox),
            },
          ],
          'listed',
          ownCards,
        ),
      ),
      call(
        'GP.3',
        cardsFor(
          version,
          () => [fights(() => ({ for: 'declared' }), AGG, ADM, CON, MOB)],
          'byBattles',
          (c) => [...force(c), ...standings(c, 'declared'), ...purse(c)],
        ),
      ),
      ask('GP.4', noStarport, [
        ask(
          'GP.4.1',
          hasClaim,
          [
            call(
              'GP.4a',
              cardsFor(version, () => [always((c) => best(c, portPlans(c.view, me(c)), firstPort(true)), CON)]),
            ),
          ],
          [
            call(
              'GP.4b',
              cardsFor(version, () => [
                always((c, { left }) => best(c, claiming(c, left), moveWays(version).forFirstClaim), MOB, AGG),
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
        call(
          'GP.5b',
          cardsFor(
            version,
            () => [repairsControl(true, CON), repairsControl(false, CON, ADM)],
            'listed',
            (c) => [...yard(c), ...hurt(c)],
          ),
        ),
      ]),
      ask('GP.6', citiesUnbuilt, [
        ask(
          'GP.6.1',
          wantsClaims,
          [
            call(
              'GP.6a',
              cardsFor(version, () => [toClaims], 'listed', force),
            ),
          ],
          [
            call(
              'GP.6b',
              cardsFor(version, (c) =>
                claims(c.view, me(c)) > 0
                  ? [always((each) => best(each, cityPlans(each.view, me(each)), cities(version).free), CON)]
                  : [],
              ),
            ),
          ],
        ),
      ]),
      call(
        'GP.7',
        cardsFor(
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
      ),
      call(
        'GP.8',
        cardsFor(
          version,
          () => [
            {
              suits: [MOB, ADM],
              feasible: (c, { left }) =>
                influencePlans(c.view, me(c), left, version).some((plan) => outbids(c.view, me(c), plan)),
              plan: (c, { left }) =>
                best(
                  c,
                  influencePlans(c.view, me(c), left, version).filter((plan) => outbids(c.view, me(c), plan)),
                  influenceWays(version).any,
                ),
            },
          ],
          'listed',
          agents,
        ),
      ),
      call(
        'GP.10',
        cardsFor(
          version,
          (c) => [toRivalCity, fights(() => ({ for: 'control', systems: rivalCitySystems(c), take: true }), AGG)],
          'carried',
          (c) => [say('supercat.rivalsHold', { systems: systemsOf(rivalCitySystems(c)) }), ...force(c)],
        ),
      ),
      call(
        'GP.11',
        cardsFor(
          version,
          () => [
            {
              suits: [CON],
              feasible: (c) => shipPlans(c.view, me(c)).length > 0,
              plan: (c) => best(c, shipPlans(c.view, me(c)), anyShip(true)),
            },
            {
              suits: [CON, ADM],
              feasible: (c) => repairPlans(c.view, me(c), true).length > 0,
              plan: (c) => best(c, repairPlans(c.view, me(c), true), repairs),
            },
          ],
          'listed',
          (c) => [...yard(c), ...hurt(c)],
        ),
      ),
      call('GP.Z', anyCard(version)),
    ]
  },
})
