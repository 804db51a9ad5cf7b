import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Minutes each, alone in their files: begun last, they would keep one worker busy while the others have nothing left. */
const slow = ['server/src/backend/rules/orders/crash.test.ts', 'core/src/testing/tabs-crash.test.ts']

const isSlow = (file: TestSpecification): boolean => slow.some((name) => file.moduleId.endsWith(name))

/** Vitest's own order of files, behind the slowest. */
export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const asUsual = super.sort.bind(this)
    const inOrder = await asUsual(files)
    return [...inOrder.filter(isSlow), ...inOrder.filter((file) => !isSlow(file))]
  }
}
