import { sign as signByNode, createPrivateKey } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSignedBy, newDeviceKey, sign } from './ed25519.ts'

/** Each test reads the modules anew: whether WebCrypto is there is asked once. */
async function withoutWebCrypto() {
  vi.resetModules()
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  return import('./ed25519.ts')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** RFC 8032, section 7.1, test 2: secret, public key, message and signature. */
const secret = '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb'
const publicKey = Uint8Array.from(
  Buffer.from('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c', 'hex'),
)
const ofRfc = Uint8Array.from(
  Buffer.from(
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    'hex',
  ),
)

describe.each([
  ['by WebCrypto', async () => import('./ed25519.ts')],
  ['without WebCrypto', withoutWebCrypto],
] as const)('a signature %s', (_, load) => {
  it('of the RFC holds, over its own text and by its own key alone', async () => {
    const { isSignedBy: holds } = await load()
    expect(await holds({ publicKey, text: 'r', signature: ofRfc })).toBe(true)
    expect(await holds({ publicKey, text: 's', signature: ofRfc })).toBe(false)
    const other = Uint8Array.from(ofRfc, (byte, index) => (index === 0 ? byte ^ 1 : byte))
    expect(await holds({ publicKey, text: 'r', signature: other })).toBe(false)
    expect(await holds({ publicKey: ofRfc.slice(0, 32), text: 'r', signature: ofRfc })).toBe(false)
  })

  it('by a new key holds', async () => {
    const { newDeviceKey: made, sign: signing, isSignedBy: holds } = await load()
    const [key, other] = [await made(), await made()]
    const signature = Uint8Array.from(await signing(key, 'ein Satz — 一句话'))
    expect(await holds({ publicKey: key.publicKey, text: 'ein Satz — 一句话', signature })).toBe(true)
    expect(await holds({ publicKey: other.publicKey, text: 'ein Satz — 一句话', signature })).toBe(false)
  })
})

describe('keys and signatures', () => {
  it('of one kind hold by the other', async () => {
    const key = await newDeviceKey()
    const signature = Uint8Array.from(await sign(key, 'one text'))
    const bare = await withoutWebCrypto()
    expect(await bare.isSignedBy({ publicKey: key.publicKey, text: 'one text', signature })).toBe(true)
    const old = await bare.newDeviceKey()
    const byOld = Uint8Array.from(await bare.sign(old, 'one text'))
    vi.unstubAllGlobals()
    expect(await isSignedBy({ publicKey: old.publicKey, text: 'one text', signature: byOld })).toBe(true)
  })

  it('have a secret that the page cannot read', async () => {
    const { secret: kept } = await newDeviceKey()
    if (kept instanceof Uint8Array) throw new Error('this Node has WebCrypto')
    expect(kept.extractable).toBe(false)
  })

  it('are those of any other implementation', async () => {
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(secret, 'hex')])
    const byNode = signByNode(null, Buffer.from('r'), createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
    expect(await isSignedBy({ publicKey, text: 'r', signature: Uint8Array.from(byNode) })).toBe(true)
  })
})
