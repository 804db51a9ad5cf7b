/** Finds development builds in a built file. They are several times slower and larger, and they reveal internals. */

/**
 * Text that occurs only in a library's development build, as it appears in a bundle, minified or not. A test proves
 * each one.
 */
const sentences: Readonly<Record<string, readonly string[]>> = {
  react: ['React.jsx: Static children should always be an array.', 'Did you forget to use the ref parameter?'],
  'react-dom': ['Invalid form element. requestFormReset must be passed a form that was rendered by React.'],
  'react-dom/client': ['Download the React DevTools for a better development experience'],
  'react-dom/server': ['Expected to have a current task when tracking a suspend call site.'],
  // The scheduler has no message of its own; this is a call to React's developer tools.
  'react or scheduler': ['registerInternalModuleStart'],
  '@tanstack/react-router': ['must be used inside a <RouterProvider> component!'],
  '@tanstack/router-core': ['Invariant failed: Child Route instances must pass a'],
  xstate: ['This risks an infinite loop in the sender.'],
}

/** Code in which a library chooses its build by the environment. */
const undecided = 'process.env.NODE_ENV'

/**
 * The libraries whose development builds `code` contains, plus `process.env.NODE_ENV` if the choice is left to the
 * environment.
 */
export function developmentBuilds(code: string): string[] {
  const found = Object.entries(sentences).flatMap(([library, said]) =>
    said.some((sentence) => code.includes(sentence)) ? [library] : [],
  )
  return code.includes(undecided) ? [...found, undecided] : found
}
