import { type IeoOrder, ieoOrderRecord } from '../ieo-orders/ieo-order.ts'
import { recordsOf } from '../books/book.ts'
import { type Forgery, forgery, knownBook } from './forging-house.ts'
import { idOf, ieoHouse, others } from './ieo-house.ts'
import { assert } from '../result.ts'

/** An order that has got its part waits again, as if it had not: only who replays the book knows that. */
export function givenTwice(): Forgery {
  const given = (isTwice: boolean) => {
    const house = ieoHouse('lumen')
    const { ofPerson } = house
    const start = ofPerson.book()
    const id = idOf(house.apply(12))
    const list = [...others(3, 4), { id, lots: 12 }]
    house.close(list)
    const allotted = house.allot(list)
    const waiting = recordsOf(ofPerson.book(), ieoOrderRecord).get(id)
    assert(waiting !== undefined, 'the order waits')
    let row = house.give(id, allotted)
    if (isTwice) {
      const frozen = 'frozen:USDT' as const
      ofPerson.meddle((book) => {
        const open = new Map<string, IeoOrder>([[id, waiting]])
        const accounts = new Map([...book.accounts, [frozen, waiting.setAside] as const])
        return {
          ...book,
          accounts,
          records: { ...book.records, ieo_order: { ...book.records['ieo_order'], open } },
        } as never
      })
      row = house.give(id, allotted, row.at + 1_000)
    }
    return { receipt: ofPerson.receiptArmedBy(row, allotted), known: knownBook(start, ofPerson) }
  }
  const [forged, honest] = [given(true), given(false)]
  return forgery('takes the price of the same order twice', 'own_book', {
    forged: forged.receipt,
    honest: honest.receipt,
    known: { forged: forged.known, honest: honest.known },
  })
}
