import type { ApplicationBody } from '../../features/identity/application-body.ts'

const imageFields = ['front', 'back']

/** Everything that a person stated but for the images. */
export const fieldsOf = (body: ApplicationBody): Record<string, string> =>
  Object.fromEntries(
    Object.entries('basic' in body ? body.basic : body.advanced)
      .filter(([name, value]) => !imageFields.includes(name) && value !== null)
      .map(([name, value]) => [name, String(value)]),
  )

/** The images, by the side that they show. */
export const filesOf = (body: ApplicationBody): { side: string; id: string }[] =>
  'basic' in body
    ? [
        { side: 'front', id: body.basic.front },
        ...(body.basic.back === null ? [] : [{ side: 'back', id: body.basic.back }]),
      ]
    : []

/** Returns what a list shows of a person; the advanced level does not state name and country again. */
export const nameOf = (body: ApplicationBody): { name: string; country: string } =>
  'basic' in body
    ? { name: `${body.basic.surname} ${body.basic.firstName}`, country: body.basic.country }
    : { name: '', country: '' }
