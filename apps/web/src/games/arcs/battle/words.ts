// The words of the scene of a battle.

import { captivesN, citiesN, hitsN, keysN, ownerName, place, resource, shipsN, starportsN } from '@understudy/arcs/text'
import type { Owner, Resource, SystemId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'

const percent = (lang: Lang, p: number): string => p.toLocaleString(lang, { style: 'percent' })
const listed = (lang: Lang, parts: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts)

export interface Pieces {
  readonly ships: number
  readonly cities: number
  readonly starports: number
}

const pieces = (lang: Lang, { ships, cities, starports }: Pieces): string =>
  listed(lang, [
    ...(ships > 0 ? [shipsN(lang, ships)] : []),
    ...(cities > 0 ? [citiesN(lang, cities)] : []),
    ...(starports > 0 ? [starportsN(lang, starports)] : []),
  ])

const en = {
  title: (at: SystemId) => `Battle at ${place('en', at)}`,
  you: 'You',
  attacks: 'attacks',
  defends: 'defends',
  youAttack: 'attack',
  youDefend: 'defend',
  dice: 'Dice',
  takeOut: (die: string) => `take out: ${die}`,
  putIn: (die: string) => `one more: ${die}`,
  letters: { assault: 'A', skirmish: 'S', raid: 'R' },
  odds: 'What to expect',
  youLose: 'you lose',
  theyLose: { ships: 'they lose', buildings: 'they lose buildings', both: 'they lose pieces' },
  keysRow: 'keys',
  intercept: (p: number, n: number) => `${percent('en', p)}: ${hitsN('en', n)} back by intercept`,
  noIntercept: 'no intercept to fear',
  best: 'the best trade on average',
  bestIs: (dice: string) => `best on average: ${dice}`,
  percent: (p: number) => percent('en', p),
  symbols: { self: 'self-hit', intercept: 'intercept', hit: 'hit', building: 'building', key: 'key' },
  idle: {
    self: 'no ship left to hit',
    intercept: 'no fresh ship to fire back',
    hit: 'nothing left to hit',
    building: 'no building here',
    key: 'nothing to take',
    keys: 'too few to open anything',
    ignored: 'ignored',
    raider: 'no ship left to raid',
  },
  counts: (n: number) => (n === 1 ? '1 counts' : `${n} count`),
  back: (n: number) => `${hitsN('en', n)} back`,
  waiting: 'The dice are falling.',
  choose: (n: number, of: string) => `${hitsN('en', n)} on ${of}: tap the pieces`,
  onOwn: 'your own ships',
  onShips: (of: Owner) => `${ownerName('en', of)}’s ships`,
  onSites: (of: Owner) => `${ownerName('en', of)}’s buildings`,
  byRule: (who: string) => `${who} chooses, by its rule`,
  hitIt: (piece: string) => `Hit: ${piece}`,
  takeBack: (piece: string) => `Take the hit back from: ${piece}`,
  rest: 'Deal the rest',
  piece: { ship: 'ship', city: 'city', starport: 'starport' },
  damaged: 'damaged',
  lost: 'lost',
  keysLeft: (n: number) => `${keysN('en', n)} to open what they have`,
  rerolls: (by: string) => (by === '' ? 'Tap dice to roll them again.' : `${by}: tap dice to roll them again.`),
  ransack: 'A city fell: ransack one of these cards of the Court.',
  nobody: 'Nobody loses anything.',
  loses: (who: string, you: boolean, lost: Pieces) => `${who} ${you ? 'lose' : 'loses'} ${pieces('en', lost)}.`,
  hurt: (who: string, you: boolean, hurt: Pieces) => `${who} ${you ? 'have' : 'has'} ${pieces('en', hurt)} damaged.`,
  steals: (who: string, you: boolean, what: readonly string[]) =>
    `${who} ${you ? 'steal' : 'steals'} ${listed('en', what)}.`,
  trophies: (who: string, you: boolean, n: number) =>
    `${who} ${you ? 'take' : 'takes'} ${n === 1 ? '1 trophy' : `${n} trophies`}.`,
  captives: (who: string, you: boolean, n: number) => `${who} ${you ? 'take' : 'takes'} ${captivesN('en', n)}.`,
  ransacks: (who: string, you: boolean, what: readonly string[]) =>
    `${who} ${you ? 'ransack' : 'ransacks'} ${listed('en', what)}.`,
  outrage: (who: string, you: boolean, types: readonly Resource[]) =>
    `${listed(
      'en',
      types.map((type) => resource('en', type)),
    )}: outraged for ${you ? 'you' : who}.`,
}

type BattleWords = typeof en

const ru: BattleWords = {
  title: (at) => `Битва: ${place('ru', at)}`,
  you: 'Вы',
  attacks: 'атакует',
  defends: 'обороняется',
  youAttack: 'атакуете',
  youDefend: 'обороняетесь',
  dice: 'Кубики',
  takeOut: (die) => `убрать: ${die}`,
  putIn: (die) => `добавить: ${die}`,
  letters: { assault: 'Т', skirmish: 'П', raid: 'Н' },
  odds: 'Чего ждать',
  youLose: 'ваши потери',
  theyLose: { ships: 'их потери', buildings: 'потери их зданий', both: 'потери их фишек' },
  keysRow: 'ключи',
  intercept: (p, n) => `${percent('ru', p)}: ${hitsN('ru', n)} в ответ на символ перехвата`,
  noIntercept: 'символ перехвата не опасен',
  best: 'лучший размен в среднем',
  bestIs: (dice) => `лучше в среднем: ${dice}`,
  percent: (p) => percent('ru', p),
  symbols: { self: 'по себе', intercept: 'перехват', hit: 'удар', building: 'здание', key: 'ключ' },
  idle: {
    self: 'бить больше некого',
    intercept: 'некому отвечать огнём',
    hit: 'бить больше некого',
    building: 'зданий здесь нет',
    key: 'взять нечего',
    keys: 'ключей не хватает',
    ignored: 'не действует',
    raider: 'совершать налёт некому',
  },
  counts: (n) => `в счёт ${n}`,
  back: (n) => `${hitsN('ru', n)} в ответ`,
  waiting: 'Кубики падают.',
  choose: (n, of) => `${hitsN('ru', n)}, ${of}: коснитесь фишек`,
  onOwn: 'ваши корабли',
  onShips: (of) => `корабли (${ownerName('ru', of)})`,
  onSites: (of) => `здания (${ownerName('ru', of)})`,
  byRule: (who) => `${who} выбирает по своему правилу`,
  hitIt: (piece) => `Удар: ${piece}`,
  takeBack: (piece) => `Снять удар: ${piece}`,
  rest: 'Раздать остальное',
  piece: { ship: 'корабль', city: 'город', starport: 'космопорт' },
  damaged: 'повреждён',
  lost: 'потерян',
  keysLeft: (n) => `${keysN('ru', n)} на то, что у них есть`,
  rerolls: (by) =>
    by === '' ? 'Коснитесь кубиков, чтобы перебросить их.' : `${by}: коснитесь кубиков, чтобы перебросить их.`,
  ransack: 'Город пал: разграбьте одну из этих карт двора.',
  nobody: 'Никто ничего не теряет.',
  loses: (who, you, lost) => `${who} ${you ? 'теряете' : 'теряет'}: ${pieces('ru', lost)}.`,
  hurt: (who, you, hurt) => `${you ? 'У вас повреждено' : `${who}, повреждено`}: ${pieces('ru', hurt)}.`,
  steals: (who, you, what) => `${who} ${you ? 'крадёте' : 'крадёт'}: ${listed('ru', what)}.`,
  trophies: (who, you, n) => `${you ? 'Ваши трофеи' : `${who}, трофеи`}: ${n}.`,
  captives: (who, you, n) => `${you ? 'Ваши пленники' : `${who}, пленники`}: ${n}.`,
  ransacks: (who, you, what) => `${who} ${you ? 'разграбляете' : 'разграбляет'} двор: ${listed('ru', what)}.`,
  outrage: (who, you, types) =>
    `Запрет (${listed(
      'ru',
      types.map((type) => resource('ru', type)),
    )}): ${you ? 'вы' : who}.`,
}

export const BATTLE_WORDS: Readonly<Record<Lang, BattleWords>> = { en, ru }
