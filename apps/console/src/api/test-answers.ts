import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { type Answer, answerFetch } from '@touchstone/app/api/test-fetch'

type Asked = { path: string; query: Record<string, string>; key: string | null; fields: unknown }

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** Opens a sealed body. */
function opened(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return {}
  const [key = '', sealed = ''] = body.split('.')
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const bytes = privateDecrypt({ key: privateKey, ...padding }, Buffer.from(key, 'base64'))
  const aes = createDecipheriv('aes-256-ecb', bytes, null)
  return JSON.parse(Buffer.concat([aes.update(sealed, 'base64'), aes.final()]).toString())
}

/** Answers the calls of a test in place of the server, by path; whatever is not named gets no answer. */
export function answerCalls(answers: Readonly<Record<string, Answer>>): {
  asked: Asked[]
  askedOf: (path: string) => Asked[]
  set: (path: string, answer: Answer) => void
} {
  const asked: Asked[] = []
  const publicKeyAnswer = { '/api/public/getPublicKey': { result: { keyId: '1', publicKey: spki } } }
  const set = answerFetch({ ...answers, ...publicKeyAnswer }, ({ pathname, searchParams }, { headers, body }) => {
    const query = Object.fromEntries(searchParams)
    asked.push({ path: pathname, query, key: headers['idempotency-key'] ?? null, fields: opened(body) })
  })
  return { asked, askedOf: (path) => asked.filter((each) => each.path === path), set }
}

export const pageOf = (records: readonly unknown[]) => ({
  result: { records, total: records.length, size: 20, current: 1, pages: 1 },
})
