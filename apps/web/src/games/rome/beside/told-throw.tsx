// The dice of a battle round or of an assault, on the screen of the card or the die that comes before them.

import '../style/compose.css'
import '../style/throw.css'
import type { Lang } from '@understudy/procedure'
import type { Action } from '@understudy/rome'
import type { Form } from '@understudy/table/chance'
import { DiceEntry } from '../compose/pages/dice-entry.tsx'

export function ToldThrow(props: { readonly form: Form<Action>; readonly lang: Lang; onTell(action: Action): void }) {
  return (
    <div class="rome rome-compose on-roll">
      <DiceEntry form={props.form} lang={props.lang} onTake={props.onTell} />
    </div>
  )
}
