// `expect(list.every(…)).toBe(true)` holds of an empty list, too: the same test has to say something else of that list, or to write it out.

import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const within = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const argument = ({ arguments: all }: Node): Node | undefined =>
  Array.isArray(all) && isNode(all[0]) ? all[0] : undefined
/** What is called: `.every` of `list.every(…)`, `expect` of `expect(…)`. */
const called = (node: Node): string => {
  const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined
  if (callee?.type === 'MemberExpression') return `.${String((callee.property as Node).name)}`
  return callee?.type === 'Identifier' ? String(callee.name) : ''
}
const receiver = (node: Node): Node => (node.callee as Node).object as Node

/** The list of which something is expected to hold all through. */
function listOf(node: Node): Node | undefined {
  if (!['.toBe', '.toEqual'].includes(called(node)) || argument(node)?.value !== true) return undefined
  const said = receiver(node)
  const subject = called(said) === 'expect' ? argument(said) : undefined
  const all = subject?.type === 'ChainExpression' ? (subject.expression as Node) : subject
  return all !== undefined && called(all) === '.every' ? receiver(all) : undefined
}

/** How it is said, or written out, that there is something in a list. */
const KNOWN: readonly ((list: string) => string)[] = [
  (list) => `expect(${list})`,
  (list) => `expect(${list}.length)`,
  (list) => `expect(${list}.map(`,
  (list) => `expect(${list}.at(`,
  (list) => `expect(${list}[`,
]

/** Lists of tests of which nothing else is said, so that they may be empty. */
export function allOfNothing(path: string, text: string): string[] {
  if (!text.includes('.every(')) return []
  const found: string[] = []
  const source = ({ start, end }: Node): string => text.slice(start, end).replaceAll(/\s+/g, '')
  const visit = (node: Node, test: Node): void => {
    const list = listOf(node)
    if (list !== undefined && list.type !== 'ArrayExpression') {
      const named = source(list)
      const others = source(test).replace(source(node), '')
      const [, first = ''] = others.split(`const${named}=[`)
      const isWritten = first !== '' && !/^(?:\]|\.\.\.)/.test(first)
      const isKnown = isWritten || KNOWN.some((each) => others.includes(each(named)))
      if (!isKnown) found.push(`${path}: ${named}`)
    }
    const own = node.type === 'CallExpression' && /^(?:it|test)\b/.test(text.slice(node.start, node.end)) ? node : test
    for (const each of within(node)) visit(each, own)
  }
  const program = parseSync(path, text).program as unknown as Node
  visit(program, program)
  return found
}
