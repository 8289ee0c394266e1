/** The book that a call is about: by the id in a record's id, or by its name. */
export type CalledBook = { recordId: string } | { name: 'real' | 'demo' }

/** From the parsed fields of a command's call. One that names neither a record nor a book is about the real one. */
export function calledBook(fields: object): CalledBook {
  if ('id' in fields && typeof fields.id === 'string') return { recordId: fields.id }
  return { name: 'book' in fields && fields.book === 'demo' ? 'demo' : 'real' }
}
