import type { CourierOptions } from './courier.ts'

/** An address alone, or with a name before it. */
const senderForm = /^(?:[^<>@\s]+@[^<>@\s]+|[^<>]*<[^<>@\s]+@[^<>@\s]+>)$/

/**
 * Reads where e-mails and texts go. URLs of providers hold passwords and tokens: an error does not repeat them.
 * @throws with a sentence for the operator if one is invalid: codes that are never sent would be noticed by people first.
 */
export function courierSettings(setting: (name: string) => string | undefined): Omit<CourierOptions, 'sandbox'> {
  const smtpUrl = setting('SMTP_URL')
  const mailFrom = setting('MAIL_FROM')
  const smsUrl = setting('SMS_URL')
  const smsToken = setting('SMS_TOKEN')
  if (smtpUrl !== undefined && !isUrlOf(smtpUrl, ['smtp:', 'smtps:']))
    throw new Error('SMTP_URL must be an address such as smtp://user:password@host:587 or smtps://user:password@host')
  if (mailFrom !== undefined && !senderForm.test(mailFrom))
    throw new Error(`MAIL_FROM must be an e-mail address, or "Name <address>", not "${mailFrom}"`)
  if (smtpUrl !== undefined && mailFrom === undefined) throw new Error('SMTP_URL is set without MAIL_FROM: set both')
  if (mailFrom !== undefined && smtpUrl === undefined) throw new Error('MAIL_FROM is set without SMTP_URL: set both')
  if (smsUrl !== undefined && !isUrlOf(smsUrl, ['http:', 'https:']))
    throw new Error('SMS_URL must be an address such as https://sms.example.org/send')
  if (smsToken !== undefined && smsUrl === undefined) throw new Error('SMS_TOKEN is set without SMS_URL: set both')
  return { smtpUrl, mailFrom, smsUrl, smsToken }
}

function isUrlOf(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text)
  return url !== null && protocols.includes(url.protocol) && url.hostname !== ''
}
