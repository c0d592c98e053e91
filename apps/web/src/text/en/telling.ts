// English: what was done.

import { plural } from '@understudy/procedure'

export const telling = {
  log: {
    earlier: 'Earlier turns',
    title: 'Log',
    started: 'The game begins.',
    startedFromPosition: 'The game begins from a position entered by hand.',
    goesOn: 'The game goes on from here.',
    rolled: (name: string, face: number, of: number) => `${name} rolled a die for a rule: face ${face} of ${of}.`,
    answered: 'The table answered a question.',
    corrected: 'The position was corrected by hand.',
    handedOver: (seat: string, name: string) => `${seat} is now played by: ${name}.`,
    sourcesChanged: 'The sources of cards and dice were changed.',
    round: (n: number) => `Round ${n}`,
    chapter: (n: number, round: number) => (round === 0 ? `Chapter ${n}` : `Chapter ${n}, round ${round}`),
    lookAt: 'Look at this position',
    undoTo: 'Undo to here',
    amend: 'Amend this',
    forced: 'allowed anyway',
    typed: 'from your table',
    before: 'Before the rules changed',
    beforeWhat: 'These can only be read.',
    entries: (n: number) => plural('en', n, { one: 'entry', many: 'entries' }),
  },
}
