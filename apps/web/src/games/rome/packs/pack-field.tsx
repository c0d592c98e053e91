// The choice of a pack where a game is set up. The whole text of a pack goes into the game, so that a save has it with it.

import { useEffect, useState } from 'preact/hooks'
import { linkTo } from '../../../store/route.ts'
import { Select } from '../../../ui/fields.tsx'
import type { OwnFieldProps, Preset } from '../../ui.ts'
import { fetchYaml } from '../../yaml.ts'
import { playableText } from './playable.ts'
import { listPacks, readPackRecord, type StoredPack } from './stored.ts'
import { words } from './text/words.ts'

const HOUSE = 'house'
const OTHER = 'other'

export function PackField({ value, lang, onChange }: OwnFieldProps) {
  const w = words(lang)
  const [packs, setPacks] = useState<readonly StoredPack[]>([])
  useEffect(() => {
    Promise.all([listPacks(), fetchYaml()]).then(
      ([list]) => setPacks(list.packs),
      () => undefined,
    )
  }, [])
  const now =
    typeof value !== 'string' || value === ''
      ? HOUSE
      : (packs.find(({ files }) => playableText(files) === value)?.id ?? OTHER)
  const choose = async (id: string) => {
    const pack = packs.find((each) => each.id === id)
    // The rules read it at once, to say who sits where.
    await fetchYaml()
    onChange(pack === undefined ? undefined : playableText(pack.files))
  }
  return (
    <div class="option">
      <Select
        label={w.choosePack}
        values={[
          { id: HOUSE, title: `${w.house} · ${w.reconstruction}` },
          ...packs.map(({ id, title }) => ({ id, title })),
          ...(now === OTHER ? [{ id: OTHER, title: w.otherPack }] : []),
        ]}
        value={now}
        onChange={(id) => {
          if (id !== OTHER) void choose(id)
        }}
      />
      <p class="help">
        {w.choosePackHelp} <a href={linkTo.packs('rome')}>{w.makePacks}</a>
      </p>
    </div>
  )
}

export async function presetWith(id: string): Promise<Preset | undefined> {
  const [pack] = await Promise.all([readPackRecord(id), fetchYaml()])
  if (pack === undefined || !('files' in pack)) return undefined
  const name = { en: pack.title, ru: pack.title }
  return {
    id: `pack ${id}`,
    title: name,
    help: name,
    options: { pack: playableText(pack.files), role1: 'human', role2: 'speed', role3: 'speed', role4: 'speed' },
    seats: {},
    beside: true,
  }
}
