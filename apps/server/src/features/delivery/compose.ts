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

/** Composes an e-mail or text from a message of the app. */
export const composeMessage = ({ title, text }: { title: string; text: string }, channel: Channel): Composed =>
  channel === 'sms'
    ? { subject: '', text: `Touchstone: ${title}\n${text}` }
    : { subject: `Touchstone: ${title}`, text: `${text}\n` }

/**
 * Adds the reader's anti-phishing code: at the start of an e-mail, so that the list of a mailbox shows it; at the end
 * of a text, which starts with its subject.
 */
export function withAntiPhishing(
  text: string,
  channel: Channel,
  { code, language }: { code: string; language: Language },
) {
  const line = fillText(textsOf(language).mails.antiPhishing, { code })
  return channel === 'sms' ? `${text}\n${line}` : `${line}\n\n${text}`
}
