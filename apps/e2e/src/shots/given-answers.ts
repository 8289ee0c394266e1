import { dayMs } from '@touchstone/domain/time'

/** A month of a book's worth, as nobody waits for: a wave that climbs, with one day on which money came in. */
export function equityOfAMonth(now = Date.now()): unknown {
  const records = Array.from({ length: 30 }, (_, index) => {
    const age = index + 1
    const [today, before] = [worth(30 - age), worth(29 - age)]
    const netFlow = age === 20 ? 5_000 : 0
    const day = new Date(now - age * dayMs).toISOString().slice(0, 10)
    return {
      day,
      takenAt: `${day} 23:59:59`,
      equity: today.toFixed(6),
      netFlow: String(netFlow),
      profit: (today - before - netFlow).toFixed(6),
      sinceDay: age === 30 ? null : new Date(now - (age + 1) * dayMs).toISOString().slice(0, 10),
      unvalued: [],
    }
  })
  return { records, total: records.length, size: 100, current: 1, pages: 1 }
}

const worth = (day: number): number => 94_000 + day * 190 + Math.sin(day / 2.3) * 1_900 + (day >= 10 ? 5_000 : 0)

/** The play money of the day has been taken, by the clock of the page. */
export const playMoneyTakenAt = (nowMs: number): unknown => ({
  amount: '10000',
  takenToday: true,
  againAtMs: (Math.floor(nowMs / dayMs) + 1) * dayMs,
})
