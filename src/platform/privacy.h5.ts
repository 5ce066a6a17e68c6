/** A browser asks nothing of its own before personal data is typed in: the app's notice is the one that counts. */
export async function platformPrivacyAgreed(): Promise<boolean> {
  return true;
}
