// Surpass, pivot, copy: always all three. Without a card the first two mark those that will do; one that is impossible says why.

import type { Lang } from '@understudy/procedure'
import { cardReady } from '../model/card-page.ts'
import { canFollow, HOWS, type How } from '../model/following.ts'
import type { CardPage, Tap } from '../model/tap.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'
import type { PageProps } from './page-props.ts'

const FACE_UP: Readonly<Record<Lang, Readonly<Record<Exclude<How, 'copy'>, string>>>> = {
  en: { surpass: 'Surpass', pivot: 'Pivot' },
  ru: { surpass: 'Превзойти', pivot: 'Сменить масть' },
}

const LABEL: Readonly<Record<Lang, string>> = { en: 'How you follow', ru: 'Как вы отвечаете' }

export function FollowVerbs({ context, page, lang, onTap, onWhy }: PageProps<CardPage> & { onWhy(why: string): void }) {
  const ready = cardReady(context, page)?.do
  return (
    <Row label={LABEL[lang]}>
      {HOWS.map((how) => {
        const text = how === 'copy' ? COMPOSE_WORDS[lang].down : FACE_UP[lang][how]
        if (canFollow(context, page, how)) {
          const pressed = page.card === undefined ? (page.down ? 'copy' : page.how) === how : ready === how
          const tap: Tap = how === 'copy' ? { tap: 'down' } : { tap: 'how', how }
          return (
            <Key key={how} pressed={pressed} onTap={() => onTap(tap)}>
              {text}
            </Key>
          )
        }
        const ask = () =>
          import('../follow-reasons.ts').then((part) => part.whyNotFollow(context, page, how, lang)).then(onWhy)
        return (
          <Key key={how} impossible onTap={() => void ask()}>
            {text}
          </Key>
        )
      })}
    </Row>
  )
}
