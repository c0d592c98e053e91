/** "the Greeks", but "Rome": within an English sentence a people takes the article. */
export const within = (name: string): string => (/[^aeious]s$/.test(name) && name !== 'Athens' ? `the ${name}` : name)
