// Every mistake in data that a schema describes, not only the first.

import { BadInput } from '@understudy/table'
import { checked } from '@understudy/table/files'
import type * as v from 'valibot'
import type { Collector } from './collect.ts'

/** Goes down into the parts, so that a mistake in one does not hide those in the others. */
export function examine(schema: v.GenericSchema, data: unknown, where: string, collector: Collector): void {
  const before = collector.faults.length
  if (isOneOfMany(schema) && typeof data === 'object' && data !== null && !Array.isArray(data)) {
    const known = schema.entries
    for (const [key, inner] of Object.entries(known))
      examine(inner, (data as Readonly<Record<string, unknown>>)[key], `${where}.${key}`, collector)
    collector.each(
      Object.keys(data).filter((key) => !(key in known)),
      (key) => {
        throw new BadInput({ en: 'this key is not known.', ru: 'такой ключ неизвестен.' }, `${where}.${key}`)
      },
    )
  } else if (isList(schema) && Array.isArray(data))
    data.forEach((each, at) => {
      examine(schema.item, each, `${where}[${at}]`, collector)
    })
  if (collector.faults.length === before) collector.attempt(() => checked(schema, data, where))
}

type Entries = Readonly<Record<string, v.GenericSchema>>
const isOneOfMany = (schema: v.GenericSchema): schema is v.GenericSchema & { entries: Entries } =>
  schema.type === 'strict_object' && 'entries' in schema
const isList = (schema: v.GenericSchema): schema is v.GenericSchema & { item: v.GenericSchema } =>
  schema.type === 'array' && 'item' in schema
