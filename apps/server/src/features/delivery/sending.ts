import type { Language } from '@touchstone/wire/languages'

/** `language` is that of the text, where it is known. */
export type Email = { id: number; to: string; subject: string; text: string; language?: Language | undefined }
export type Sms = { id: number; to: string; text: string }

/** What became of a message that was handed to a provider. */
export type Sending =
  | { kind: 'sent' }
  /** It has certainly not left, and may another time. */
  | { kind: 'not_sent'; reason: string }
  /** It will never be taken. */
  | { kind: 'refused'; reason: string }
  /** The provider had it and did not answer: nobody knows. */
  | { kind: 'unknown'; reason: string }

/** Hands messages to whoever carries them. Neither throws; `id` tells a provider when it sees the same one again. */
export type Courier = {
  sendEmail: (email: Email) => Promise<Sending>
  sendSms: (sms: Sms) => Promise<Sending>
}
