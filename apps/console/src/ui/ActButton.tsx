import { useAct } from '../api/act.ts'
import { messageOf } from '../api/failures.ts'
import type { Act } from './act.ts'
import { ExplainedButton } from './ExplainedButton.tsx'
import { Letter } from './Letter.tsx'
import { useLetters } from './use-letters.ts'

export type ActResult = { text: string; isFault: boolean }

type ActButtonProps = {
  act: Act
  /** Whether its letter works here. */
  hasLetter: boolean
  /** Opens the question of the act. */
  onAsk: () => void
  onDone: (reply: unknown) => void
  onFailed: (text: string) => void
}

/** The button of an act: asks its question, or does at once what can be taken back. */
export function ActButton({ act, hasLetter, onAsk, onDone, onFailed }: ActButtonProps) {
  const acting = useAct((_label: string, asking) => act.call({}, asking), onDone)
  const letter = hasLetter && act.off === undefined ? act.letter : undefined
  function press(): void {
    if (act.title !== undefined) onAsk()
    else if (!acting.isPending)
      acting.mutate(act.label, {
        onError: (error) => {
          const text = messageOf(error)
          if (text !== undefined) onFailed(text)
        },
      })
  }
  useLetters(letter === undefined ? {} : { [letter]: press })
  return (
    <ExplainedButton
      off={act.off}
      type={act.look === 'primary' ? 'primary' : 'default'}
      danger={act.look === 'danger'}
      loading={acting.isPending}
      aria-keyshortcuts={letter}
      title={act.title === undefined && typeof act.consequence === 'string' ? act.consequence : undefined}
      onClick={press}
    >
      <span>{act.label}</span>
      {letter !== undefined && <Letter>{letter}</Letter>}
    </ExplainedButton>
  )
}
