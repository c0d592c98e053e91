// Stands in for words that come later: see `oneLanguage` in vite.config.ts.

export const refusalsEn = {}
export const refusalsRu = {}
export const larsEn = {}
export const larsRu = {}
