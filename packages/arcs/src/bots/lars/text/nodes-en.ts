// The rules of Lars, in English.

import type { NodeText } from '@understudy/procedure'
import type { NodeId } from '../ids.ts'

const go = (title: string): NodeText => ({ rule: `Follow the page **${title}**.` })
const found = (yes: string, no: string): Pick<NodeText, 'yes' | 'no'> => ({ yes, no })

export const nodesEn: Record<NodeId, NodeText> = {
  'START.1': {
    rule: 'While no cluster that is in play has come up:',
    ...found('Roll for a cluster.', 'The cluster is found.'),
  },
  'START.1.1': { rule: 'Roll a six-sided die for the number of the cluster.' },
  'START.2': {
    rule: 'While no symbol has come up, or the planet holds the starport of another Lars:',
    ...found('Roll for a symbol.', 'The planet is found.'),
  },
  'START.2.1': { rule: 'Roll a six-sided die for the symbol: 1–2 arrow, 3–4 crescent, 5–6 hex.' },
  'START.3': { rule: 'That planet of that cluster is its [[target]]. Put its spare Power marker beside it.' },
  'SHIFT.1': {
    rule: 'Roll a six-sided die for the cluster: 1–2 the next one in play, 3–4 the one after that, 5–6 the previous one.',
  },
  'SHIFT.2': {
    rule: 'While no symbol has come up, or the planet holds the starport of another Lars:',
    ...found('Roll for a symbol.', 'The planet is found.'),
  },
  'SHIFT.2.1': { rule: 'Roll a six-sided die for the symbol: 1–2 arrow, 3–4 crescent, 5–6 hex.' },
  'SHIFT.3': { rule: 'That planet is its new [[target]]. Move its marker there.' },
  'END.1': {
    rule: 'Step 1.1. Is there an ambition without a marker for which a Lars would score? The Lars seats are compared with each other only, as if the lowest marker lay there. Ask this once for all Lars.',
    ...found('Ambitions that nobody declared are scored.', 'Nothing is scored for undeclared ambitions.'),
  },
  'END.1.1': {
    rule: 'Add that Power for each Lars: no city bonus, and no Trophies or Captives return for it.',
  },
  'END.2': {
    rule: 'Step 1.2. Has a Lars any [[resource-power]]? Ask this once for all Lars, and compare all places before anything is added.',
    ...found('Resource Power is scored.', 'No Resource Power is scored.'),
  },
  'END.2.1': {
    rule: 'A Lars with the least Power adds its [[resource-power]] twice, one in between adds it once, one in first place adds nothing. Then it is 0 for all of them.',
  },
  'END.3': { rule: 'Step 1.3. Each Lars follows the page **New target planet**.' },
  'TURN.1': { rule: 'Roll one assault die.' },
  'TURN.2': {
    rule: 'Does Lars lead this round? Then turn over the top card of its deck.',
    ...found('Lars has the initiative.', 'It does not lead a card now.'),
  },
  'TURN.2.1': {
    rule: 'Does the assault die show a flame, and is an ambition marker available? Lead the card and declare its ambition with the highest marker, as the base rules have it.',
    ...found('It declares.', 'It does not declare.'),
  },
  'TURN.2.2': { rule: 'Lead the card that was turned over, which Lars does not choose, without declaring.' },
  'TURN.2.3': {
    rule: 'Is its card still to be played? It is not for a Lars that takes the seat up in the midst of its turn.',
    ...found('Lars follows.', 'Its card lies on the table: the turn goes on from there.'),
  },
  'TURN.2.4': {
    rule: 'Does its top card lie face down? Turned over, it is not copied with: the skirmish die has been rolled.',
    ...found('It may still copy with it.', 'It plays the card that lies turned over.'),
  },
  'TURN.3': { rule: 'Roll one skirmish die.' },
  'TURN.4': { rule: 'Roll one raid die.' },
  'TURN.5': {
    rule: 'Does the raid die show two keys, and could Lars lead the next round (nobody has seized in this one, and beside the card that it plays two more lie in its deck)? Then it will seize the initiative with an extra card from its deck, face down, and its [[resource-power]] rises by 2.',
    ...found('It seizes.', 'It does not seize.'),
  },
  'TURN.6': {
    rule: 'Does the skirmish die show a hit?',
    ...found('It copies the lead card.', 'It plays its own card face up.'),
  },
  'TURN.6.1': {
    rule: 'Copy: play the top card of its deck face down, unseen. The actions are those of the lead card’s suit.',
  },
  'TURN.6.2': { rule: 'Turn over the top card of its deck.' },
  'TURN.6.3': {
    rule: 'Play the card that was turned over, which Lars does not choose: to surpass if it can, to pivot if the suit is another one, otherwise to copy.',
  },
  'TURN.7': {
    rule: 'Take every action of the suit once, whatever the pips: follow the page **Aggression**, **Administration**, **Mobilization** or **Construction**; in the midst of a turn the page **The rest of a turn**.',
  },
  'TURN.8': {
    rule: 'The turn comes to its end: discard the tokens beyond the open slots; its [[resource-power]] rises by 1 for each. Did the assault die show two hits?',
    ...found('The target shifts.', 'The target stays.'),
  },
  'TURN.8.1': go('New target planet'),
  'TURN.9': { rule: 'The turn is over.' },
  'AGG.1': go('Secure'),
  'AGG.2': go('Move'),
  'AGG.3': go('Battle'),
  'ADM.1': go('Influence'),
  'ADM.2': go('Repair'),
  'ADM.3': go('Tax'),
  'MOB.1': go('Influence'),
  'MOB.2': go('Move'),
  'CON.1': go('Repair'),
  'CON.2': go('Build'),
  'REST.1': {
    rule: 'While an action of the suit is left, from the one that Lars has come to:',
    ...found('There is one.', 'All of them are done.'),
  },
  'REST.2': { rule: 'Follow the page of the next one.' },
  'INF.1': { rule: 'Roll one assault die.' },
  'INF.2': {
    rule: 'For each hit put one agent on the Court card in the slot with the number of the [[target]]’s cluster.',
    ...found('It places agents there.', 'No hit, no agent or no card there.'),
  },
  'INF.3': {
    rule: 'On an intercept put one agent on every Court card with agents of rivals, from the left.',
    ...found('It places agents beside those of rivals.', 'No intercept, or nobody to join.'),
  },
  'REP.1': {
    rule: 'Repair all its buildings.',
    ...found('Its buildings are repaired.', 'None of its buildings is damaged.'),
  },
  'REP.2': {
    rule: 'Repair one ship in each [[focus]].',
    ...found('Ships are repaired.', 'None of its ships in a focus system is damaged.'),
  },
  'TAX.1': {
    rule: 'Is there a city to tax that was not taxed this turn: its own anywhere, or a rival’s in a system it [[control|controls]]? Tax it; from a rival also capture an agent.',
    ...found('There are cities to tax.', 'All its cities are taxed.'),
  },
  'TAX.1.1': { rule: 'Go back to **TAX.1**.' },
  'BLD.1': {
    rule: 'Build one city on a planet that it [[control|controls]] and that has an empty slot.',
    ...found('There is a place for a city.', 'There is no place for a city, or no city left.'),
  },
  'BLD.2': {
    rule: 'Build three ships at its starport, or as many as it has; they come in damaged if a rival [[control|controls]] that system.',
    ...found('It builds ships.', 'It has no ships left.'),
  },
  'BLD.3': {
    rule: 'Did it build nothing at all?',
    ...found('It built nothing.', 'It has built something.'),
  },
  'BLD.3.1': {
    rule: 'Repair all its ships and buildings.',
    ...found('Everything is repaired.', 'Nothing of it is damaged.'),
  },
  'MOV.1': {
    rule: 'Lift its [[fresh]] ships from every system without ships of rivals, leaving one on each planet with buildings, and put them on its starport planet.',
    ...found('Ships come home.', 'No ships come home.'),
  },
  'MOV.2': {
    rule: 'While fresh ships are left at the starport and a destination is not under its [[control]], choose the first of these:',
    ...found('Ships are left, and somewhere to go.', 'Moving ends.'),
  },
  'MOV.2a': {
    rule: 'a) the [[target]];',
    ...found('The target planet.', 'It controls the target planet, or cannot go there.'),
  },
  'MOV.2b': {
    rule: 'b) a focus planet with an empty building slot;',
    ...found('An empty slot.', 'No such planet is left.'),
  },
  'MOV.2c': {
    rule: 'c) a focus planet with a city of a rival;',
    ...found('A city of a rival.', 'No such planet is left.'),
  },
  'MOV.2d': {
    rule: 'd) a focus planet with a starport of a rival;',
    ...found('A starport of a rival.', 'No such planet is left.'),
  },
  'MOV.2e': {
    rule: 'e) a focus planet with ships of a rival;',
    ...found('Ships of a rival.', 'No such planet is left.'),
  },
  'MOV.2f': { rule: 'f) the focus gate.', ...found('The focus gate.', 'It controls the focus gate.') },
  'MOV.3': {
    rule: 'Take the shortest way there. In each gate on it that a rival controls leave as many ships as make it a tie. Then send just as many as it takes to control the destination; if they do not suffice, all that are left.',
    ...found('There is a way.', 'There is no way.'),
  },
  'BAT.1': {
    rule: 'Phase 1. Is there a system, not yet fought in, with its ships and ships of a rival?',
    ...found('There is somebody to damage.', 'Phase 1 is over.'),
  },
  'BAT.1.1': { rule: 'Of the rivals with ships there, the defender is the [[leader]].' },
  'BAT.1.2': { rule: 'Roll one skirmish die for each of its ships, at most six.' },
  'BAT.1.3': { rule: 'Go back to **BAT.1**.' },
  'BAT.2': {
    rule: 'Phase 2. Is there a [[focus]], not yet fought in during this phase, with its ships and a rival’s pieces?',
    ...found('There is somebody to destroy.', 'Phase 2 is over.'),
  },
  'BAT.2.1': { rule: 'Of the rivals there, the defender is the [[leader]].' },
  'BAT.2.2': {
    rule: 'Has the defender a city there, and no ships?',
    ...found('An undefended city.', 'There are ships, or no city.'),
  },
  'BAT.2.3': {
    rule: 'Roll one raid die for each of its ships, at most two. For keys the defender chooses what to give. A destroyed city provokes no Outrage and no Ransack.',
  },
  'BAT.2.4': {
    rule: 'Roll assault dice for half of its ships and skirmish dice for half of its ships, both rounded up, at most six of each.',
  },
  'BAT.2.5': { rule: 'Go back to **BAT.2**.' },
  'SEC.1': {
    rule: 'From the left: is there a Court card on which it has more agents than each rival, and if it is a Vox card, does its condition hold? Mass Uprising, Outrage Spreads and Call to Action: always. Populist Demands: it could win an ambition by declaring it. Song of Freedom: it [[control|controls]] a city of a rival. Guild Struggle: a rival has a Guild card.',
    ...found('There is a card to secure.', 'No card is left to secure.'),
  },
  'SEC.1.1': { rule: 'Secure it; agents of rivals on it are captured.' },
  'SEC.1.2': { rule: 'Go on with **SEC.1** to the right of it.' },
  'HIT.1': {
    rule: 'Is this a battle of phase 1?',
    ...found('Phase 1: as much damage as possible.', 'Phase 2: as much destruction as possible.'),
  },
  'HIT.1.1': { rule: 'Spread the hits over [[fresh]] ships before destroying any.' },
  'HIT.2': { rule: 'Assign all hits, also those on its own ships, so that as much as possible is destroyed.' },
  'GIV.1': {
    rule: 'A Lars is raided by another one, or raids a SUPERCAT: what is given is random, as long as the keys open anything.',
  },
  'UPR.1': {
    rule: 'Mass Uprising: one ship in each system of the [[target]]’s cluster; if it has fewer than four, as many as there are.',
  },
  'DEM.1': {
    rule: 'Populist Demands: declare an ambition that nobody has declared and in which it is ahead of each rival.',
    ...found('There is one.', 'There is none.'),
  },
  'DEM.1.1': { rule: 'Declare nothing.' },
  'OUT.1': {
    rule: 'Outrage Spreads: it is meant for the [[leader]].',
    ...found('The leader is found.', 'There is no rival.'),
  },
  'OUT.2': {
    rule: 'Choose a type of resource; what counts is how many tokens and Guild cards are lost for it.',
    ...found('All types are weighed up.', 'There is no type.'),
  },
  'SON.1': {
    rule: 'Song of Freedom: return a city of a rival in a system it [[control|controls]]. Seize the initiative, if it may and has a card to lead with.',
    ...found('There is such a city.', 'There is no such city.'),
  },
  'SON.1.1': { rule: 'Return nothing.' },
  'STR.1': {
    rule: 'Guild Struggle: steal a Guild card from a rival.',
    ...found('There is a card to steal.', 'No card can be stolen.'),
  },
  'STR.1.1': { rule: 'Steal nothing.' },
  'RAN.1': {
    rule: 'If your table plays it so: ransack a Court card with an agent of the defender, whichever.',
    ...found('There is a card to ransack.', 'Nothing can be ransacked.'),
  },
}
