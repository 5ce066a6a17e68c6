/**
 * Puts a text on the clipboard; rejects when the phone refuses. Taro's own says so in a toast of its own, in Chinese, which brings 6 KB
 * to the first page.
 */
export async function copyText(text: string): Promise<void> {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.style.cssText = 'position:absolute;left:-10000px';
  document.body.append(field);
  field.select();
  // WebViews of WeChat have no other way that needs neither a permission nor a fresh tap.
  const isDone = document.execCommand('copy');
  field.remove();
  if (!isDone) throw new Error('The phone did not copy.');
}
