export { todo, todoEvents } from '../../../examples/todo/todo.ts'
