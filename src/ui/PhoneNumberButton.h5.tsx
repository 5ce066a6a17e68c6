/** A browser knows no phone number. */
export function PhoneNumberButton(_: { text: string; onCode: (code: string) => void }) {
  return null;
}
