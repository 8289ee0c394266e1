import type { Courier, Sending } from './sending.ts'
import type { Sql } from '../../platform/database.ts'
import { createOutboxCourier } from './outbox-courier.ts'
import { createSmsCourier } from './sms-courier.ts'
import { createSmtpCourier } from './smtp-courier.ts'

export type CourierOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`, and whom the e-mails are from. */
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
  /** Where texts are posted as JSON { to, text }, with the token as bearer. */
  smsUrl?: string | undefined
  smsToken?: string | undefined
  /** Whether messages without a provider go to the outbox. Never in a live database: anybody could read the codes. */
  sandbox: boolean
}

const nobody = (variable: string) => (): Promise<Sending> =>
  Promise.resolve({ kind: 'refused', reason: `${variable} is not set` })

/**
 * Creates a courier with the configured provider of each channel, or the outbox of a sandbox.
 * @throws with a message for the operator if the configuration is incomplete.
 */
export function createCourier(sql: Sql, options: CourierOptions, clock: () => number): Courier {
  const { smtpUrl, mailFrom, smsUrl, smsToken, sandbox } = options
  if (smtpUrl !== undefined && mailFrom === undefined) throw new Error('SMTP_URL is set without MAIL_FROM: set both')
  const outbox = sandbox ? createOutboxCourier(sql, clock) : undefined
  return {
    sendEmail:
      smtpUrl !== undefined && mailFrom !== undefined
        ? createSmtpCourier(smtpUrl, mailFrom)
        : (outbox?.sendEmail ?? nobody('SMTP_URL')),
    sendSms: smsUrl === undefined ? (outbox?.sendSms ?? nobody('SMS_URL')) : createSmsCourier(smsUrl, smsToken),
  }
}

/** The channels whose messages a sandbox keeps in its outbox, since no provider is set. Of a live house none. */
export type OutboxChannels = { readonly email: boolean; readonly sms: boolean }

export const outboxChannels = ({ smtpUrl, smsUrl, sandbox }: CourierOptions): OutboxChannels => ({
  email: sandbox && smtpUrl === undefined,
  sms: sandbox && smsUrl === undefined,
})

/** Returns a line for the person who starts the server. */
export function describeCourier({ smtpUrl, smsUrl, sandbox }: CourierOptions): string {
  const emails = smtpUrl === undefined ? missing('SMTP_URL', sandbox) : 'are sent by SMTP'
  const texts = smsUrl === undefined ? missing('SMS_URL', sandbox) : 'are sent to SMS_URL'
  return emails === texts ? `e-mails and text messages ${emails}` : `e-mails ${emails}; text messages ${texts}`
}

const missing = (variable: string, sandbox: boolean): string =>
  sandbox ? 'are not sent: they appear on the page /outbox' : `go nowhere until ${variable} is set`
