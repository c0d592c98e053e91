// The pages of a battle after its dice: what fell on a real table, and who takes the hits.

import { ownerOf, read } from '@understudy/arcs/state'
import { siteName } from '@understudy/arcs/text'
import { DICE, type SiteHits } from '@understudy/arcs/vocabulary'
import { equal } from '@understudy/procedure'
import { poolOf } from '../model/battle-page.ts'
import { hitWays } from '../model/hit-ways.ts'
import { diceWanted } from '../model/table-pages.ts'
import type { HitsPage, RollPage } from '../model/tap.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'
import { FacePad } from './dice.tsx'
import { type PageProps, tapsOfKind } from './page-props.ts'

export function RollPart({ context, page, taps, lang, onTap }: PageProps<RollPage>) {
  const w = COMPOSE_WORDS[lang]
  const [assault = 0, skirmish = 0, raid = 0] = DICE.map((_, die) => diceWanted(context, die))
  const told = poolOf(page.faces)
  const left = assault + skirmish + raid - told.assault - told.skirmish - told.raid
  return (
    <>
      <p class="arcs-ask">
        {w.tellDice} {w.diceLeft(left)}
      </p>
      <FacePad
        lang={lang}
        faces={page.faces}
        wanted={{ assault, skirmish, raid }}
        open={new Set(tapsOfKind(taps, 'face').map(({ die }) => die))}
        onTap={(die, face) => onTap({ tap: 'face', die, face })}
      />
    </>
  )
}

export function HitsPart({ context, page, taps, lang, onTap }: PageProps<HitsPage>) {
  const w = COMPOSE_WORDS[lang]
  // They are dealt in the scene.
  if (page.dealt !== undefined)
    return (
      <Row label={w.choices}>
        <Key onTap={taps.some(({ tap }) => tap === 'rest') ? () => onTap({ tap: 'rest' }) : undefined}>
          {w.dealRest}
        </Key>
      </Row>
    )
  const ways = hitWays(context)
  const defender = ownerOf(context.state, read.defender(context.state))
  const onSites = (sites: readonly SiteHits[]): string =>
    sites
      .filter(({ hits }) => hits > 0)
      .map(({ site, hits }) => w.siteHits(siteName(lang, site), hits))
      .join('; ') || w.noHits
  return (
    <>
      {ways.own.length < 2 ? null : (
        <Row label={w.hitsOwn} shown>
          {ways.own.map((hits) => (
            <Key key={JSON.stringify(hits)} pressed={equal(page.own, hits)} onTap={() => onTap({ tap: 'own', hits })}>
              {w.shipHits(hits.damage, hits.destroyDamaged + hits.destroyFresh)}
            </Key>
          ))}
        </Row>
      )}
      {ways.ships.length < 2 ? null : (
        <Row label={w.hitsTheirs(defender)} shown>
          {ways.ships.map((hits) => (
            <Key
              key={JSON.stringify(hits)}
              pressed={equal(page.ships, hits)}
              onTap={() => onTap({ tap: 'theirs', hits })}
            >
              {w.shipHits(hits.damage, hits.destroyDamaged + hits.destroyFresh)}
            </Key>
          ))}
        </Row>
      )}
      {ways.buildings.length < 2 ? null : (
        <Row label={w.hitsBuildings(defender)} shown>
          {ways.buildings.map((hits) => (
            <Key
              key={JSON.stringify(hits)}
              pressed={equal(page.buildings, hits)}
              onTap={() => onTap({ tap: 'buildings', hits })}
            >
              {onSites(hits)}
            </Key>
          ))}
        </Row>
      )}
    </>
  )
}
