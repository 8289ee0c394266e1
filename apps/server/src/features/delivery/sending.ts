import type { Language } from '@touchstone/wire/languages'

/** `language` is the language of the text, if known. */
export type Email = { id: number; to: string; subject: string; text: string; language?: Language | undefined }
export type Sms = { id: number; to: string; text: string }

/** What became of a message that was handed to a provider. */
export type Sending =
  | { kind: 'sent' }
  /** It has certainly not left, and may another time. */
  | { kind: 'not_sent'; reason: string }
  /** It will never be taken. */
  | { kind: 'refused'; reason: string }
  /** The provider received it and did not respond: the result is unknown. */
  | { kind: 'unknown'; reason: string }

/** Hands messages to their providers. Neither function throws; `id` lets a provider recognise a duplicate. */
export type Courier = {
  sendEmail: (email: Email) => Promise<Sending>
  sendSms: (sms: Sms) => Promise<Sending>
}
