// Where each rule comes from. Whatever has a source is a rule of the books, and there are no others.

import { sources as aggressive } from './aggressive/sources.ts'
import { sources as kraken } from './kraken/sources.ts'
import { sources as shy } from './shy/sources.ts'
import { sources as targetOriented } from './target-oriented/sources.ts'
import { sources as tyrant } from './tyrant/sources.ts'
import { sources as wandering } from './wandering/sources.ts'

/** The rules of the units are those of every boss. */
export const unitSources = { ...aggressive, ...shy, ...wandering, ...targetOriented }

export const sources = { ...kraken, ...tyrant, ...unitSources }

export type NodeId = keyof typeof sources
