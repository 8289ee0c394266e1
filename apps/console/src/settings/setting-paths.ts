/** A place in a list, from 0. */
export const isPlace = (part: string): boolean => /^\d+$/.test(part)

export const isOfProduct = (path: string): boolean => path.startsWith('investments.')

/** The name that a path ends in, without places in lists. */
export const nameIn = (path: string): string => path.split('.').findLast((part) => !isPlace(part)) ?? path
