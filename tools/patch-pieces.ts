/** Lines that a patch adds in a row to a file that exists. `from`: the first of them in the patched file, from 1. */
export type Block = { readonly from: number; readonly count: number }

/** What a patch adds: files of its own, and blocks of lines in others. */
export type Additions = {
  readonly own: readonly string[]
  readonly elsewhere: ReadonlyMap<string, readonly Block[]>
}

/** @throws for a patch that takes something away: to leave a piece of it out would not bring that back. */
export function additionsOf(patch: string): Additions {
  const own: string[] = []
  const elsewhere = new Map<string, Block[]>()
  for (const part of patch.split(/^diff --git /m).slice(1)) {
    const file = /^[+]{3} b[/](.+)$/m.exec(part)?.[1]
    if (file === undefined) throw new Error(`the patch does more than add lines: ${part.split('\n')[0] ?? ''}`)
    if (/^new file mode /m.test(part)) own.push(file)
    else elsewhere.set(file, blocksOf(file, part))
  }
  return { own, elsewhere }
}

function blocksOf(file: string, part: string): Block[] {
  const blocks: Block[] = []
  for (const hunk of part.split(/^(?=@@ )/m).slice(1)) {
    let line = Number(/^@@ -\S+ [+](\d+)/.exec(hunk)?.[1])
    for (const each of hunk.split('\n').slice(1)) {
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
