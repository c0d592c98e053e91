import type { Card } from '@understudy/muhq/data'
import { abilityText } from '@understudy/muhq/text'
import type { Lang } from '@understudy/procedure'
import { Stats } from '../cards/stats.tsx'
import { GlyphIcon } from '../draw/glyph.tsx'
import { words } from '../text/words.ts'

/** Traits, effect, full action and behaviour of a card, a sentence each. */
export function CardSentences({ card, lang }: { readonly card: Card; readonly lang: Lang }) {
  const w = words(lang)
  return (
    <>
      {card.traits.map((trait) => (
        <p key={trait}>{w.trait(trait)}</p>
      ))}
      {card.effect !== undefined && <p>{abilityText(card.effect, lang)}</p>}
      {card.full !== undefined && (
        <p>
          <b>{w.fullAction}.</b> {abilityText(card.full, lang, true)}
        </p>
      )}
      {card.ai !== undefined && (
        <p>
          <b>{w.behaviour}.</b> {w.ai(card.ai)}
        </p>
      )}
    </>
  )
}

export function AboutCard({ card, lang }: { readonly card: Card; readonly lang: Lang }) {
  const w = words(lang)
  const kind = card.type === 'unit' ? w.unitCard : card.type === 'spell' ? w.spellCard : w.bossCard
  const facts = [
    kind,
    card.play === undefined ? (card.type === 'boss' ? '' : w.cannotPlay) : `${w.cost} ${card.play}`,
    card.buy === undefined ? '' : `${w.price} ${card.buy}`,
  ]
  return (
    <div class="muhq-about">
      <span class={`muhq-about-glyph type-${card.type}`}>
        <GlyphIcon card={card.id} name={card.name[lang]} size={36} />
      </span>
      <div>
        <h3>{card.name[lang]}</h3>
        <p class="muhq-note">{facts.filter((part) => part !== '').join(' · ')}</p>
        {card.type !== 'spell' && (
          <p>
            <Stats
              card={card}
              w={w}
              {...(card.healthPerPlayer > 0 ? { health: w.bySeats(card.health, card.healthPerPlayer) } : {})}
            />
          </p>
        )}
        <CardSentences card={card} lang={lang} />
      </div>
    </div>
  )
}
