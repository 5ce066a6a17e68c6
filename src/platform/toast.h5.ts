import './toast.h5.scss';

let place: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The text that shows is about the page that shows. */
let isPages = false;

/** The live region must stand in the document before a text comes, or screen readers stay silent. */
function region(): HTMLElement {
  if (place) return place;
  const root = document.createElement('div');
  root.className = 'toast';
  root.setAttribute('role', 'status');
  root.setAttribute('aria-live', 'polite');
  place = document.createElement('div');
  place.className = 'toast__text';
  root.append(place);
  document.body.append(root);
  return place;
}

/**
 * A passing text; `ms` as R-limit-3 says (1500, errors 3000). A newer toast replaces an older one. Our own, because
 * Taro's brings modal, action sheet and an icon font into the first load, shows one line, and is not read out.
 */
export function toast(text: string, ms = 1500): void {
  const shown = region();
  clearTimeout(timer);
  isPages = false;
  shown.textContent = text;
  timer = setTimeout(() => {
    shown.textContent = '';
  }, ms);
}

/** As `toast`, for a text that means nothing on another page. */
export function pageToast(text: string, ms: number): void {
  toast(text, ms);
  isPages = true;
}

/** The page is left: its toast ends with it. */
export function endPageToast(): void {
  if (isPages) toast('');
}
