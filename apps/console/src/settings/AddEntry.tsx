import { Button, Form, Input } from 'antd'
import type { SettingsTable } from './tables.tsx'

type AddEntryProps = { table: SettingsTable; taken: readonly string[]; onAdd: (name: string) => void }

/** Adds an entry to a table of the draft by its name. */
export function AddEntry({ table: { entry, nameForm }, taken, onAdd }: AddEntryProps) {
  const [form] = Form.useForm<{ name: string }>()
  return (
    <Form
      form={form}
      layout="inline"
      onFinish={({ name }) => {
        form.resetFields()
        onAdd(name)
      }}
    >
      <Form.Item
        name="name"
        label={`Another ${entry}`}
        rules={[
          { required: true, message: `Name the ${entry}.` },
          nameForm,
          {
            validator: async (_rule, name: string | undefined) => {
              if (name !== undefined && taken.includes(name)) throw new Error('It is there already.')
            },
          },
        ]}
      >
        <Input autoComplete="off" style={{ width: 180 }} />
      </Form.Item>
      <Button htmlType="submit">Add</Button>
    </Form>
  )
}
