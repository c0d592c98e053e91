// A rulebook on paper, and its rulings.

export { type Block, type PrintOptions, printHtml, printMarkdown, rulebookBlocks, rulebookHtml } from './print/print.ts'
export { anchor } from './print/print-html.ts'
export {
  printRulingsHtml,
  printRulingsMarkdown,
  type RulingEntry,
  type RulingOption,
  rulingEntries,
} from './print/print-rulings.ts'
