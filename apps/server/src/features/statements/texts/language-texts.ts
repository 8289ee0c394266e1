import type { UserAccount } from '@touchstone/domain/ledger/account'
import type { PostingKind } from '@touchstone/domain/rulebook/nouns'

/** What a statement says. Names in braces are filled in. */
export type StatementTexts = Readonly<
  Record<
    | 'title'
    | 'name'
    | 'account'
    | 'book'
    | 'period'
    | 'made'
    | 'real'
    | 'demo'
    | 'zone'
    | 'unfinished'
    | 'truncated'
    | 'balances'
    | 'currency'
    | 'heldIn'
    | 'opening'
    | 'change'
    | 'closing'
    | 'all'
    | 'nothing'
    | 'movements'
    | 'time'
    | 'record'
    | 'kind'
    | 'amount'
    | 'after'
    | 'none'
    | 'check'
    | 'explained'
    | 'head'
    | 'noHead'
    | 'page',
    string
  > & { accounts: Record<UserAccount, string>; kinds: Record<PostingKind, string> }
>
