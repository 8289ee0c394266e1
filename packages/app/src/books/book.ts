export type Book = 'real' | 'demo'

/** What a link to another screen of the same book carries; the real book is not named. */
export const bookParameter = (book: Book): 'demo' | undefined => (book === 'demo' ? 'demo' : undefined)
