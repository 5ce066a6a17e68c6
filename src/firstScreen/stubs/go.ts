/** In place of `@/navigation/go`: nothing here is tapped. */
const stay = () => Promise.resolve();

export { stay as go, stay as goReplace, stay as goTab };
