import { positionRecord } from '@touchstone/domain/positions/position'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { expect, it } from 'vitest'
import { createDueTimes } from './due-times.ts'
import { createFlights } from './flights.ts'

const unused = (): never => {
  throw new Error('nothing falls due here')
}

const dueTimes = () =>
  createDueTimes({
    submit: unused,
    tape: { headOf: unused, sealedTape: unused, firstAfter: unused },
    seal: unused,
    settings: () => defaultSettings,
    clock: () => 0,
    flights: createFlights(unused),
    log: unused,
  })

it('refuses a record of a kind that no noun has declared, and takes one that never falls due', () => {
  const due = dueTimes()
  const record = { id: '1-1' }
  due.onChanges(1, [{ kind: 'record', of: positionRecord, record }])
  expect(due.waiting()).toBe(0)
  const of = { ...positionRecord, name: 'voucher' }
  expect(() => {
    due.onChanges(1, [{ kind: 'record', of, record }])
  }).toThrow('no noun has declared voucher')
})
