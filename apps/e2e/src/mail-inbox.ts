import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Mail = { to: string; subject: string; text: string }

export type MailInbox = {
  /** For SMTP_URL. */
  url: string
  /** Everything that came, oldest first. */
  mails: Mail[]
  stop: () => Promise<void>
}

/** A mail server on this machine that keeps what it takes, for whomever it is. */
export async function openMailInbox(): Promise<MailInbox> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void readText(stream).then((message) => {
        mails.push(readMail(message))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
      }),
  }
}

/** The text part of an e-mail of a text and a page. */
function readMail(message: string): Mail {
  const { headers, body } = partOf(message)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const [, plain = ''] = body.split(`--${boundary}`)
  const part = partOf(plain.trimStart())
  return {
    to: headers.get('to') ?? '',
    subject: decodedWords(headers.get('subject') ?? ''),
    text: decoded(part.body, part.headers.get('content-transfer-encoding')).trim(),
  }
}

function partOf(part: string): { headers: Map<string, string>; body: string } {
  const end = part.indexOf('\r\n\r\n')
  const lines = part
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: part.slice(end + 4) }
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quotedPrintable(body.replaceAll('=\r\n', '')) : body
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** RFC 2047. */
const decodedWords = (text: string): string =>
  text
    .replaceAll('?= =?', '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    )
