// What a completed or failed Fate does to the Court deck (campaign 18, table): told by name, not built.

import type { Name } from '../data.ts'
import type { FateId } from '../vocabulary.ts'

export const AFTER: Readonly<
  Record<FateId, { readonly completed: readonly Name[]; readonly failed: readonly Name[] }>
> = {
  steward: {
    completed: [
      {
        en: 'Court deck + Council Intrigue, Tax Collectors, Hunter Squads; law Imperial Protectors',
        ru: 'в колоду двора: Council Intrigue, Tax Collectors, Hunter Squads; закон Imperial Protectors',
      },
    ],
    failed: [
      {
        en: 'Court deck + Empire Falls, 2 Lesser Regent, and the Steward’s own Dealmakers',
        ru: 'в колоду двора: Empire Falls, 2 Lesser Regent и Dealmakers Наместника',
      },
    ],
  },
  founder: {
    completed: [
      {
        en: 'gains Book of Liberation; Court deck + 3 Political Intrigue',
        ru: 'получает Book of Liberation; в колоду двора: 3 Political Intrigue',
      },
    ],
    failed: [
      {
        en: 'Court deck + 2 Construction Union, 2 Admin Union',
        ru: 'в колоду двора: 2 Construction Union, 2 Admin Union',
      },
    ],
  },
  magnate: {
    completed: [
      {
        en: 'Court deck + Elder Broker, Relic Fence, Prison Wardens; Mining and Shipping Interest back from the discard pile',
        ru: 'в колоду двора: Elder Broker, Relic Fence, Prison Wardens; Mining Interest и Shipping Interest возвращаются из сброса',
      },
    ],
    failed: [{ en: 'Court deck + 5 Cartels', ru: 'в колоду двора: 5 картелей' }],
  },
  advocate: {
    completed: [
      {
        en: 'Court deck + own Guild Overseers, 5 Liaisons, Diplomatic Fiasco',
        ru: 'в колоду двора: свои Guild Overseers, 5 Liaisons, Diplomatic Fiasco',
      },
    ],
    failed: [
      {
        en: 'Court deck + own Guild Overseers, Guild Struggle, and a Liaison for each suit in which it holds more Guild cards than each Rival',
        ru: 'в колоду двора: свои Guild Overseers, Guild Struggle и Liaison за каждую масть, в которой карт гильдий больше, чем у любого соперника',
      },
    ],
  },
  caretaker: {
    completed: [
      {
        en: 'scraps Golem Beacon; Golems of the map to the Hearth; Court deck + 1 random lore per seat, 4 Unstable cards',
        ru: 'убирает Golem Beacon; големы с поля на очаг; в колоду двора: по случайному знанию на место, 4 карты Unstable',
      },
    ],
    failed: [
      {
        en: 'scraps Golem Beacon and Golems of the map; Court deck + own Stone-Speakers, Unstable cards of Golems still in play',
        ru: 'убирает Golem Beacon и големов с поля; в колоду двора: свои Stone-Speakers и карты Unstable оставшихся големов',
      },
    ],
  },
  partisan: {
    completed: [
      {
        en: 'Court deck + 5 Loyal cards; gains Galactic Bards',
        ru: 'в колоду двора: 5 верных карт; получает Galactic Bards',
      },
    ],
    failed: [
      {
        en: 'Court deck + Galactic Bards, Spacing Union, Arms Union, 2 Outrage Spreads; scraps Partisan Seizing, clears own Outrage',
        ru: 'в колоду двора: Galactic Bards, Spacing Union, Arms Union, 2 Outrage Spreads; убирает Partisan Seizing, снимает свои запреты',
      },
    ],
  },
  admiral: {
    completed: [
      {
        en: 'gains Honor Guard; Court deck + 2 Rogue Admirals, 2 Court Enforcers',
        ru: 'получает Honor Guard; в колоду двора: 2 Rogue Admirals, 2 Court Enforcers',
      },
    ],
    failed: [
      {
        en: 'scraps edict 55; Court deck + 2 Court Enforcers, 2 Imperial Defectors',
        ru: 'убирает эдикт 55; в колоду двора: 2 Court Enforcers, 2 Imperial Defectors',
      },
    ],
  },
  believer: {
    completed: [
      {
        en: 'gains The Young Light; Court deck + Plot to Kidnap and the rest of the Faithful stack; scraps Spreading the Faith',
        ru: 'получает The Young Light; в колоду двора: Plot to Kidnap и остаток стопки веры; убирает Spreading the Faith',
      },
    ],
    failed: [
      {
        en: 'scraps Spreading the Faith; Court deck + The Prodigal One, Secret Order, the rest of the Faithful stack',
        ru: 'убирает Spreading the Faith; в колоду двора: The Prodigal One, Secret Order и остаток стопки веры',
      },
    ],
  },
}
