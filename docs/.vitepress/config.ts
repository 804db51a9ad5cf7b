export { default } from '../../tools/docs/config.ts'
