import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Without a hash it is false, and costs as much as with one. */
  matches: (passwordHash: string | undefined, password: string) => Promise<boolean>
  /** How often each was done. */
  counts: { hashed: number; verified: number }
}

/** Hashes passwords by argon2id. */
export async function createPasswords(): Promise<Passwords> {
  const counts = { hashed: 0, verified: 0 }
  const nobodysHash = await hash('the password of nobody', cost)
  return {
    counts,
    hash(password) {
      counts.hashed += 1
      return hash(password, cost)
    },
    async matches(passwordHash, password) {
      counts.verified += 1
      const isRight = await verify(passwordHash ?? nobodysHash, password)
      return isRight && passwordHash !== undefined
    },
  }
}
