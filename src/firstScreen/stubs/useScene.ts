/** In place of `@/navigation/useScene`: a printed code's page is the app's to open. */
export function useScene(): void {}
