// Text from anywhere, made safe for a terminal.

/**
 * What a terminal would obey instead of showing: control characters but for new lines and tabs, and the marks that turn the
 * direction of writing round.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const ORDERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Such a character is shown by its number, as JSON writes it, so that JSON stays what it was. */
export const harmless = (text: string): string =>
  text.replace(ORDERS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
