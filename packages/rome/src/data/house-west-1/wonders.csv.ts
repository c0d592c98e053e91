// The sites of ancient wonders of the house pack.

export const WONDERS = `# One building a site; whoever holds the region may build it.
id,name,ru,region,vp
W1,Capitoline Temple,Капитолийский храм,rome,2
W2,Parthenon,Парфенон,athens,2
W3,Great Cothon,Великий котон,carthage,2
W4,Great Nemeton,Великий неметон,nemetocenna,2
W5,Sibyl's Sanctuary,Святилище Сивиллы,neapolis,2
W6,Temple of Melqart,Храм Мелькарта,kartuba,2
W7,Grove of the Carnutes,Роща карнутов,cenabum,2
W8,Temple of Artemis,Храм Артемиды,ephesus,2
W9,Colossus,Колосс,rhodos,2
`
