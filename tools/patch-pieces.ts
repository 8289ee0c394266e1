/** Lines that a patch adds in a row to a file that exists. `from`: the first of them in the patched file, from 1. */
export type Block = { readonly from: number; readonly count: number }

/** What a patch adds: files of its own, and blocks of lines in others. */
export type Additions = {
  readonly own: readonly string[]
  readonly elsewhere: ReadonlyMap<string, readonly Block[]>
}

/**
 * `textOf`: a file as it is without the patch. Where its lines have moved since the patch was written, so do the blocks.
 * @throws for a patch that takes something away: to leave a piece of it out would not bring that back.
 */
export function additionsOf(patch: string, textOf: (file: string) => string): Additions {
  const own: string[] = []
  const elsewhere = new Map<string, Block[]>()
  for (const part of patch.split(/^diff --git /m).slice(1)) {
    const file = /^[+]{3} b[/](.+)$/m.exec(part)?.[1]
    if (file === undefined) throw new Error(`the patch does more than add lines: ${part.split('\n')[0] ?? ''}`)
    if (/^new file mode /m.test(part)) own.push(file)
    else elsewhere.set(file, blocksOf(file, part, textOf(file).split('\n')))
  }
  return { own, elsewhere }
}

function blocksOf(file: string, part: string, text: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const hunk of part.split(/^(?=@@ )/m).slice(1)) {
    const lines = hunk.trimEnd().split('\n').slice(1)
    const [from = 0, to = 0] = (/^@@ -(\d+)\S* [+](\d+)/.exec(hunk) ?? []).slice(1).map(Number)
    const context = lines.filter((each) => each.startsWith(' ')).map((each) => each.slice(1))
    let line = to + placeOf(context, from, text, file) - from
    for (const each of lines) {
      if (each.startsWith('-')) throw new Error(`the patch takes a line of ${file} away: ${each}`)
      const last = blocks.at(-1)
      if (each.startsWith('+')) {
        if (last !== undefined && last.from + last.count === line)
          blocks.splice(-1, 1, { ...last, count: last.count + 1 })
        else blocks.push({ from: line, count: 1 })
      }
      line += 1
    }
  }
  return blocks
}

/** The line, from 1, nearest to the expected one at which these lines stand, as `git apply` looks for it. */
function placeOf(context: readonly string[], expected: number, text: readonly string[], file: string): number {
  const stands = (at: number): boolean => context.every((each, index) => text[at - 1 + index] === each)
  for (let off = 0; off < text.length; off += 1)
    for (const at of [expected + off, expected - off]) if (at > 0 && stands(at)) return at
  throw new Error(`the patch does not apply to ${file} at line ${expected}`)
}

export const withoutBlocks = (text: string, blocks: readonly Block[]): string =>
  text
    .split('\n')
    .filter((_, index) => !blocks.some(({ from, count }) => index + 1 >= from && index + 1 < from + count))
    .join('\n')

/** Pieces in few heaps, none beside one that it conflicts with: each goes to the first heap that takes it. */
export function heapsOf<Piece>(pieces: readonly Piece[], conflict: (a: Piece, b: Piece) => boolean): Piece[][] {
  const heaps: Piece[][] = []
  for (const piece of pieces) {
    const heap = heaps.find((each) => !each.some((other) => conflict(piece, other) || conflict(other, piece)))
    if (heap === undefined) heaps.push([piece])
    else heap.push(piece)
  }
  return heaps
}
