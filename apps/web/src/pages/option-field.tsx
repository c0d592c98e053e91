// One option of a game or a bot, whatever its kind.

import type { OptionSpec } from '@understudy/table'
import { FileUp } from 'lucide'
import { useId, useState } from 'preact/hooks'
import { fetchYaml } from '../games/yaml.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { named } from '../text/named.ts'
import { Choose, NumberField, Select, Switch } from '../ui/fields.tsx'
import { Icon } from '../ui/icon.tsx'

type Value = string | number | boolean | undefined

const LARGEST_FILE = 200_000
/** More than this many cannot be taken in at a glance. */
const AT_A_GLANCE = 5

export function OptionField({
  option,
  value,
  onChange,
}: {
  option: OptionSpec
  value: Value
  onChange(value: Value): void
}) {
  const title = option.title[lang.value]
  const List = option.kind === 'choice' && option.values.length > AT_A_GLANCE ? Select : Choose
  const help = option.help?.[lang.value]
  return (
    <div class="option">
      {option.kind === 'choice' ? (
        <List
          label={title}
          values={option.values.map((each) => ({ id: each.id, title: named(each.title[lang.value]) }))}
          value={String(value ?? option.default)}
          onChange={onChange}
        />
      ) : option.kind === 'number' ? (
        <NumberField
          label={title}
          min={option.min}
          max={option.max}
          value={typeof value === 'number' ? value : option.default}
          onChange={onChange}
        />
      ) : option.kind === 'flag' ? (
        <Switch label={title} value={typeof value === 'boolean' ? value : option.default} onChange={onChange} />
      ) : (
        <FileField label={title} format={option.format} has={value !== undefined} onChange={onChange} />
      )}
      {help === undefined ? null : <p class="help">{help}</p>}
    </div>
  )
}

function FileField({
  label,
  format,
  has,
  onChange,
}: {
  label: string
  format: 'yaml' | 'json'
  has: boolean
  onChange(value: string | undefined): void
}) {
  const words = t.value.newGame
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    input.value = ''
    if (file === undefined) return
    if (file.size > LARGEST_FILE) return setProblem(words.fileTooLarge)
    try {
      const [text] = await Promise.all([file.text(), fetchYaml()])
      setProblem('')
      setName(file.name)
      onChange(text)
    } catch {
      setProblem(t.value.importing.unreadable)
    }
  }
  return (
    <div class="field file">
      <label for={id}>{label}</label>
      <div class="row">
        <span class="button file-button">
          <Icon of={FileUp} size={18} />
          {words.file}
          <input
            id={id}
            type="file"
            accept={format === 'yaml' ? '.yaml,.yml,.txt' : '.json'}
            onChange={(event) => void read(event.currentTarget)}
          />
        </span>
        <span class="quiet">{has ? name : words.fileNone}</span>
        {has ? (
          <button type="button" class="button quiet" onClick={() => onChange(undefined)}>
            {words.fileClear}
          </button>
        ) : null}
      </div>
      {problem === '' ? null : (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
