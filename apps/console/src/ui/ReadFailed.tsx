import { Alert, Button } from 'antd'
import { readMessageOf } from '../api/failures.ts'

/** What is said in the place of what could not be read, with a way to try again. */
export function ReadFailed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const message = readMessageOf(error)
  if (message === undefined) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title="This could not be read."
      description={message}
      action={
        <Button size="small" onClick={onAgain}>
          Try again
        </Button>
      }
    />
  )
}
