import { useState } from 'react'
import { CodeField } from '../ui/CodeField.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Exhibit } from './Exhibit.tsx'

export function FieldsGallery() {
  const [search, setSearch] = useState('')
  return (
    <Exhibit title="Fields">
      <SearchField label="Search markets" value={search} onChange={setSearch} />
      <TextField label="E-mail" type="email" autoComplete="email" placeholder="name@example.com" />
      <TextField label="Invitation code" hint="Optional" defaultValue="ABC123" />
      <TextField label="E-mail again" defaultValue="name@example" error="This is no e-mail address" />
      <TextField label="Closed" defaultValue="Cannot be changed" disabled />
      <PasswordField label="Password" defaultValue="correct horse" />
      <CodeField label="Code" placeholder="000000" onSend={() => Promise.resolve()} resendSeconds={9} />
      <CodeField label="Authenticator" defaultValue="123456" error="This code is wrong or used" />
    </Exhibit>
  )
}
