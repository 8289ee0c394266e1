import { buffer } from 'node:stream/consumers'
import { fillText } from '@touchstone/texts/fill-text'
import { createPen, inkWidth, type Pen, sheet } from './paper-pen.ts'
import type { Paper, PaperTable } from './statement-paper.ts'
import { wrapLines } from './wrap-lines.ts'

/** Points. Row parts take the whole width; columns of amounts are right-aligned. */
const size = { title: 18, heading: 11, text: 9, row: 8, foot: 7 } as const
const rowHeight = 15
const footAt = sheet.height - 28
const lowest = footAt - 18
const columns = {
  balances: [0.1, 0.27, 0.21, 0.21, 0.21],
  closes: [0.17, 0.08, 0.17, 0.1, 0.19, 0.18, 0.11],
  movements: [0.18, 0.08, 0.24, 0.16, 0.19, 0.15],
} as const
/** The first column of amounts. */
const amountsFrom = { balances: 2, closes: 3, movements: 4 } as const
const gap = 6
const grey = '#5b6270'
/** Of what warns. */
const amber = '#855600'

/** Renders a statement as a PDF with embedded fonts; without `compress` its content stays readable. */
export async function paperPdf(paper: Paper, { compress = true } = {}): Promise<Buffer> {
  const { language, title, madeAt } = paper
  const pen = createPen({ language, title, madeAt, compress })
  const bytes = buffer(pen.doc)
  let y = drawHead(pen, paper)
  y = drawTable(pen, 'balances', paper.balances, y)
  if (paper.closes !== undefined) y = drawTable(pen, 'closes', paper.closes, y + 14)
  y = drawTable(pen, 'movements', paper.movements, y + 14)
  drawCheck(pen, paper, y + 14)
  drawFeet(pen, paper)
  pen.doc.end()
  return bytes
}

/** Returns the position of the next line. */
function drawHead(pen: Pen, { title, mark, facts, notes, language }: Paper): number {
  const x = sheet.margin
  pen.put('Touchstone', { x, y: 56, size: size.heading, isBold: true, colour: grey })
  if (mark !== undefined) {
    const place = { x: x + inkWidth / 2, y: 56, width: inkWidth / 2, align: 'right' } as const
    pen.put(mark, { ...place, size: size.heading, isBold: true, colour: amber })
  }
  pen.put(title, { x, y: 80, size: size.title, isBold: true, width: inkWidth })
  let y = 104
  for (const [label, value] of facts) {
    pen.put(label, { x, y, size: size.text, colour: grey, width: 110 })
    pen.put(value, { x: x + 120, y, size: size.text, width: inkWidth - 120 })
    y += 14
  }
  y += 6
  for (const note of notes) y = drawParagraph(pen, note, { language, y })
  return y + 14
}

function drawParagraph(pen: Pen, text: string, { language, y }: { language: Paper['language']; y: number }): number {
  let at = y
  const widthOf = (line: string): number => pen.widthOf(line, size.text)
  for (const line of wrapLines(text, { language, width: inkWidth, widthOf })) {
    at = roomFor(pen, at, 13)
    pen.put(line, { x: sheet.margin, y: at, size: size.text })
    at += 13
  }
  return at
}

/** The same place, or the top of a new page where a line of that height has no room. */
function roomFor(pen: Pen, y: number, height: number): number {
  if (y + height <= lowest) return y
  pen.doc.addPage()
  return 56
}

function drawTable(pen: Pen, kind: keyof typeof columns, table: PaperTable, from: number): number {
  let y = roomFor(pen, from, 4 * rowHeight)
  pen.put(table.title, { x: sheet.margin, y, size: size.heading, isBold: true })
  y += 18
  if (table.rows.length === 0) {
    pen.put(table.empty, { x: sheet.margin, y, size: size.text })
    return y + rowHeight
  }
  y = drawHeader(pen, kind, table, y)
  for (const row of table.rows) {
    const at = roomFor(pen, y, rowHeight)
    y = at === y ? y : drawHeader(pen, kind, table, at)
    drawRow(pen, kind, row, { y })
    y += rowHeight
  }
  if (table.total === undefined) return y
  y = roomFor(pen, y, rowHeight + 4)
  pen.rule(y - 9)
  drawRow(pen, kind, table.total, { y: y + 2, isBold: true })
  return y + rowHeight + 2
}

function drawHeader(pen: Pen, kind: keyof typeof columns, { header }: PaperTable, y: number): number {
  drawRow(pen, kind, header, { y, isBold: true })
  pen.rule(y + 5)
  return y + rowHeight + 2
}

function drawRow(
  pen: Pen,
  kind: keyof typeof columns,
  cells: readonly string[],
  line: { y: number; isBold?: boolean },
) {
  let x: number = sheet.margin
  for (const [index, part] of columns[kind].entries()) {
    const width = part * inkWidth
    const align = index >= amountsFrom[kind] ? 'right' : 'left'
    const left = align === 'right' ? x + gap : x
    pen.put(cells[index] ?? '', { ...line, x: left, size: size.row, width: width - gap, align })
    x += width
  }
}

function drawCheck(pen: Pen, { check, language }: Paper, from: number): void {
  let y = roomFor(pen, from, 8 * rowHeight)
  pen.put(check.title, { x: sheet.margin, y, size: size.heading, isBold: true })
  y = drawParagraph(pen, check.text, { language, y: y + 18 })
  y = drawParagraph(pen, check.label, { language, y: y + 6 })
  pen.put(check.hash, { x: sheet.margin, y: roomFor(pen, y, 13), size: size.text, isBold: true, width: inkWidth })
}

/** On every page, once the number of pages is known. */
function drawFeet(pen: Pen, paper: Paper): void {
  const { start, count } = pen.doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pen.doc.switchToPage(page)
    const number = fillText(paper.page, { page: page - start + 1, pages: count })
    const place = { x: sheet.margin, y: footAt, size: size.foot, width: inkWidth, colour: grey }
    const whose = ['Touchstone', paper.title, paper.mark].filter((part) => part !== undefined).join(' · ')
    pen.put(whose, { ...place, width: inkWidth / 2 })
    pen.put(number, { ...place, align: 'right' })
  }
}
