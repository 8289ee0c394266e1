import { createHash } from 'node:crypto'

/** Node's own hash, and no code of `domain`. */
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
export const noHash = '0'.repeat(64)

export const leafHash = (text: string): string => sha256(Buffer.concat([Buffer.of(0), Buffer.from(text, 'utf8')]))

/** The root of a Merkle tree in which a node without a sibling moves up unchanged. */
export function rootOf(leaves: readonly string[]): string {
  let level = [...leaves]
  while (level.length > 1) {
    const above: string[] = []
    for (let index = 0; index < level.length; index += 2) {
      const pair = level.slice(index, index + 2)
      above.push(pair.length === 2 ? sha256(Buffer.from(`01${pair.join('')}`, 'hex')) : (pair[0] ?? ''))
    }
    level = above
  }
  return level[0] ?? ''
}
