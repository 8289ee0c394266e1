import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { uploadsADay } from './files.ts'
import { filesHandlers } from './files.routes.ts'
import { nameFile } from './files.store.ts'
import { blackPng, picture } from './test-images.ts'
import { formOf, openTestFiles, type Part, postForm, type TestFiles, uploadTo } from './test-uploads.ts'

let app: TestApp
let kept: TestFiles
let jpeg: Buffer
const hour = 3_600_000

beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    // The files are opened once the house is there.
    handlers: () =>
      filesHandlers({
        files: {
          take: (file, by) => kept.files.take(file, by),
          readOwn: (id, userId) => kept.files.readOwn(id, userId),
        },
      }),
  })
  kept = await openTestFiles(app.house.sql, app.clock)
  jpeg = await picture().jpeg().toBuffer()
})
afterAll(async () => {
  await app.stop()
  await kept.remove()
})

let users = 0
const newUser = (): { userId: number; token: string } => {
  users += 1
  return { userId: users, token: app.signIn(users) }
}
const idOf = ({ result }: { result: unknown }): string => (result as { id: string }).id
const keyOf = ({ result }: { result: unknown }): string => (result as { key: string }).key
const stored = async (): Promise<string[]> =>
  (await readdir(path.join(kept.folder, 'files'), { recursive: true })).filter((name) => name.includes('-'))
const read = (id: string, token?: string) =>
  app.app.inject({ url: `/api/sys/common/file/${id}`, headers: token === undefined ? {} : { 'access-token': token } })

describe('an upload', () => {
  it('is kept, and read again by its owner with headers that let no browser run it', async () => {
    const { token } = newUser()
    const answer = await uploadTo(app, { file: jpeg }, { token })
    expect(answer).toMatchObject({ code: 200, result: { type: 'image/jpeg', width: 60, height: 40 } })
    const { statusCode, headers, rawPayload } = await read(idOf(answer), token)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="image.jpeg"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await sharp(rawPayload).metadata()).width).toBe(60)
    expect((answer.result as { bytes: number }).bytes).toBe(rawPayload.length)
  })

  it('lies encrypted under its id, whatever its name was', async () => {
    const { token } = newUser()
    const id = idOf(await uploadTo(app, { file: jpeg }, { token }))
    const { rawPayload } = await read(id, token)
    const lying = await readFile(path.join(kept.folder, 'files', id.slice(0, 2), id))
    expect(lying.includes(rawPayload.subarray(20, 60))).toBe(false)
    expect(lying.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
  })

  it.each([
    '../../../../etc/passwd',
    '..\\..\\x.jpg',
    '/etc/cron.d/x',
    'x.php\u0000.jpg',
    '<img src=x onerror=alert(1)>.jpg',
    "'; drop table files; --",
    'a'.repeat(5_000),
    '',
  ])('named %j is stored under its id like any other', async (filename) => {
    const { token } = newUser()
    const before = await stored()
    const answer = await uploadTo(app, { file: jpeg }, { token, filename, type: 'text/html' })
    const id = idOf(answer)
    expect(answer).toMatchObject({ code: 200, result: { type: 'image/jpeg' } })
    const added = (await stored()).filter((name) => !before.includes(name))
    expect(added).toEqual([path.join(id.slice(0, 2), id)])
  })

  it('is what its bytes are, and never what it is called', async () => {
    const { token } = newUser()
    const sent = { token, filename: 'photo.png', type: 'image/png' }
    expect(await uploadTo(app, { file: jpeg }, sent)).toMatchObject({ result: { type: 'image/jpeg' } })
    const page = Buffer.from('<script>alert(1)</script>')
    const refused = await uploadTo(app, { file: page }, { token, filename: 'photo.jpg' })
    expect(refused).toMatchObject({
      code: 4860,
      status: 200,
      message: 'You can upload only these kinds of images: JPEG, PNG, WebP.',
      result: { key: 'image_type_not_taken' },
    })
  })

  it('loses what was hidden behind it', async () => {
    const { token } = newUser()
    const hidden = Buffer.from('<script>alert("zqxj")</script>PK\u0003\u0004zqxj')
    const id = idOf(await uploadTo(app, { file: Buffer.concat([jpeg, hidden]) }, { token }))
    const { rawPayload } = await read(id, token)
    expect(rawPayload.includes('zqxj')).toBe(false)
  })

  it('of a few bytes that are 400 million pixels is refused before they are made', async () => {
    const { token } = newUser()
    const bomb = blackPng(20_000, 20_000)
    expect(bomb.length).toBeLessThan(100_000)
    expect(keyOf(await uploadTo(app, { file: bomb }, { token }))).toBe('image_too_large')
  })

  it('of a phone that nobody else can read is refused by its name', async () => {
    const { token } = newUser()
    const { message } = await uploadTo(app, { file: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0') }, { token })
    expect(message).toContain('HEIC')
  })
})

describe('too much', () => {
  it.each([
    ['10 MB and a byte', 10_000_001],
    ['10 MB and a little more than a form may be', 10_020_001],
    ['30 MB', 30_000_000],
  ])('%s is refused, and the connection ends', async (_title, length) => {
    const { token } = newUser()
    const answer = await uploadTo(app, { file: Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]) }, { token })
    expect(answer).toMatchObject({
      status: 413,
      code: 413,
      message: 'The request is too large. The limit is 10000000 bytes.',
      headers: { connection: 'close' },
    })
  })

  it('is not 10 MB, most of it nothing', async () => {
    const { token } = newUser()
    const file = Buffer.concat([jpeg, Buffer.alloc(10_000_000 - jpeg.length)])
    expect(await uploadTo(app, { file }, { token })).toMatchObject({ code: 200 })
  })

  it('a day is one more than so many, failed ones counted, several at once as well', async () => {
    const { token } = newUser()
    const bad = Buffer.from('no image')
    const sequence = Array.from({ length: uploadsADay + 11 }, () => uploadTo(app, { file: bad }, { token }))
    const kinds = (await Promise.all(sequence)).map(keyOf)
    expect(kinds.filter((kind) => kind === 'image_type_not_taken').length).toBeLessThanOrEqual(uploadsADay)
    while (keyOf(await uploadTo(app, { file: bad }, { token })) === 'image_type_not_taken')
      kinds.push('image_type_not_taken')
    expect(kinds.filter((kind) => kind === 'image_type_not_taken')).toHaveLength(uploadsADay)
    expect(await uploadTo(app, { file: jpeg }, { token })).toMatchObject({
      code: 4864,
      message: `You can upload ${uploadsADay} images a day. Try again tomorrow.`,
    })
    app.time.now += 24 * hour + 1
    expect(await uploadTo(app, { file: jpeg }, { token })).toMatchObject({ code: 200 })
  })
})

describe('a form', () => {
  const file = (): Part => ({ name: 'file', value: jpeg, filename: 'a.jpg', type: 'image/jpeg' })
  const biz: Part = { name: 'biz', value: 'identity' }

  it.each<[string, () => Part[]]>([
    ['without a file', () => [biz]],
    ['without a purpose', () => [file()]],
    ['with another purpose', () => [{ name: 'biz', value: 'console' }, file()]],
    ['with two files', () => [biz, file(), file()]],
    ['whose file is a text', () => [biz, { name: 'file', value: 'no file' }]],
    ['of many fields', () => [...Array.from({ length: 20 }, (_, at) => ({ name: `a${at}`, value: 'b' })), biz, file()]],
    ['with a prototype', () => [{ name: '__proto__', value: 'b' }, biz, file()]],
    ['with a field that is much too long', () => [{ name: 'biz', value: 'identity'.repeat(500) }, file()]],
    ['with JSON that is none', () => [{ ...biz, type: 'application/json' }, file()]],
  ])('%s is malformed', async (_title, parts) => {
    const { token } = newUser()
    const answer = await postForm(app, formOf(parts()), { token })
    expect(answer).toMatchObject({ status: 400, code: 400, result: { key: 'malformed' } })
  })

  it.each<[string, () => Part[], string]>([
    ['whose file has another name', () => [biz, { ...file(), name: 'image' }], 'image'],
    ['with a text beside', () => [biz, { name: 'note', value: 'a' }, file()], 'note'],
    ['with a text of the name of the file', () => [biz, { name: 'file', value: 'a' }, file()], 'file'],
  ])('%s names a field that there is not', async (_title, parts, field) => {
    const answer = await postForm(app, formOf(parts()), { token: newUser().token })
    expect(answer).toMatchObject({ status: 400, code: 400, result: { key: 'unknown_field', details: { field } } })
  })

  it.each([
    ['cut short', (body: Buffer) => body.subarray(0, body.length - 60)],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('{"biz":"identity"}')],
  ])('that is %s is malformed', async (_title, change) => {
    const { token } = newUser()
    const { type, body } = formOf([biz, file()])
    expect(await postForm(app, { type, body: change(body) }, { token })).toMatchObject({ status: 400, code: 400 })
  })

  it.each(['application/json', 'multipart/form-data', 'text/plain'])('is not what comes as %s', async (type) => {
    const { token } = newUser()
    const { body } = formOf([biz, file()])
    expect(await postForm(app, { type, body: body.subarray(0, 20_000) }, { token })).toMatchObject({ status: 400 })
  })

  it('may have its parts in any order', async () => {
    const { token } = newUser()
    expect(await postForm(app, formOf([file(), biz]), { token })).toMatchObject({ code: 200 })
  })
})

describe('the same upload again', () => {
  it('under its key is answered as before and stored once', async () => {
    const { token } = newUser()
    const key = app.newKey()
    const first = await uploadTo(app, { file: jpeg }, { token, key })
    const before = await stored()
    const again = await uploadTo(app, { file: jpeg }, { token, key, filename: 'another name.png' })
    expect(again.result).toEqual(first.result)
    expect(await stored()).toEqual(before)
  })

  it('at the same time ends in one file', async () => {
    const { token } = newUser()
    const key = app.newKey()
    const answers = await Promise.all([1, 2, 3].map(() => uploadTo(app, { file: jpeg }, { token, key })))
    expect(new Set(answers.map(idOf)).size).toBe(1)
    expect((await read(idOf(answers[0] ?? { result: {} }), token)).statusCode).toBe(200)
  })

  it('is another one with other bytes, or another purpose', async () => {
    const { token } = newUser()
    const key = app.newKey()
    await uploadTo(app, { file: jpeg }, { token, key })
    const other = Buffer.concat([jpeg, Buffer.from([0])])
    expect(keyOf(await uploadTo(app, { file: other }, { token, key }))).toBe('key_reused')
    expect(keyOf(await uploadTo(app, { file: jpeg, biz: 'deposit_proof' }, { token, key }))).toBe('key_reused')
    expect(keyOf(await uploadTo(app, { file: jpeg }, { token, key: 'zqxj' }))).toBe('key_malformed')
  })
})

describe('a stranger', () => {
  it('uploads nothing, and is not even listened to', async () => {
    const answer = await uploadTo(app, { file: jpeg })
    expect(answer).toMatchObject({ code: 401, headers: { connection: 'close' } })
  })

  it('reads nothing: what is another user’s is not there', async () => {
    const [owner, stranger] = [newUser(), newUser()]
    const id = idOf(await uploadTo(app, { file: jpeg }, { token: owner.token }))
    const answers = await Promise.all([read(id, stranger.token), read(randomUUID(), stranger.token)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(answers[0].body).toBe(answers[1].body)
    expect((await read(id)).json()).toMatchObject({ code: 401 })
  })

  it.each(['..%2f..%2ffiles.key', '%2e%2e%2e', 'x', `${randomUUID()}%00`, '%2fetc%2fpasswd'])(
    'comes to no other file by %s',
    async (id) => {
      const { statusCode, headers } = await read(id, newUser().token)
      expect(statusCode).toBe(400)
      expect(headers['content-type']).toContain('application/json')
    },
  )
})

describe('an operator', () => {
  it('reads any file, and the audit log knows it first', async () => {
    const { userId, token } = newUser()
    const fileId = idOf(await uploadTo(app, { file: jpeg, biz: 'deposit_proof' }, { token }))
    const content = await kept.files.readForOperator({ fileId, operator: 7 })
    expect(content).toMatchObject({ ok: true, value: { type: 'image/jpeg' } })
    const readings = () => app.owner`select operator_id::int, subject || details as about from audit_log`
    expect(await readings()).toMatchObject([{ operator_id: 7 }])
    const [{ about } = { about: '' }] = await readings()
    expect([fileId, 'deposit_proof', String(userId)].filter((text) => !String(about).includes(text))).toEqual([])
    const none = await kept.files.readForOperator({ fileId: randomUUID(), operator: 7 })
    expect(none).toEqual({ ok: false, refusal: { kind: 'not_found' } })
    expect(await readings()).toHaveLength(1)
  })

  it('cannot read what another key locked', async () => {
    const { token } = newUser()
    const fileId = idOf(await uploadTo(app, { file: jpeg }, { token }))
    await app.owner`update files set key_id = 'another' where id = ${fileId}`
    expect(await kept.files.readForOperator({ fileId, operator: 7 })).toMatchObject({ refusal: { kind: 'file_lost' } })
    expect((await read(fileId, token)).json()).toMatchObject({ code: 4866, result: { key: 'file_lost' } })
    expect(kept.logged).toContain('failed to read a file')
  })
})

describe('a file that no record names', () => {
  it('goes after a day with its bytes; one that is named stays', async () => {
    const { userId, token } = newUser()
    const [named, unnamed] = [
      idOf(await uploadTo(app, { file: jpeg }, { token })),
      idOf(await uploadTo(app, { file: jpeg }, { token })),
    ]
    await uploadTo(app, { file: Buffer.from('no image') }, { token })
    const naming = { fileId: named, userId, biz: 'identity', namedBy: 'identity:1' } as const
    expect(await nameFile(app.house.sql, naming)).toBe(true)
    await kept.files.dropUnnamed(app.time.now + 24 * hour - 1)
    expect((await read(unnamed, token)).statusCode).toBe(200)
    for (let turn = 0; turn < 5; turn += 1) await kept.files.dropUnnamed(app.time.now + 24 * hour)
    expect([(await read(named, token)).statusCode, (await read(unnamed, token)).statusCode]).toEqual([200, 404])
    expect((await stored()).map((place) => path.basename(place))).toEqual([named])
    const rows = await app.owner<{ id: string }[]>`select id from files`
    expect(rows.map(({ id }) => id)).toEqual([named])
  })

  it('cannot be named by another user, or for something else', async () => {
    const [owner, stranger] = [newUser(), newUser()]
    const fileId = idOf(await uploadTo(app, { file: jpeg }, { token: owner.token }))
    const naming = { fileId, userId: owner.userId, biz: 'identity', namedBy: 'identity:2' } as const
    expect(await nameFile(app.house.sql, { ...naming, userId: stranger.userId })).toBe(false)
    expect(await nameFile(app.house.sql, { ...naming, biz: 'deposit_proof' })).toBe(false)
    expect(await nameFile(app.house.sql, { ...naming, fileId: randomUUID() })).toBe(false)
    expect(await nameFile(app.house.sql, naming)).toBe(true)
  })
})
