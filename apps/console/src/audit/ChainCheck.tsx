import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { api } from '../api/api.ts'
import { messageOf } from '../api/failures.ts'

/** Has the server recompute the chain, and shows the result. */
export function ChainCheck() {
  const { modal } = App.useApp()
  const check = useMutation({
    mutationFn: () => api.checkAudit({}),
    onSuccess: ({ intact, rows, head, brokenAt }) => {
      if (intact)
        modal.success({
          title: 'The chain is intact',
          content: `${rows.toLocaleString('en')} rows. Head: ${head}`,
          className: 'wrap-dialog',
        })
      else
        modal.error({
          title: 'The chain is broken',
          content: `The first broken row is ${String(brokenAt)}.`,
        })
    },
    onError: (error) => {
      modal.error({ title: 'Couldn’t check the chain', content: messageOf(error) })
    },
  })
  return (
    <Button
      loading={check.isPending}
      onClick={() => {
        check.mutate()
      }}
    >
      Check the chain
    </Button>
  )
}
