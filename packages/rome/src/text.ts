// Boxes, peoples and what is picked, in words.

export { pickText } from './rules/play/pick-text.ts'
export { STANCE_BOXES } from './text/boxes.ts'
export { within } from './text/peoples.ts'
