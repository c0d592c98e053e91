// The words of the scene of a battle.

import { type Lang, listing, plural } from '@understudy/procedure'

const percent = (lang: Lang, p: number): string => p.toLocaleString(lang, { style: 'percent' })

const en = {
  at: (place: string) => `Battle: ${place}`,
  assault: (place: string) => `Assault: ${place}`,
  thrown: 'One throw decides',
  attackers: 'Attacker',
  defenders: 'Defender',
  odds: (p: number) => `More points for the attacker: ${percent('en', p)}.`,
  counts: 'A skull is 2 points, a wound (cross) 1; a skirmish (arrow) is none and hits skirmishers only.',
  hidden: 'Cards are hidden: no odds can be given.',
  undefended: 'Undefended: taken at once, without a throw.',
  seaFirst: (fleets: readonly string[]) => `A sea fight may come first: ${fleets.join(', ')}.`,
  fleet: (name: string, ships: number) => `${name}, ${plural('en', ships, { one: 'ship', many: 'ships' })}`,
  seaFight: (place: string) => (place === '' ? 'Sea fight' : `Sea fight: ${place}`),
  seaWon: (name: string) => `${name} won at sea; the other side gives way.`,
  seaTie: (name: string) => `A draw at sea: ${name} turns back.`,
  taking: (points: number) => `Taken, it brings you ${plural('en', points, { one: 'point', many: 'points' })}.`,
  points: (a: number, b: number, place: string) =>
    `${a} against ${b}: ${a > b ? 'the attack succeeds' : `${place} holds`}`,
  losses: (side: string, cards: readonly string[]) => `${side} lost ${listing('en', cards)}.`,
  perPhase: 'Dice by phase',
  yours: 'Yours',
  theirs: (hidden: number | undefined) =>
    hidden === undefined ? 'Theirs, face down' : hidden > 0 ? `Theirs, ${hidden} face down` : 'Theirs',
  lastRound: 'The round before',
  fell: 'fell',
  nobody: 'Nobody won: both sides lost as many cards, and the defender stays.',
  falling: 'The dice are falling.',
  back: 'a card, face down',
  ghost: 'laid ready',
  unplayed: (n: number) => (n === 1 ? '1 card unplayed' : `${n} cards unplayed`),
  halves: 'Wounds; two make a kill',
  stake: (points: number, many: number, from: number) =>
    many === points
      ? `At stake: ${plural('en', points, { one: 'point', many: 'points' })}`
      : `At stake: ${plural('en', points, { one: 'point', many: 'points' })}; ${many} if ${from} enemy cards fall`,
  first: (yes: boolean) => `They show first: ${yes ? 'yes' : 'no'}`,
  mayDemand: (general: string, stars: string) => `You may: your ${general} ${stars} has more stars than their general.`,
  firstWhat: 'Your general may make the other side show its card first. It holds from the next round on.',
}

type BattleWords = typeof en

const ru: BattleWords = {
  at: (place) => `Битва: ${place}`,
  assault: (place) => `Штурм: ${place}`,
  thrown: 'Решает один бросок',
  attackers: 'Нападающий',
  defenders: 'Защитник',
  odds: (p) => `Больше очков у нападающего: ${percent('ru', p)}.`,
  counts: 'Череп — 2 очка, рана (крест) — 1; стычка (стрела) очков не даёт и бьёт только застрельщиков.',
  hidden: 'Карты скрыты: шансов назвать нельзя.',
  undefended: 'Защиты нет: область берут сразу, без броска.',
  seaFirst: (fleets) => `Сначала возможен морской бой: ${fleets.join(', ')}.`,
  fleet: (name, ships) => `${name}, ${plural('ru', ships, { one: 'корабль', few: 'корабля', many: 'кораблей' })}`,
  seaFight: (place) => (place === '' ? 'Морской бой' : `Морской бой: ${place}`),
  seaWon: (name) => `Победа на море: ${name}; другая сторона отходит.`,
  seaTie: (name) => `На море ничья: ${name} поворачивает назад.`,
  taking: (points) => `Взяв её, получите ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  points: (a, b, place) => `${a} против ${b}: ${a > b ? 'атака удалась' : `оборона держится (${place})`}`,
  losses: (side, cards) => `Потери (${side}): ${cards.join(', ')}.`,
  perPhase: 'Кубики по фазам',
  yours: 'Ваши',
  theirs: (hidden) => (hidden === undefined ? 'Их, закрыты' : hidden > 0 ? `Их, закрытых карт: ${hidden}` : 'Их'),
  lastRound: 'Прошлый раунд',
  fell: 'потеря',
  nobody: 'Победителя нет: потери равны, защитник остаётся на месте.',
  falling: 'Кубики падают.',
  back: 'карта рубашкой вверх',
  ghost: 'приготовлена',
  unplayed: (n) => `несыгранных карт: ${n}`,
  halves: 'Раны; две дают потерю',
  stake: (points, many, from) =>
    many === points
      ? `На кону: ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}`
      : `На кону: ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}; ${many}, если у врага падут карты (от ${from})`,
  first: (yes) => `Сначала открывают они: ${yes ? 'да' : 'нет'}`,
  mayDemand: (general, stars) => `Вы вправе: у вашего полководца (${general} ${stars}) больше звёзд, чем у чужого.`,
  firstWhat: 'Ваш полководец может заставить другую сторону открыть карту первой. Действует со следующего раунда.',
}

export const BATTLE_WORDS: Readonly<Record<Lang, BattleWords>> = { en, ru }
