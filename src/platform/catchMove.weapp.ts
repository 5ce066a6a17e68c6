/** On a `View` that lies over the page: a finger that moves on it moves nothing below it. */
export const catchMove = { catchMove: true } as const;
