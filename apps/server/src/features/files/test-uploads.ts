import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Envelope } from '@touchstone/wire/envelope'
import type { TestApp } from '../../api/test-app.ts'
import { auditReadings } from '../../console/files/console-files.routes.ts'
import type { Sql } from '../../platform/database.ts'
import { diskStorage } from './disk-storage.ts'
import { loadFileKey } from './file-key.ts'
import { createFiles, type Files } from './files.ts'

export type TestFiles = {
  files: Files
  folder: string
  logged: string[]
  remove: () => Promise<void>
}

/** Files in a folder of their own. */
export async function openTestFiles(sql: Sql, clock: () => number): Promise<TestFiles> {
  const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  const logged: string[] = []
  const files = createFiles({
    sql,
    storage: diskStorage(path.join(folder, 'files')),
    key: await loadFileKey(undefined, folder),
    auditReading: auditReadings(clock),
    log: (message) => logged.push(message),
  })
  return { files, folder, logged, remove: () => rm(folder, { recursive: true }) }
}

export type Part = { name: string; value: string | Buffer; filename?: string; type?: string }

/** Returns a form as a browser writes it, whatever its names contain. */
export function formOf(parts: readonly Part[]): { type: string; body: Buffer } {
  const boundary = 'a-boundary-of-this-test'
  const pieces = parts.flatMap(({ name, value, filename, type }) => {
    const head = filename === undefined ? '' : `; filename="${filename}"`
    const kind = type === undefined ? '' : `content-type: ${type}\r\n`
    return [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${head}\r\n${kind}\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]
  })
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

type Sending = { token?: string; key?: string; filename?: string; type?: string }

/** Uploads as a browser does. */
export async function uploadTo(
  { app }: Pick<TestApp, 'app'>,
  { file, biz = 'identity' }: { file: Buffer; biz?: string },
  { token, key, filename = 'photo.jpg', type = 'image/jpeg' }: Sending = {},
): Promise<Envelope & { status: number; headers: Record<string, unknown> }> {
  const form = formOf([
    { name: 'biz', value: biz },
    { name: 'file', value: file, filename, type },
  ])
  return postForm({ app }, form, { ...(token === undefined ? {} : { token }), ...(key === undefined ? {} : { key }) })
}

export async function postForm(
  { app }: Pick<TestApp, 'app'>,
  { type, body }: { type: string; body: Buffer },
  { token, key }: Sending,
): Promise<Envelope & { status: number; headers: Record<string, unknown> }> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/sys/common/upload',
    payload: body,
    headers: {
      'content-type': type,
      ...(token === undefined ? {} : { 'access-token': token }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  })
  return { ...response.json<Envelope>(), status: response.statusCode, headers: response.headers }
}
