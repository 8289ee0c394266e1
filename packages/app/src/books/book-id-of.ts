/** The book that a record belongs to: its id begins with it. */
export const bookIdOf = (id: string): string => id.split('-')[0] ?? ''
