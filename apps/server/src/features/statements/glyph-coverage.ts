/** Which characters a font has a glyph for, by the `cmap` table of its file (OpenType, formats 4 and 12). */
export function glyphCoverage(file: Buffer): (codePoint: number) => boolean {
  const cmap = tableAt(file, 'cmap')
  const subtables = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, index) => {
    const at = cmap + file.readUInt32BE(cmap + 4 + index * 8 + 4)
    return { at, format: file.readUInt16BE(at) }
  })
  const full = subtables.find(({ format }) => format === 12)
  if (full !== undefined) return coverageOfGroups(file, full.at)
  const basic = subtables.find(({ format }) => format === 4)
  if (basic !== undefined) return coverageOfSegments(file, basic.at)
  throw new Error('the font has no character map of a supported format')
}

function tableAt(file: Buffer, tag: string): number {
  const count = file.readUInt16BE(4)
  for (let table = 0; table < count; table += 1) {
    const record = 12 + table * 16
    if (file.toString('latin1', record, record + 4) === tag) return file.readUInt32BE(record + 8)
  }
  throw new Error(`the font has no table ${tag}`)
}

function coverageOfGroups(file: Buffer, at: number): (codePoint: number) => boolean {
  const groups = Array.from({ length: file.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12
    return { first: file.readUInt32BE(group), last: file.readUInt32BE(group + 4), glyph: file.readUInt32BE(group + 8) }
  })
  return (codePoint) =>
    groups.some(({ first, last, glyph }) => first <= codePoint && codePoint <= last && glyph + codePoint - first !== 0)
}

function coverageOfSegments(file: Buffer, at: number): (codePoint: number) => boolean {
  const bytes = file.readUInt16BE(at + 6)
  const [ends, starts] = [at + 14, at + 16 + bytes]
  const [deltas, offsets] = [starts + bytes, starts + 2 * bytes]
  return (codePoint) => {
    for (let segment = 0; segment < bytes; segment += 2) {
      if (codePoint > file.readUInt16BE(ends + segment)) continue
      const start = file.readUInt16BE(starts + segment)
      if (codePoint < start) return false
      const offset = file.readUInt16BE(offsets + segment)
      if (offset === 0) return ((codePoint + file.readUInt16BE(deltas + segment)) & 0xffff) !== 0
      return file.readUInt16BE(offsets + segment + offset + 2 * (codePoint - start)) !== 0
    }
    return false
  }
}
