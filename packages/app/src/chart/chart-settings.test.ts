import { expect, it } from 'vitest'
import { readSettings } from './chart-settings.ts'
import { usualIndicators } from './indicators.ts'

const usual = { interval: '15m', indicators: usualIndicators, type: 'candle_solid', magnet: false }

it.each([
  ['nothing', undefined, usual],
  ['no JSON', '{', usual],
  ['no object', '7', usual],
  ['another shape', '{"interval":"2h","type":"pie","magnet":"yes","indicators":7}', usual],
  [
    'what was kept',
    '{"interval":"4h","type":"area","magnet":true,"indicators":[]}',
    { interval: '4h', type: 'area', magnet: true, indicators: [] },
  ],
])('reads settings from %s', (_, text, expected) => {
  expect(readSettings(text)).toEqual(expected)
})
