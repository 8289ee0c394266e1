import { Button, Form, Input, Select } from 'antd'
import type { SettingsTable } from './settings-table.ts'

type AddEntryProps = { table: SettingsTable; taken: readonly string[]; onAdd: (name: string) => void }

/** Adds an entry to a table of the draft by its name. */
export function AddEntry({ table: { entry, nameForm, names, note }, taken, onAdd }: AddEntryProps) {
  const [form] = Form.useForm<{ name: string }>()
  return (
    <Form
      form={form}
      layout="inline"
      requiredMark={false}
      colon={false}
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
              if (name !== undefined && taken.includes(name)) throw new Error('This already exists.')
            },
          },
        ]}
      >
        {names === undefined ? (
          <Input autoComplete="off" style={{ width: 180 }} />
        ) : (
          <Select
            options={names().filter(({ value }) => !taken.includes(value))}
            placeholder="Choose"
            showSearch={{ optionFilterProp: 'label' }}
            style={{ width: 240 }}
          />
        )}
      </Form.Item>
      <Button htmlType="submit">Add</Button>
      {note !== undefined && (
        <p className="quiet" style={{ flexBasis: '100%' }}>
          {note}
        </p>
      )}
    </Form>
  )
}
