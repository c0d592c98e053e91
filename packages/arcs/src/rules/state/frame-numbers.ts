// The kinds of frames by name, as FRAMES (stack.ts) numbers them: constants of a module rather than of an object, so that
// the page has numbers in their place.

export const none = 0

// Setting up
export const setupCard = 1
export const initiative = 2
export const draftRow = 3
export const draft = 4
export const assign = 5
export const place = 6
export const learn = 7
export const keepLore = 8
export const row = 9
export const deal = 10
export const mulligan = 11
export const redeal = 12

// Rounds and turns
export const round = 13
export const reveal = 14
export const lead = 15
export const follow = 16
export const turn = 17
export const reinforce = 18
export const nextTurn = 19
export const endRound = 20
export const score = 21
export const cleanUp = 22
export const nextChapter = 23

// What actions bring about
export const draw = 24
export const refill = 25
export const connect = 26
export const vox = 27
export const overflow = 28
export const look = 29
export const lookReveal = 30
export const swap = 31
export const ambitious = 32
export const bold = 33
export const farseers = 34
export const sprint = 35
export const ruthless = 36
export const ruthlessRepeat = 37
export const mythic = 38
export const bonusMove = 39
export const bonusInfluence = 40

// Battle
export const sensors = 41
export const railgun = 42
export const dice = 43
export const roll = 44
export const reroll = 45
export const hits = 46
export const cities = 47
export const ransack = 48
export const raid = 49
export const afterBattle = 50
export const afterTurn = 51

// Lars
export const target = 52
export const reckon = 53

// Acts
export const endAct = 54

// SUPERCAT
export const reserve = 55
