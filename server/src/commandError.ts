/** What stops a command, as a sentence for whoever gave it. */
export class CommandError extends Error {
  override name = 'CommandError';
}
