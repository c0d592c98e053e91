// The sea zones of the house pack.

export const SEAS = `# The sea zones; which coasts they touch stands with the regions.
id,name
ger,Mare Germanicum
can,Mare Cantabricum
gad,Mare Gaditanum
ibe,Mare Ibericum
bal,Mare Balearicum
lig,Mare Ligusticum
sar,Mare Sardoum
tyr,Mare Tyrrhenum
afr,Mare Africum
had,Mare Hadriaticum
ion,Mare Ionium
lib,Mare Libycum
aeg,Mare Aegaeum
`
