import { type Book, partOf, recordsOf } from '@touchstone/domain/books/book'
import type { Facts } from '@touchstone/domain/books/facts'
import { levelPart } from '@touchstone/domain/levels/book-level'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { orderRecord } from '@touchstone/domain/positions/order'
import { positionRecord } from '@touchstone/domain/positions/position'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import { secondContractRecord } from '@touchstone/domain/second-contracts/second-contract'
import { withdrawalRecord } from '@touchstone/domain/withdrawals/withdrawal'
import type { ListedStanding, UserPicture } from '@touchstone/wire/console/console-users'
import { heldAccount } from '@touchstone/wire/wallets'
import { printWireTime } from '@touchstone/wire/wire-time'
import { readBooks } from '../../executor/books.store.ts'
import { acceptanceReply } from '../../features/agreements/acceptance-reply.ts'
import { listAcceptances } from '../../features/agreements/agreements.store.ts'
import { namedOperator, operatorNames } from '../operators/operators.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { openRecord, type PositionRecord } from '../../features/positions/position-record.ts'
import { listSessions } from '../../features/accounts/sessions/sessions.store.ts'
import { findMarks } from '../../features/accounts/user-marks/user-marks.store.ts'
import { maskEmail, maskPhone } from '../../features/accounts/users/contact.ts'
import type { User } from '../../features/accounts/users/users.store.ts'
import { onlineAfter } from '../../features/accounts/user-marks/online-after.ts'
import { printedTime } from '../../api/printed.ts'
import { latestOf } from './latest-of.ts'
import { readUserLinks } from './user-picture.store.ts'

/** Our choice: nobody accepts a hundred versions of an agreement. */
const acceptancesMax = 100

/** Everything about one user, as it is now. */
export async function pictureOf(
  sql: Transaction,
  user: User,
  { facts, usedAt }: { facts: Facts; usedAt: number | undefined },
): Promise<Omit<UserPicture, keyof ListedStanding>> {
  const links = await readUserLinks(sql, user.id)
  const marks = await findMarks(sql, user.id)
  const held = await readBooks(sql, links.bookIds)
  const { records } = await listSessions(sql, user.id, { at: facts.at, pageNo: 1, pageSize: 100 })
  const names = await operatorNames(sql, marks.signInBlock === undefined ? [] : [marks.signInBlock.by])
  const agreements = await listAcceptances(sql, { userId: user.id }, { skip: 0, limit: acceptancesMax })
  const { signInBlock, important } = marks
  const onlineAt = important ? links.onlineAt : null
  return {
    id: user.id,
    account: user.account,
    email: user.email === undefined ? null : maskEmail(user.email),
    phone: user.phone === undefined ? null : maskPhone(user.phone),
    country: user.countryCode,
    invitationCode: user.invitationCode,
    important,
    signInBlocked: signInBlock !== undefined,
    createdTime: printWireTime(user.createdAt),
    activeTime: printedTime(latestOf(links.activeAt, usedAt)),
    onlineTime: onlineAt === null ? null : printWireTime(onlineAt),
    online: onlineAt !== null && onlineAt > onlineAfter(facts.at),
    hasPassword: user.passwordHash !== undefined,
    secondFactorBound: user.secondFactorBound,
    inviter: links.inviter,
    invited: links.invited,
    signInBlock:
      signInBlock === undefined
        ? null
        : {
            reason: signInBlock.reason,
            time: printWireTime(signInBlock.at),
            operator: namedOperator(names, signInBlock.by),
          },
    standing: standingOf(held.find(({ world }) => world === 'real') ?? { parts: {} }),
    books: held.flatMap((book) => bookPicture(book, facts)),
    sessions: records.map(({ id, device, address, createdAt, seenAt }) => ({
      id: String(id),
      device,
      address,
      createdTime: printWireTime(createdAt),
      seenTime: printWireTime(seenAt),
    })),
    addresses: links.addresses,
    agreements: agreements.rows.map(acceptanceReply),
  }
}

const momentOf = (at: number): number | null => (at === 0 ? null : at)

function standingOf(real: Pick<Book, 'parts'>): UserPicture['standing'] {
  const standing = partOf(real, standingPart)
  return {
    identityLevel: standing.identityLevel,
    country: standing.country,
    withdrawalsBlocked: standing.withdrawalsBlocked,
    riskAcknowledgedAtMs: momentOf(standing.riskAcknowledgedAt),
    excludedUntilAtMs: momentOf(standing.excludedUntil),
    coolOffUntilAtMs: momentOf(standing.coolOffUntil),
    lossLimit: standing.lossLimit === null ? null : printDecimal(standing.lossLimit),
    vipLevel: partOf(real, levelPart).level,
  }
}

function bookPicture(book: Book, facts: Facts): UserPicture['books'] {
  const { world } = book
  if (world !== 'real' && world !== 'demo') return []
  return [
    {
      bookId: book.id,
      book: world,
      sequence: book.sequence,
      balances: [...book.accounts]
        .filter(([, amount]) => amount !== 0n)
        .map(([key, amount]) => {
          const [account, currency = ''] = key.split(':')
          return { account: heldAccount.parse(account), currency, amount: printDecimal(amount) }
        }),
      positions: [...recordsOf(book, positionRecord).values()].map((position) =>
        positionPicture(openRecord(book, position, facts)),
      ),
      openOrders: recordsOf(book, orderRecord).size,
      openSecondContracts: recordsOf(book, secondContractRecord).size,
      openWithdrawals: recordsOf(book, withdrawalRecord).size,
    },
  ]
}

const positionPicture = (record: PositionRecord): UserPicture['books'][number]['positions'][number] => ({
  id: record.id,
  symbol: record.symbol,
  direction: record.direction,
  marginMode: record.marginMode,
  leverage: record.leverage,
  quantity: record.quantity,
  entryPrice: record.entryPrice,
  mark: record.mark,
  profit: record.profit,
  margin: record.margin,
  liquidationPrice: record.liquidationPrice,
  openTime: record.openTime,
})
