/**
 * `npm run size`: compares the sizes of the packages and of pages with their budgets. Exits with 1 if one is
 * over.
 */
import { budgets, pages } from './budgets.ts'
import { filesOfPage, weighFile } from './page-files.ts'
import { measure } from './measure.ts'

for (const budget of budgets) {
  const kilobytes = await measure(budget)
  const isOver = kilobytes > budget.kilobytes
  if (isOver) process.exitCode = 1
  console.log(`${budget.what}: ${kilobytes.toFixed(1)} of ${budget.kilobytes} KB${isOver ? ', over budget' : ''}`)
}

for (const budget of pages) {
  const sizes = filesOfPage(budget.page).map(weighFile)
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0)
  const largest = Math.max(...sizes)
  const isOver = kilobytes > budget.kilobytes || sizes.length > budget.files || largest > budget.largest
  if (isOver) process.exitCode = 1
  console.log(
    `${budget.what}, at once: ${kilobytes.toFixed(1)} of ${budget.kilobytes} KB in ${sizes.length} of ${budget.files} files, the largest ${largest.toFixed(1)} of ${budget.largest} KB${isOver ? ', over budget' : ''}`,
  )
}
