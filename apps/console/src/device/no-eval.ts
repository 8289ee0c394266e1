import * as z from 'zod/mini'

/** Our content security policy forbids eval; zod would otherwise try it once and be reported. */
z.config({ jitless: true })
