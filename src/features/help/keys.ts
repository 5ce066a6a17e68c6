export const helpKeys = {
  all: ['help'] as const,
};
