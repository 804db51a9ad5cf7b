/**
 * `npm run size`: compares the sizes of the packages and of pages with their budgets. Exits with 1 if one is
 * over.
 */
import { budgets, pages } from './budgets.ts'
import { filesOfPage, weighFiles } from './page-files.ts'
import { measure } from './measure.ts'

for (const budget of budgets) {
  const kilobytes = await measure(budget)
  const isOver = kilobytes > budget.kilobytes
  if (isOver) process.exitCode = 1
  console.log(`${budget.what}: ${kilobytes.toFixed(1)} of ${budget.kilobytes} KB${isOver ? ', over budget' : ''}`)
}

for (const budget of pages) {
  const files = filesOfPage(budget.page)
  const kilobytes = weighFiles(files)
  const largest = Math.max(...files.map((file) => weighFiles([file])))
  const isOver = kilobytes > budget.kilobytes || files.length > budget.files || largest > budget.largest
  if (isOver) process.exitCode = 1
  console.log(
    `${budget.what}, at once: ${kilobytes.toFixed(1)} of ${budget.kilobytes} KB in ${files.length} of ${budget.files} files, the largest ${largest.toFixed(1)} of ${budget.largest} KB${isOver ? ', over budget' : ''}`,
  )
}
