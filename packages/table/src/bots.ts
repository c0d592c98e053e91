// A bot by its name and version, and the options that it is given.

export { ofItsDay, optionsOfItsDay, optionsWith, spelledOut } from './games/defaults.ts'
export {
  checkSeats,
  editionOf,
  everyOption,
  findBot,
  inVersion,
  optionsIn,
  rulebookIn,
  usualVersion,
  versionName,
  versionNamed,
  versionsOf,
} from './games/find-bot.ts'
