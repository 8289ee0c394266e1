import { createHash, randomBytes } from 'node:crypto'

/** What a secret, or what it was tried at, is stored and looked up by: its SHA-256 in hex. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** 256 random bits as 43 signs that fit into a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
