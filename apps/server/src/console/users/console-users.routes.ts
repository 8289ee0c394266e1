import { ok, refuse } from '@touchstone/domain/result'
import type { consoleUsers } from '@touchstone/wire/console/console-users'
import { defaultLanguage } from '@touchstone/wire/languages'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf } from '../../api/handler.ts'
import type { HousePort } from '../../house/house-port.ts'
import { listEntries } from '../../house/ledger/ledger-entries.store.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import { spanOf } from '../../api/span.ts'
import { listMessages } from '../../features/messages/messages.store.ts'
import { renderMessage } from '../../features/messages/render-message.ts'
import type { Sql } from '../../platform/database.ts'
import { presentFacts } from '../../house/present-facts.ts'
import { maskEmail, maskPhone } from '../../features/accounts/users/contact.ts'
import { acceptedTextReply } from '../../features/agreements/acceptance-reply.ts'
import { findAcceptance } from '../../features/agreements/agreements.store.ts'
import type { CallerCache } from '../../features/accounts/sessions/caller-cache.ts'
import { findUser } from '../../features/accounts/users/users.store.ts'
import { onlineAfter } from '../../features/accounts/user-marks/online-after.ts'
import { type FoundUser, findUsers } from './find-users.store.ts'
import { restraintHandlers, type RestraintDeps } from './restrain-user.ts'
import { backgroundOfPerson } from '../background/person-background.ts'
import { bookIfThere } from '../background/book-if-there.store.ts'
import { latestOf } from './latest-of.ts'
import { pictureOf } from './user-picture.ts'
import { standingsOf } from './user-standings.ts'

export type ConsoleUsersDeps = Omit<RestraintDeps, 'callers'> & {
  sql: Sql
  house: Pick<HousePort, 'settings' | 'market' | 'openBook'>
  callers: Pick<CallerCache, 'forget' | 'usedAt'>
}

export function consoleUsersHandlers(deps: ConsoleUsersDeps): HandlersOf<typeof consoleUsers> {
  const { sql, house } = deps
  return {
    ...restraintHandlers(deps),

    async findUsers({ search, important, blocked, ...page }, { at }) {
      const after = onlineAfter(at)
      const wanted =
        important === 'online'
          ? { search, important: true, blocked: flagOf(blocked), onlineAfter: after }
          : { search, important: flagOf(important), blocked: flagOf(blocked), onlineAfter: undefined }
      const { rows, total } = await findUsers(sql, wanted, stretchOf(page))
      const standings = await standingsOf(
        deps,
        rows.map((row) => row.id),
      )
      const records = rows.map((row) => ({ ...listed(seenBy(deps, row), after), ...standings(row.id) }))
      return ok(pageAnswer(page, total, records))
    },

    async userBackground({ id }, { at, operator: { operatorId } }) {
      const known = await backgroundOfPerson(deps, { userId: Number(id), operatorId, at })
      return known === undefined ? refuse({ kind: 'not_found' }) : ok(known)
    },

    async userPicture({ id }, { at }) {
      const user = await findUser(sql, { id: Number(id) })
      if (user === undefined) return refuse({ kind: 'not_found' })
      const standings = await standingsOf(deps, [user.id])
      const known = await pictureOf(sql, user, { facts: presentFacts(house, at), usedAt: deps.callers.usedAt(user.id) })
      return ok({ ...known, ...standings(user.id) })
    },

    async userLedger({ id, book, currency, from, to, ...page }) {
      const user = await findUser(sql, { id: Number(id) })
      if (user === undefined) return refuse({ kind: 'not_found' })
      const bookId = await bookIfThere(sql, user.id, book)
      if (bookId === undefined) return ok(pageAnswer(page, 0, []))
      const filter = { account: undefined, kind: undefined, subject: undefined, currency, ...spanOf({ from, to }) }
      const { entries, total } = await listEntries(sql, bookId, filter, stretchOf(page))
      const records = entries.map(({ at, ...entry }) => ({ ...entry, bookId, time: printWireTime(at) }))
      return ok(pageAnswer(page, total, records))
    },

    async userMessages({ id, ...page }) {
      const user = await findUser(sql, { id: Number(id) })
      if (user === undefined) return refuse({ kind: 'not_found' })
      const { rows, total } = await listMessages(sql, user.id, { category: 'all', unread: undefined }, stretchOf(page))
      const records = rows.map((row) => ({
        id: String(row.id),
        kind: row.kind,
        ...renderMessage(row.kind, row.details, defaultLanguage),
        time: printWireTime(row.at),
        read: row.read,
      }))
      return ok(pageAnswer(page, total, records))
    },

    async userAgreementText({ id, acceptance }) {
      const found = await findAcceptance(sql, Number(id), acceptance)
      return found === undefined ? refuse({ kind: 'not_found' }) : ok(await acceptedTextReply(sql, found))
    },
  }
}

/** With the last request that this process answered, which the database is told of once an hour. */
const seenBy = ({ callers }: Pick<ConsoleUsersDeps, 'callers'>, row: FoundUser): FoundUser => ({
  ...row,
  activeAt: latestOf(row.activeAt, callers.usedAt(row.id)),
})

const flagOf = (text: 'true' | 'false' | undefined): boolean | undefined =>
  text === undefined ? undefined : text === 'true'

const listed = ({ email, phone, countryCode, createdAt, activeAt, onlineAt, ...user }: FoundUser, after: number) => ({
  ...user,
  email: email === null ? null : maskEmail(email),
  phone: phone === null ? null : maskPhone(phone),
  country: countryCode,
  createdTime: printWireTime(createdAt),
  activeTime: activeAt === null ? null : printWireTime(activeAt),
  onlineTime: onlineAt === null ? null : printWireTime(onlineAt),
  online: onlineAt !== null && onlineAt > after,
})
