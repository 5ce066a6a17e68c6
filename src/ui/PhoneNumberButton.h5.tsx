/** A browser knows no phone number. */
export const PhoneNumberButton = (_: { text: string; onCode: (code: string) => void }) => null;
