// How a rule says where it comes from: the page of SUPERCAT (by okonomichiyaki) and the author's priority number, a later
// version, or a ruling.

import type { Source } from '@understudy/procedure'
import type { RulingNumber } from './text/rulings.ts'

type Rulings = readonly RulingNumber[]
const cite = (rulings: Rulings) => (rulings.length === 0 ? {} : { rulings: rulings.map((n) => `supercat/${n}`) })
/**
 * Rulings that have a say whenever a rule that cites them acts: what a term of the text means, who goes, what counts. The
 * others take the text at its word, or matter only now and then; preferences that rest on one are marked by themselves.
 */
export const DECIDES: ReadonlySet<RulingNumber> = new Set([
  'A13',
  'A15',
  'A36',
  'A42',
  'A44',
  'A49',
  'A50',
  'A53',
  'A56',
  'A57',
  'A58',
  'A72',
  'A105',
  'A141',
  'A146',
  'A148',
  'B5',
  'B7',
  'B12',
  'B23',
  'B28',
])
export const printed = (place: string, ...rulings: Rulings): Source => ({
  by: rulings.some((number) => DECIDES.has(number)) ? 'ruling' : 'printed',
  place,
  ...cite(rulings),
})
export const backport = (place: string, ...rulings: Rulings): Source => ({ by: 'backport', place, ...cite(rulings) })
export const ruling = (place: string, ...rulings: Rulings): Source => ({ by: 'ruling', place, ...cite(rulings) })

export const tidy = ruling('Raid costs of the slots', 'A60', 'A70')
export const MOVE: Rulings = ['A32', 'A33', 'A34', 'A35', 'A109']
/** The same in 0.10. */
export const MOVES: Rulings = ['B32', 'A33', 'A34', 'A35', 'A109']
export const PRINCIPLES = 'Combat Principles'

/** A line of General Priorities that calls for a card; `.go` takes it and leaves the page. */
export const call = <Id extends string>(id: Id, source: Source) =>
  ({ [id]: source, [`${id}.go`]: printed('General Priorities') }) as Record<Id | `${Id}.go`, Source>

/** A rule that leads to a battle; `.go` follows the Combat page, `.top` starts the page again. */
export const fight = <Id extends string>(id: Id, source: Source, how = 'Combat Doctrine') =>
  ({
    [id]: source,
    [`${id}.go`]: printed(how),
    [`${id}.top`]: printed('How to follow the procedures'),
  }) as Record<Id | `${Id}.go` | `${Id}.top`, Source>

/** 0.10: a card is defended: whether there is one, which, the die, the agents. */
export const defends = <Id extends string>(id: Id, place: string) =>
  ({
    [id]: printed(place, 'B22'),
    [`${id}.1`]: printed(place, 'B77'),
    [`${id}.2`]: printed('Influence Principles'),
    [`${id}.3`]: printed('Influence Principles', 'B20', 'B21'),
  }) as Record<Id | `${Id}.1` | `${Id}.2` | `${Id}.3`, Source>
