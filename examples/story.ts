import type { HouseCommand, UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Committed, NamedFacts } from '@touchstone/server/executor/submission'
import type { House } from '@touchstone/server/house/house'

/** A house with products, and what people and operators do in it. */
export type Story = {
  house: House
  events: readonly Committed[]
  /** A new book with this amount of USDT, whose owner has acknowledged the risk. */
  person: (name: string, amount: string) => Promise<number>
  /** Buys and returns the id of the order. */
  buy: (bookId: number, product: string, amount: string) => Promise<string>
  /** Buys units of a machine. */
  host: (bookId: number, product: string, units: number) => Promise<void>
  /** Subscribes units of a bond. */
  lend: (bookId: number, product: string, units: number) => Promise<void>
  /** Applies for lots of a token. Returns the id of the order. */
  apply: (bookId: number, product: string, lots: number) => Promise<string>
  ask: (bookId: number, command: UserCommand, facts?: NamedFacts) => Promise<number>
  /** A command on the book of a product, which two operators stand behind. */
  order: (product: string, command: HouseCommand) => Promise<void>
  /** Lets days pass, and counts each. */
  passDays: (days: number) => Promise<void>
  passHours: (hours: number) => Promise<void>
}
