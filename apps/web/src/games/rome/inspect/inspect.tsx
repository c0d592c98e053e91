// What an inspected thing is, in plain words.

import type { Json, Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { CAPTAIN, sideNamed, starsOf } from '@understudy/rome/rules'
import { pileSize } from '@understudy/table/chance'
import type { VNode } from 'preact'
import { factionName, placeFacts, statusWord } from '../board/labels.ts'
import { placesOf, ROMAN } from '../board/look.ts'
import { TroopFace } from '../cards/card.tsx'
import { counted } from '../cards/counted.ts'
import { outOfReach } from '../compose/out-of-reach.ts'
import { StanceCard } from '../seats/stance.tsx'
import { words } from '../text/words.ts'
import { type About, AboutBuilding, AboutDevelopment, AboutMercenaries, AboutWonder, Facts } from './goods.tsx'

export function Inspect({ state, what, lang }: { readonly state: State; readonly what: Json; readonly lang: Lang }) {
  const [entry] = typeof what === 'object' && what !== null && !Array.isArray(what) ? Object.entries(what) : []
  if (entry === undefined) return null
  const Part = PARTS[entry[0]]
  const why = outOfReach.value?.(what)
  return Part === undefined ? null : (
    <div class="rome rome-inspect">
      {why === undefined ? null : <p class="rome-note">{why[lang]}</p>}
      <Part state={state} id={String(entry[1])} lang={lang} />
    </div>
  )
}

const PARTS: Readonly<Record<string, (about: About) => VNode | null>> = {
  region: AboutRegion,
  sea: AboutSea,
  army: AboutArmy,
  agent: AboutAgent,
  navy: AboutNavy,
  seat: AboutSeat,
  card: AboutCard,
  actionCard: AboutAction,
  development: AboutDevelopment,
  mercenaries: AboutMercenaries,
  wonder: AboutWonder,
  building: AboutBuilding,
}

function AboutRegion({ state, id, lang }: About) {
  const w = words(lang)
  const pack = packOf(state)
  const place = placesOf(state).find((each) => each.id === id)
  const region = pack.regions[place?.no ?? -1]
  if (place === undefined || region === undefined) return null
  const next = region.borders.map(
    ({ to, strait }) => `${pack.regions[to]?.name[lang] ?? ''}${strait ? ` (${w.strait})` : ''}`,
  )
  return (
    <>
      <h2>{region.name[lang]}</h2>
      <Facts of={placeFacts(state, place, lang)} />
      {next.length > 0 && (
        <p>
          {w.borders}: {next.join(', ')}.
        </p>
      )}
      {region.seas.length > 0 && (
        <p>
          {w.coast}: {region.seas.map((sea) => pack.seas[sea]?.name[lang]).join(', ')}.
        </p>
      )}
    </>
  )
}

function AboutSea({ state, id, lang }: About) {
  const w = words(lang)
  const pack = packOf(state)
  const sea = pack.seas[pack.seaNo.get(id) ?? -1]
  if (sea === undefined) return null
  return (
    <>
      <h2>{sea.name[lang]}</h2>
      <p>
        {w.seaNext}: {sea.next.map((no) => pack.seas[no]?.name[lang]).join(', ') || w.none}.
      </p>
      <p>
        {w.seaCoast}: {sea.coast.map((no) => pack.regions[no]?.name[lang]).join(', ') || w.none}.
      </p>
    </>
  )
}

function pieceOf(state: State, id: string): { side: number; no: number; faction: number } | undefined {
  const [seat = '', no = ''] = id.split('.')
  const side = sideNamed(state, seat)
  const faction = state.sides[side]?.faction
  return faction === undefined ? undefined : { side, no: Number(no), faction }
}

function AboutArmy({ state, id, lang }: About) {
  const w = words(lang)
  const pack = packOf(state)
  const piece = pieceOf(state, id)
  const army = state.sides[piece?.side ?? -1]?.armies[piece?.no ?? -1]
  if (piece === undefined || army === undefined) return null
  const [general] = army.general.known
  const leader =
    general === undefined
      ? army.general.unknown.length > 0
        ? w.faceDown
        : w.noGeneral
      : general === CAPTAIN
        ? w.captain
        : `${pack.generals.get(general)?.name[lang] ?? general}, ${w.stars(starsOf(state, army))}`
  const known = counted(army.cards.known).map(
    ([card, n]) => `${pack.troops.get(card)?.name[lang] ?? card}${n > 1 ? ` ×${n}` : ''}`,
  )
  const hidden = army.cards.unknown.reduce((sum, part) => sum + part.n, 0)
  return (
    <>
      <h2>{w.army(ROMAN[piece.no] ?? '', factionName(state, piece.faction, lang))}</h2>
      <Facts
        of={[
          pack.regions[army.region]?.name[lang] ?? (army.aboard >= 0 ? w.aboard : w.offBoard),
          leader,
          ...(army.declared ? [] : [w.undeclared]),
          ...(army.activated ? [w.moves(army.mp)] : []),
          ...known,
          ...(hidden > 0 ? [w.hidden(hidden)] : []),
        ]}
      />
    </>
  )
}

function AboutAgent({ state, id, lang }: About) {
  const w = words(lang)
  const piece = pieceOf(state, id)
  const agent = state.sides[piece?.side ?? -1]?.agents[piece?.no ?? -1]
  if (piece === undefined || agent === undefined) return null
  return (
    <>
      <h2>{w.agent(factionName(state, piece.faction, lang))}</h2>
      <Facts of={[packOf(state).regions[agent.region]?.name[lang] ?? w.offBoard, agent.used ? w.used : w.ready]} />
    </>
  )
}

function AboutNavy({ state, id, lang }: About) {
  const w = words(lang)
  const piece = pieceOf(state, id)
  const side = state.sides[piece?.side ?? -1]
  const navy = side?.navies[piece?.no ?? -1]
  if (piece === undefined || side === undefined || navy === undefined) return null
  return (
    <>
      <h2>{w.navy(factionName(state, piece.faction, lang))}</h2>
      <Facts
        of={[
          packOf(state).seas[navy.sea]?.name[lang] ?? w.offBoard,
          w.ships(side.role === 'human' ? navy.cards : side.navyCards),
        ]}
      />
    </>
  )
}

function AboutSeat({ state, id, lang }: About) {
  const w = words(lang)
  const pack = packOf(state)
  const no = sideNamed(state, id)
  const side = state.sides[no]
  if (side === undefined) return null
  const tree = pack.developments[side.faction] ?? []
  const bought = tree.flatMap((column, col) => column.slice(0, side.developments[col] ?? 0))
  return (
    <>
      <h2>{factionName(state, side.faction, lang)}</h2>
      {side.role === 'human' ? null : (
        <>
          <h3>{w.stance}</h3>
          <StanceCard state={state} side={no} lang={lang} large />
        </>
      )}
      <Facts
        of={[
          w.role[side.role],
          ...state.sides.flatMap((other, at) =>
            at === no ? [] : [`${factionName(state, other.faction, lang)}: ${statusWord(state, no, at, lang)}`],
          ),
          `${w.developments}: ${bought.map((each) => each.name[lang]).join(', ') || w.none}`,
          `${w.reserves}: ${w.cards(pileSize(side.reserves))}`,
        ]}
      />
    </>
  )
}

function AboutCard({ state, id, lang }: About) {
  const card = packOf(state).troops.get(id)
  return card === undefined ? null : (
    <div class={`rome-card troop class-${card.cls}`}>
      <TroopFace card={card} lang={lang} />
      <span class="kind">{words(lang).price(card.cost)}</span>
    </div>
  )
}

function AboutAction({ state, id, lang }: About) {
  const w = words(lang)
  const card = packOf(state).actions.get(id)
  return card === undefined ? null : (
    <>
      <h2>{card.name[lang]}</h2>
      <Facts of={[w.effects[card.effect], w.paysOut(card.gold), w.copies(card.copies)]} />
    </>
  )
}
