import { nonce } from './nonce.ts'

/**
 * Gives every style element that a script of ours makes the nonce of the page: some parts of antd make theirs without, as
 * soon as they are loaded, and the browser would report each. It has to be imported before them.
 */
const given = nonce
if (given !== undefined) {
  const make = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = make(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = given
    return element
  }
}
