// Languages that are told apart by their order: a third one would be missing there, and no compiler would ask for it.

import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const CYRILLIC = /[а-яё]/i
const RUSSIAN_FILE = /(?:^|[/-])ru(?:\.tsx?$|\/|-)/
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** What a literal, or a list of them, says. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral')
    return nodesIn(node.quasis)
      .map(({ value }) => (value as { readonly raw: string }).raw)
      .join(' ')
  if (node?.type !== 'ArrayExpression') return undefined
  const texts = nodesIn(node.elements).map(textOf)
  return texts.every((text) => text !== undefined) ? texts.join(' ') : undefined
}

function nameOf(node: Node | undefined): unknown {
  return node?.type === 'AssignmentPattern' ? nameOf(node.left as Node) : node?.name
}

const parameters = ({ params }: Node): Node[] =>
  Array.isArray(params) ? nodesIn(params) : isNode(params) ? nodesIn(params.items) : []

const isPair = (nodes: readonly Node[]): boolean =>
  nodes.some((node, at) => nameOf(node) === 'en' && nameOf(nodes[at + 1]) === 'ru')

const isSaidTwice = (nodes: readonly Node[]): boolean =>
  nodes.some((node, at) => {
    const [first, second] = [textOf(node) ?? '', textOf(nodes[at + 1]) ?? '']
    return /[a-z]/i.test(first) && !CYRILLIC.test(first) && CYRILLIC.test(second)
  })

/** Parameters `en, ru`, lists that are taken apart as `[en, ru]`, and words of one language right after those of another. */
export function byPosition(path: string, text: string): string[] {
  if (!CYRILLIC.test(text) && !/\bru\b/.test(text)) return []
  const found: string[] = []
  const visit = (value: unknown, inRussian: boolean): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, inRussian)
    if (!isNode(value)) {
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        for (const each of Object.values(value)) visit(each, inRussian)
      return
    }
    const said =
      value.type === 'CallExpression' || value.type === 'NewExpression'
        ? nodesIn(value.arguments)
        : value.type === 'ArrayExpression'
          ? nodesIn(value.elements)
          : []
    const taken = value.type === 'ArrayPattern' ? nodesIn(value.elements) : parameters(value)
    if (isPair(taken) || (!inRussian && isSaidTwice(said)))
      found.push(`${path}: ${text.slice(value.start, value.end).replaceAll(/\s+/g, ' ').slice(0, 80)}`)
    const russian = inRussian || (value.type === 'Property' && nameOf(value.key as Node) === 'ru')
    for (const each of Object.values(value)) visit(each, russian)
  }
  visit(parseSync(path, text).program, RUSSIAN_FILE.test(path))
  return found
}
