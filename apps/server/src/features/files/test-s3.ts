import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mayBeSkipped } from '../../../../../optional/may-be-skipped.ts'
import { installing, optionalPackage } from '../../../../../optional/optional-package.ts'
import type { S3Options } from './s3-storage.ts'

type S3Server = { run: () => Promise<{ port: number }>; close: () => Promise<void> }
type S3Servers = new (options: {
  address: string
  port: number
  silent: boolean
  directory: string
  configureBuckets: { name: string }[]
}) => S3Server

/** A machine without the store leaves its tests out. */
export const isS3Missing = (): boolean => optionalPackage('test-services', 's3rver') === undefined && mayBeSkipped()

/** Stands in the title of a test that is left out without it. */
export const needsS3 = `needs a store: ${installing('test-services')}`

/** A store that speaks S3, with one empty bucket, on a free port of this machine. */
export async function startS3(): Promise<{ options: S3Options; stop: () => Promise<void> }> {
  const folder = optionalPackage('test-services', 's3rver')
  if (folder === undefined) throw new Error(`there is no store for tests: ${installing('test-services')}`)
  // It comes without types.
  const S3rver = createRequire(import.meta.url)(folder) as S3Servers
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'))
  const bucket = 'touchstone'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
