import { drawSeed, highestTicket, lastTicket, lowestTicket, ticketOf } from '@touchstone/domain/ieo-sales/draw'
import { hashText } from '@touchstone/domain/ledger/hash'
import { expect, it } from 'vitest'
import { lastTicketOf } from './last-ticket.ts'

const seed = drawSeed(hashText('beacon'), hashText('root'))
const applied = Array.from({ length: 60 }, (_, index) => ({ id: `${index + 1}-9`, lots: 1 + (index % 90) }))
const all = applied
  .flatMap(({ id, lots }) => Array.from({ length: lots }, (_, lot) => ticketOf(seed, id, lot + 1)))
  .sort()

it.each([0, 1, 2, 500, all.length - 1, all.length, all.length + 1])(
  'is the ticket of the domain for %d lots',
  async (lots) => {
    for (const above of [lowestTicket, all[900] ?? '', highestTicket]) {
      const wanted = { above, lots }
      expect(await lastTicketOf(applied, seed, wanted)).toBe(lastTicket(applied, seed, wanted))
    }
  },
)

it('keeps no more tickets than can win, and lets others work between', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ id: `${index + 1}-3`, lots: 500 }))
  let turns = 0
  const counting = setInterval(() => (turns += 1), 0)
  expect(await lastTicketOf(many, seed, { above: lowestTicket, lots: 3 })).toBe(
    lastTicket(many, seed, { above: lowestTicket, lots: 3 }),
  )
  clearInterval(counting)
  expect(turns).toBeGreaterThan(3)
})

it('has none where nobody applied', async () => {
  expect(await lastTicketOf([], seed, { above: lowestTicket, lots: 5 })).toBe(highestTicket)
})
