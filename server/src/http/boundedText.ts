/** The body of an answer of another's server. @throws Error when it is longer than that */
export async function boundedText({ body, url }: Response, maxCharacters: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > maxCharacters)
      throw new Error(`${new URL(url).origin} answered with more than ${maxCharacters} characters.`);
  }
  return text;
}
