import { createTransport } from 'nodemailer'
import { emailHtml } from './email-html.ts'
import type { Email, Sending } from './sending.ts'

/** Well within the time that a job has. */
const connectWithinMs = 10_000
const answerWithinMs = 30_000

/** Sends e-mails by SMTP, as text and HTML. A delivery has one Message-ID: a mailbox shows a repeated one once. */
export function createSmtpCourier(url: string, from: string): (email: Email) => Promise<Sending> {
  const transport = createTransport({
    url,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, to, subject, text, language }) => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html: emailHtml({ subject, text, language }),
        messageId: `<delivery-${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return { kind: 'sent' }
    } catch (error) {
      return sendingOf(error)
    }
  }
}

/** Phases in which no part of a message has been sent. */
const beforeMessage = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY', 'ECONFIG'])
const beforeMessageTimeouts = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])

type SmtpError = Error & {
  code?: string
  syscall?: string
  responseCode?: number
  timeoutType?: string
}

/** What an error of nodemailer says about the message. Where it says nothing, it may have been delivered. */
function sendingOf(thrown: unknown): Sending {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error('unknown')
  const { code = '', syscall, responseCode, timeoutType = '' } = error
  const reason = `${code} ${responseCode ?? timeoutType}`.trim()
  if (beforeMessage.has(code) || beforeMessageTimeouts.has(timeoutType)) return { kind: 'not_sent', reason }
  if (syscall === 'connect' || syscall === 'getaddrinfo') return { kind: 'not_sent', reason }
  if (responseCode === undefined) return { kind: 'unknown', reason }
  return responseCode >= 500 ? { kind: 'refused', reason } : { kind: 'not_sent', reason }
}
