// What a round of a Super-bot and of a Speed-bot needs, from the same positions.

import type { Asked } from '../beside-player.ts'
import { type Paired, pairedOf } from '../paired.ts'
import {
  askedBy,
  KINDS,
  type Kind,
  PARTS,
  type PairedTable,
  type SeatRound,
  seatRoundOf,
  TABLES,
} from './rome-pairs.ts'

type Counted = 'facts' | 'quietFacts' | 'screens' | 'quiet' | 'answers' | 'both' | 'quietBoth'

const LINES: readonly { readonly at: keyof typeof TABLES; readonly count: Counted; readonly what: Paired['what'] }[] = [
  { at: 'all', count: 'facts', what: { en: 'everything open: questions', ru: 'ничего не заполнено: вопросов' } },
  { at: 'all', count: 'quietFacts', what: { en: 'of these outside fights', ru: 'из них вне боёв' } },
  { at: 'allCurt', count: 'facts', what: { en: 'everything open: single facts', ru: 'ничего не заполнено: сведений' } },
  { at: 'map', count: 'facts', what: { en: 'map open: questions', ru: 'карта не заполнена: вопросов' } },
  { at: 'map', count: 'quietFacts', what: { en: 'of these outside fights', ru: 'из них вне боёв' } },
  { at: 'mapCurt', count: 'facts', what: { en: 'map open: single facts', ru: 'карта не заполнена: сведений' } },
  { at: 'all', count: 'screens', what: { en: 'screens for dice and cards', ru: 'экранов с кубиками и картами' } },
  { at: 'all', count: 'quiet', what: { en: 'outside fights', ru: 'из них вне боёв' } },
  { at: 'all', count: 'answers', what: { en: 'dice and cards on them', ru: 'кубиков и карт на них' } },
  {
    at: 'all',
    count: 'both',
    what: { en: 'everything open: questions and screens', ru: 'ничего не заполнено: вопросов и экранов' },
  },
  { at: 'all', count: 'quietBoth', what: { en: 'outside fights', ru: 'из них вне боёв' } },
  { at: 'map', count: 'screens', what: { en: 'screens, all by hand', ru: 'экранов, всё своими руками' } },
  { at: 'map', count: 'quiet', what: { en: 'outside fights, all by hand', ru: 'из них вне боёв' } },
  { at: 'map', count: 'answers', what: { en: 'dice and cards, all by hand', ru: 'кубиков и карт, всё своими руками' } },
]

/** `tables`: only those that are wanted; `first`: how many rounds the positions are taken from. */
export function romePaired(
  games: number,
  seed: string,
  tables: readonly (keyof typeof TABLES)[] = ['all', 'allCurt', 'map', 'mapCurt'],
  first = 6,
): Paired[] {
  const rounds = Array.from({ length: games }, (_, game) => seatRoundOf(game, seed, first)).filter(
    (each) => each !== undefined,
  )
  return tables.flatMap((at) => {
    const counted = rounds.map((round) => countedIn(round, TABLES[at]))
    return LINES.filter((line) => line.at === at).map(({ count, what }) =>
      pairedOf(
        what,
        ['superbot', 'speedbot'],
        counted.map((each) => [each.super[count], each.speed[count]]),
      ),
    )
  })
}

function countedIn(round: SeatRound, table: PairedTable): Record<Kind, Record<Counted, number>> {
  const of = (kind: Kind): Record<Counted, number> => {
    const asked = askedBy(round, kind, table)
    const sum = (count: keyof Asked): number => PARTS.reduce((all, part) => all + asked[part][count], 0)
    const screens = sum('screens')
    const facts = sum('facts')
    const quiet = screens - sum('fights')
    const quietFacts = facts - sum('fightFacts')
    const answers = sum('answers')
    return { facts, quietFacts, screens, quiet, answers, both: facts + screens, quietBoth: quietFacts + quiet }
  }
  return Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, Record<Counted, number>>
}
