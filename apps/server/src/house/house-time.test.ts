import { describe, expect, it } from 'vitest'
import { createHouseTime } from './house-time.ts'

const noon = Date.UTC(2026, 10, 18, 12)
const hour = 3_600_000

/** A clock that a test sets, and what the machine counts meanwhile. */
function openClock(last?: number) {
  const machine = { clock: noon, uptimeMs: 5_000 }
  const given = { clock: () => machine.clock, uptimeMs: () => machine.uptimeMs }
  const time = createHouseTime(last === undefined ? given : { ...given, last })
  const pass = (ms: number): void => {
    machine.clock += ms
    machine.uptimeMs += ms
  }
  return { time, pass, set: (ms: number) => void (machine.clock += ms) }
}

describe('the time of a house', () => {
  it('follows the clock', () => {
    const { time, pass } = openClock()
    expect(time.now()).toBe(noon)
    pass(1_234)
    expect([time.now(), time.fault()]).toEqual([noon + 1_234, undefined])
  })

  it('waits for a clock that was set back, and no price decides meanwhile', () => {
    const { time, pass, set } = openClock()
    expect(time.now()).toBe(noon)
    set(-5 * 60_000)
    expect([time.now(), time.fault()]).toEqual([noon, 'set_back'])
    pass(4 * 60_000)
    expect([time.now(), time.fault()]).toEqual([noon, 'set_back'])
    pass(60_000 + 10)
    expect([time.now(), time.fault()]).toEqual([noon + 10, undefined])
  })

  it('makes nothing of a quarter of a second', () => {
    const { time, set } = openClock()
    expect(time.now()).toBe(noon)
    set(-250)
    expect([time.now(), time.fault()]).toEqual([noon, undefined])
    set(-1)
    expect(time.fault()).toBe('set_back')
  })

  it('is no earlier than what was on record before', () => {
    const { time } = openClock(noon + 10_000)
    expect([time.now(), time.fault()]).toEqual([noon + 10_000, 'set_back'])
  })

  it('follows a clock that was set ahead by minutes', () => {
    const { time, set } = openClock()
    set(10 * 60_000)
    expect([time.now(), time.fault()]).toEqual([noon + 10 * 60_000, undefined])
  })

  it('follows one that was set ahead by an hour, and none that leapt by more', () => {
    const anHour = openClock()
    anHour.set(hour)
    expect([anHour.time.now(), anHour.time.fault()]).toEqual([noon + hour, undefined])
    const more = openClock(noon)
    more.set(hour + 1)
    expect([more.time.now(), more.time.fault()]).toEqual([noon, 'leapt'])
  })

  it('does not follow one that leapt by a year, and goes on when it is right again', () => {
    const { time, pass, set } = openClock()
    expect(time.now()).toBe(noon)
    set(365 * 24 * hour)
    expect([time.now(), time.fault()]).toEqual([noon, 'leapt'])
    pass(1_000)
    expect([time.now(), time.fault()]).toEqual([noon, 'leapt'])
    set(-365 * 24 * hour)
    expect([time.now(), time.fault()]).toEqual([noon + 1_000, undefined])
  })

  it('has slept for days when the machine says so', () => {
    const { time, pass } = openClock()
    pass(72 * hour)
    expect([time.now(), time.fault()]).toEqual([noon + 72 * hour, undefined])
  })

  it('believes every clock where there is no other count', () => {
    let at = noon
    const time = createHouseTime({ clock: () => at })
    at += 365 * 24 * hour
    expect([time.now(), time.fault()]).toEqual([at, undefined])
  })
})

describe('time that passes with the tape', () => {
  it('stands where it may pass up to, and is not set back by a lower bound', () => {
    const { time, pass } = openClock()
    time.passUpTo(noon + 999)
    pass(5_000)
    expect(time.now()).toBe(noon + 999)
    time.passUpTo(noon)
    expect(time.now()).toBe(noon + 999)
    time.passUpTo(noon + 1_000)
    expect(time.now()).toBe(noon + 1_000)
  })

  it('has people wait when a whole second is missing, until it is lived', async () => {
    const { time, pass } = openClock()
    time.passUpTo(noon + 999)
    pass(1_998)
    expect(time.caughtUp()).toBeUndefined()
    pass(1)
    const order: string[] = []
    const waiting = time.caughtUp()?.then(() => order.push(`decided at ${time.now() - noon}`))
    pass(6_000)
    for (const second of [1_000, 2_000, 3_000]) {
      time.passUpTo(noon + second)
      await Promise.resolve()
      order.push(`lived ${second}`)
    }
    time.passUpTo(noon + 7_999)
    await waiting
    expect(order).toEqual(['lived 1000', 'lived 2000', 'lived 3000', 'decided at 7999'])
  })

  it('keeps nobody once the house stops', async () => {
    const { time, pass } = openClock()
    time.passUpTo(noon)
    pass(60_000)
    const waiting = time.caughtUp()
    expect(waiting).toBeDefined()
    time.letGo()
    await waiting
    expect(time.caughtUp()).toBeUndefined()
  })
})
