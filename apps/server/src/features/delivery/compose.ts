import type { Language } from '@touchstone/wire/languages'
import { fillText } from '@touchstone/texts/fill-text'
import { textsOf } from '@touchstone/texts/texts'
import type { Channel } from './deliveries.store.ts'
import { asked, type DeliveryKind } from './texts/delivery-kinds.ts'

export type Composed = { subject: string; text: string }

/** A message in the reader's language; a text to a phone is one short paragraph. */
export function compose(
  kind: DeliveryKind,
  {
    language,
    channel,
    details = {},
  }: { language: Language; channel: Channel; details?: Record<string, string | number> },
): Composed {
  const { mails } = textsOf(language)
  const { subject, text } = mails[kind]
  const filled = fillText(text, details)
  if (channel === 'sms') return { subject: '', text: filled }
  const mayBeUnasked = asked.some((each) => each === kind)
  return {
    subject: `Touchstone: ${subject}`,
    text: mayBeUnasked ? `${filled}\n\n${mails.ignore}\n` : `${filled}\n`,
  }
}

/** What a message of the app says, as it leaves. */
export const composeTold = ({ title, text }: { title: string; text: string }, channel: Channel): Composed =>
  channel === 'sms'
    ? { subject: '', text: `Touchstone: ${title}\n${text}` }
    : { subject: `Touchstone: ${title}`, text: `${text}\n` }

/**
 * The text with the reader's anti-phishing code: before an e-mail, which shows it in the list of a mailbox too; after a
 * text, which begins with what it is about.
 */
export function withAntiPhishing(
  text: string,
  channel: Channel,
  { code, language }: { code: string; language: Language },
) {
  const line = fillText(textsOf(language).mails.antiPhishing, { code })
  return channel === 'sms' ? `${text}\n${line}` : `${line}\n\n${text}`
}
