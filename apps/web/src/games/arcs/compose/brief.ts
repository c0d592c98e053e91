// The plan on a phone, where few letters fit beside Confirm: the card comes right after what is done with it.

/** "Surpass with Administration 4" is "Surpass: Administration 4"; whatever else is said stays. */
export const briefOf = (plan: string): string =>
  plan.replace(/ картой «([^»]+)»/, ': $1').replace(/^(\w+) with (?=[A-Z])/, '$1: ')
