import { createECDH } from 'node:crypto'
import { ok, refuse } from '@touchstone/domain/result'
import type { push } from '@touchstone/wire/alerts'
import type { HandlersOf } from '../../api/handler.ts'
import { malformedAt } from '../../api/malformed.ts'
import { isKnownEndpoint } from './push-services.ts'
import { dropSubscription, putSubscription } from './push.store.ts'

export type PushDeps = { publicKey: string; services: readonly string[] }

export const pushHandlers = ({ publicKey, services }: PushDeps): HandlersOf<typeof push> => ({
  pushKey: () => ok({ publicKey }),
  async subscribePush({ endpoint, keys }, { caller, language, at }, once) {
    if (!isKnownEndpoint(endpoint, services)) return refuse({ kind: 'push_endpoint_unknown' })
    if (!isBrowserKey(keys.p256dh)) return refuse(malformedAt('keys.p256dh', { form: 'push_key' }))
    return once(async (tx) => {
      await putSubscription(tx, { userId: caller.userId, endpoint, ...keys, language, at })
      return ok({ done: true })
    })
  },
  unsubscribePush({ endpoint }, { caller }, once) {
    return once(async (tx) => {
      await dropSubscription(tx, caller.userId, endpoint)
      return ok({ done: true })
    })
  },
})

/** Nothing can be encrypted for a key that is not on the curve. */
function isBrowserKey(p256dh: string): boolean {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    curve.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}
