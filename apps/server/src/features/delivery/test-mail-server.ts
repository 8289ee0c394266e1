import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type TestMailServer = Awaited<ReturnType<typeof startTestMailServer>>

/** Starts a mail server that keeps every accepted mail; it throws `answers` before it accepts the first one. */
export async function startTestMailServer(answers: (Error & { responseCode?: number })[] = []) {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(answers.shift())
    },
    onData(stream, _session, done) {
      void readText(stream).then((message) => {
        taken.push(message)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    /** As they came over the wire. */
    taken,
    url: `smtp://127.0.0.1:${port}`,
    mails: () => taken.map(readMail),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type ReadMail = { to: string; id: string; subject: string; text: string; html: string }

/** An e-mail of two parts, decoded. */
export function readMail(message: string): ReadMail {
  const { headers, body } = partOf(message)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const [, text = '', html = ''] = body.split(`--${boundary}`)
  return {
    to: headers.get('to') ?? '',
    id: headers.get('message-id') ?? '',
    subject: decodedWords(headers.get('subject') ?? ''),
    text: decodedPart(text.trimStart()),
    html: decodedPart(html.trimStart()),
  }
}

function partOf(part: string): { headers: Map<string, string>; body: string } {
  const end = part.indexOf('\r\n\r\n')
  const unfolded = part.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = unfolded.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: part.slice(end + 4) }
}

function decodedPart(part: string): string {
  const { headers, body } = partOf(part)
  const encoding = headers.get('content-transfer-encoding')
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body.replaceAll('=\r\n', ''))
        : Buffer.from(body)
  return bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd()
}

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  )

/** RFC 2047. */
const decodedWords = (text: string): string =>
  text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : quotedPrintable(word.replaceAll('_', ' '))).toString(
        'utf8',
      ),
    )
