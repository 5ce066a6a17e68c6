/** Hears when a part of the page comes near what is seen, and how high it stood (px) when it went far again. */
type Heard = (isNear: boolean, height: number) => void;

export interface NearScreen {
  /** Watches the element with this id until the returned function is called. */
  watch(id: string, heard: Heard): () => void;
}

/** What lies within a screen above and below the one that is seen is near. */
const MARGIN = '100% 0px';

/** Watches parts of the page that calls it. */
export function nearScreen(): NearScreen {
  const watched = new Map<Element, Heard>();
  let observer: IntersectionObserver | undefined;
  const observe = (element: Element) => {
    // Taro lets each page scroll by itself; a margin counts only around the element that scrolls.
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries)
          watched.get(target)?.(isIntersecting, boundingClientRect.height);
      },
      { root: element.closest('.taro_page'), rootMargin: MARGIN },
    );
    observer.observe(element);
  };
  return {
    watch(id, heard) {
      const element = document.getElementById(id);
      if (!element) return () => {};
      watched.set(element, heard);
      observe(element);
      return () => {
        watched.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}
