import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'

/** A page of the person's own journal, with what a replay of it reads. */
export type JournalAnswer = z.output<Api['journal']['reply']>
