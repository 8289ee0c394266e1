/** The row of a book that made a record: its id is the book's number and the row's. */
export const sequenceIn = (id: string): number => Number.parseInt(id.slice(id.indexOf('-') + 1), 10)
