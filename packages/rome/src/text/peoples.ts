/** "the Greeks", but "Rome": within an English sentence a people takes the article, a city does not (whatever ends in -ens is one). */
export const within = (name: string): string =>
  /[^aeious]s$/.test(name) && !name.endsWith('ens') ? `the ${name}` : name

/** "the Greeks’", "Rome’s". */
export const whose = (name: string): string => `${within(name)}${name.endsWith('s') ? '’' : '’s'}`
