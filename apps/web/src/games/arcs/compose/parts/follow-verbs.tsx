// Surpass, pivot, copy: always all three. Without a card the first two mark those that will do; one that is impossible says why.

import type { Lang } from '@understudy/procedure'
import { onPhone } from '../../../../ui/narrow.ts'
import { cardReady } from '../model/card-page.ts'
import { canFollow, HOWS, type How } from '../model/following.ts'
import type { CardPage, Tap } from '../model/tap.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'
import type { PageProps, Why } from './page-props.ts'

const FACE_UP: Readonly<Record<Lang, Readonly<Record<Exclude<How, 'copy'>, string>>>> = {
  en: { surpass: 'Surpass', pivot: 'Pivot' },
  ru: { surpass: 'Превзойти', pivot: 'Сменить масть' },
}

/** On a phone, where all three are in sight and Seize beside them: by the name that the rules have for it. */
const SHORT: Readonly<Record<Lang, string>> = { en: 'Copy', ru: 'Копия' }

const LABEL: Readonly<Record<Lang, string>> = { en: 'How you follow', ru: 'Как вы отвечаете' }

export function FollowVerbs({ context, page, lang, onTap, onWhy }: PageProps<CardPage> & { onWhy(why: Why): void }) {
  const ready = cardReady(context, page)?.do
  return (
    <Row label={LABEL[lang]} class="arcs-follows">
      {HOWS.map((how) => {
        const text = how === 'copy' ? COMPOSE_WORDS[lang].down : FACE_UP[lang][how]
        const short = how === 'copy' && onPhone.value ? SHORT[lang] : text
        const label = short === text ? {} : { label: text }
        if (canFollow(context, page, how)) {
          const pressed = page.card === undefined ? (page.down ? 'copy' : page.how) === how : ready === how
          const tap: Tap = how === 'copy' ? { tap: 'down' } : { tap: 'how', how }
          return (
            <Key key={how} {...label} pressed={pressed} onTap={() => onTap(tap)}>
              {short}
            </Key>
          )
        }
        const why: Why = (inLang) =>
          import('../follow-reasons.ts').then((part) => part.whyNotFollow(context, page, how, inLang))
        return (
          <Key key={how} {...label} impossible onTap={() => onWhy(why)}>
            {short}
          </Key>
        )
      })}
    </Row>
  )
}
