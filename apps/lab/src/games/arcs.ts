// Arcs, with what it offers beside its package.

import { arcsPackage, optionsOf, positionSchema, textBoard } from '@understudy/arcs'
import type { GameEntry } from '../game-entry.ts'

export const arcsEntry: GameEntry = { pkg: arcsPackage, textBoard, optionsOf, schemas: { position: positionSchema } }
