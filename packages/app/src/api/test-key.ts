import { generateKeyPairSync } from 'node:crypto'
import type { Answer } from './test-fetch.ts'

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The answer that bodies are encrypted by. */
export const keyAnswer: Readonly<Record<string, Answer>> = {
  '/api/public/getPublicKey': {
    result: { keyId: '1', publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') },
  },
}
