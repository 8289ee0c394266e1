import { userInfo } from 'node:os'
import type { DatabaseAddress } from './database.ts'

const form = 'postgres://user:password@host:5432/database, or postgres://user@/database?host=/folder/of/the/socket'

/**
 * Reads the address of a PostgreSQL: of a host, or of the folder of a socket. It may hold a password, so that no error
 * repeats it.
 * @throws with a sentence for the operator that names the variable (or option) it came from.
 */
export function databaseAddress(name: string, text: string): DatabaseAddress {
  // The driver and URLs know no empty host beside a user; libpq does.
  const url = URL.parse(text.replace('@/', '@localhost/'))
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol))
    throw new Error(`${name} must be an address such as ${form}`)
  const database = decoded(url.pathname.slice(1))
  if (database === '') throw new Error(`${name} must name the database after the host: ${form}`)
  const folder = url.searchParams.get('host') ?? decoded(url.hostname)
  if (!folder.startsWith('/')) {
    if (url.hostname === '') throw new Error(`${name} must name a host, or the folder of a socket: ${form}`)
    return text
  }
  return {
    host: folder,
    port: Number(url.searchParams.get('port') ?? (url.port === '' ? 5432 : url.port)),
    username: url.username === '' ? userInfo().username : decoded(url.username),
    password: decoded(url.password),
    database,
  }
}

/** A percent sign that begins no code stands for itself, as in a password that nobody encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
