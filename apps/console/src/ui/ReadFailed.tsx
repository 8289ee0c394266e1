import { Alert, Button } from 'antd'
import { readMessageOf } from '../api/failures.ts'

/** The message in place of what failed to load, with a way to try again. */
export function ReadFailed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const message = readMessageOf(error)
  if (message === undefined) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title="Couldn’t load this"
      description={message}
      action={
        <Button size="small" onClick={onAgain}>
          Try again
        </Button>
      }
    />
  )
}
