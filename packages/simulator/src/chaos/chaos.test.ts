import { expect, test } from 'vitest'
import { attacks, attackServer } from './chaos.ts'

test.concurrent.each(attacks)('loses nothing when the %s is attacked twice under load', async (attack) => {
  const report = await attackServer(attack, 2, () => undefined)
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(50)
  expect(report.settled).toBeGreaterThan(10)
})
