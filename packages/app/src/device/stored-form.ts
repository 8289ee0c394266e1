import type * as z from 'zod/mini'

/** What a stored text holds, if it has this form; undefined for no text, and for any other. */
export function storedForm<Form>(form: z.ZodMiniType<Form>, text: string | null | undefined): Form | undefined {
  try {
    return form.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
