/** 64 characters nobody can guess. */
export async function newDeviceSecret(): Promise<string> {
  const bytes = window.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
