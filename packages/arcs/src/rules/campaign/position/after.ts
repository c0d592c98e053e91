// What a completed or failed Fate does to the Court deck (campaign 18, table): told by name, not built.

import type { Name } from '../data.ts'
import type { FateId } from '../vocabulary.ts'

const n = (en: string, ru: string): Name => ({ en, ru })

export const AFTER: Readonly<
  Record<FateId, { readonly completed: readonly Name[]; readonly failed: readonly Name[] }>
> = {
  steward: {
    completed: [
      n(
        'Court deck + Council Intrigue, Tax Collectors, Hunter Squads; law Imperial Protectors',
        'в колоду двора: Council Intrigue, Tax Collectors, Hunter Squads; закон Imperial Protectors',
      ),
    ],
    failed: [
      n(
        'Court deck + Empire Falls, 2 Lesser Regent, and the Steward’s own Dealmakers',
        'в колоду двора: Empire Falls, 2 Lesser Regent и Dealmakers Наместника',
      ),
    ],
  },
  founder: {
    completed: [
      n(
        'gains Book of Liberation; Court deck + 3 Political Intrigue',
        'получает Book of Liberation; в колоду двора: 3 Political Intrigue',
      ),
    ],
    failed: [
      n('Court deck + 2 Construction Union, 2 Admin Union', 'в колоду двора: 2 Construction Union, 2 Admin Union'),
    ],
  },
  magnate: {
    completed: [
      n(
        'Court deck + Elder Broker, Relic Fence, Prison Wardens; Mining and Shipping Interest back from the discard pile',
        'в колоду двора: Elder Broker, Relic Fence, Prison Wardens; Mining Interest и Shipping Interest возвращаются из сброса',
      ),
    ],
    failed: [n('Court deck + 5 Cartels', 'в колоду двора: 5 картелей')],
  },
  advocate: {
    completed: [
      n(
        'Court deck + own Guild Overseers, 5 Liaisons, Diplomatic Fiasco',
        'в колоду двора: свои Guild Overseers, 5 Liaisons, Diplomatic Fiasco',
      ),
    ],
    failed: [
      n(
        'Court deck + own Guild Overseers, Guild Struggle, and a Liaison for each suit in which it holds more Guild cards than each Rival',
        'в колоду двора: свои Guild Overseers, Guild Struggle и Liaison за каждую масть, в которой карт гильдий больше, чем у любого соперника',
      ),
    ],
  },
  caretaker: {
    completed: [
      n(
        'scraps Golem Beacon; Golems of the map to the Hearth; Court deck + 1 random lore per seat, 4 Unstable cards',
        'убирает Golem Beacon; големы с поля на очаг; в колоду двора: по случайному знанию на место, 4 карты Unstable',
      ),
    ],
    failed: [
      n(
        'scraps Golem Beacon and Golems of the map; Court deck + own Stone-Speakers, Unstable cards of Golems still in play',
        'убирает Golem Beacon и големов с поля; в колоду двора: свои Stone-Speakers и карты Unstable оставшихся големов',
      ),
    ],
  },
  partisan: {
    completed: [
      n('Court deck + 5 Loyal cards; gains Galactic Bards', 'в колоду двора: 5 верных карт; получает Galactic Bards'),
    ],
    failed: [
      n(
        'Court deck + Galactic Bards, Spacing Union, Arms Union, 2 Outrage Spreads; scraps Partisan Seizing, clears own Outrage',
        'в колоду двора: Galactic Bards, Spacing Union, Arms Union, 2 Outrage Spreads; убирает Partisan Seizing, снимает свои запреты',
      ),
    ],
  },
  admiral: {
    completed: [
      n(
        'gains Honor Guard; Court deck + 2 Rogue Admirals, 2 Court Enforcers',
        'получает Honor Guard; в колоду двора: 2 Rogue Admirals, 2 Court Enforcers',
      ),
    ],
    failed: [
      n(
        'scraps edict 55; Court deck + 2 Court Enforcers, 2 Imperial Defectors',
        'убирает эдикт 55; в колоду двора: 2 Court Enforcers, 2 Imperial Defectors',
      ),
    ],
  },
  believer: {
    completed: [
      n(
        'gains The Young Light; Court deck + Plot to Kidnap and the rest of the Faithful stack; scraps Spreading the Faith',
        'получает The Young Light; в колоду двора: Plot to Kidnap и остаток стопки веры; убирает Spreading the Faith',
      ),
    ],
    failed: [
      n(
        'scraps Spreading the Faith; Court deck + The Prodigal One, Secret Order, the rest of the Faithful stack',
        'убирает Spreading the Faith; в колоду двора: The Prodigal One, Secret Order и остаток стопки веры',
      ),
    ],
  },
}
