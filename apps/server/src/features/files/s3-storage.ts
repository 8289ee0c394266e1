import { requireId, type Storage } from './storage.ts'

export type S3Options = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string }

/** Stores files in a bucket that speaks S3. Its client is large, so it is loaded only when used. */
export async function s3Storage(options: S3Options): Promise<Storage & { close: () => void }> {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const { endpoint, bucket, region, accessKey, secretKey } = options
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // What others than Amazon understand.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  })
  const placeOf = (id: string) => ({ Bucket: bucket, Key: `files/${requireId(id)}` })
  return {
    async put(id, bytes) {
      await client.send(new PutObjectCommand({ ...placeOf(id), Body: bytes, ContentType: 'application/octet-stream' }))
    },
    async get(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand(placeOf(id)))
        return Body === undefined ? undefined : Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand(placeOf(id)))
    },
    close() {
      client.destroy()
    },
  }
}
