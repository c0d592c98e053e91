// What the answers of the bot rest on in the campaign, in words.

import { listing, type Phrases } from '@understudy/procedure'
import { FATE_DATA } from '../../../../rules/campaign/data.ts'
import { agentsN, resource, seatName } from '../../../../text/words.ts'
import { quote } from '../../text/names.ts'
import type { CoreSayings } from './sayings.ts'

export const en: Phrases<CoreSayings> = {
  'supercat.seizeChanged': ({ by }) =>
    by < 0 ? 'An effective Event takes 1 off the die.' : `Outraged types add ${by} to the die.`,
  'supercat.trust': ({ contends, tokens }) =>
    contends
      ? `With the Imperial Trust (${tokens}) it would contend a declared ambition.`
      : `The Imperial Trust (${tokens}) would not make it contend a declared ambition.`,
  'supercat.cluster': ({ cluster, n }) => `cluster ${cluster} (damaged Blight: ${n})`,
  'supercat.seatNamed': ({ seat }) => seatName('en', seat),
  'supercat.resources': ({ types }) =>
    types.length === 0
      ? 'nothing'
      : listing(
          'en',
          types.map((type) => resource('en', type)),
        ),
  'supercat.agentsTo': ({ card, n }) => `${quote('en', card)}: ${agentsN('en', n)}`,
  'supercat.fate': ({ fate }) => FATE_DATA[fate].name.en,
  'supercat.events': ({ held, played }) => `Events: ${held} among its cards, ${played} played this round.`,
  'supercat.urgent': ({ held, played, urgent }) =>
    `Events: ${held} among its cards, ${played} played this round; they are ${urgent ? 'urgent' : 'not urgent'} for it.`,
  'supercat.chapter': ({ n, last }) => `Chapter ${n} of ${last}.`,
  'supercat.imperialGrievances': ({ n }) => `Grievances against the Empire: ${n}.`,
}

export const ru: Phrases<CoreSayings> = {
  'supercat.seizeChanged': ({ by }) =>
    by < 0 ? 'Действенное событие отнимает у броска 1.' : `Запретные типы прибавляют к броску ${by}.`,
  'supercat.trust': ({ contends, tokens }) =>
    contends
      ? `С имперской казной (${tokens}) он вступил бы в борьбу за объявленный замысел.`
      : `Имперская казна (${tokens}) не дала бы ему вступить в борьбу за объявленный замысел.`,
  'supercat.cluster': ({ cluster, n }) => `регион ${cluster} (повреждённой скверны: ${n})`,
  'supercat.seatNamed': ({ seat }) => seatName('ru', seat),
  'supercat.resources': ({ types }) =>
    types.length === 0
      ? 'ничего'
      : listing(
          'ru',
          types.map((type) => resource('ru', type)),
        ),
  'supercat.agentsTo': ({ card, n }) => `${quote('ru', card)}: ${agentsN('ru', n)}`,
  'supercat.fate': ({ fate }) => FATE_DATA[fate].name.ru,
  'supercat.events': ({ held, played }) => `События: среди его карт ${held}, сыграно в раунде ${played}.`,
  'supercat.urgent': ({ held, played, urgent }) =>
    `События: среди его карт ${held}, сыграно в раунде ${played}; для него они ${urgent ? 'неотложны' : 'не неотложны'}.`,
  'supercat.chapter': ({ n, last }) => `Глава ${n} из ${last}.`,
  'supercat.imperialGrievances': ({ n }) => `Обиды на Империю: ${n}.`,
}
