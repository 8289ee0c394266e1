import { outputOf, wornAfter } from '@touchstone/domain/mining/output'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { unitOf } from '@touchstone/domain/money/mul-div'
import { subsidyAt } from '@touchstone/domain/networks/networks'
import { simulatedDay, simulatedFrom } from '@touchstone/domain/networks/simulated-network'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import { num } from '../../naive-model/numbers.ts'
import { createdAt, seriesOn } from '../network-tape/naive-series.ts'
import { leftAfter, outputOn } from './naive-output.ts'

const satoshi = unitOf(8)
const micro = unitOf(6)
const text = (value: bigint) => num(printDecimal(value))

test('the model has the same networks as the house, in its own way', () => {
  fc.assert(
    fc.property(fc.nat({ max: 8_000 }), fc.nat({ max: 15_000_000 }), (days, height) => {
      const day = simulatedFrom + days * dayMs
      const house = simulatedDay(day)
      const model = seriesOn(day)
      expect([model.height, model.blockHash]).toEqual([house.height, house.blockHash])
      expect([model.difficulty, model.fees, createdAt(height)].map(String)).toEqual(
        [house.difficulty, house.fees, subsidyAt('bitcoin', height)].map((value) => text(value).toString()),
      )
    }),
    { numRuns: 100 },
  )
})

const machine = fc.record({
  hashrate: fc.bigInt({ min: 1_000n, max: 1_000_000_000n }).map((count) => count * micro),
  power: fc.integer({ min: 1, max: 10_000 }),
  units: fc.integer({ min: 1, max: 5_000 }),
  hostingFee: fc.bigInt({ min: 0n, max: 2_000_000n }).map((count) => count * micro),
  tariff: fc.bigInt({ min: 0n, max: 300_000n }).map((count) => count * micro),
  outputMax: fc.bigInt({ min: 1n, max: 90_000n }).map((count) => count * satoshi),
})

test('the model counts every day of machines as the house does', () => {
  fc.assert(
    fc.property(machine, fc.nat({ max: 6_000 }), fc.bigInt({ min: 1n, max: 3_000_000n }), (given, days, tenths) => {
      const { difficulty, fees, height } = simulatedDay(simulatedFrom + days * dayMs)
      const known = { difficulty, reward: subsidyAt('bitcoin', height) + fees }
      const price = tenths * unitOf(1)
      const { hashrate, power, units, hostingFee, tariff, outputMax } = given
      const house = outputOf(known, { ...given, coin: 'BTC' }, price)
      const machines = {
        terahashes: text(hashrate),
        watts: power,
        units,
        hostingFee: text(hostingFee),
        tariff: text(tariff),
        outputMax: text(outputMax),
        coin: 'BTC',
      }
      const model = outputOn(machines, { difficulty: text(difficulty), reward: text(known.reward) }, text(price))
      expect(Object.fromEntries(Object.entries(model).map(([name, value]) => [name, value.toString()]))).toEqual(
        Object.fromEntries(Object.entries(house).map(([name, value]) => [name, text(value).toString()])),
      )
    }),
    { numRuns: 300 },
  )
})

test('what is left is what is not used up', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.integer({ min: 1, max: 400 }),
      fc.nat(),
      (count, term, any) => {
        const [amount, days] = [count * micro, any % (term + 1)]
        const worn = wornAfter({ amount, cycleDays: term, currency: 'USDT' }, days)
        expect(leftAfter(text(amount), days, term, 'USDT').toString()).toBe(text(amount - worn).toString())
      },
    ),
    { numRuns: 1_000 },
  )
})
