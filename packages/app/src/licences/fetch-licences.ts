import { CallFailed } from '@touchstone/client/call-failed'
import * as z from 'zod/mini'

const licences = z.array(
  z.object({ name: z.string(), version: z.string(), licence: z.string(), texts: z.array(z.string()) }),
)
export type Licence = z.output<typeof licences>[number]

/** The list that the build has written beside the app. */
export async function fetchLicences(): Promise<Licence[]> {
  try {
    const response = await fetch('/licences.json')
    return licences.parse(await response.json())
  } catch (error) {
    throw new CallFailed('failed to load the licences', { cause: error })
  }
}
