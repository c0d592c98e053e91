// Reading what people give us: YAML and schemas, with one clear sentence for every mistake.

export * from './input/checked.ts'
export * from './input/read-yaml.ts'
