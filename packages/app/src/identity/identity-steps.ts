import type { IdentityApplication } from './identity.queries.ts'

export type IdentityStep = {
  key: 'submitted' | 'waiting' | 'result'
  tone: 'done' | 'now' | 'bad' | 'ahead'
  time: string | undefined
}

/** The progress of an application: done, current and pending steps. */
export function identitySteps({
  state,
  submittedTime,
  decidedTime,
}: Pick<IdentityApplication, 'state' | 'submittedTime' | 'decidedTime'>): IdentityStep[] {
  const isDecided = state === 'verified' || state === 'rejected'
  return [
    { key: 'submitted', tone: state === 'submitted' ? 'now' : 'done', time: submittedTime },
    { key: 'waiting', tone: state === 'submitted' ? 'ahead' : isDecided ? 'done' : 'now', time: undefined },
    {
      key: 'result',
      tone: isDecided ? (state === 'verified' ? 'done' : 'bad') : 'ahead',
      time: decidedTime ?? undefined,
    },
  ]
}
