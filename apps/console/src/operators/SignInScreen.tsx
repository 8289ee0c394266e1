import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sixDigitsForm } from '@touchstone/wire/code-forms'
import { Alert, Button, Form, Input } from 'antd'
import { api } from '../api/api.ts'
import { messageOf } from '../api/failures.ts'
import { session } from '../api/operator-session.ts'

type Typed = { name: string; password: string; code: string }

const mutationKey = ['signInOperator']

export function SignInScreen() {
  const queries = useQueryClient()
  const signIn = useMutation({
    mutationKey,
    mutationFn: ({ name, password, code }: Typed) => api.signInOperator({ name: name.trim(), password, code }),
    onSuccess: ({ token }) => {
      // Nothing of whoever was here before is left on screen.
      queries.clear()
      session.set(token)
    },
  })
  const failure = signIn.isError ? messageOf(signIn.error) : undefined
  return (
    <main className="gate">
      <div className="gate-card">
        <h1>Touchstone console</h1>
        <p>For operators of the house. Everything done here is in the audit log.</p>
        <Form<Typed>
          layout="vertical"
          requiredMark={false}
          size="large"
          onFinish={(typed) => {
            // A second tap comes before the button is seen to wait: a code holds once, and tries are counted.
            if (queries.isMutating({ mutationKey }) === 0) signIn.mutate(typed)
          }}
        >
          <Form.Item name="name" label="Operator" rules={[{ required: true, message: 'Your name as an operator.' }]}>
            <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
          <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Your password.' }]}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Form.Item
            name="code"
            label="One-time code"
            rules={[
              { required: true, pattern: sixDigitsForm, message: 'The six digits that your authenticator shows now.' },
            ]}
          >
            <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} className="num" />
          </Form.Item>
          {failure !== undefined && <Alert type="error" showIcon role="alert" title={failure} className="gate-alert" />}
          <Button type="primary" htmlType="submit" block loading={signIn.isPending}>
            Sign in
          </Button>
        </Form>
      </div>
    </main>
  )
}
