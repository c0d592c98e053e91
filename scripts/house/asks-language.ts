// Asking whether a language is a certain one: the else-branch speaks for every language that is not asked for.

import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isLanguage = (node: unknown): boolean =>
  isNode(node) && node.type === 'Literal' && /^[a-z]{2}$/.test(String(node.value))
const OURS = new Set<unknown>(['en', 'ru'])
/** `LANGS[0]`. */
const isOneOfAll = (node: unknown): boolean =>
  isNode(node) && node.type === 'MemberExpression' && isNode(node.object) && node.object.name === 'LANGS'
/** `lang`, `language`, `locale`, `c.lang`, `lang.value`, `lang.toLowerCase()`. */
const isAboutLanguage = (node: unknown): boolean => {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return /^(?:\w+L|l)ang(?:uage)?$|^l$|^(?:\w+L|l)ocale$/.test(String(node.name))
  if (node.type === 'MemberExpression') return isAboutLanguage(node.property) || isAboutLanguage(node.object)
  if (node.type === 'CallExpression') return isAboutLanguage(node.callee)
  return false
}

/** Comparisons with a language, cases of it, lists of some that have one, and choices that answer with a language's code. */
function asks(node: Node): boolean {
  switch (node.type) {
    case 'BinaryExpression': {
      if (!/^[!=]==?$/.test(String(node.operator))) return false
      const sides = [node.left, node.right]
      return sides.some(isOneOfAll) || (sides.some(isLanguage) && sides.some(isAboutLanguage))
    }
    case 'SwitchStatement':
      return isAboutLanguage(node.discriminant)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].every((side) => isNode(side) && OURS.has(side.value))
    case 'CallExpression': {
      const { callee } = node
      if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return false
      const { name } = callee.property
      const [given] = node.arguments as unknown[]
      if (name === 'startsWith' || name === 'localeCompare') return isLanguage(given) && isAboutLanguage(callee.object)
      const list = callee.object
      return (
        name === 'includes' &&
        isAboutLanguage(given) &&
        isNode(list) &&
        list.type === 'ArrayExpression' &&
        (list.elements as unknown[]).some(isLanguage)
      )
    }
    default:
      return false
  }
}

/** `a.ts:7 asks “lang === 'en'”`. */
export function asksLanguage(path: string, text: string): string[] {
  if (!/lang|locale|\bl\b|'(?:en|ru)'/i.test(text)) return []
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isNode(value) && asks(value)) {
      const line = text.slice(0, value.start).split('\n').length
      found.push(`${path}:${line} asks “${text.slice(value.start, value.end).replaceAll(/\s+/g, ' ').slice(0, 60)}”`)
    }
    for (const each of Object.values(value)) visit(each)
  }
  visit(parseSync(path, text).program)
  return found
}
