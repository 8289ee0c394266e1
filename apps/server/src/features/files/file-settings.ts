import type { S3Options } from './s3-storage.ts'

const names = {
  endpoint: 'FILES_S3_ENDPOINT',
  bucket: 'FILES_S3_BUCKET',
  region: 'FILES_S3_REGION',
  accessKey: 'FILES_S3_ACCESS_KEY',
  secretKey: 'FILES_S3_SECRET_KEY',
} as const satisfies Record<keyof S3Options, string>

/**
 * Reads the settings of the bucket for files; undefined keeps files on disk.
 * @throws with a message for the operator if some settings are missing, or the address is invalid.
 */
export function bucketSettings(setting: (name: string) => string | undefined): S3Options | undefined {
  const missing = Object.values(names).filter((name) => setting(name) === undefined)
  if (missing.length === Object.keys(names).length) return undefined
  if (missing.length > 0) throw new Error(`incomplete settings of the bucket for files: set ${missing.join(', ')} too`)
  const read = (name: string): string => setting(name) ?? ''
  const endpoint = read(names.endpoint)
  if (!['http:', 'https:'].includes(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error(`${names.endpoint} must be an address such as https://s3.example.org, not "${endpoint}"`)
  return {
    endpoint,
    bucket: read(names.bucket),
    region: read(names.region),
    accessKey: read(names.accessKey),
    secretKey: read(names.secretKey),
  }
}
