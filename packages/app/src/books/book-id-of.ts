/** The book that a record belongs to: its id begins with it. */
export const bookIdOf = (id: string): string => id.split('-')[0] ?? ''

/** The row of the book that made it. */
export const sequenceIn = (id: string): number => Number.parseInt(id.slice(id.indexOf('-') + 1), 10)
