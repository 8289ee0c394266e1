import { expect, it } from 'vitest'
import { bucketSettings } from './file-settings.ts'

const whole: Record<string, string> = {
  FILES_S3_ENDPOINT: 'https://s3.example.org',
  FILES_S3_BUCKET: 'touchstone',
  FILES_S3_REGION: 'eu-1',
  FILES_S3_ACCESS_KEY: 'an id',
  FILES_S3_SECRET_KEY: 'a secret',
}
const from = (set: Record<string, string>) => bucketSettings((name) => set[name])

it('keeps files on disk unless a bucket is set', () => {
  expect(from({})).toBeUndefined()
  expect(from(whole)).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'touchstone',
    region: 'eu-1',
    accessKey: 'an id',
    secretKey: 'a secret',
  })
})

it.each(Object.keys(whole))('says that %s is missing, and never a secret', (name) => {
  const { [name]: _, ...rest } = whole
  expect(() => from(rest)).toThrow(`incomplete settings of the bucket for files: set ${name} too`)
})

it('takes no address that is none', () => {
  for (const endpoint of ['s3.example.org', 'file:///etc', 'javascript:1'])
    expect(() => from({ ...whole, FILES_S3_ENDPOINT: endpoint })).toThrow('FILES_S3_ENDPOINT must be an address')
})
