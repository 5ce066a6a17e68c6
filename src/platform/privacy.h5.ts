/** A browser asks nothing of its own before personal data is typed in: the app's notice is the one that counts. */
export const platformPrivacyAgreed = async (): Promise<boolean> => true;
