import type { IeoReplyOf } from '../ieo-orders/ieo-order-commands.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { readReply } from '../rulebook/read-row.ts'
import { dayMs } from '../time.ts'
import type { ExampleHouse } from './example-house.ts'
import { idOf, type IeoHouse, ieoHouse, ieoNoon, others, withSolar } from './ieo-house.ts'

type Receipts = Record<string, Receipt>

let made: Receipts | undefined

/** A receipt of each reply of a sale's book, and of somebody who applied: made once, draws have to be looked for. */
export const ieoReceipts = (): Receipts =>
  (made ??= { ...commitmentReceipts(), ...calledOffReceipts(), ...drawReceipts(), ...addedReceipts() })

/** @throws without such an example. */
export function ieoReceipt(name: string): Receipt {
  const receipt = ieoReceipts()[name]
  assert(receipt !== undefined, `there is an example ${name}`)
  return receipt
}

const receiptsOf = (house: ExampleHouse, rows: Readonly<Record<string, JournalRow>>): Receipts =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, house.receiptOf(row)]))

/** Three thousand lots are asked for of a thousand: some within the cap, one above it. */
const many = others(800, 1_500, 700)

function commitmentReceipts(): Receipts {
  const house = ieoHouse('lumen')
  const { ofSale, ofPerson, received: tokensReceived, opened: ieoOpened, closesAt, tell, ask } = house
  const taken = house.apply(7)
  const ieoWithdrawn = ask({ kind: 'withdraw_ieo', orderId: idOf(taken) }, ieoNoon + 2_000)
  const ieoApplied = house.apply(40, ieoNoon + 3_000)
  const orderId = idOf(ieoApplied)
  const ieoChanged = ask({ kind: 'change_ieo', orderId, lots: 55 }, ieoNoon + 4_000)
  const ieoChangedLess = ask({ kind: 'change_ieo', orderId, lots: 47 }, ieoNoon + 5_000)
  // Those who ask for most reach the cap; the others share what is left.
  const list = [...many, ...others(...Array.from({ length: 30 }, () => 37)).map(rename), { id: orderId, lots: 47 }]
  const ieoClosed = house.close(list)
  const ieoAllotted = house.allot(list)
  const ieoGiven = house.give(orderId, ieoAllotted)
  const { lotsWon } = givenIn(ieoGiven)
  const tokensDelivered = house.deliver(orderId, lotsWon, closesAt + 3_000)
  const ieoListed = house.list(closesAt + dayMs)
  const ieoReleased = house.release(orderId, ieoListed)
  const raisedPaidOut = tell({ kind: 'pay_out_raised', ...house.money('250') }, closesAt + 2 * dayMs)
  const tokensReturned = tell({ kind: 'return_tokens', ...house.money('1000') }, closesAt + 2 * dayMs)
  const ofBook = { tokensReceived, ieoOpened, ieoClosed, ieoAllotted, tokensDelivered, ieoListed }
  return {
    ...receiptsOf(ofSale, { ...ofBook, raisedPaidOut, tokensReturned }),
    ...receiptsOf(ofPerson, { ieoWithdrawn, ieoChanged, ieoChangedLess }),
    ieoApplied: ofPerson.receiptArmedBy(ieoApplied, ieoOpened),
    ieoGiven: ofPerson.receiptArmedBy(ieoGiven, ieoAllotted),
    ieoReleased: ofPerson.receiptArmedBy(ieoReleased, ieoListed),
    ieoGivenAll: givenReceipt(12, others(3, 4)),
    ieoGivenNothing: givenReceipt(1, others(...Array.from({ length: 2_100 }, () => 1))),
  }
}

/** Of a sale whose token nobody listed in time. */
function calledOffReceipts(): Receipts {
  const house = ieoHouse('lumen')
  const orderId = idOf(house.apply(47))
  const list = [...many, ...others(...Array.from({ length: 30 }, () => 37)).map(rename), { id: orderId, lots: 47 }]
  house.close(list)
  const given = house.give(orderId, house.allot(list))
  const { lotsWon } = givenIn(given)
  house.deliver(orderId, lotsWon, house.closesAt + 3_000)
  const ieoCalledOff = house.callOff(house.listBy)
  const refunded = house.refund(orderId, ieoCalledOff)
  const tokensTakenBack = house.takeBack(orderId, lotsWon, house.listBy + 2_000)
  return {
    ...receiptsOf(house.ofSale, { ieoCalledOff, tokensTakenBack }),
    ieoRefunded: house.ofPerson.receiptArmedBy(refunded, ieoCalledOff),
  }
}

/** The lots that a person has won in a draw, paid for; nothing is left to draw again. */
function calledOffDraw(): Receipts {
  const { house, orderId, awarded, won } = firstDrawn((drawn) => drawn.won > 0)
  const paid = house.ask({ kind: 'pay_ieo', orderId }, awarded.at + 1_000)
  house.deliver(orderId, won, paid.at + 1_000)
  house.draw(2, [], 3)
  const ieoDrawCalledOff = house.callOff(house.listBy + 5_000)
  const refunded = house.refund(orderId, ieoDrawCalledOff)
  return {
    ...receiptsOf(house.ofSale, { ieoDrawCalledOff }),
    ieoDrawRefunded: house.ofPerson.receiptArmedBy(refunded, ieoDrawCalledOff),
  }
}

/** Of a token that operators have added. */
function addedReceipts(): Receipts {
  const house = ieoHouse('solar', withSolar())
  const orderId = idOf(house.apply(5))
  const list = [...others(3), { id: orderId, lots: 5 }]
  house.close(list)
  const allotted = house.allot(list)
  const given = house.give(orderId, allotted)
  const tokensDeliveredAdded = house.deliver(orderId, 5, house.closesAt + 3_000)
  return {
    ...receiptsOf(house.ofSale, { tokensReceivedAdded: house.received, tokensDeliveredAdded }),
    ieoGivenAdded: house.ofPerson.receiptArmedBy(given, allotted),
  }
}

const rename = ({ id, lots }: { id: string; lots: number }) => ({ id: id.replace('-2', '-5'), lots })

const givenIn = ({ reply }: JournalRow) => (readReply(reply) as IeoReplyOf<'ieo_given'>).order

/** Of an order for these lots, beside those of others. */
function givenReceipt(lots: number, among: ReturnType<typeof others>): Receipt {
  const house = ieoHouse('lumen')
  const id = idOf(house.apply(lots))
  const list = [...among, { id, lots }]
  house.close(list)
  const allotted = house.allot(list)
  return house.ofPerson.receiptArmedBy(house.give(id, allotted), allotted)
}

type Drawn = { house: IeoHouse; orderId: string; drawn: JournalRow; awarded: JournalRow; won: number }

/** A first draw of a person's four lots, and of five lots for each of these others. */
function drawnAmong(count: number): Drawn {
  const house = ieoHouse('arbor')
  const orderId = idOf(house.apply(4))
  const list = [...others(...Array.from({ length: count }, () => 5)), { id: orderId, lots: 4 }]
  house.close(list)
  const drawn = house.draw(1, list)
  const awarded = house.award(orderId, drawn)
  const { lotsWon: won } = (readReply(awarded.reply) as IeoReplyOf<'ieo_awarded'>).order
  return { house, orderId, drawn, awarded, won }
}

/** The first of these draws in which the person wins as is wished for. */
function firstDrawn(isWished: (drawn: Drawn) => boolean): Drawn {
  for (let count = 20; count < 60; count += 1) {
    const drawn = drawnAmong(count)
    if (isWished(drawn)) return drawn
  }
  throw new Error('there is such a draw')
}

function drawReceipts(): Receipts {
  const paying = firstDrawn(({ won }) => won > 0 && won < 4)
  const { house, orderId, drawn: ieoDrawn, awarded, won } = paying
  const { ofSale, ofPerson, ask } = house
  const ieoPaid = ask({ kind: 'pay_ieo', orderId }, awarded.at + 1_000)
  house.deliver(orderId, won, ieoPaid.at + 1_000)
  const ieoDrawnAgain = house.draw(2, [], 3)
  const ieoDrawListed = house.list(ieoDrawnAgain.at + dayMs)
  const released = house.release(orderId, ieoDrawListed)
  return {
    ...receiptsOf(ofSale, { ieoDrawn, ieoDrawnAgain, ieoDrawListed, ieoDrawClosed: closeOf(house) }),
    ieoAwarded: ofPerson.receiptArmedBy(awarded, ieoDrawn),
    ieoPaid: ofPerson.receiptOf(ieoPaid),
    ieoDrawReleased: ofPerson.receiptArmedBy(released, ieoDrawListed),
    ieoForfeited: forfeitedReceipt(),
    ...calledOffDraw(),
    ...drawAppliedReceipts(),
    ...reserveReceipts(),
  }
}

function closeOf({ ofSale }: IeoHouse): JournalRow {
  const closed = ofSale.journal()[3]
  assert(closed !== undefined, 'the fourth row closes the sale')
  return closed
}

function drawAppliedReceipts(): Receipts {
  const house = ieoHouse('arbor')
  const { ofPerson, opened } = house
  const ieoDrawApplied = house.apply(3)
  const ieoDrawChanged = house.ask({ kind: 'change_ieo', orderId: idOf(ieoDrawApplied), lots: 5 }, ieoNoon + 2_000)
  return {
    ieoDrawApplied: ofPerson.receiptArmedBy(ieoDrawApplied, opened),
    ieoDrawChanged: ofPerson.receiptOf(ieoDrawChanged),
  }
}

function forfeitedReceipt(): Receipt {
  const { house, orderId, awarded } = firstDrawn(({ won }) => won > 0)
  const row = house.ask({ kind: 'forfeit_ieo', orderId }, awarded.at + dayMs)
  return house.ofPerson.receiptOf(row)
}

/** Of lots that won nothing in the first draw: the second draws once more, among them alone or not at all. */
function reserveReceipts(): Receipts {
  const second = (lots: number) => {
    const { house, orderId, drawn, awarded } = firstDrawn(({ won }) => won === 0)
    const again = house.draw(2, [{ id: orderId, lots: 4 }], lots)
    const last = house.award(orderId, again)
    return { first: house.ofPerson.receiptArmedBy(awarded, drawn), last: house.ofPerson.receiptArmedBy(last, again) }
  }
  const [winning, losing] = [second(2), second(0)]
  return { ieoReserve: winning.first, ieoAwardedSecond: winning.last, ieoNotWon: losing.last }
}
