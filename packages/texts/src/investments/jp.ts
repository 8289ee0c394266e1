export { texts } from './en-us.ts'
