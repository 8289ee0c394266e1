import { expect, it } from 'vitest'
import { legendValues, parametersText } from './legend.ts'

const volume = {
  name: 'VOL',
  calcParams: [5, 10],
  precision: 2,
  shouldFormatBigNumber: true,
  figures: [
    { key: 'ma1', title: 'MA5: ', type: 'line' },
    { key: 'ma2', title: 'MA10: ', type: 'line' },
    { key: 'volume', title: 'VOLUME: ', type: 'bar' },
    { key: 'hidden', type: 'line' },
  ],
  result: [{ volume: 12 }, { ma1: 1_200, ma2: 900.5, volume: Number.NaN, hidden: 3 }],
}

it('names values as the chart names its lines, and says which line each belongs to', () => {
  expect(legendValues(volume, 1)).toEqual([
    { name: 'MA5', text: '1.20K', line: 0 },
    { name: 'MA10', text: '900.50', line: 1 },
    { name: 'VOLUME', text: '—', line: undefined },
  ])
})

it('has dashes where nothing is computed yet, and beyond the candles', () => {
  expect(legendValues(volume, 0).map(({ text }) => text)).toEqual(['—', '—', '12.00'])
  expect(legendValues(volume, 7).map(({ text }) => text)).toEqual(['—', '—', '—'])
})

it('shows the parameters, if there are any', () => {
  expect([parametersText(volume), parametersText({ ...volume, calcParams: [] })]).toEqual(['(5,10)', ''])
})
