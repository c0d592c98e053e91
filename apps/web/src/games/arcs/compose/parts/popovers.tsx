// What a tap on a system offers, at the system; what an action is paid with, at its token in the plan.

import { tokenIn, typeName } from '@understudy/arcs/rules'
import { read, seatOf } from '@understudy/arcs/state'
import type { Pay, Resource } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { useState } from 'preact/hooks'
import { lowest, onPhone } from '../../../../ui/narrow.ts'
import { Popover } from '../../../../ui/popover.tsx'
import { VerbPopover } from '../../../../ui/verb-popover.tsx'
import { GameIcon, RESOURCE_SIGN } from '../../draw/glyphs.tsx'
import type { Context } from '../model/context.ts'
import { currentPay, kindsOf, onePerKind, paysOf, verbsAt } from '../model/root-page.ts'
import type { Page, RootPage, Tap } from '../model/tap.ts'
import { paidWith } from '../plainly.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { kindName, PayChips } from './kinds.tsx'
import { Drawn } from './plan-tokens.tsx'

interface Props {
  readonly context: Context
  readonly page: Page
  readonly lang: Lang
  onTap(tap: Tap): void
}

export function SystemVerbs({ context, page, lang, onTap, onClose }: Props & { onClose(page: RootPage): void }) {
  // There it would cover too much of the board: where it is to be done is a token of the plan.
  if (page.at !== 'root' || page.within === undefined || lowest()) return null
  const { within } = page
  return (
    <VerbPopover
      key={within}
      label={COMPOSE_WORDS[lang].kinds}
      anchor={() => document.querySelector(`.arcs-board [data-key="s${within}"] > circle`)}
      onClose={() => onClose({ at: 'root', pay: page.pay })}
      verbs={verbsAt(context, page, within).map(({ doing, piece }) => {
        const tap = { tap: 'do', doing, ...(piece === undefined ? {} : { piece }) } as const
        return { key: `${doing} ${piece ?? ''}`, text: kindName(lang, tap), onTap: () => onTap(tap) }
      })}
    />
  )
}

/** On a phone the token as it is drawn: there is no room for its name. */
function PaidWith({
  context,
  pay,
  lang,
}: {
  readonly context: Context
  readonly pay: Exclude<Pay, 'pip'>
  readonly lang: Lang
}) {
  const text = paidWith(context, pay, lang)
  if (!onPhone.value) return <>{text}</>
  const type = typeName(tokenIn(context.state, seatOf(context.state, context.decision.seat), pay.slot))
  return (
    <Drawn text={text}>
      {[type, ...(pay.as === undefined ? [] : [pay.as])].map((each) => (
        <GameIcon key={each} d={RESOURCE_SIGN[each as Resource]} size={20} class={`res-${each}`} />
      ))}
    </Drawn>
  )
}

const PAY: Readonly<Record<Lang, string>> = { en: 'Pay', ru: 'Оплата' }

/** "Pay: 1 action ▾": the plan's last token. Only where there is something else to pay with. */
export function PayToken({ context, page, lang, onTap }: Props) {
  const [open, setOpen] = useState(false)
  if (page.at !== 'root' || context.beside) return null
  const kinds = kindsOf(context)
  const pays = paysOf(kinds)
  const now = currentPay(page, kinds).pay
  if (pays.every((pay) => pay === 'pip')) return null
  const w = COMPOSE_WORDS[lang]
  return (
    <>
      <button
        type="button"
        class="plan-token pay-token"
        data-key="pay"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {now === 'pip' ? (
          <>
            <span class="pay-word">{PAY[lang]}: </span>
            {onPhone.value ? (
              <Drawn text={w.brings(read.pipsLeft(context.state))}>{read.pipsLeft(context.state)} ●</Drawn>
            ) : (
              w.brings(read.pipsLeft(context.state))
            )}
          </>
        ) : (
          <PaidWith {...{ context, lang }} pay={now} />
        )}
        {'\u00a0▾'}
      </button>
      {open ? (
        <Popover
          label={w.pay}
          kind="pays"
          anchor={() => document.querySelector('.pay-token')}
          onClose={() => setOpen(false)}
        >
          <PayChips
            {...{ context, now, lang }}
            pays={onePerKind(context, pays, now)}
            onTap={(tap) => {
              setOpen(false)
              onTap(tap)
            }}
          />
        </Popover>
      ) : null}
    </>
  )
}
