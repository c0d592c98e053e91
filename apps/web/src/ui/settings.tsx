import type { Lang } from '@understudy/procedure'
import { LANGS } from '@understudy/procedure'
import {
  atOnce,
  endsAlone,
  lang,
  MOTIONS,
  type Motion,
  motion,
  NAMES,
  type Names,
  names,
  SCHEMES,
  type Scheme,
  SPEEDS,
  type Speed,
  scheme,
  sound,
  speed,
  trembles,
  VOLUMES,
  type Volume,
  volume,
} from '../store/settings.ts'
import { toast } from '../store/toasts.ts'
import { switchTo, t } from '../text/index.ts'
import { Choose, Switch } from './fields.tsx'
import { settingsOpen } from './settings-open.ts'
import { SETTINGS_WORDS } from './settings-words.ts'
import { Sheet } from './sheet.tsx'

export function SettingsSheet() {
  const words = { ...t.value.settings, ...SETTINGS_WORDS[lang.value] }
  return (
    <Sheet
      title={words.title}
      onClose={() => {
        settingsOpen.value = false
      }}
    >
      <div class="stack">
        <Choose<Lang>
          label={words.language}
          values={LANGS.map((id) => ({ id, title: words.languages[id] }))}
          value={lang.value}
          onChange={(id) => {
            switchTo(id).catch(() => toast(t.value.app.failedToLoad, { tone: 'error' }))
          }}
        />
        <Choose<Scheme>
          label={words.scheme}
          values={SCHEMES.map((id) => ({ id, title: words.schemes[id] }))}
          value={scheme.value}
          onChange={(id) => {
            scheme.value = id
          }}
        />
        <Choose<Speed>
          label={words.speed}
          values={SPEEDS.map((id) => ({ id, title: words.speeds[id] }))}
          value={speed.value}
          onChange={(id) => {
            speed.value = id
          }}
        />
        <Choose<Motion>
          label={words.motion}
          values={MOTIONS.map((id) => ({ id, title: words.motions[id] }))}
          value={motion.value}
          onChange={(id) => {
            motion.value = id
          }}
        />
        <Switch
          label={words.atOnce}
          value={atOnce.value}
          onChange={(on) => {
            atOnce.value = on
          }}
        />
        <Switch
          label={words.endsAlone}
          value={endsAlone.value}
          onChange={(on) => {
            endsAlone.value = on
          }}
        />
        <Choose<Names>
          label={words.names}
          values={NAMES.map((id) => ({ id, title: words.namesIn[id] }))}
          value={names.value}
          onChange={(id) => {
            names.value = id
          }}
        />
        <Choose<'off' | Volume>
          label={words.sound}
          values={(['off', ...VOLUMES] as const).map((id) => ({ id, title: words.sounds[id] }))}
          value={sound.value ? volume.value : 'off'}
          onChange={(id) => {
            sound.value = id !== 'off'
            if (id === 'off') return
            volume.value = id
            void import('../around/sounds.ts').then(({ make }) => make('turn', id))
          }}
        />
        {'vibrate' in navigator && matchMedia('(pointer: coarse)').matches ? (
          <Switch
            label={words.trembles}
            value={trembles.value}
            onChange={(on) => {
              trembles.value = on
              if (on) navigator.vibrate(40)
            }}
          />
        ) : null}
      </div>
    </Sheet>
  )
}
