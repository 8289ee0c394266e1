import type { ProofDesk } from './proof-desk.ts'

/** A question to the desk beside the page. */
export type DeskQuestion = {
  [Name in keyof ProofDesk]: { ask: Name; given: Parameters<ProofDesk[Name]> }
}[keyof ProofDesk]

export function askDesk(desk: ProofDesk, question: DeskQuestion): Promise<unknown> {
  switch (question.ask) {
    case 'begin':
      return desk.begin(...question.given)
    case 'page':
      return desk.page(...question.given)
    case 'seen':
      return desk.seen(...question.given)
    case 'walk':
    default:
      return desk.walk(...question.given)
  }
}
