/** A sign on a coin of 32 by 32: a filled path, or with a width a drawn one; a second may be laid over the first. */
export type SymbolMark = { ground: string; strokes: readonly Stroke[] }
type Stroke = { path: string; colour?: string; width?: number }

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const diamond = (x: number, y: number, r: number): string => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`
const around = (count: number, far: number, r: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2
    return ring(Number((16 + far * Math.cos(angle)).toFixed(2)), Number((16 + far * Math.sin(angle)).toFixed(2)), r)
  }).join('')

const filled = (ground: string, path: string, colour?: string): SymbolMark => ({
  ground,
  strokes: [colour === undefined ? { path } : { path, colour }],
})
const drawn = (ground: string, path: string, width = 2.4): SymbolMark => ({ ground, strokes: [{ path, width }] })

const ingot = 'M12 13h8l4 8H8z'
const dollar =
  'M20 12.2c-.7-1.5-2.2-2.2-4-2.2c-2.4 0-4 1.2-4 3c0 4 8.2 2 8.2 6c0 1.8-1.7 3-4.2 3c-2 0-3.6-.8-4.3-2.4M16 7.5v17'

/** Signs of our own, plain shapes in the colours that people know these by; no logo is copied. */
export const symbolMarks: Readonly<Record<string, SymbolMark>> = {
  BTC: drawn(
    '#f28a1a',
    'M12.5 9.5h4.7a3.1 3.1 0 0 1 0 6.3h-4.7zM12.5 15.8h5.4a3.3 3.3 0 0 1 0 6.7h-5.4zM14.5 7v2.5M17.5 7v2.5M14.5 22.5V25M17.5 22.5V25',
    2.2,
  ),
  ETH: {
    ground: '#5b6bd8',
    strokes: [
      { path: 'M16 5.5l6.5 10.7L16 20z' },
      { path: 'M16 5.5L9.5 16.2L16 20z', colour: '#ffffffb3' },
      { path: 'M16 21.8l6.5-3.8L16 27z' },
      { path: 'M16 21.8L9.5 18L16 27z', colour: '#ffffffb3' },
    ],
  },
  BNB: filled(
    '#e5ac00',
    diamond(16, 16, 3) + diamond(16, 9, 2.4) + diamond(16, 23, 2.4) + diamond(9, 16, 2.4) + diamond(23, 16, 2.4),
  ),
  SOL: {
    ground: '#17142b',
    strokes: [
      { path: 'M11.5 9h13l-3 3.4h-13z', colour: '#2fe0b0' },
      { path: 'M8.5 14.3h13l3 3.4h-13z', colour: '#7aa5f0' },
      { path: 'M11.5 19.6h13l-3 3.4h-13z', colour: '#b566ff' },
    ],
  },
  XRP: drawn(
    '#2b3640',
    'M8.5 9.5l3.8 3.8a5.2 5.2 0 0 0 7.4 0l3.8-3.8M8.5 22.5l3.8-3.8a5.2 5.2 0 0 1 7.4 0l3.8 3.8',
    2.5,
  ),
  DOGE: drawn('#bfa12f', 'M12.5 9.5h3.5a6.5 6.5 0 0 1 0 13h-3.5zM9.5 16h7', 2.6),
  ADA: filled('#1d4fd0', around(6, 4, 1.7) + around(6, 8.6, 1.2)),
  LINK: drawn('#2c5be0', 'M16 7.5l7.4 4.250v8.5L16 24.5l-7.4-4.250v-8.5z', 3.2),
  LTC: drawn('#4a6fa5', 'M15.5 8.5l-2.8 14h8.3M10.5 18.2l7-3', 2.6),
  DOT: {
    ground: '#e5127d',
    strokes: [{ path: 'M16 8.2v.1M16 23.8v.1M9.6 12l.1.1M22.3 12l.1-.1M9.6 20l.1-.1M22.3 20l.1.1', width: 4.4 }],
  },
  LMN: {
    ground: '#0c8a80',
    strokes: [
      { path: ring(16, 16, 4) },
      {
        path: 'M16 6.5v2.6M16 22.9v2.6M6.5 16h2.6M22.9 16h2.6M9.3 9.3l1.8 1.8M20.9 20.9l1.8 1.8M22.7 9.3l-1.8 1.8M11.1 20.9l-1.8 1.8',
        width: 2.2,
      },
    ],
  },
  ABR: {
    ground: '#3f7d3a',
    strokes: [{ path: 'M16 6.5l6.5 9h-3.5l4.5 6h-15l4.5-6H9.5z' }, { path: 'M16 21v4.5', width: 2.6 }],
  },
  XAU: {
    ground: '#f3e3ae',
    strokes: [
      { path: ingot, colour: '#c8940f' },
      { path: 'M12 13h8l-1.2 2.2h-5.6z', colour: '#efc23d' },
    ],
  },
  XAG: {
    ground: '#e3e6ea',
    strokes: [
      { path: ingot, colour: '#8a929d' },
      { path: 'M12 13h8l-1.2 2.2h-5.6z', colour: '#c3c9d1' },
    ],
  },
  BRENT: filled('#1f2a33', 'M16 7c3.6 4.6 6 7.6 6 11a6 6 0 0 1-12 0c0-3.4 2.4-6.4 6-11z', '#f0a23c'),
  SPX500: filled('#16407a', 'M8.5 18h3v5.5h-3zM14.5 13.5h3v10h-3zM20.5 8.5h3v15h-3z'),
  NAS100: drawn('#0b7a8f', 'M7.5 21.5l5.5-6l4 3.5l7-9M18.5 10H24v5.5', 2.4),
  EUR: { ground: '#1f3f9c', strokes: [{ path: around(12, 8.4, 1.25), colour: '#ffd84a' }] },
  GBP: {
    ground: '#1d3173',
    strokes: [
      { path: 'M4.7 4.7l22.6 22.6M27.3 4.7L4.7 27.3', width: 3.4 },
      { path: 'M16 0v32M0 16h32', width: 7 },
      { path: 'M16 0v32M0 16h32', width: 4, colour: '#cf2a3c' },
    ],
  },
  AUD: filled(
    '#1b2f7d',
    `${ring(11, 17, 3)}${ring(21, 9, 1.6)}${ring(18, 15, 1.4)}${ring(25, 14, 1.5)}${ring(21, 23, 1.7)}`,
  ),
  USD: drawn('#2f7d4f', dollar, 2.4),
  USDT: drawn('#22a17d', 'M9.5 9.5h13M16 9.5v14M9 15.5c0 2.6 14 2.6 14 0s-14-2.6-14 0z', 2.3),
  USDC: drawn('#2a6fd0', dollar, 2.4),
}
