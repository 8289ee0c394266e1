import type { Browser } from 'playwright-core'

/** A picture as a file is chosen. */
export type Picture = { name: string; mimeType: string; buffer: Buffer }

export type DrawnPictures = Record<'front' | 'back' | 'transfer', Picture>

type Drawing = 'card_front' | 'card_back' | 'transfer'

/**
 * Pictures that a person would take, drawn by the browser: both sides of an identity card on a table, as a camera makes
 * them; a transfer with a transparent edge, as a screenshot of more bytes than are sent as a PNG.
 */
export async function drawPictures(browser: Browser): Promise<DrawnPictures> {
  const page = await browser.newPage()
  const drawn = async (drawing: Drawing, type: string): Promise<Picture> => {
    const url = await page.evaluate(draw, { drawing, type })
    const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    return { name: `${drawing}.${type.slice(6)}`, mimeType: type, buffer }
  }
  try {
    return {
      front: await drawn('card_front', 'image/jpeg'),
      back: await drawn('card_back', 'image/jpeg'),
      transfer: await drawn('transfer', 'image/png'),
    }
  } finally {
    await page.close()
  }
}

/** Runs in the page, so it holds all that it needs. */
function draw({ drawing, type }: { drawing: Drawing; type: string }): string {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('the browser draws nothing')
  const write = (text: string, x: number, y: number, font: string, colour = '#1d2733'): void => {
    pen.fillStyle = colour
    pen.font = `${font} sans-serif`
    pen.fillText(text, x, y)
  }
  const box = (x: number, y: number, width: number, height: number, colour: string, radius = 0): void => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(x, y, width, height, radius)
    pen.fill()
  }
  /** The same grain each time. */
  const grain = (x: number, y: number, width: number, height: number, depth: number): void => {
    const part = pen.getImageData(x, y, width, height)
    let seed = 1
    part.data.forEach((value, at) => {
      seed = (seed * 16_807) % 2_147_483_647
      if (at % 4 < 3) part.data[at] = value + (seed % depth) - depth / 2
    })
    pen.putImageData(part, x, y)
  }
  const card = (): void => {
    Object.assign(canvas, { width: 1_600, height: 1_010 })
    box(0, 0, 1_600, 1_010, '#5a4636')
    for (let y = 0; y < 1_010; y += 90) box(0, y, 1_600, 3, '#4a392c')
    box(96, 62, 1_408, 886, '#dfe7ea', 48)
    grain(0, 0, 1_600, 1_010, 12)
  }
  if (drawing === 'card_front') {
    card()
    box(96, 62, 1_408, 120, '#2f5d7c', 48)
    write('IDENTITY CARD', 150, 142, '600 56px', '#f4f8fa')
    box(160, 250, 360, 460, '#b9c9cf', 16)
    box(270, 320, 140, 170, '#6d5a4c', 70)
    box(210, 520, 260, 190, '#37516a', 90)
    ;[
      ['Surname', 'MERIDIAN'],
      ['Given name', 'ADA'],
      ['Date of birth', '14.03.1990'],
      ['Document number', 'L01X00T471'],
    ].forEach(([label = '', value = ''], row) => {
      write(label, 600, 270 + row * 120, '400 30px', '#4d5b66')
      write(value, 600, 324 + row * 120, '600 52px')
    })
    write('L01X00T471<<9003142F3103142<<MERIDIAN<<ADA', 160, 860, '500 46px')
  } else if (drawing === 'card_back') {
    card()
    box(96, 150, 1_408, 120, '#22303a')
    write('Address', 160, 370, '400 30px', '#4d5b66')
    write('Uferweg 12, 10115 Berlin', 160, 430, '600 52px')
    write('Issued by', 160, 540, '400 30px', '#4d5b66')
    write('City of Berlin, 14.03.2021', 160, 600, '600 52px')
    write('IDD<<L01X00T471<<<<<<<<<<<<<<<<<<<<<<<<<<<', 160, 860, '500 46px')
  } else {
    Object.assign(canvas, { width: 1_440, height: 1_800 })
    box(120, 120, 1_200, 1_560, '#f7f9fc', 40)
    grain(140, 1_040, 1_160, 620, 240)
    write('Transfer sent', 200, 280, '600 84px')
    ;[
      ['Amount', '15,000.00 USDT'],
      ['To', 'Sandbox Bank, 0000 0000 0000 0000'],
      ['From', 'Ada Meridian, DE89 3704 0044 0532 0130 00'],
      ['Reference', 'ADA-0001'],
    ].forEach(([label = '', value = ''], row) => {
      write(label, 200, 420 + row * 170, '400 40px', '#5b6672')
      write(value, 200, 486 + row * 170, '600 48px')
    })
  }
  return canvas.toDataURL(type, 0.92)
}
