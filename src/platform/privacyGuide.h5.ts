export interface ConsentRequest {
  agree(): void;
  refuse(): void;
}

/** A browser asks by itself, where it has to. */
export function onConsentRequest(_listener: (request: ConsentRequest) => void): void {}

export function openPrivacyGuide(): void {}
