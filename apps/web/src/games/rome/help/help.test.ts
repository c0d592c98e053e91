import { LANGS } from '@understudy/procedure'
import { packOf, rome } from '@understudy/rome'
import { expect, it } from 'vitest'
import { helpFor } from './help.tsx'

const state = rome.start({ role1: 'human', role2: 'speed', role3: 'absent', role4: 'absent' }, {})
const pack = packOf(state)

it('the player aid says how one scores, with the points of the pack', () => {
  const { victory, wonders } = pack
  const scoring = helpFor(state).aid.find(({ title }) => title.en === 'How one scores')
  for (const lang of LANGS) {
    const [regions, built, developed, battle, friend, goal] = scoring?.lines.map(({ text }) => text[lang]) ?? []
    for (const points of [victory.independent, victory.home, victory.capital]) expect(regions).toContain(`${points}`)
    expect(built).toContain(`${wonders[0]!.name[lang]} ${wonders[0]!.vp}`)
    expect(developed).toMatch(/ 2, .+ 2\.$/)
    expect(battle).toContain(`${victory.bigBattleFrom}`)
    expect(friend).toContain(`−${-victory.betrayal}`)
    expect(goal).toContain(`${victory.target[2]}`)
  }
})

it('the cards have a text on everything that can be bought', () => {
  const own = pack.developments[0]!.flat()
  for (const lang of LANGS) {
    const cards = helpFor(state).cards(state, lang)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    const named = (name: string) => cards.find((card) => card.name === name)?.text
    for (const { name, cost } of own) expect(named(name[lang])).toMatch(new RegExp(`\\. [^.]*${cost}\\.$`))
    for (const { name, vp } of pack.wonders) expect(named(name[lang])).toContain(`: ${vp} `)
    expect(cards.filter(({ id }) => ['walls', 'market', 'barracks', 'road'].includes(id))).toHaveLength(4)
    for (const { text } of cards) expect(text).not.toMatch(/\. [a-zа-яё]|\?|undefined/)
  }
})
