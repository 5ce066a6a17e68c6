/** The server writes the park's colours into the page (`server/src/h5/indexPage.ts`). */
export const useBrand = () => undefined;
