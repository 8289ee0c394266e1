import { api } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import { consoleApi } from '@touchstone/wire/console/console-api'
import { expect, it } from 'vitest'

/**
 * What each call takes off the requests of a minute, written down a second time: a call that is not here weighs 1. A
 * weight that changes in the wire alone, or a heavy call that is new, fails here.
 */
const heavier = {
  users: {
    candles: 2,
    symbols: 2,
    recentTicks: 2,
    checkpoints: 2,
    assets: 2,
    equityDays: 2,
    equityCourse: 3,
    positionResult: 2,
    positions: 3,
    orders: 3,
    secondContracts: 3,
    products: 2,
    product: 2,
    strategyDay: 2,
    bondHistory: 2,
    networkDays: 2,
    ieoSales: 2,
    ieoOutcome: 5,
    levels: 2,
    exchanges: 3,
    ledgerEntries: 3,
    ledgerMovements: 3,
    journal: 3,
    receipt: 5,
    receipts: 5,
    sharedReceipt: 5,
    file: 5,
    upload: 10,
    exportLedger: 30,
    exportPositions: 30,
    exportSecondContracts: 30,
    statement: 60,
  },
  operators: {
    overview: 2,
    auditLog: 3,
    userPicture: 3,
    userLedger: 3,
    findUsers: 5,
    search: 5,
    userBackground: 5,
    withdrawalBackground: 5,
    exposures: 5,
    consoleFile: 5,
    solvency: 10,
    offerings: 5,
    bonds: 5,
    ieos: 5,
    exportAudit: 30,
    checkAudit: 60,
  },
}

const weightsIn = (calls: Readonly<Record<string, Call>>): Record<string, number> =>
  Object.fromEntries(Object.entries(calls).flatMap(([name, { weight }]) => (weight === 1 ? [] : [[name, weight]])))

it('the calls of users weigh what is written here', () => {
  expect(weightsIn(api)).toEqual(heavier.users)
})

it('the calls of operators weigh what is written here', () => {
  expect(weightsIn(consoleApi)).toEqual(heavier.operators)
})

it.each([...Object.entries<Call>(api), ...Object.entries<Call>(consoleApi)])('%s has a weight', (_, { weight }) => {
  expect(weight).toBeGreaterThanOrEqual(1)
  expect(Number.isInteger(weight)).toBe(true)
})
