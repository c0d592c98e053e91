// What the answers of the bot rest on over Edicts, Summits and Negotiations, in words.

import { type Lang, listing, type Phrases } from '@understudy/procedure'
import { typeName } from '../../../../rules/board/resources.ts'
import { POLICY_EN } from '../../../../rules/campaign/text/en.ts'
import { counted, partsText } from '../../../../rules/campaign/text/parts.ts'
import { POLICY_RU } from '../../../../rules/campaign/text/ru.ts'
import type { Asset, Part } from '../../../../rules/campaign/vocabulary.ts'
import * as words from '../../../../text/words.ts'
import type { Ambition, Colour } from '../../../../vocabulary.ts'
import type { TalkSayings } from './sayings.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
const seats = (lang: Lang, list: readonly Colour[]): string =>
  listing(
    lang,
    list.map((colour) => words.seatName(lang, colour)),
  ) || '–'
const ambition = (lang: Lang, id: Ambition): string =>
  ({ en: words.ambitionName('en', id), ru: `«${words.ambitionName('ru', id)}»` })[lang]
const ambitions = (lang: Lang, list: readonly Ambition[]): string =>
  listing(
    lang,
    list.map((id) => ambition(lang, id)),
  )
/** Parts of a trade; a token by its type besides its slot. */
const parts = (lang: Lang, list: readonly Part[], types: readonly number[]): string =>
  listing(
    lang,
    counted(
      list.map((part, at) =>
        types[at] !== undefined && types[at] > 0
          ? `${partsText(lang, [part])} (${words.resource(lang, typeName(types[at]))})`
          : partsText(lang, [part]),
      ),
    ),
  )

function asset(lang: Lang, what: Asset, type: number): string {
  if ('slot' in what) return words.resource(lang, typeName(type))
  if ('frozen' in what) return words.resource(lang, what.frozen)
  if ('trophy' in what) {
    const owner = { en: words.ownerName('en', what.trophy.of), ru: words.ofOwner(what.trophy.of) }[lang]
    return { en: `a Trophy of ${owner}`, ru: `трофей ${owner}` }[lang]
  }
  if ('captive' in what)
    return { en: `a Captive of ${words.seatName('en', what.captive)}`, ru: `пленник ${words.ofSeat(what.captive)}` }[
      lang
    ]
  return { en: `a Favor of ${words.seatName('en', what.favor)}`, ru: `услуга ${words.ofSeat(what.favor)}` }[lang]
}

const S = (colour: Colour): string => words.seatName('en', colour)
const Ru = (colour: Colour): string => words.seatName('ru', colour)

export const en: Phrases<TalkSayings> = {
  'die.event': () => 'the event die',
  'face.event': ({ face }) => (face === 'crises' ? 'Crisis' : 'Edict'),
  'supercat.aligned': ({ policy, ambitions: list }) =>
    list.length === 0
      ? `${POLICY_EN[policy]}: aligned with nothing that it is contending`
      : `${POLICY_EN[policy]}: aligned with ${ambitions('en', list)}, which it is contending`,
  'supercat.asset': ({ of, asset: what, type }) => `${asset('en', what as never, type)} of ${S(of)}`,
  'supercat.owes': ({ of, nothing }) =>
    nothing ? `${S(of)} has neither a piece for the Demand nor an agent.` : `${S(of)} has something to take.`,
  'supercat.expelDie': ({ of, die }) => `The die for ${S(of)} shows ${die}; from 5 on it becomes an Outlaw.`,
  'supercat.notFirstRegent': () => 'It is not First Regent.',
  'supercat.seats': ({ seats: list }) => seats('en', list),
  'supercat.callDie': ({ die, favors }) => `Die ${die}, Favors ${favors}: ${die + favors}; from 5 on it calls.`,
  'supercat.favors': ({ list }) =>
    list.length === 0
      ? 'It holds no Favor.'
      : `It holds Favors: ${listing(
          'en',
          list.map(({ of, n }) => `${n} of ${S(of)}`),
        )}.`,
  'supercat.forced': ({ part, favors, type }) =>
    `${parts('en', [part as never], [type])}, for ${favors === 1 ? 'a Favor' : `${favors} Favors`}`,
  'supercat.bundle': ({ wish, give, total, types }) =>
    `${parts('en', [wish as never], types)} for: ${parts('en', give as never, types.slice(1))} (${signed(total)})`,
  'supercat.notEnough': () => 'nothing that it can offer for it comes to +2',
  'supercat.dearer': ({ n }) => `for ${n === 1 ? 'one action' : `${n} actions`} an offer for it does not come to +2`,
  'supercat.offer': ({ by, parts: json, types }) => `${S(by)} offers: ${parts('en', json as never, types)}.`,
  'supercat.offerDie': ({ die, sum }) => `Die ${die}, modifiers ${signed(sum)}: ${die + sum}; from 5 on it accepts.`,
  'supercat.modFailures': ({ n }) =>
    n === 0 ? 'No offer of this go has failed.' : `${n} failed in a row: ${signed(-n)}.`,
  'supercat.modGrievances': ({ of, by, n }) =>
    n === 0
      ? `${S(of)} holds no grievance against ${S(by)}.`
      : `Grievances of ${S(of)} against ${S(by)}: ${signed(-n)}.`,
  'supercat.modRival': ({ seat, ambition: id }) =>
    seat === undefined || id === undefined
      ? 'The trade makes no rival contend a declared ambition.'
      : `The trade makes ${S(seat)} contend ${ambition('en', id)}: −1.`,
  'supercat.modStake': ({ of, list }) =>
    list.length === 0
      ? `${S(of)} is contending no declared ambition that matters here.`
      : `${S(of)} is contending ${listing(
          'en',
          list.map(({ ambition: id, power }) => `${ambition('en', id)} (${power} Power)`),
        )}: ${signed(-list.reduce((sum, { power }) => sum + power, 0))}.`,
  'supercat.modEven': ({ give, take, counts }) =>
    `${give} offered for ${take}: ${counts === 0 ? 'nothing above an even trade' : signed(counts)}.`,
  'supercat.modContends': ({ of, ambition: id }) =>
    id === undefined
      ? `The trade does not make ${S(of)} contend a declared ambition.`
      : `The trade makes ${S(of)} contend ${ambition('en', id)}: +1.`,
  'supercat.odds': ({ of, needs, faces }) =>
    faces === 0
      ? `${S(of)} will not accept this, whatever the die shows.`
      : faces === 6
        ? `${S(of)} will accept this, whatever the die shows.`
        : `${S(of)} accepts on ${needs === 6 ? '6' : `${needs} to 6`}: ${faces} in 6.`,
  'supercat.modMagnate': ({ of }) => `${S(of)} is the Magnate and takes nothing but resources and Favors.`,
}

export const ru: Phrases<TalkSayings> = {
  'die.event': () => 'кубика событий',
  'face.event': ({ face }) => (face === 'crises' ? 'кризис' : 'эдикт'),
  'supercat.aligned': ({ policy, ambitions: list }) =>
    list.length === 0
      ? `${POLICY_RU[policy]}: не соответствует ничему, за что он борется`
      : `${POLICY_RU[policy]}: соответствует ${list.length === 1 ? 'замыслу' : 'замыслам'} ${ambitions('ru', list)}, за ${list.length === 1 ? 'который' : 'которые'} он борется`,
  'supercat.asset': ({ of, asset: what, type }) => `${asset('ru', what as never, type)} у ${words.ofSeat(of)}`,
  'supercat.owes': ({ of, nothing }) =>
    nothing ? `У ${words.ofSeat(of)} нет ни фишки для требования, ни агента.` : `У ${words.ofSeat(of)} есть что взять.`,
  'supercat.expelDie': ({ of, die }) => `Кубик (${Ru(of)}): ${die}; с 5 — отступник.`,
  'supercat.notFirstRegent': () => 'Он не первый регент.',
  'supercat.seats': ({ seats: list }) => seats('ru', list),
  'supercat.callDie': ({ die, favors }) => `Кубик ${die}, услуг ${favors}: ${die + favors}; с 5 он созывает саммит.`,
  'supercat.favors': ({ list }) =>
    list.length === 0
      ? 'Услуг у него нет.'
      : `Услуги у него: ${listing(
          'ru',
          list.map(({ of, n }) => `${Ru(of)} — ${n}`),
        )}.`,
  'supercat.forced': ({ part, favors, type }) => `${parts('ru', [part as never], [type])}; услуг: ${favors}`,
  'supercat.bundle': ({ wish, give, total, types }) =>
    `${parts('ru', [wish as never], types)}; взамен: ${parts('ru', give as never, types.slice(1))} (${signed(total)})`,
  'supercat.notEnough': () => 'что бы он ни предложил, до +2 не дойдёт',
  'supercat.dearer': ({ n }) => `действий: ${n}; за это предложение до +2 не доходит`,
  'supercat.offer': ({ by, parts: json, types }) => `Предлагает ${Ru(by)}: ${parts('ru', json as never, types)}.`,
  'supercat.offerDie': ({ die, sum }) => `Кубик ${die}, поправки ${signed(sum)}: ${die + sum}; с 5 он соглашается.`,
  'supercat.modFailures': ({ n }) =>
    n === 0 ? 'В эту очередь ничего не отклоняли.' : `Отклонено подряд: ${n}; ${signed(-n)}.`,
  'supercat.modGrievances': ({ of, by, n }) =>
    n === 0
      ? `У ${words.ofSeat(of)} нет обид на этого соперника (${Ru(by)}).`
      : `Обиды ${words.ofSeat(of)} (на кого: ${Ru(by)}): ${signed(-n)}.`,
  'supercat.modRival': ({ seat, ambition: id }) =>
    seat === undefined || id === undefined
      ? 'Ни один соперник с этой сделкой не вступит в борьбу за объявленный замысел.'
      : `С этой сделкой ${Ru(seat)} вступит в борьбу за замысел ${ambition('ru', id)}: −1.`,
  'supercat.modStake': ({ of, list }) =>
    list.length === 0
      ? `${Ru(of)} не борется за объявленный замысел, который здесь важен.`
      : `${Ru(of)} борется за замыслы: ${listing(
          'ru',
          list.map(({ ambition: id, power }) => `${ambition('ru', id)} (${words.powerN('ru', power)})`),
        )}; ${signed(-list.reduce((sum, { power }) => sum + power, 0))}.`,
  'supercat.modEven': ({ give, take, counts }) =>
    `Предложено ${give} за ${take}: ${counts === 0 ? 'сверх равного обмена ничего' : signed(counts)}.`,
  'supercat.modContends': ({ of, ambition: id }) =>
    id === undefined
      ? `${Ru(of)} с этой сделкой не вступит в борьбу за объявленный замысел.`
      : `С этой сделкой ${Ru(of)} вступит в борьбу за замысел ${ambition('ru', id)}: +1.`,
  'supercat.odds': ({ of, needs, faces }) =>
    faces === 0
      ? `${Ru(of)} не согласится, что бы ни выпало.`
      : faces === 6
        ? `${Ru(of)} согласится, что бы ни выпало.`
        : `${Ru(of)} соглашается, если выпадет ${needs === 6 ? '6' : `от ${needs} до 6`}: ${faces} из 6.`,
  'supercat.modMagnate': ({ of }) => `${Ru(of)} — «Негоциант» и берёт только ресурсы и услуги.`,
}
