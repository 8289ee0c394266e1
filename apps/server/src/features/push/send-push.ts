import { textsOf } from '@touchstone/texts/texts'
import webPush from 'web-push'
import { renderMessage } from '../messages/render-message.ts'
import { isKnownEndpoint } from './push-services.ts'
import type { Claimed } from './push.store.ts'
import type { VapidKeys } from './vapid-keys.ts'

export type PushSettings = {
  keys: VapidKeys
  /** Whom a push service can write to: a `mailto:` or `https:` address. */
  contact: string
  services: readonly string[]
  /** How long one request may take. */
  timeoutMs?: number
}

/** `gone`: the subscription no longer exists. `later`: a retry may work. `refused`: it never will. */
export type Sent = 'sent' | 'gone' | 'later' | 'refused'

/** A message is of no use after a day. Our choice. */
export const pushForSeconds = 86_400

/** Returns the payload for the app's service worker. `tag` replaces a duplicate notification. */
export function pushPayload({ message, messageId, language }: Claimed): string {
  const { title, text } = renderMessage(message.kind, message.details, language)
  const isDemo = message.world === 'demo'
  return JSON.stringify({
    title: isDemo ? `${title} (${textsOf(language).messageWords.demo})` : title,
    body: text,
    kind: message.kind,
    id: String(messageId),
    tag: `message-${messageId}`,
    atMs: message.at,
  })
}

/** Sends one message to one browser, encrypted for it (RFC 8291). A redirection is not followed. */
export async function sendPush(claimed: Claimed, settings: PushSettings): Promise<Sent> {
  const { endpoint, p256dh, auth } = claimed
  if (!isKnownEndpoint(endpoint, settings.services)) return 'gone'
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, pushPayload(claimed), {
    TTL: pushForSeconds,
    urgency: 'high',
    vapidDetails: { subject: settings.contact, ...settings.keys },
  })
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      body: Uint8Array.from(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(settings.timeoutMs ?? 10_000),
    })
    await response.body?.cancel()
    return outcomeOf(response.status)
  } catch {
    return 'later'
  }
}

function outcomeOf(status: number): Sent {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
