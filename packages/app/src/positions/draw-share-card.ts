import { qrPath } from '../plot/qr-path.ts'
import type { CardTexts } from './share-card.ts'

/** In units of the card; a picture has twice as many pixels. */
export const cardWidth = 375
export const cardHeight = 500
const pixelsPerUnit = 2

type Colours = Record<'up' | 'down' | 'flat' | 'fg' | 'faint' | 'bg' | 'glow' | 'info', string>

/** The dark theme's, by the person's direction colours: a card is dark everywhere. */
function coloursOf(): Colours {
  const probe = document.createElement('span')
  probe.className = 'dark'
  probe.dataset['dir'] = document.documentElement.dataset['dir'] ?? ''
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const read = (name: string): string => style.getPropertyValue(name).trim()
  const colours = {
    up: read('--up'),
    down: read('--down'),
    flat: read('--fg'),
    fg: read('--fg'),
    faint: read('--fg-2'),
    bg: read('--bg'),
    glow: read('--accent-fill'),
    info: read('--info'),
  }
  probe.remove()
  return colours
}

const family = "'Inter Variable', system-ui, sans-serif"

/** Draws a result as a picture, with a code where there is somewhere to lead. */
export function drawShareCard(canvas: HTMLCanvasElement, texts: CardTexts, target: string | undefined): void {
  canvas.width = cardWidth * pixelsPerUnit
  canvas.height = cardHeight * pixelsPerUnit
  const context = canvas.getContext('2d')
  if (context === null) return
  const colours = coloursOf()
  context.scale(pixelsPerUnit, pixelsPerUnit)
  const write = pen(context)
  drawGround(context, colours)
  drawMark(context, 28, 30)
  write('Touchstone', 58, 47, { size: 17, weight: 600, colour: colours.fg })
  if (texts.mark !== undefined) drawPlayMoney(context, texts.mark, colours)
  write(texts.symbol, 28, 112, { size: 24, weight: 600, colour: colours.fg })
  // A direction is no result: it never takes the colour of one.
  write(texts.side, 28, 138, { size: 15, weight: 600, colour: colours.fg })
  write(texts.state, 28, 160, { size: 13, weight: 400, colour: colours.faint, width: cardWidth - 56 })
  write(texts.yield, 28, 222, { size: 60, weight: 600, colour: colours[texts.tone], width: cardWidth - 56 })
  if (texts.result !== undefined) write(texts.result, 28, 254, { size: 20, weight: 600, colour: colours[texts.tone] })
  texts.facts.forEach(({ label, value }, index) => {
    const x = index === 0 ? 28 : cardWidth / 2
    write(label, x, 300, { size: 13, weight: 400, colour: colours.faint, width: cardWidth / 2 - 40 })
    write(value, x, 322, { size: 18, weight: 600, colour: colours.fg, width: cardWidth / 2 - 40 })
  })
  drawFoot(context, texts, target, colours)
}

type Ink = { size: number; weight: number; colour: string; width?: number }

/** Writes a text at its baseline; one that is too long is drawn narrower. */
const pen =
  (context: CanvasRenderingContext2D) =>
  (text: string, x: number, y: number, { size, weight, colour, width }: Ink): void => {
    context.font = `${weight} ${size}px ${family}`
    context.fillStyle = colour
    context.fillText(text, x, y, width)
  }

function drawGround(context: CanvasRenderingContext2D, { bg, glow }: Colours): void {
  context.fillStyle = bg
  context.fillRect(0, 0, cardWidth, cardHeight)
  const light = context.createRadialGradient(cardWidth, 40, 0, cardWidth, 40, 360)
  light.addColorStop(0, glow)
  light.addColorStop(1, bg)
  context.globalAlpha = 0.55
  context.fillStyle = light
  context.fillRect(0, 0, cardWidth, cardHeight)
  context.globalAlpha = 1
}

/** Play money says so on its face: a filled mark at the top, and the word across the ground. */
function drawPlayMoney(context: CanvasRenderingContext2D, word: string, { info, bg, fg }: Colours): void {
  context.save()
  // Between the name and the prices, so that it runs through neither.
  context.translate(cardWidth / 2, 212)
  context.rotate(-Math.PI / 14)
  context.textAlign = 'center'
  context.globalAlpha = 0.09
  const across = word.toUpperCase()
  context.font = `600 100px ${family}`
  const size = Math.min(92, (100 * (cardWidth - 20)) / context.measureText(across).width)
  pen(context)(across, 0, size / 3, { size, weight: 600, colour: fg })
  context.restore()
  context.font = `600 15px ${family}`
  const width = Math.min(context.measureText(word).width, 180) + 24
  context.fillStyle = info
  context.beginPath()
  context.roundRect(cardWidth - 28 - width, 28, width, 28, 8)
  context.fill()
  pen(context)(word, cardWidth - 28 - width + 12, 47, { size: 15, weight: 600, colour: bg, width: width - 24 })
}

/** The sign of the app, as its icon has it in a box of 512. */
function drawMark(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.save()
  context.translate(x, y)
  context.scale(22 / 512, 22 / 512)
  context.fillStyle = '#6c53f0'
  context.beginPath()
  context.roundRect(0, 0, 512, 512, 112)
  context.fill()
  context.strokeStyle = '#ffffff'
  context.lineWidth = 48
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D('M136 278l84 76 156-164'))
  context.restore()
}

function drawFoot(
  context: CanvasRenderingContext2D,
  texts: CardTexts,
  target: string | undefined,
  colours: Colours,
): void {
  const side = 92
  const top = cardHeight - side - 28
  const left = cardWidth - side - 28
  if (target !== undefined) drawCode(context, target, { left, top, side })
  const write = pen(context)
  const room = target === undefined ? cardWidth - 56 : left - 28 - 16
  write(texts.invitation, 28, top + 42, { size: 15, weight: 600, colour: colours.fg, width: room })
  write(texts.address, 28, top + 64, { size: 13, weight: 400, colour: colours.faint, width: room })
}

type Square = { left: number; top: number; side: number }

function drawCode(context: CanvasRenderingContext2D, target: string, { left, top, side }: Square): void {
  context.fillStyle = '#ffffff'
  context.beginPath()
  context.roundRect(left, top, side, side, 10)
  context.fill()
  const { size, path } = qrPath(target)
  context.save()
  context.translate(left, top)
  context.scale(side / size, side / size)
  context.fillStyle = '#11141b'
  context.fill(new Path2D(path))
  context.restore()
}
