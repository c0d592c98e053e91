// Preferences of the campaign in words.

const en = {
  faithfulFirst: 'a Faithful card',
  lore: 'a lore card',
  attachedFaithful: 'a card with a Faithful card attached',
  attachedGuild: 'a card with a Guild card attached',
  sparesProtected: 'what costs it no protected card',
  guildSuit: 'planets whose type is on a Guild card of the first Court',
  otherType: 'a type other than that of its first city',
  mostStruck: 'most damaged ships of others, its own deducted',
  bestPlace: 'the best place in a declared ambition',
  emptySlot: 'a rival with an empty slot',
  leastPower: 'the rival with the least Power',
  contendedTypes: 'most tokens of declared ambitions that it contends',
  spareSuits: 'cards of no declared ambition',
  notControlled: 'a city in a system that it does not control',
  secondCity: 'a second city on a planet',
  mostBlight: 'most damaged Blight',
  imperialFirst: 'hits on Imperial ships before its own',
  imperialFresh: 'losing as few Imperial ships as possible',
} as const

export type CorePreference = keyof typeof en

const ru: Record<CorePreference, string> = {
  faithfulFirst: 'карта веры',
  lore: 'карта знания',
  attachedFaithful: 'карта, к которой приложена карта веры',
  attachedGuild: 'карта, к которой приложена карта гильдии',
  sparesProtected: 'то, что не стоит ему защищённой карты',
  guildSuit: 'планеты, тип которых есть на карте гильдии первого двора',
  otherType: 'тип, отличный от типа первого города',
  mostStruck: 'больше всего чужих повреждённых кораблей за вычетом своих',
  bestPlace: 'лучшее место в объявленном замысле',
  emptySlot: 'соперник с пустой ячейкой',
  leastPower: 'соперник с наименьшей властью',
  contendedTypes: 'больше всего ресурсов объявленных замыслов, за которые он борется',
  spareSuits: 'карты, не идущие в объявленные замыслы',
  notControlled: 'город в системе, где он не правит',
  secondCity: 'второй город на планете',
  mostBlight: 'больше всего повреждённой скверны',
  imperialFirst: 'удары по имперским кораблям раньше, чем по своим',
  imperialFresh: 'потерять как можно меньше имперских кораблей',
}

export const corePreferences = { en, ru }
