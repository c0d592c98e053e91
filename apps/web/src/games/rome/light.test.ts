import { LANGS, speak } from '@understudy/procedure'
import { romePackage } from '@understudy/rome'
import { withDefaults } from '@understudy/table'
import { expect, it } from 'vitest'
import { romeLight } from './light.ts'
import { presets } from './presets.ts'
import { hush } from './telling/hush.ts'

const card = ({ id, title, author, roles, editions }: (typeof romePackage.bots)[number]) => ({
  id,
  title,
  author,
  roles: [...roles],
  editions: [...editions],
})

it('the light Rome knows the bots of the whole one, and seats them alike', () => {
  expect(romeLight.bots.map(card)).toEqual(romePackage.bots.map(card))
  for (const preset of presets) {
    const options = withDefaults(romePackage, preset.options)
    expect(romeLight.seating(options)).toEqual(romePackage.seating(options))
    expect(romeLight.seating(options)).toEqual(preset.seats)
  }
})

it('does not tell others what lies face down', () => {
  const said = romePackage.game.describe({ do: 'commit', gold: 3 })
  const quiet = hush(said, 'GRE')
  expect(quiet).toBeDefined()
  for (const lang of LANGS) {
    const text = quiet === undefined ? '' : speak(romeLight.game.phrases, lang, quiet)
    expect(text.length).toBeGreaterThan(10)
    expect(text).not.toContain('3')
  }
  expect(hush(romePackage.game.describe({ do: 'halt' }), 'GRE')).toBeUndefined()
})
