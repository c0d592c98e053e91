// The Understudy set: cards of our own. The published game has its own cards, which are not used here.

export const UNDERSTUDY_SET = `# The Understudy set: our own cards for the two boss games.
cards:
# --- people -----------------------------------------------------------------------------------------------------
- id: farmer
  type: unit
  name: { en: Farmer, ru: Фермер }
  attack: 1
  health: 2
  movement: 2
  play: 1
  buy: 2
  traits: [farmer]
- id: spearman
  type: unit
  name: { en: Spearman, ru: Копейщик }
  attack: 2
  health: 4
  movement: 2
  play: 2
  buy: 3
  upkeep: 1
- id: archer
  type: unit
  name: { en: Archer, ru: Лучник }
  attack: 2
  range: 3
  health: 2
  movement: 2
  play: 3
  buy: 3
  upkeep: 1
- id: rider
  type: unit
  name: { en: Rider, ru: Всадник }
  attack: 3
  health: 3
  movement: 4
  play: 4
  buy: 5
  upkeep: 1
- id: shieldbearer
  type: unit
  name: { en: Shieldbearer, ru: Щитоносец }
  attack: 1
  health: 5
  movement: 2
  play: 3
  buy: 3
  upkeep: 1
  full_action:
    target: { who: friend, within: 1 }
    do: [{ ward: 2 }]
- id: healer
  type: unit
  name: { en: Healer, ru: Лекарь }
  attack: 0
  health: 3
  movement: 3
  play: 2
  buy: 2
  full_action:
    target: { who: friend, within: 2 }
    do: [{ heal: 2 }]
- id: harpooner
  type: unit
  name: { en: Harpooner, ru: Гарпунщик }
  attack: 3
  range: 2
  health: 3
  movement: 2
  play: 3
  buy: 3
  upkeep: 1
- id: diver
  type: unit
  name: { en: Diver, ru: Ныряльщик }
  attack: 2
  health: 3
  movement: 3
  play: 2
  buy: 2
  upkeep: 1
  traits: [swimming]
- id: skiff
  type: unit
  name: { en: Skiff, ru: Ялик }
  attack: 2
  range: 2
  health: 3
  movement: 4
  play: 2
  buy: 3
  upkeep: 1
  traits: [aquatic]
- id: warship
  type: unit
  name: { en: Warship, ru: Боевой корабль }
  attack: 4
  range: 3
  health: 6
  movement: 3
  play: 5
  buy: 5
  upkeep: 2
  traits: [aquatic]
- id: bolt
  type: spell
  name: { en: Lightning, ru: Молния }
  play: 2
  buy: 2
  effect:
    target: { who: enemy, within: 3 }
    do: [{ damage: 2 }]
- id: mend
  type: spell
  name: { en: Mending, ru: Исцеление }
  play: 1
  buy: 1
  effect:
    target: { who: friend }
    do: [{ heal: 3 }]
- id: second_wind
  type: spell
  name: { en: Second Wind, ru: Второе дыхание }
  play: 1
  buy: 1
  effect:
    target: { who: friend }
    do: [{ haste: 1 }]
- id: harvest
  type: spell
  name: { en: Good Harvest, ru: Добрый урожай }
  play: 0
  buy: 2
  effect:
    do: [{ gain: 2 }]
- id: call_to_arms
  type: spell
  name: { en: Call to Arms, ru: Клич к оружию }
  play: 1
  buy: 2
  effect:
    do: [{ draw: 2 }]
- id: petition
  type: spell
  name: { en: Petition, ru: Прошение }
  play: 2
  buy: 3
  effect:
    do: [{ relief: 1 }]
# --- the Kraken -------------------------------------------------------------------------------------------------
- id: the_kraken
  type: boss
  name: { en: The Kraken, ru: Кракен }
  attack: 4
  range: 2
  health: { base: 6, per_player: 17 }
  movement: 2
  traits: [aquatic]
  ai: aggressive
- id: tentacle
  type: unit
  name: { en: Tentacle, ru: Щупальце }
  attack: 3
  range: 2
  health: 5
  movement: 2
  play: 2
  traits: [aquatic]
  ai: aggressive
- id: shark
  type: unit
  name: { en: Shark, ru: Акула }
  attack: 4
  health: 3
  movement: 4
  play: 2
  upkeep: 1
  traits: [aquatic]
  ai: wandering 4
- id: siren
  type: unit
  name: { en: Siren, ru: Сирена }
  attack: 1
  range: 3
  health: 2
  movement: 2
  play: 2
  traits: [aquatic]
  ai: shy
  full_action:
    target: { who: enemy, within: 5 }
    do: [{ damage: 2 }]
- id: wrecker
  type: unit
  name: { en: Wrecker, ru: Губитель пристаней }
  attack: 3
  health: 5
  movement: 2
  play: 2
  upkeep: 1
  traits: [swimming]
  ai: target harbour
  full_action:
    on: [harbour]
    target: { who: allEnemies, within: 3 }
    do: [{ damage: 2 }]
- id: crab
  type: unit
  name: { en: Giant Crab, ru: Гигантский краб }
  attack: 4
  health: 6
  movement: 3
  play: 2
  upkeep: 1
  traits: [swimming]
  ai: aggressive
- id: storm
  type: spell
  name: { en: Storm, ru: Шторм }
  play: 2
  effect:
    target: { who: allEnemies, on: [water, deep] }
    do: [{ damage: 2 }]
- id: ink_cloud
  type: spell
  name: { en: Ink Cloud, ru: Чернильное облако }
  play: 2
  effect:
    target: { who: allFriends }
    do: [{ ward: 1 }]
# --- the Tyrant -------------------------------------------------------------------------------------------------
- id: the_tyrant
  type: boss
  name: { en: The Tyrant, ru: Тиран }
  attack: 3
  range: 2
  health: { base: 5, per_player: 5 }
  movement: 1
  ai: shy
  full_action:
    do: [{ gain: 1 }]
- id: guard
  type: unit
  name: { en: Guard, ru: Стражник }
  attack: 3
  health: 4
  movement: 2
  play: 4
  upkeep: 1
  ai: aggressive
- id: crossbowman
  type: unit
  name: { en: Crossbowman, ru: Арбалетчик }
  attack: 2
  range: 3
  health: 3
  movement: 2
  play: 3
  upkeep: 1
  ai: shy
- id: patrol
  type: unit
  name: { en: Patrol, ru: Дозорный }
  attack: 2
  health: 4
  movement: 3
  play: 3
  upkeep: 1
  ai: wandering 3
- id: bailiff
  type: unit
  name: { en: Bailiff, ru: Судебный пристав }
  attack: 1
  health: 3
  movement: 2
  play: 2
  upkeep: 1
  ai: target house
  full_action:
    on: [house]
    do: [{ repression: 1 }, { sacrifice: 1 }]
- id: executioner
  type: unit
  name: { en: Executioner, ru: Палач }
  attack: 5
  health: 5
  movement: 2
  play: 5
  upkeep: 1
  ai: target enemy
- id: decree
  type: spell
  name: { en: Decree, ru: Указ }
  play: 3
  effect:
    target: { who: enemy }
    do: [{ damage: 2 }]
- id: martial_law
  type: spell
  name: { en: Martial Law, ru: Военное положение }
  play: 6
  effect:
    target: { who: allFriends }
    do: [{ ward: 1 }, { repression: 1 }]
`
