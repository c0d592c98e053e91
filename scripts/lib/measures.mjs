// What `npm run stage` and `npm run taps` run: a project, then the beginnings of files.

export const STAGE = {
  windows: ['browser', 'apps/web/test/stage.'],
  deeds: ['browser', 'apps/web/test/stage-'],
  whole: ['full', 'apps/web/test/stage', 'apps/web/test/states'],
  beats: ['unit', 'apps/web/src/play/following/beats-in-games'],
  why: ['unit', 'apps/lab/src/why-first'],
}

export const TAPS = [
  [
    'unit',
    'apps/web/src/games/arcs/beside',
    'apps/web/src/games/arcs/campaign/beside',
    'apps/web/src/games/arcs/editor/editor.test.ts',
  ],
  ['full', 'apps/web/test/arcs-bots-beside', 'apps/web/test/arcs-amend-beside'],
  ['browser', 'apps/web/test/arcs-beside', 'apps/web/test/arcs-people'],
]
