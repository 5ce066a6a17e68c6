/** As long as a sign-in may take on its way to WeChat and back. s */
const COOKIE_AGE = 600;

/**
 * Kept for this browser tab only, over redirects and reloads. Where the browser refuses or loses that, a cookie keeps it for a
 * while: memory would be gone with the redirect, and the sign-in would begin again and again.
 * @returns what is kept under the key, or ''
 */
export const getTabItem = (key: string): string => fromSession(key) || fromCookie(key);

export function setTabItem(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // The cookie has to do.
  }
  if (fromSession(key) !== value) setCookie(key, encodeURIComponent(value), COOKIE_AGE);
}

export function removeTabItem(key: string): void {
  if (fromCookie(key)) setCookie(key, '', 0);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

function fromSession(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function fromCookie(key: string): string {
  try {
    return decodeURIComponent(
      document.cookie
        .split(/; ?/)
        .find((one) => one.startsWith(`${key}=`))
        ?.slice(key.length + 1) ?? '',
    );
  } catch {
    return '';
  }
}

function setCookie(key: string, text: string, age: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not on the phones of this app
    document.cookie = `${key}=${text};path=/mp/;max-age=${age};samesite=strict`;
  } catch {
    // Then the address alone counts how often it was tried.
  }
}
