import type { GameEntry } from '@understudy/lab'
import { JOURNAL_FORMAT, JOURNAL_SCHEMAS, JOURNAL_VERSION } from '@understudy/table/journal'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { needed, oneOf, text } from '../args/flags.ts'
import type { Command } from '../command.ts'
import { gameInSight, gameNamed, printJson } from '../context.ts'

const DRAFT = 'http://json-schema.org/draft-07/schema#'

export const schema: Command = {
  name: 'schema',
  shape: 'schema <game>',
  about: { en: 'The JSON Schemas of a game’s data', ru: 'JSON Schema данных игры' },
  args: (context) => ({
    game: { type: 'positional', description: context.t({ en: 'Which game', ru: 'Какая игра' }) },
    of: {
      type: 'string',
      valueHint: ['journal', ...Object.keys(gameInSight(context)?.schemas ?? {})].join('|'),
      description: context.t({ en: 'Only this one', ru: 'Только эта' }),
    },
  }),
  async run(context, values) {
    const entry = await gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const all = schemasOf(entry)
    const one = text(values, 'of')
    printJson(context, one === undefined ? all : all[oneOf('--of', one, Object.keys(all))])
  },
}

function schemasOf(entry: GameEntry): Record<string, JsonSchema> {
  const own = Object.entries(entry.schemas ?? {}).map(([name, each]) => [name, converted(each)] as const)
  return { journal: journalSchema(entry), ...Object.fromEntries(own) }
}

/** Checks that JSON Schema has no words for (sums, references) stay with the program. */
function converted(source: GenericSchema): JsonSchema {
  return { $schema: DRAFT, ...toJsonSchema(source, { errorMode: 'ignore', typeMode: 'input' }) }
}

function journalSchema(entry: GameEntry): JsonSchema {
  const { pkg } = entry
  const file = converted(JOURNAL_SCHEMAS.file)
  const list = { type: 'array', items: { $ref: '#/$defs/entry' } } as const
  return {
    ...file,
    title: `${pkg.game.title.en}: ${JOURNAL_FORMAT} ${JOURNAL_VERSION}`,
    properties: { ...file.properties, game: { const: pkg.game.id }, entries: { ...list, minItems: 1 }, undone: list },
    $defs: entryDefinitions(entry.schemas ?? {}),
  }
}

/** In an entry, `action` and `position` are whatever the game says they are. */
function entryDefinitions(schemas: NonNullable<GameEntry['schemas']>): Record<string, JsonSchema> {
  const bare = (source: GenericSchema): JsonSchema => {
    const { $schema, ...plain } = converted(source)
    return plain
  }
  const own = Object.fromEntries(
    ['action', 'position'].flatMap((name) => (schemas[name] === undefined ? [] : [[name, bare(schemas[name])]])),
  )
  const forms = Object.entries(JOURNAL_SCHEMAS.entries).map(([name, form]): [string, JsonSchema] => {
    const plain = bare(form)
    const properties = { ...plain.properties }
    for (const part of Object.keys(own)) if (part in properties) properties[part] = { $ref: `#/$defs/${part}` }
    return [`entry-${name}`, { ...plain, properties }]
  })
  const anyOf = forms.map(([name]) => ({ $ref: `#/$defs/${name}` }))
  return { entry: { anyOf }, ...Object.fromEntries(forms), ...own }
}
