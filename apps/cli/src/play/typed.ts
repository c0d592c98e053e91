// What a person types at the table: a number, or a word with perhaps something after it.

export type Typed =
  | { readonly do: 'choose'; readonly number: number }
  | { readonly do: 'whyNot'; readonly number?: number }
  | { readonly do: 'save'; readonly file: string }
  | { readonly do: 'why' | 'log'; readonly number?: number }
  | { readonly do: 'help' | 'undo' | 'redo' | 'back' | 'board' | 'setup' | 'quit' | 'nothing' }
  | { readonly do: 'unknown'; readonly word: string }

const WORDS: Readonly<Record<string, Exclude<Typed['do'], 'choose' | 'whyNot' | 'unknown' | 'nothing'>>> = {
  '?': 'help',
  help: 'help',
  помощь: 'help',
  undo: 'undo',
  отмена: 'undo',
  redo: 'redo',
  вернуть: 'redo',
  back: 'back',
  назад: 'back',
  why: 'why',
  почему: 'why',
  log: 'log',
  ход: 'log',
  журнал: 'log',
  board: 'board',
  поле: 'board',
  setup: 'setup',
  подготовка: 'setup',
  расстановка: 'setup',
  save: 'save',
  сохранить: 'save',
  quit: 'quit',
  exit: 'quit',
  q: 'quit',
  выход: 'quit',
}

export function understand(line: string): Typed {
  const text = line.trim()
  if (text === '') return { do: 'nothing' }
  if (/^\d+$/.test(text)) return { do: 'choose', number: Number(text) }
  const whyNot = /^(?:why not|почему не)(?:\s+(\d+))?$/i.exec(text)
  if (whyNot !== null) return { do: 'whyNot', ...numbered(whyNot[1]) }
  const [word = '', ...rest] = text.split(/\s+/)
  const what = WORDS[word.toLowerCase()]
  const argument = rest.join(' ')
  if (what === undefined) return { do: 'unknown', word: text }
  if (what === 'save') return { do: 'save', file: argument }
  if (what === 'why' || what === 'log') {
    if (argument !== '' && !/^\d+$/.test(argument)) return { do: 'unknown', word: text }
    return { do: what, ...numbered(argument) }
  }
  return argument === '' ? { do: what } : { do: 'unknown', word: text }
}

const numbered = (text: string | undefined) => (text === undefined || text === '' ? {} : { number: Number(text) })
