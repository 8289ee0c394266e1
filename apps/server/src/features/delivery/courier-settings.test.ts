import { expect, it } from 'vitest'
import { courierSettings } from './courier-settings.ts'

const read = (environment: Record<string, string>) => courierSettings((name) => environment[name])
const mailFrom = { MAIL_FROM: 'Touchstone <mail@example.org>' }

it('takes what can be sent with', () => {
  expect(read({})).toEqual({ smtpUrl: undefined, mailFrom: undefined, smsUrl: undefined, smsToken: undefined })
  for (const SMTP_URL of ['smtp://localhost:1025', 'smtps://user:secret@mail.example.org'])
    expect(read({ SMTP_URL, MAIL_FROM: 'mail@example.org' }).smtpUrl).toBe(SMTP_URL)
  expect(read({ SMS_URL: 'https://sms.example.org/send', SMS_TOKEN: 't' }).smsToken).toBe('t')
})

it.each<[Record<string, string>, string]>([
  [{ SMTP_URL: 'http://user:secret@x', ...mailFrom }, 'SMTP_URL must be an address such as smtp://'],
  [{ SMTP_URL: 'foo', ...mailFrom }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://', ...mailFrom }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://x', MAIL_FROM: 'nonsense' }, 'MAIL_FROM must be an e-mail address'],
  [{ SMTP_URL: 'smtp://x', MAIL_FROM: 'a@b, c@d' }, 'MAIL_FROM must be an e-mail address'],
  [{ SMTP_URL: 'smtp://x' }, 'SMTP_URL is set without MAIL_FROM'],
  [mailFrom, 'MAIL_FROM is set without SMTP_URL'],
  [{ SMS_URL: 'foo' }, 'SMS_URL must be an address such as https://'],
  [{ SMS_URL: 'ftp://x' }, 'SMS_URL must be'],
  [{ SMS_TOKEN: 't' }, 'SMS_TOKEN is set without SMS_URL'],
])('refuses %j by name', (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence)
  expect(() => read(environment)).not.toThrow('secret')
})
