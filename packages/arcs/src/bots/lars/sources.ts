// Where each rule comes from: the place in Lars 0.8.13 by Shipple, and the rulings it rests on.

import type { Source } from '@understudy/procedure'
import type { NodeId } from './ids.ts'
import type { RulingNumber } from './text/ruling-ids.ts'

/**
 * Rulings that decide nothing: they take the text or the rules of the game at their word, leave to chance what the text
 * leaves to it, or are about others at the table. A rule that cites no others stands as printed.
 */
export const AT_ITS_WORD: ReadonlySet<RulingNumber> = new Set([
  1, 2, 3, 9, 11, 13, 15, 16, 17, 20, 21, 24, 25, 28, 32, 33, 34, 37, 38, 39, 43, 48, 50, 54, 55, 56, 57, 58, 61,
])

const cite = (numbers: readonly RulingNumber[]) => numbers.map((n) => `lars/A${n}`)
const ruling = (place: string, ...numbers: RulingNumber[]): Source => ({ by: 'ruling', place, rulings: cite(numbers) })
/** A line of the text; it rests on a ruling if one of those that it cites decides something. */
function printed(place: string, ...numbers: RulingNumber[]): Source {
  if (numbers.length === 0) return { by: 'printed', place }
  const by = numbers.every((n) => AT_ITS_WORD.has(n)) ? 'printed' : 'ruling'
  return { by, place, rulings: cite(numbers) }
}

export const sources: Record<NodeId, Source> = {
  'START.1': printed('Setup 3', 2, 11, 56, 58),
  'START.1.1': printed('Setup 3'),
  'START.2': printed('Setup 3'),
  'START.2.1': printed('Setup 3', 1),
  'START.3': printed('Setup 3'),
  'SHIFT.1': printed('New target planet 1', 18),
  'SHIFT.2': printed('New target planet 2'),
  'SHIFT.2.1': printed('New target planet 2', 1),
  'SHIFT.3': printed('New target planet 3'),
  'END.1': printed('End of a chapter, 1.1', 46, 47, 48, 50, 60),
  'END.1.1': printed('End of a chapter, 1.1', 46, 48),
  'END.2': printed('End of a chapter, 1.2', 49, 60),
  'END.2.1': printed('End of a chapter, 1.2', 49),
  'END.3': printed('End of a chapter, 1.3', 18),
  'TURN.1': printed('Turn 2'),
  'TURN.2': printed('Turn 1'),
  'TURN.2.1': printed('Special effects, rows 1 and 3'),
  'TURN.2.2': printed('Turn 1', 16),
  'TURN.2.3': ruling('Turn', 64),
  'TURN.2.4': ruling('Turn', 12, 64),
  'TURN.3': printed('Turn 2'),
  'TURN.4': printed('Turn 2'),
  'TURN.5': printed('Special effects, row 5', 9, 14, 15),
  'TURN.6': printed('Special effects, row 4'),
  'TURN.6.1': printed('Special effects, row 4', 12),
  'TURN.6.2': printed('Turn 1', 12),
  'TURN.6.3': printed('Turn 1', 13, 61),
  'TURN.7': printed('Actions', 3, 17, 54, 57),
  'TURN.8': printed('Resources; special effects, rows 2 and 3', 7, 8, 9),
  'TURN.8.1': printed('New target planet'),
  'TURN.9': printed('Turn'),
  'AGG.1': printed('Actions, Aggression'),
  'AGG.2': printed('Actions, Aggression'),
  'AGG.3': printed('Actions, Aggression'),
  'ADM.1': printed('Actions, Administration'),
  'ADM.2': printed('Actions, Administration'),
  'ADM.3': printed('Actions, Administration'),
  'MOB.1': printed('Actions, Mobilization'),
  'MOB.2': printed('Actions, Mobilization'),
  'CON.1': printed('Actions, Construction'),
  'CON.2': printed('Actions, Construction'),
  'REST.1': ruling('Actions', 64),
  'REST.2': ruling('Actions', 64),
  'INF.1': printed('Influence'),
  'INF.2': printed('Influence 1', 10, 19),
  'INF.3': printed('Influence 2', 19, 20),
  'REP.1': printed('Repair 1'),
  'REP.2': printed('Repair 2', 6),
  'TAX.1': printed('Tax', 21, 57),
  'TAX.1.1': printed('Tax'),
  'BLD.1': printed('Build 1', 22, 23),
  'BLD.2': printed('Build 2', 24),
  'BLD.3': printed('Build 3'),
  'BLD.3.1': printed('Build 3'),
  'MOV.1': printed('Move 1 and 2', 25, 26, 59),
  'MOV.2': printed('Move 3', 27, 28, 32, 52),
  'MOV.2a': printed('Move 3a'),
  'MOV.2b': printed('Move 3b', 5),
  'MOV.2c': printed('Move 3c'),
  'MOV.2d': printed('Move 3d'),
  'MOV.2e': printed('Move 3e'),
  'MOV.2f': printed('Move 3f'),
  'MOV.3': printed('Move 4', 29, 30, 31, 32),
  'BAT.1': printed('Battle, phase 1'),
  'BAT.1.1': printed('Battle', 4),
  'BAT.1.2': printed('Battle, phase 1', 33),
  'BAT.1.3': printed('Battle, phase 1'),
  'BAT.2': printed('Battle, phase 2', 6, 51),
  'BAT.2.1': printed('Battle', 4, 39),
  'BAT.2.2': printed('Battle, phase 2'),
  'BAT.2.3': printed('Battle, phase 2, case 1', 34, 35, 36),
  'BAT.2.4': printed('Battle, phase 2, case 2', 37),
  'BAT.2.5': printed('Battle, phase 2'),
  'SEC.1': printed('Secure', 3, 45),
  'SEC.1.1': printed('Secure', 44),
  'SEC.1.2': printed('Secure', 45),
  'HIT.1': printed('Battle'),
  'HIT.1.1': printed('Battle, phase 1'),
  'HIT.2': printed('Battle, phase 2', 38),
  'GIV.1': printed('Battle, phase 2, case 1', 35, 55),
  'UPR.1': printed('Secure, Mass Uprising', 53),
  'DEM.1': printed('Secure, Populist Demands', 40),
  'DEM.1.1': ruling('Secure, Populist Demands', 40),
  'OUT.1': printed('Leader', 4),
  'OUT.2': printed('Secure, Outrage Spreads', 41),
  'SON.1': printed('Secure, Song of Freedom', 42),
  'SON.1.1': ruling('Secure, Song of Freedom', 42),
  'STR.1': printed('Secure, Guild Struggle', 43),
  'STR.1.1': ruling('Secure, Guild Struggle', 43),
  'RAN.1': ruling('Battle, phase 2, case 1', 36, 57),
}
