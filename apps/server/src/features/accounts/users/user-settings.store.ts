import type { users } from '@touchstone/wire/users'
import type * as z from 'zod/mini'
import type { Transaction } from '../../../platform/database.ts'

export type UserSettings = z.output<typeof users.userSettings.reply>
export type SettingsChange = { [Name in keyof UserSettings]?: UserSettings[Name] | undefined }

export async function readUserSettings(sql: Transaction, userId: number): Promise<UserSettings> {
  const [row] = await sql<UserSettings[]>`
    select language, display_currency as "displayCurrency", theme, colour_scheme as "colourScheme",
           hide_balances as "hideBalances"
    from user_settings where user_id = ${userId}`
  if (row === undefined) throw new Error('the account has no settings row')
  return row
}

/** Changes the named settings and leaves the rest. */
export async function changeUserSettings(sql: Transaction, userId: number, change: SettingsChange): Promise<void> {
  await sql`
    update user_settings
    set language = coalesce(${change.language ?? null}, language),
        display_currency = coalesce(${change.displayCurrency ?? null}, display_currency),
        theme = coalesce(${change.theme ?? null}, theme),
        colour_scheme = coalesce(${change.colourScheme ?? null}, colour_scheme),
        hide_balances = coalesce(${change.hideBalances ?? null}, hide_balances)
    where user_id = ${userId}`
}
