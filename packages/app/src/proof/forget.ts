import { browserTexts } from './browser-texts.ts'
import { forgetChain } from './chain-desk.ts'
import { forgetAmounts, forgetBooks } from './pins.ts'

/** Called when a person signs out. */
export const forgetOnSignOut = async (): Promise<void> => forgetAmounts(await browserTexts())

/** Begins anew for a person who asks for it: this device then believes what it is shown next. */
export async function forgetAll(userId: number): Promise<void> {
  const texts = await browserTexts()
  await forgetBooks(texts, userId)
  await forgetChain(texts)
}
