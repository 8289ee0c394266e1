import { createHash, randomBytes } from 'node:crypto'

/** Returns the SHA-256 in hex by which a secret or a subject of tries is stored and looked up. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Returns 256 random bits as 43 characters that are valid in a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
