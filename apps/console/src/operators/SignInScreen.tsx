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
      // Nothing of the previous operator stays on screen.
      queries.clear()
      session.set(token)
    },
  })
  const failure = signIn.isError ? messageOf(signIn.error) : undefined
  return (
    <main className="gate">
      <div className="gate-card">
        <h1>Touchstone console</h1>
        <p>For operators. Everything you do here is recorded in the audit log.</p>
        <Form<Typed>
          layout="vertical"
          requiredMark={false}
          size="large"
          onFinish={(typed) => {
            // A double click must not send twice: a code works once, and attempts are limited.
            if (queries.isMutating({ mutationKey }) === 0) signIn.mutate(typed)
          }}
        >
          <Form.Item name="name" label="Operator" rules={[{ required: true, message: 'Enter your operator name.' }]}>
            <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
          <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Enter your password.' }]}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Form.Item
            name="code"
            label="One-time code"
            rules={[
              { required: true, pattern: sixDigitsForm, message: 'Enter the six digits from your authenticator.' },
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
