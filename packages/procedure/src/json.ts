// Plain data: what can be saved, hashed and sent. Everything a game or a bot remembers is of this kind.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** Canonical JSON: keys sorted, undefined left out. Two equal values have equal texts. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null'
    case 'boolean':
      return value ? 'true' : 'false'
    case 'string':
      return quoted(value)
    case 'object':
      break
    default:
      return 'null'
  }
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    let out = '['
    for (let i = 0; i < value.length; i++) out += i > 0 ? `,${canonical(value[i])}` : canonical(value[i])
    return `${out}]`
  }
  const record = value as Record<string, unknown>
  let out = ''
  for (const key of inOrder(Object.keys(record))) {
    const part = record[key]
    if (part !== undefined) out += `${out === '' ? '{' : ','}${quoted(key)}:${canonical(part)}`
  }
  return out === '' ? '{}' : `${out}}`
}

/** Sorted; data that was read from canonical JSON is so already. Few keys are sorted faster by hand. */
function inOrder(keys: string[]): string[] {
  if (keys.length > 20) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string
    let at = i
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string
    keys[at] = key
  }
  return keys
}

/**
 * A 53-bit hash of a text (two mixed 32-bit lanes), for keys and checks, not for secrets. A text may be handed over in parts,
 * which need not be put together for it.
 */
export function hash53(text: string): number {
  begin()
  mix(text)
  return mixed()
}

/** `hash53` of one text, a mark between and another text: of many with the same beginning, that is mixed only once. */
export function hashAfter(text: string, key: string): number {
  if (text === begun) {
    lanes[0] = begunLanes[0] as number
    lanes[1] = begunLanes[1] as number
  } else {
    begin()
    mix(text)
    mix('\u0000')
    begunLanes.set(lanes)
    begun = text
  }
  mix(key)
  return mixed()
}

let begun: string | undefined
const begunLanes = new Int32Array(2)

/** The hash of any plain value, as 14 hexadecimal digits: of its canonical text, which need not be put together for it. */
export function hashOf(value: unknown): string {
  begin()
  mixIn(value)
  return mixed().toString(16).padStart(14, '0')
}

/** The two lanes of the hash that is being made; in here they need no new number for each letter. */
const lanes = new Int32Array(2)

function begin(): void {
  lanes[0] = 0xdeadbeef
  lanes[1] = 0x41c6ce57
}

function mix(text: string): void {
  let a = lanes[0] as number
  let b = lanes[1] as number
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  lanes[0] = a
  lanes[1] = b
}

function mixed(): number {
  let a = lanes[0] as number
  let b = lanes[1] as number
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (2097151 & b) + (a >>> 0)
}

/** Letter for letter what `canonical` writes. */
function mixIn(value: unknown): void {
  if (typeof value === 'string') mixQuoted(value)
  else if (typeof value !== 'object' || value === null) mix(canonical(value))
  else if (Array.isArray(value)) {
    let mark = '['
    for (const part of value) {
      mix(mark)
      mixIn(part)
      mark = ','
    }
    mix(mark === '[' ? '[]' : ']')
  } else {
    const record = value as Record<string, unknown>
    let mark = '{'
    for (const key of inOrder(Object.keys(record))) {
      const part = record[key]
      if (part === undefined) continue
      mix(mark)
      mixQuoted(key)
      mix(':')
      mixIn(part)
      mark = ','
    }
    mix(mark === '{' ? '{}' : '}')
  }
}

function mixQuoted(text: string): void {
  if (PLAIN.test(text)) {
    mix('"')
    mix(text)
    mix('"')
  } else mix(JSON.stringify(text))
}

/** Nothing in it that JSON writes otherwise. */
const PLAIN = /^[ !#-[\]-\uD7FF]*$/

/** As `JSON.stringify` has it, without asking it about what is plain. */
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))

export function equal(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b)
}
