import type { Visit } from '../../../api/handler.ts'
import type { OutboxChannels } from '../../delivery/courier.ts'
import type { AnyPurpose } from './codes.store.ts'

type Sent = {
  channel: keyof OutboxChannels
  purpose: AnyPurpose
  code: string
  /** The message contains this code: it leads somewhere. */
  isValid: boolean
  /** Whoever asks has signed in, or did so before in this browser. */
  isKnown: boolean
}
type Shown = { sandbox?: { code: string | null; outbox: boolean } }

/**
 * What a sandbox, which sends nothing, shows of a code to whoever asked for it. People of its network may read the outbox
 * anyhow, so they are shown any. Others are shown what opens no account of somebody else: codes for their own account, and
 * those for a contact that is to be bound. Of these last ones also such as lead nowhere, so that the answer does not tell
 * whether the contact has an account.
 */
export function shownCode(outbox: OutboxChannels, sent: Sent, { seesOutbox = false }: Visit): Shown {
  const { channel, purpose, code, isValid, isKnown } = sent
  if (!outbox[channel]) return {}
  if (seesOutbox) return { sandbox: { code: isValid ? code : null, outbox: true } }
  const bindsNew = purpose === 'register' || purpose === 'bind'
  const isShown = bindsNew || (isKnown && isValid)
  return { sandbox: { code: isShown ? code : null, outbox: false } }
}
