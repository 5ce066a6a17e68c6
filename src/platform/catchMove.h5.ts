/** On a `View` that lies over the page: a finger that moves on it moves nothing below it. */
export const catchMove = { style: { touchAction: 'none' } } as const;
