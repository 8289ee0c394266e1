/** The id of a record of a book is `<book>-<sequence>`, with `.<n>` after it where one command made several. */

/** The book that a record is of. */
export const bookIdIn = (recordId: string): number => Number(recordId.slice(0, recordId.indexOf('-')))

/** The sequence of the command that made a record. */
export const sequenceIn = (recordId: string): number => Number.parseInt(recordId.slice(recordId.indexOf('-') + 1), 10)
