/** `npm run size`: how much the packages weigh in a browser, against their budgets. Exit code 1 when one is over. */
import { budgets } from './budgets.ts'
import { measure } from './measure.ts'

for (const budget of budgets) {
  const kilobytes = await measure(budget)
  const isOver = kilobytes > budget.kilobytes
  if (isOver) process.exitCode = 1
  console.log(`${budget.what}: ${kilobytes.toFixed(1)} of ${budget.kilobytes} KB${isOver ? ', which is too much' : ''}`)
}
