// One thing that a person did, as it was typed: what it can mean, the likeliest first. The rules say which of it is legal.

import type { Action, State } from '@understudy/arcs'
import { COURT } from '@understudy/arcs/data'
import { courtRow } from '@understudy/arcs/rules'
import { ids, isCity, isPort, ownerOf, owners, read, siteKind } from '@understudy/arcs/state'
import type { CourtId, DICE, Owner, Pay, Pool, SiteId, SystemId } from '@understudy/arcs/vocabulary'
import { LANGS } from '@understudy/procedure'
import { latin } from './letters.ts'
import { readMove } from './moves.ts'
import { ONCE_CALLED } from './old-words.ts'
import { say } from './phrases.ts'
import { NotUnderstood, type Reader } from './reader.ts'
import { ownerOfWord, pieceOf, resourceOf, systemOf, type Verb } from './vocabulary.ts'

interface Place {
  readonly system: SystemId
  readonly site?: SiteId
}

/** `4c`, or a place of it: `4c/2`. */
function readPlace(reader: Reader): Place {
  if (reader.done) throw new NotUnderstood(say('typed.missing', { word: reader.last, missing: 'system' }))
  const word = reader.take()
  const [name = '', n] = word.split('/')
  const system = systemOf(name)
  if (system === undefined || (n !== undefined && !/^[123]$/.test(n)))
    throw new NotUnderstood(say('typed.system', { word }))
  return n === undefined ? { system } : { system, site: `${system}/${n}` as SiteId }
}

const sitesAt = (state: State, system: SystemId, fits: (value: number) => boolean): SiteId[] =>
  [0, 1, 2]
    .map((n) => ids.sys(system) * 3 + n)
    .filter((site) => siteKind(read.site(state, site)) !== 0 && fits(read.site(state, site)))
    .map(ids.siteId)

/** A card of the Court by its place or by the beginning of its name. */
export function readCourt(state: State, reader: Reader, among?: readonly CourtId[]): CourtId {
  if (reader.done) throw new NotUnderstood(say('typed.missing', { word: reader.last, missing: 'court' }))
  const word = reader.take()
  const row = among ?? [...courtRow(state)]
  if (among === undefined && /^[1-4]$/.test(word)) {
    const card = read.rowCard(state, Number(word) - 1)
    if (card > 0) return ids.courtId(card - 1)
  }
  const begins = (name: string) =>
    name
      .toLowerCase()
      .replaceAll('ё', 'е')
      .split(/[\s-]+/)
      .some(
        (part, i, all) =>
          part.startsWith(word) || part.startsWith(latin(word)) || all.slice(i).join('').startsWith(word),
      )
  const found = row.filter(
    (id) =>
      LANGS.some((lang) => begins(COURT[id]!.name[lang])) ||
      begins(ONCE_CALLED[id] ?? '') ||
      id.toLowerCase() === latin(word),
  )
  const [only] = found
  if (only === undefined || word.length < 2) throw new NotUnderstood(say('typed.court', { word }))
  if (found.length > 1)
    throw new NotUnderstood(say('typed.courtMany', { word, names: found.map((id) => ({ ...COURT[id]!.name })) }))
  return only
}

function readTax(state: State, reader: Reader, pay: Pay): Action[] {
  // «сбор налогов 3h»
  if (!reader.done && reader.word === 'налогов') reader.take()
  const { system, site } = readPlace(reader)
  const cities = site === undefined ? sitesAt(state, system, isCity) : [site]
  if (cities.length === 0) throw new NotUnderstood(say('typed.city', { word: system }))
  const type = reader.done ? undefined : resourceOf(reader.word)
  if (type !== undefined) reader.take()
  return cities.map((city) => ({ do: 'tax', city, pay, ...(type === undefined ? {} : { type }) }))
}

/** `b 4c city` and `b city 4c` alike. */
function readBuild(state: State, reader: Reader, pay: Pay): Action[] {
  const before = reader.done ? undefined : pieceOf(reader.word)
  if (before !== undefined) reader.take()
  const { system, site } = readPlace(reader)
  const piece = before ?? (reader.done ? undefined : pieceOf(reader.word))
  if (piece === undefined) throw new NotUnderstood(say('typed.missing', { word: reader.last, missing: 'piece' }))
  if (before === undefined) reader.take()
  if (piece !== 'ship') return [{ do: 'build', piece, at: system, pay }]
  const ports = site === undefined ? sitesAt(state, system, isPort) : [site]
  const wanted = ports.length === 0 ? [`${system}/1` as SiteId] : ports
  return wanted.map((port) => ({ do: 'build', piece: 'ship', port, pay }))
}

function readRepair(state: State, reader: Reader, pay: Pay): Action[] {
  const before = reader.done ? undefined : pieceOf(reader.word)
  if (before !== undefined) reader.take()
  const { system, site } = readPlace(reader)
  const after = before === undefined && !reader.done ? pieceOf(reader.word) : undefined
  if (after !== undefined) reader.take()
  const piece = before ?? after
  const ship: Action = { do: 'repair', piece: { ship: system }, pay }
  const sites = (fits: (value: number) => boolean): Action[] =>
    sitesAt(state, system, fits).map((each) => ({ do: 'repair', piece: { site: each }, pay }))
  if (site !== undefined) return [{ do: 'repair', piece: { site }, pay }]
  if (piece === 'ship') return [ship]
  if (piece !== undefined) return sites(piece === 'city' ? isCity : isPort)
  return [ship, ...sites(() => true)]
}

/** Also by the Russian names: таран (once «штурм»), перестрелка, налёт; and `с` for `s`. */
const DIE_LETTERS: Readonly<Record<string, (typeof DICE)[number]>> = {
  a: 'assault',
  s: 'skirmish',
  r: 'raid',
  т: 'assault',
  ш: 'assault',
  п: 'skirmish',
  с: 'skirmish',
  н: 'raid',
}

/** `2a1s1r`; the letter alone is one die. */
export function readPool(word: string): Pool | undefined {
  const pool = { assault: 0, skirmish: 0, raid: 0 }
  let rest = word
  while (rest !== '') {
    const [all, n, letter] = /^(\d?)(\D)/.exec(rest) ?? []
    if (all === undefined || letter === undefined) return undefined
    const die = DIE_LETTERS[letter] ?? DIE_LETTERS[latin(letter)]
    if (die === undefined) return undefined
    pool[die] += n === '' || n === undefined ? 1 : Number(n)
    rest = rest.slice(all.length)
  }
  return word === '' ? undefined : pool
}

function readBattle(state: State, reader: Reader, seat: number, pay: Pay): Action[] {
  const { system } = readPlace(reader)
  const named = reader.done ? undefined : ownerOfWord(state, reader.word)
  // `r` alone is dice, `red` is a rival.
  const rival = named !== undefined && reader.word.length > 1 ? named : undefined
  if (rival !== undefined) reader.take()
  const pool = reader.done ? undefined : readPool(reader.word)
  if (pool !== undefined) reader.take()
  else if (!reader.done && /^\d/.test(reader.word) && systemOf(reader.word) === undefined)
    throw new NotUnderstood(say('typed.dice', { word: reader.word }))
  const rivals: Owner[] = rival === undefined ? [] : [rival]
  if (rival === undefined) for (const other of owners(state)) if (other !== seat) rivals.push(ownerOf(state, other))
  return rivals.map((against) => ({
    do: 'battle',
    at: system,
    against,
    pay,
    ...(pool === undefined ? {} : { dice: pool }),
  }))
}

/** What a verb of a turn can mean; undefined if it is none. */
export function readAction(state: State, seat: number, reader: Reader, verb: Verb, pay: Pay): Action[] | undefined {
  switch (verb) {
    case 'move':
      return readMove(state, seat, reader, pay)
    case 'tax':
      return readTax(state, reader, pay)
    case 'build':
      return readBuild(state, reader, pay)
    case 'repair':
      return readRepair(state, reader, pay)
    case 'influence':
      return [{ do: 'influence', card: readCourt(state, reader), pay }]
    case 'secure':
      return [{ do: 'secure', card: readCourt(state, reader), pay }]
    case 'battle':
      return readBattle(state, reader, seat, pay)
    default:
      return undefined
  }
}
