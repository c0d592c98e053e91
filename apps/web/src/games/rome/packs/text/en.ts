// The words of the pack editor. A key that one language lacks does not compile.

import { plural } from '@understudy/procedure'

/** `1–3, 7`, counted from 1. */
export function ranges(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b).map((number) => number + 1)
  const parts: [number, number][] = []
  for (const number of sorted) {
    const last = parts.at(-1)
    if (last !== undefined && number <= last[1] + 1) last[1] = number
    else parts.push([number, number])
  }
  const shown = parts.slice(0, 5).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return `${shown.join(', ')}${parts.length > 5 ? '…' : ''}`
}

const n = (count: number, one: string, many: string) => plural('en', count, { one, many })

export const en = {
  title: 'Packs for Total War: Rome',
  what: 'A pack is everything that only the box knows: map, cards, dice, prices. Enter what you own; what you leave empty is asked during the game, once, when a bot needs it.',
  mine: 'My packs',
  none: 'No pack of your own yet.',
  noneWhat: 'Begin with a blank one: regions, borders and factions are enough for the first turn.',
  house: 'The house pack',
  reconstruction: 'Reconstruction',
  houseWhat: 'Designed for this program; not the publisher’s data.',
  blank: 'New blank pack',
  blankTitle: 'My pack',
  copyHouse: 'Copy the house pack',
  copyTitle: 'Copy of the house pack',
  copyOf: (title: string) => `Copy of ${title}`,
  importFiles: 'Import files…',
  importHelp: 'One .json file, or all files of a folder that “understudy pack new” wrote (.csv and pack.yaml).',
  importFailed: (why: string) => `The pack was not imported: ${why}`,
  importNothing: 'none of these files belongs to a pack',
  importLarge: 'the files are too large for a pack',
  importUnreadable: 'a file could not be read',
  importedTitle: 'Imported pack',
  edit: 'Edit',
  play: 'Play with this pack',
  export: 'Export a file',
  rename: 'Rename…',
  duplicate: 'Make a copy',
  remove: 'Delete',
  more: (title: string) => `More about ${title}`,
  name: 'Name of the pack',
  removed: (title: string) => `“${title}” was deleted.`,
  brokenShape: (title: string) => `“${title}” cannot be read any more. It is kept here as it is, and can be exported.`,
  brokenNewer: (title: string) =>
    `“${title}” was written by a newer version of this page. It is kept here as it is; reload to update.`,
  untitled: 'A pack without a name',
  changed: (date: string) => `Changed ${date}`,
  counts: (regions: number, borders: number, factions: number) =>
    `${n(regions, 'region', 'regions')}, ${n(borders, 'border', 'borders')}, ${n(factions, 'faction', 'factions')}`,
  noStorage: 'This browser does not let the page store anything, so packs cannot be kept.',
  missing: 'There is no such pack on this device.',
  allPacks: 'All packs',
  saved: 'Stored',
  saving: 'Storing…',
  failed: 'Not stored: the browser refuses. Export the pack, so that nothing is lost.',
  overtaken: 'Another tab changed this pack. What you see here is not stored any more.',
  keepMine: 'Keep mine as a copy',
  takeTheirs: 'Show the other version',
  undo: 'Undo',
  redo: 'Redo',
  views: { tables: 'Tables', map: 'Map', notes: 'Notes' },
  viewsLabel: 'Parts of the editor',
  tablesLabel: 'Tables of the pack',
  settings: 'Numbers',
  settingsWhat: 'Dice, prices, limits and tables. What is empty is asked when it is needed.',
  blocks: { setup: 'Set-up', army: 'Size of an army', declare: 'Declaring armies' } as Readonly<Record<string, string>>,
  level: (level: string) => `Level ${level}`,
  gather: (infantry: string, steps: number) =>
    steps === 0 ? `${infantry} infantry` : `${infantry} infantry, ${n(steps, 'step', 'steps')} up`,
  statuses: ['Enemies', 'Neutral', 'Friends', 'Allied'],
  target: (seats: string) => `Points to win with ${seats} seats`,
  keys: {
    'setup.gold': 'gold of a side',
    'setup.agents': 'agents of a side',
    'setup.navies': 'Navy cards of a side',
    'setup.hand': 'action cards dealt',
    'setup.initiative': 'initiative cards',
    'army.line': 'line cards at most',
    'army.SK': 'skirmishers at most',
    'army.AR': 'artillery at most',
    'army.minimum': 'infantry at least',
    'income.port': 'Markets pay their port',
    'limits.generals': 'generals of a side',
  } as Readonly<Record<string, string>>,
  reconstructed: 'Parts of this pack are the house pack’s (it is labelled as a reconstruction)',
  yaml: 'The whole file as text',
  yamlWhat: 'pack.yaml: everything above and the factions. While it cannot be read, the fields above rest.',
  yamlBroken: 'This text cannot be read as YAML.',
  // The checklist.
  start: 'To the first turn',
  startWhat: 'What a game needs before it begins',
  ready: 'Ready: the game can begin. Whatever is still missing is asked when a bot needs it.',
  notReady: (count: number) => `${n(count, 'step', 'steps')} to go`,
  needRegions: 'Regions',
  needRegionsWhat: (count: number) =>
    count === 0 ? 'Paste or type their names' : `${n(count, 'region', 'regions')} entered`,
  needBorders: 'Borders',
  needBordersWhat: (count: number, alone: number) =>
    alone > 0 ? `${count} entered; ${n(alone, 'region touches', 'regions touch')} nothing yet` : `${count} entered`,
  needFactions: 'Factions',
  needFactionsWhat: (count: number) => (count === 0 ? 'At least two' : `${n(count, 'faction', 'factions')} entered`),
  needStarts: 'Armies and capitals',
  needStartsWhat: (ready: number, all: number) =>
    `${ready} of ${all} factions have four places, the last one their capital`,
  needSound: 'No contradictions',
  needSoundWhat: (count: number) => (count === 0 ? 'Nothing to correct' : `${n(count, 'note', 'notes')} to correct`),
  canWait: 'Can wait',
  canWaitList: 'gold, terrain, ports, defence, seas, cards, dice and prices.',
  canWaitWhat: (gaps: number) =>
    gaps === 0 ? 'Nothing is missing.' : `${n(gaps, 'value is', 'values are')} not entered: asked when needed.`,
  done: 'done',
  open: 'open',
  // The grid.
  ask: 'ask',
  auto: 'auto',
  askWhat: 'Empty: ask me when it is needed',
  noneValue: 'none',
  addRow: 'Add a row',
  removeRow: 'Remove the row',
  removeRows: (count: number) => `Remove ${n(count, 'row', 'rows')}`,
  rowsRemoved: (count: number) => `${n(count, 'row', 'rows')} removed.`,
  pasteTable: 'Paste a table…',
  pasteWhat:
    'Copy cells in Excel, Google Sheets or LibreOffice and paste them here; CSV works too. A first row with names of columns is understood, in English or Russian.',
  pasteLabel: 'Cells from a spreadsheet',
  pasteFound: (rows: number, columns: readonly string[]) => `${n(rows, 'row', 'rows')} with: ${columns.join(', ')}`,
  pasteNothing: 'Nothing to paste yet.',
  replace: 'Replace the table',
  append: 'Add below',
  pasted: (rows: number) => `${n(rows, 'row', 'rows')} pasted.`,
  strange: (names: readonly string[]) => `Not taken, because this table has no such column: ${names.join(', ')}.`,
  gridHelp: 'Arrows move, Enter or typing edits, Ctrl+V pastes from a spreadsheet, Esc leaves the table.',
  row: (number: number) => `Row ${number}`,
  rows: (numbers: readonly number[]) => `rows ${ranges(numbers)}`,
  selectRow: (number: number) => `Select row ${number}`,
  newRow: 'New row',
  dropColumn: (column: string) => `Remove the column ${column}: a pack does not have it`,
  emptyTable: 'Nothing here yet.',
  previous: 'Previous row',
  next: 'Next row',
  chooseNothing: '(ask me when it is needed)',
  // The map.
  map: 'Map',
  mapEmpty: 'The map grows here as soon as there are regions.',
  mapBusy: 'Drawing…',
  mapMove: 'Move regions',
  mapBorders: 'Add borders',
  mapMoveWhat: 'Drag a region; or tap it, then the place where it belongs.',
  mapBordersWhat: 'Tap two regions: a border by land; once more: a strait; once more: none.',
  mapAuto: 'Laid out from the borders: drag regions to where they lie.',
  mapAgain: 'Lay out from the borders',
  mapMirror: 'Mirror',
  mapTurn: 'Quarter turn',
  mapCloser: 'Closer',
  mapWhole: 'Whole map',
  mapModes: 'What a tap does',

  borderNow: {
    land: (a: string, b: string) => `${a} and ${b} touch by land.`,
    strait: (a: string, b: string) => `${a} and ${b} are joined by a strait.`,
    none: (a: string, b: string) => `${a} and ${b} do not touch any more.`,
  },
  placed: (name: string) => `${name} was moved.`,
  needsId: 'A region needs an id or a name before it can have borders.',
  // Problems.
  notes: 'Notes on this pack',
  noErrors: 'Nothing is wrong.',
  errors: (count: number) => n(count, 'thing to correct', 'things to correct'),
  error: 'To correct',
  warning: 'Odd',
  moreRemarks: (count: number) => `and ${count} more`,
  // New game and table.
  choosePack: 'Pack',
  choosePackHelp: 'Map, cards, dice and prices of the game.',
  otherPack: 'The pack of that game',
  makePacks: 'Make or edit packs…',
  toldOf: (count: number, title: string) => `You told ${n(count, 'fact', 'facts')} that “${title}” does not know yet.`,
  keepFacts: 'Write into the pack',
  factsKept: (title: string) => `Written into “${title}”. What you tell from now on goes there, too.`,
  later: 'Not now',
}

export type Words = typeof en
