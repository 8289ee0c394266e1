import { randomInt } from 'node:crypto'

/** Capitals and digits without those that are taken for each other: 0 and O, 1, I and L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Returns random characters that are easy to read aloud. */
export const randomSigns = (count: number): string =>
  Array.from({ length: count }, () => signs.charAt(randomInt(signs.length))).join('')
