// What can be bought, in plain words: a development, mercenaries, a wonder, a building.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { BUILDINGS } from '@understudy/rome/vocabulary'
import { pileSize } from '@understudy/table/chance'
import { factionName } from '../board/labels.ts'
import { COMPOSE_WORDS } from '../compose/words.ts'
import { buildingDoes, developmentDoes } from '../text/goods.ts'
import { words } from '../text/words.ts'

export interface About {
  readonly state: State
  readonly id: string
  readonly lang: Lang
}

export function Facts({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

const W: Readonly<Record<Lang, Readonly<Record<'drawn' | 'built' | 'free' | 'held' | 'whose', string>>>> = {
  en: {
    drawn: 'Whoever holds the region buys the top card, unseen, at its price.',
    built: 'Built.',
    free: 'Not built yet.',
    held: 'Held by',
    whose: 'Whoever holds the region may build it.',
  },
  ru: {
    drawn: 'Кто владеет областью, покупает верхнюю карту вслепую, по её цене.',
    built: 'Построено.',
    free: 'Ещё не построено.',
    held: 'Владеет',
    whose: 'Строит тот, кто владеет областью.',
  },
}

/** `faction.column.row`. */
export function AboutDevelopment({ state, id, lang }: About) {
  const [faction = -1, column = -1, row = -1] = id.split('.').map(Number)
  const pack = packOf(state)
  const step = pack.developments[faction]?.[column]?.[row]
  return step === undefined ? null : (
    <>
      <h2>{step.name[lang]}</h2>
      <Facts of={[developmentDoes(pack, step, lang), words(lang).price(step.cost)]} />
    </>
  )
}

/** By the region where they wait: what can be among them, and for how much. */
export function AboutMercenaries({ state, id, lang }: About) {
  const pack = packOf(state)
  const no = pack.regionNo.get(id) ?? -1
  const at = pack.stacks.findIndex(({ region }) => region === no)
  const stack = pack.stacks[at]
  if (stack === undefined) return null
  const kinds = [...new Set(stack.cards)].flatMap((card) => pack.troops.get(card) ?? [])
  return (
    <>
      <h2>{COMPOSE_WORDS[lang].mercenaries(pack.regions[no]?.name[lang] ?? '')}</h2>
      <Facts
        of={[
          words(lang).cards(pileSize(state.stacks[at] ?? [])),
          ...kinds.map(
            ({ name, cls, cost }) => `${name[lang]}, ${words(lang).classes[cls]}: ${words(lang).price(cost)}`,
          ),
          W[lang].drawn,
        ]}
      />
    </>
  )
}

/** By the region of its site. */
export function AboutWonder({ state, id, lang }: About) {
  const pack = packOf(state)
  const no = pack.regionNo.get(id) ?? -1
  const wonder = pack.wonders[pack.regions[no]?.wonder ?? -1]
  if (wonder === undefined) return null
  const land = state.lands[no]
  const holder = state.sides[land?.holder ?? -1]
  return (
    <>
      <h2>{wonder.name[lang]}</h2>
      <Facts
        of={[
          pack.regions[no]?.name[lang] ?? '',
          COMPOSE_WORDS[lang].worth('', wonder.vp),
          words(lang).price(pack.prices.wonder),
          ...(holder === undefined ? [] : [`${W[lang].held}: ${factionName(state, holder.faction, lang)}`]),
          land?.wonder === true ? W[lang].built : W[lang].free,
          W[lang].whose,
        ]}
      />
    </>
  )
}

export function AboutBuilding({ state, id, lang }: About) {
  const building = BUILDINGS.find((each) => each === id)
  const pack = packOf(state)
  return building === undefined ? null : (
    <>
      <h2>{COMPOSE_WORDS[lang].building[building]}</h2>
      <Facts of={[buildingDoes(pack, building, lang), words(lang).price(pack.prices[building])]} />
    </>
  )
}
