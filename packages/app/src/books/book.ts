export type Book = 'real' | 'demo'

export const isBook = (world: string | undefined): world is Book => world === 'real' || world === 'demo'

/** What a link to another screen of the same book carries; the real book is not named. */
export const bookParameter = (book: Book): 'demo' | undefined => (book === 'demo' ? 'demo' : undefined)
