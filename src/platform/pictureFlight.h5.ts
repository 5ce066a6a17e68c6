import './pictureFlight.h5.scss';

const PICTURE = '.picture, .photo';
const HEAD = '.picture--hero';
const ARRIVES = 'picture-arrives';
/** As long as a tap takes to open a page. ms */
const MAX_AGE_MS = 1_000;

/** Of the card that was tapped last. */
let tapped: { picture: Element; at: number } | null = null;

document.addEventListener(
  'click',
  ({ target }) => {
    const picture = target instanceof Element && target.closest('.tap')?.querySelector(PICTURE);
    tapped = picture ? { picture, at: performance.now() } : null;
  },
  { capture: true },
);

/** Where something is, and the picture that it shows. */
interface Seen {
  box: DOMRect;
  image: string;
}

/**
 * From a card to its page: the picture that was tapped grows into the one at the page's head while the page comes. To be called before
 * the page is asked for. @returns to be called when it is there
 */
export function liftPicture(): () => void {
  const from = tapped && performance.now() - tapped.at < MAX_AGE_MS ? look(tapped.picture) : null;
  tapped = null;
  return () => {
    const pages = document.querySelectorAll('.taro_page');
    const head = pages[pages.length - 1]?.querySelector<HTMLElement>(HEAD);
    if (from && head) fly(from, head);
  };
}

function look(picture: Element): Seen | null {
  const shown = picture.querySelector('img')?.currentSrc;
  const image = shown ? `url("${shown}")` : getComputedStyle(picture).backgroundImage;
  return image === 'none' ? null : { box: picture.getBoundingClientRect(), image };
}

/** The page may still be sliding in: its head is measured against it. */
function fly({ box, image }: Seen, head: HTMLElement): void {
  const style = getComputedStyle(head);
  const duration = Number.parseFloat(style.getPropertyValue('--motion'));
  const page = head.closest('.taro_page');
  if (!page?.parentElement || !duration) return;
  const [own, frame, room] = [head, page, page.parentElement].map((element) => element.getBoundingClientRect());
  if (!own || !frame || !room) return;
  const left = own.left - frame.left + room.left;
  const flight = document.createElement('div');
  flight.className = 'picture-flight';
  Object.assign(flight.style, {
    ...{ left: `${left}px`, top: `${own.top}px`, width: `${own.width}px`, height: `${own.height}px` },
    ...{ background: `${style.backgroundColor} ${image} center / cover no-repeat`, filter: style.filter },
  });
  document.body.append(flight);
  // Of the page, which may draw its head anew meanwhile.
  page.classList.add(ARRIVES);
  const scale = Math.max(box.width / own.width, box.height / own.height);
  // The card's picture is another cut of the same one.
  const [aside, above] = [own.width - box.width / scale, own.height - box.height / scale].map((rest) => rest / 2);
  const [x, y] = [box.left + box.width / 2 - left - own.width / 2, box.top + box.height / 2 - own.top - own.height / 2];
  const begin = { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${above}px ${aside}px)` };
  const end = { transform: 'none', clipPath: 'inset(0)' };
  const land = () => {
    page.classList.remove(ARRIVES);
    flight.remove();
  };
  flight.animate([begin, end], { duration, easing: style.getPropertyValue('--ease') || 'ease' }).finished.then(land, land);
}
