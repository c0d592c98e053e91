// What options are called in Russian: those of the game and of its bots.

import { optionText as ofLars } from '../bots/lars/text/options/index.ts'
import { ru as lars } from '../bots/lars/text/options/ru.ts'
import { optionText as ofSupercat } from '../bots/supercat/text/options/index.ts'
import { ru as supercat } from '../bots/supercat/text/options/ru.ts'
import { optionText as ofGame } from '../text/options/index.ts'
import { ru as game } from '../text/options/ru.ts'

Object.assign(ofGame.ru, game)
Object.assign(ofSupercat.ru, supercat)
Object.assign(ofLars.ru, lars)
