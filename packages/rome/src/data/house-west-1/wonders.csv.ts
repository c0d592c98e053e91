// The sites of ancient wonders of the house pack.

export const WONDERS = `# One building a site; whoever holds the region may build it.
id,name,region,vp
W1,Capitoline Temple,rome,2
W2,Parthenon,athens,2
W3,Great Cothon,carthage,2
W4,Great Nemeton,nemetocenna,2
W5,Sibyl's Sanctuary,neapolis,2
W6,Temple of Melqart,kartuba,2
W7,Grove of the Carnutes,cenabum,2
W8,Temple of Artemis,ephesus,2
W9,Colossus,rhodos,2
`
