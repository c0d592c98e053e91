// The shape of a YAML file before it becomes data: not too deep, and aliases that lead somewhere and do not multiply beyond use.

import type { Lang } from '@understudy/procedure'
import { BadInput } from './bad-input.ts'

/** As deep as journals may be. */
const MOST_LEVELS = 40
/** So many values are more than any file of ours has, with everything that its aliases stand for. */
const MOST_VALUES = 200_000

/** What is needed of the nodes of the package `yaml`. */
interface Node {
  readonly anchor?: string
  /** Of an alias: the anchor it stands for. Plain values have a source too: as they are spelled. */
  readonly source?: string
  readonly items?: readonly unknown[]
  readonly key?: unknown
  readonly value?: unknown
  readonly range?: readonly number[] | null
}

/** Throws what is wrong, with the line. In the page, built-in data come without nodes: nothing is to be found there. */
export function inspectYaml(root: unknown, text: string): void {
  /** How many values an anchor stands for; nothing while we are inside of it. */
  const sizes = new Map<string, number | undefined>()

  const sizeOf = (part: unknown, level: number, above: number): number => {
    if (part === null || typeof part !== 'object') return 1
    const node = part as Node
    const at = node.range?.[0] ?? above
    const refuse = (said: Readonly<Record<Lang, string>>) => new BadInput(said, `line ${lineAt(text, at)}`)
    if (level > MOST_LEVELS)
      throw refuse({
        en: `This is nested too deeply: at most ${MOST_LEVELS} levels can be read.`,
        ru: `Слишком много вложенных уровней: можно прочитать не больше ${MOST_LEVELS}.`,
      })
    if (node.source !== undefined && !('value' in node)) {
      if (!sizes.has(node.source))
        throw refuse({
          en: `*${node.source} stands for something that is not marked with &${node.source} before it.`,
          ru: `*${node.source} указывает на то, что раньше не отмечено как &${node.source}.`,
        })
      const size = sizes.get(node.source)
      if (size === undefined)
        throw refuse({ en: `*${node.source} stands within itself.`, ru: `*${node.source} стоит внутри самого себя.` })
      return size
    }
    if (node.anchor !== undefined) sizes.set(node.anchor, undefined)
    let size = 1
    for (const item of node.items ?? []) {
      const { key, value } = (item ?? {}) as Node
      const isPair = key !== undefined
      size += isPair ? sizeOf(key, level + 1, at) + sizeOf(value, level + 1, at) : sizeOf(item, level + 1, at)
      if (size > MOST_VALUES)
        throw refuse({
          en: 'What stands for other parts of the file (*name) comes to too much here.',
          ru: 'Повторы других частей файла (*имя) здесь разрастаются без меры.',
        })
    }
    if (node.anchor !== undefined) sizes.set(node.anchor, size)
    return size
  }

  sizeOf(root, 0, 0)
}

function lineAt(text: string, at: number): number {
  let line = 1
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++
  return line
}
