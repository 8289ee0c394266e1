import type { Kinded, OfKind, Words } from './journal.ts'

/** A command on its way to a book. A key that comes again does nothing the second time. */
export type Sent<Command extends Kinded> = { bookId: number; key: string; command: Command }

/** A committed row of the journal. */
export type Row<Reply> = { bookId: number; sequence: number; at: number; reply: Reply }

/**
 * The commands of the house that a row brings about next, by its reply. The house sends each until it is done or refused,
 * also after a crash; so a key is made of the row or of what it is about, and of nothing else.
 */
export type Follows<W extends Words> = {
  readonly [Kind in W['replies']['kind']]:
    | 'nothing'
    | ((row: Row<OfKind<W['replies'], Kind>>) => readonly Sent<W['house'] | W['sent']>[])
}

/** A row of such a table that is looked up. It may be handed a reply of the kind that it stands under, and no other. */
export type AnyFollows = 'nothing' | ((row: Row<never>) => readonly Sent<Kinded>[])
