export interface PrivacyAsk {
  agree(): void;
  refuse(): void;
}

/** A browser asks by itself, where it has to. */
export function onPrivacyAsked(_asked: (ask: PrivacyAsk) => void): void {}

export function openPrivacyGuide(): void {}
