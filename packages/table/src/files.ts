// Reading what people give us: YAML and schemas, with one clear sentence for every mistake.

export * from './checked.ts'
export * from './read-yaml.ts'
