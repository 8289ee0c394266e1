/** A page as a reader finds it: the texts in the order of drawing, each with its glyphs. */
export type ReadPage = { lines: string[]; glyphs: number[] }

type Objects = ReadonlyMap<number, string>

/** Reads an uncompressed PDF of composite fonts: the text of every page by the fonts' own tables of characters. */
export function readPdf(file: Buffer): { pages: ReadPage[]; fontNames: string[]; info: string } {
  const objects = objectsOf(file.toString('latin1'))
  const bodies = [...objects.values()]
  const root = bodies.find((body) => /\/Type \/Pages\b/.test(body)) ?? ''
  const pages = refsIn(/\/Kids \[([^\]]*)\]/.exec(root)?.[1] ?? '').map((page) =>
    readPage(objects, objects.get(page) ?? ''),
  )
  const fontNames = bodies.flatMap((body) => /\/Type \/FontDescriptor[^]*\/FontName \/(\S+)/.exec(body)?.[1] ?? [])
  return { pages, fontNames: [...new Set(fontNames)], info: bodies.find((body) => body.includes('/Producer')) ?? '' }
}

function objectsOf(text: string): Objects {
  const found = new Map<number, string>()
  for (const match of text.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm)) found.set(Number(match[1]), match[2] ?? '')
  return found
}

const refsIn = (text: string): number[] => [...text.matchAll(/(\d+) 0 R/g)].map((match) => Number(match[1]))
const refOf = (body: string, name: string): number => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1])
const streamOf = (body: string): string => /stream\n([^]*)\nendstream/.exec(body)?.[1] ?? ''

function readPage(objects: Objects, page: string): ReadPage {
  const resources = objects.get(refOf(page, 'Resources')) ?? ''
  const fonts = /\/Font <<([^>]*)>>/.exec(resources)?.[1] ?? ''
  const characters = new Map(
    [...fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)].map((match) => [
      match[1],
      charactersOf(objects, objects.get(Number(match[2])) ?? ''),
    ]),
  )
  const lines: string[] = []
  const glyphs: number[] = []
  for (const block of streamOf(objects.get(refOf(page, 'Contents')) ?? '').matchAll(/BT\n([^]*?)\nET/g)) {
    const drawn = block[1] ?? ''
    const known = characters.get(/\/(F\d+) [\d.]+ Tf/.exec(drawn)?.[1])
    const codes = [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap((match) => (match[1] ?? '').match(/.{4}/g) ?? [])
    glyphs.push(...codes.map((code) => Number.parseInt(code, 16)))
    lines.push(codes.map((code) => known?.get(Number.parseInt(code, 16)) ?? '\uFFFD').join(''))
  }
  return { lines, glyphs }
}

/** The ToUnicode table of a font. */
function charactersOf(objects: Objects, font: string): Map<number, string> {
  const characters = new Map<number, string>()
  const table = streamOf(objects.get(refOf(font, 'ToUnicode')) ?? '')
  for (const range of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(range[1] ?? '', 16)
    for (const [index, match] of [...(range[2] ?? '').matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = (match[1] ?? '').replaceAll(' ', '').match(/.{4}/g) ?? []
      characters.set(first + index, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))))
    }
  }
  return characters
}
