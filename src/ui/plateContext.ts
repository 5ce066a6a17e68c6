import { createContext } from 'react';

/**
 * What stands where the drawing of a fossil would only decorate, in a park that does without: its logo (relative to the server, null: it
 * has none) on its colour. Null: the drawing.
 */
export const PlateContext = createContext<{ logo: string | null } | null>(null);
