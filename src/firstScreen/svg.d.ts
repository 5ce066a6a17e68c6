/** The bundler of the first screen gives a drawing as its text. */
declare module '*.svg' {
  const drawing: string;
  export default drawing;
}
