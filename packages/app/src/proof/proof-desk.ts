import { browserTexts } from './browser-texts.ts'
import { type ChainDesk, createChainDesk } from './chain-desk.ts'
import { createReplayDesk, type ReplayDesk } from './replay-desk.ts'

export type ProofDesk = ReplayDesk & ChainDesk

/** What runs beside the page. The address of its file names the version of the rules: files are named by what is in them. */
export async function createProofDesk(): Promise<ProofDesk> {
  const texts = await browserTexts()
  return { ...createReplayDesk(texts, new URL(import.meta.url).pathname), ...createChainDesk(texts) }
}
