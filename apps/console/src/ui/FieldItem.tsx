import { Form, Input, Select } from 'antd'
import type { Rule } from 'antd/es/form'
import type { Field } from './act.ts'

/** The initial values of a form: nothing chosen, nothing typed. */
export const initialValuesOf = (fields: readonly Field[]): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(fields.map(({ name, kind, initial }) => [name, initial ?? (kind === 'choice' ? undefined : '')]))

/** One field of a form: label, input and message. */
export function FieldItem({ field }: { field: Field }) {
  return (
    <Form.Item name={field.name} label={field.label} extra={field.hint} rules={rulesOf(field)}>
      <FieldInput field={field} />
    </Form.Item>
  )
}

/** Passes on the value and the change that the form gives to its child. */
function FieldInput({ field, ...given }: { field: Field }) {
  const { placeholder = '', maximum } = field
  const limits = maximum === undefined ? {} : { maxLength: maximum }
  const options = [...(field.options ?? [])]
  switch (field.kind) {
    case 'area':
      return <Input.TextArea {...given} {...limits} placeholder={placeholder} rows={2} className="growing" />
    case 'choices':
      return <ChoicesInput {...given} options={options} />
    case 'choice':
      return (
        <Select
          {...given}
          options={options}
          placeholder={placeholder === '' ? 'Choose' : placeholder}
          showSearch={{ optionFilterProp: 'label' }}
          allowClear={field.optional === true}
        />
      )
    case 'password':
      return <Input.Password {...given} autoComplete="current-password" />
    case 'new_password':
      return <Input.Password {...given} autoComplete="new-password" />
    case 'day':
      return <Input {...given} type="date" />
    case 'moment':
      return <Input {...given} type="datetime-local" />
    case 'amount':
      return <Input {...given} className="num" inputMode="decimal" autoComplete="off" placeholder={placeholder} />
    case 'text':
      return <Input {...given} {...limits} autoComplete="off" placeholder={placeholder} />
  }
}

type ChoicesInputProps = {
  value?: string
  onChange?: (value: string) => void
  options: { value: string; label: string }[]
}

/** Several of a list, as one text with commas between them. */
function ChoicesInput({ value = '', onChange, ...rest }: ChoicesInputProps) {
  return (
    <Select
      {...rest}
      mode="multiple"
      placeholder="None"
      value={value === '' ? [] : value.split(',')}
      onChange={(chosen: string[]) => {
        onChange?.(chosen.join(','))
      }}
    />
  )
}

const decimalForm = /^\d{1,12}(\.\d{1,18})?$/
const passwordLengthMin = 12

function rulesOf({ kind, optional = false, label, form }: Field): Rule[] {
  if (kind === 'choices') return []
  const needed: Rule[] = optional ? [] : [{ required: true, whitespace: true, message: `${label} is needed.` }]
  if (form !== undefined) return [...needed, form]
  if (kind === 'amount')
    return [...needed, { pattern: decimalForm, message: 'A number such as 1250.50, without commas.' }]
  if (kind === 'new_password')
    return [...needed, { min: passwordLengthMin, message: `At least ${passwordLengthMin} characters.` }]
  return needed
}
