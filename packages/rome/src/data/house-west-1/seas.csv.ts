// The sea zones of the house pack.

export const SEAS = `# The sea zones; which coasts they touch stands with the regions.
id,name,ru
ger,Mare Germanicum,Германское море
can,Mare Cantabricum,Кантабрийское море
gad,Mare Gaditanum,Гадитанское море
ibe,Mare Ibericum,Иберийское море
bal,Mare Balearicum,Балеарское море
lig,Mare Ligusticum,Лигурийское море
sar,Mare Sardoum,Сардинское море
tyr,Mare Tyrrhenum,Тирренское море
afr,Mare Africum,Африканское море
had,Mare Hadriaticum,Адриатическое море
ion,Mare Ionium,Ионическое море
lib,Mare Libycum,Ливийское море
aeg,Mare Aegaeum,Эгейское море
`
