/** The bundler of the first screen gives a picture as a `data:` address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
