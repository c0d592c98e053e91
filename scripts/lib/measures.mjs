// What `npm run stage` and `npm run taps` run: a project, then the beginnings of files; `!`: without these.

const room = (name) => `apps/web/test/${name}`

/** Each with what it measures and in which measure: the lines of the design's table of measurements. */
export const STAGE = {
  windows: ['browser', room('stage/frames-')],
  // Whatever else stands on the stage: deeds, the finger, keys, signs, coach, sizes, strips, states.
  deeds: ['browser', room('stage/'), `!${room('stage/frames-')}`],
  turns: ['browser', room('turn/')],
  scenes: ['browser', room('scenes/')],
  names: ['browser', room('rome/names')],
  load: ['browser', room('around/first-load')],
  whole: ['full', room('stage/'), room('scenes/')],
  beats: ['unit', 'apps/web/src/play/following/beats-in-games'],
  lists: ['unit', 'packages/arcs/src/beside', 'packages/rome/src/beside', 'packages/muhq/src/beside'],
  odds: ['unit', 'packages/arcs/src/bots/supercat/negotiation/odds'],
  why: ['unit', 'apps/lab/src/why-first'],
}

export const TAPS = [
  [
    'unit',
    'apps/web/src/games/arcs/beside',
    'apps/web/src/games/arcs/campaign/beside',
    'apps/web/src/games/arcs/editor/editor.test.ts',
  ],
  ['full', room('arcs/bots-beside'), room('arcs/amend-beside')],
  ['browser', room('arcs/beside.'), room('arcs/people')],
]
