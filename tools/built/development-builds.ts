/** Which development builds are in a built file. They are several times slower, larger, and tell strangers too much. */

/** What only a library's development build says, as it stands in a bundle, minified or not. A test proves each one. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  react: ['React.jsx: Static children should always be an array.', 'Did you forget to use the ref parameter?'],
  'react-dom': ['Invalid form element. requestFormReset must be passed a form that was rendered by React.'],
  'react-dom/client': ['Download the React DevTools for a better development experience'],
  'react-dom/server': ['Expected to have a current task when tracking a suspend call site.'],
  // The scheduler says nothing of its own; this is a call to React's developer tools.
  'react or scheduler': ['registerInternalModuleStart'],
  '@tanstack/react-router': ['must be used inside a <RouterProvider> component!'],
  '@tanstack/router-core': ['Invariant failed: Child Route instances must pass a'],
  xstate: ['This risks an infinite loop in the sender.'],
}

/** A build in which a library asks the environment which of its builds to be. */
const undecided = 'process.env.NODE_ENV'

/** Names of the libraries whose development builds `code` holds, and `process.env.NODE_ENV` where it may yet hold some. */
export function developmentBuilds(code: string): string[] {
  const found = Object.entries(sentences).flatMap(([library, said]) =>
    said.some((sentence) => code.includes(sentence)) ? [library] : [],
  )
  return code.includes(undecided) ? [...found, undecided] : found
}
