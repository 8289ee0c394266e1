import type { Sql } from '../../platform/database.ts'
import { identityOf } from '../../platform/database-identity.ts'
import webPush from 'web-push'

/** The key pair by which push services know this house (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** The key pair of this database, made at its first start: every subscription is bound to it. */
export async function loadVapidKeys(owner: Sql): Promise<VapidKeys> {
  const text = await identityOf(owner, 'vapid_keys', () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    return `${publicKey} ${privateKey}`
  })
  const [publicKey = '', privateKey = ''] = text.split(' ')
  return { publicKey, privateKey }
}
