// What options are called in English: those of the game and of its bots.

import { en as lars } from '../bots/lars/text/options/en.ts'
import { optionText as ofLars } from '../bots/lars/text/options/index.ts'
import { en as supercat } from '../bots/supercat/text/options/en.ts'
import { optionText as ofSupercat } from '../bots/supercat/text/options/index.ts'
import { en as game } from '../text/options/en.ts'
import { optionText as ofGame } from '../text/options/index.ts'

Object.assign(ofGame.en, game)
Object.assign(ofSupercat.en, supercat)
Object.assign(ofLars.en, lars)
