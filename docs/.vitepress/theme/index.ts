export { default } from '../../../tools/docs/theme.ts'
