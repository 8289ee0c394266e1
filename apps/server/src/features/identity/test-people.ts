import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../api/test-app.ts'
import type { Contact } from '../accounts/users/contact.ts'
import { insertUser } from '../accounts/users/users.store.ts'

export type Person = { userId: number; token: string; front: string; back: string }

let made = 0

/** Somebody with an e-mail address, unless a guest, and two images sent for identity. */
export async function newPerson(app: TestApp, { guest = false } = {}): Promise<Person> {
  made += 1
  const contact: Contact | undefined = guest
    ? undefined
    : { kind: 'email', address: `person${made}@example.com`, countryCode: undefined }
  const userId = await insertUser(app.owner, {
    account: `person-${made}`,
    contact,
    countryCode: 'DE',
    passwordHash: 'none',
    invitationCode: `PERSON${made}`,
    inviterId: undefined,
    language: 'en-us',
    at: app.time.now,
  })
  if (userId === undefined) throw new Error('nobody else has this name')
  return {
    userId,
    token: app.signIn(userId),
    front: await imageOf(app, userId, 'identity'),
    back: await imageOf(app, userId, 'identity'),
  }
}

/** The row of an image that was uploaded. */
export async function imageOf(app: TestApp, userId: number, biz: string): Promise<string> {
  const id = randomUUID()
  await app.owner`
    insert into files (id, user_id, biz, state, type, width, height, bytes, key_id, made_at)
    values (${id}, ${userId}, ${biz}, 'kept', 'image/jpeg', 1, 1, 1, 'a key', ${app.time.now})`
  return id
}

/** What a person states, each with a document of their own. */
export const basicOf = (person: Person, changed: object = {}) => ({
  surname: 'Mustermann',
  firstName: 'Erika',
  birthday: '1990-01-31',
  country: 'DE',
  documentType: 'id_card',
  documentNumber: `l01x00t${1_000 + person.userId}`,
  front: person.front,
  back: person.back,
  declaration: true,
  ...changed,
})

export const advanced = {
  gender: 'female',
  address: 'Heidestraße 17, 51147 Köln',
  phone: '+49 221 1234567',
  emergencySurname: 'Mustermann',
  emergencyName: 'Max',
  emergencyRelationship: 'husband',
  emergencyPhone: '+49 221 7654321',
  emergencyAddress: 'Heidestraße 17, 51147 Köln',
}
