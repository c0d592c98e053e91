// Which sea zones of the house pack touch.

export const SEA_BORDERS = `# Which sea zones touch, each pair once.
a,b
ger,can
can,gad
gad,ibe
ibe,bal
ibe,sar
bal,lig
bal,sar
lig,sar
lig,tyr
sar,tyr
sar,afr
tyr,afr
tyr,ion
afr,ion
afr,lib
had,ion
ion,lib
ion,aeg
lib,aeg
`
