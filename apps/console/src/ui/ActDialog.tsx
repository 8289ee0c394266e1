import { Alert, App, Form, Modal } from 'antd'
import { useAct } from '../api/act.ts'
import { messageOf } from '../api/failures.ts'
import type { Act, Values } from './act.ts'
import { FieldItem, initialValuesOf } from './FieldItem.tsx'

/** Asks once more, says what happens, takes what is needed for it, and stays with the refusal if there is one. */
export function ActDialog({ act, onClose }: { act: Act; onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const { message } = App.useApp()
  const acting = useAct(act.call, (reply) => {
    if (act.onDone === undefined) void message.success(act.done)
    else act.onDone(reply)
    onClose()
  })
  const failure = acting.isError ? messageOf(acting.error) : undefined
  const fields = act.fields ?? []
  const first = fields[0]?.name
  return (
    <Modal
      open
      title={act.title}
      okText={act.label}
      okButtonProps={{ danger: act.look === 'danger', autoFocus: fields.length === 0 }}
      confirmLoading={acting.isPending}
      onOk={() => {
        form.submit()
      }}
      onCancel={onClose}
      mask={{ closable: false }}
      afterOpenChange={() => {
        // Whoever was quicker is typing already.
        if (first !== undefined && !isTyping()) form.focusField(first)
      }}
      destroyOnHidden
    >
      <div className="stack">
        <div>{act.consequence}</div>
        <Form
          form={form}
          layout="vertical"
          requiredMark="optional"
          initialValues={initialValuesOf(fields)}
          onFinish={(values) => {
            acting.mutate(values)
          }}
        >
          {fields.map((field) => (
            <FieldItem key={field.name} field={field} />
          ))}
        </Form>
        {failure !== undefined && <Alert type="error" showIcon title={failure} role="alert" />}
      </div>
    </Modal>
  )
}

const isTyping = (): boolean =>
  document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement
