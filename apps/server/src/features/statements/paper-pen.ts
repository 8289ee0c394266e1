import PDFDocument from 'pdfkit'
import { type Language, languageTags } from '@touchstone/wire/languages'
import { createFontRuns, fontFile, fontOfLanguage, type FontRun } from './paper-fonts.ts'

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 40 } as const
export const inkWidth = sheet.width - 2 * sheet.margin

export type Put = {
  x: number
  /** The baseline of the line. */
  y: number
  size: number
  isBold?: boolean
  /** Whatever is wider is written smaller, down to a half. */
  width?: number
  align?: 'left' | 'right'
  colour?: string
}

export type Pen = ReturnType<typeof createPen>

export type PenOptions = { language: Language; title: string; madeAt: number; compress: boolean }

/**
 * The Latin font draws some letters as a letter and a mark, and a reader of the PDF then finds the wrong letter. Every
 * letter has its own glyph, so the feature is switched off; the library accepts this, its types do not. ASCII letters
 * are never decomposed, and without a choice of features the library caches its layout.
 */
const wholeLetters = { features: { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] }
const shapingOf = ({ family, text }: FontRun): PDFKit.Mixins.TextOptions =>
  family === 'latin' && /\P{ASCII}/u.test(text) ? wholeLetters : {}

/** Writes lines of text on the pages of a PDF, each character in the first font that has it. */
export function createPen({ language, title, madeAt, compress }: PenOptions) {
  const runsOf = createFontRuns(language)
  const madeOn = new Date(madeAt)
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    compress,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: languageTags[language],
    displayTitle: true,
    font: fontFile(fontOfLanguage[language]).regular,
    info: { Title: title, Author: 'Touchstone', Creator: 'Touchstone', CreationDate: madeOn, ModDate: madeOn },
  })
  /** Of a point's size. */
  const widths = new Map<string, number>()

  /** Named by its path alone: under a second name the file would be loaded each time. */
  const takeFont = ({ family }: FontRun, isBold: boolean): typeof doc =>
    doc.font(fontFile(family)[isBold ? 'bold' : 'regular'])

  function widthOfRun(run: FontRun, size: number, isBold: boolean): number {
    const name = `${run.family} ${isBold} ${run.text}`
    const width = widths.get(name) ?? takeFont(run, isBold).fontSize(1).widthOfString(run.text, shapingOf(run))
    widths.set(name, width)
    return width * size
  }

  const widthOf = (text: string, size: number, isBold = false): number =>
    runsOf(text).reduce((sum, run) => sum + widthOfRun(run, size, isBold), 0)

  return {
    doc,
    widthOf,
    put(text: string, { x, y, size, isBold = false, width, align = 'left', colour = '#14161a' }: Put): void {
      const natural = widthOf(text, size, isBold)
      const scale = width === undefined || natural <= width ? 1 : Math.max(0.5, width / natural)
      let at = align === 'right' && width !== undefined ? x + width - natural * scale : x
      for (const run of runsOf(text)) {
        const place = { lineBreak: false, baseline: 'alphabetic', ...shapingOf(run) } as const
        takeFont(run, isBold)
          .fontSize(size * scale)
          .fillColor(colour)
          .text(run.text, at, y, place)
        at += widthOfRun(run, size * scale, isBold)
      }
    },
    rule(y: number, colour = '#c9cdd4'): void {
      doc
        .moveTo(sheet.margin, y)
        .lineTo(sheet.width - sheet.margin, y)
        .lineWidth(0.5)
        .strokeColor(colour)
        .stroke()
    },
  }
}
